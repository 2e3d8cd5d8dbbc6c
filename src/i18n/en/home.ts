export const messages = {
  title: 'Health insurance for you and your family',
  description:
    'Affordable health cover at partner hospitals in Ethiopia, help by phone day and night, and claims you make on your phone, even with no network.',
  hero: {
    headline: 'Get Started with Health Coverage',
    lead: 'A yearly plan for you and your family, used at partner hospitals. Help by phone, day and night. Claims from your own phone, even with no network.',
    register: 'Register Now',
    picture: 'A highland town at dawn. A road leads up to a small clinic with its door open and lit.',
  },
  premium: {
    heading: 'Premium',
    lead: 'Treatment abroad, private rooms, air ambulance and more, and your claims are looked at first.',
    login: 'Login',
    loginLabel: 'Login to Premium',
    register: 'Register',
    registerLabel: 'Register for Premium',
  },
  why: {
    heading: 'Why Choose Us',
    hassleFree: {
      title: 'Hassle-Free Claims',
      description:
        'One short form on your phone. It saves itself as you type, leaves when there is a network, and comes back with a receipt number.',
    },
    support: {
      title: '24/7 Customer Support',
      description:
        'A person answers the phone at every hour. Ask about a hospital, a bill or a claim, as often as you need to.',
    },
    affordable: {
      title: 'Affordable Policies',
      description: 'Take only the services you need. You know the price for the whole year before you sign anything.',
    },
    network: {
      title: 'Wide Network Coverage',
      description:
        'Hospital service fees are covered through partnered hospitals, in your own town and when you travel.',
    },
  },
  statistics: {
    heading: 'In numbers',
    users: 'Users of Service',
    claims: 'Total Claims',
    years: 'Years of Experience',
    policies: 'Policies & Services',
  },
  services: {
    heading: 'Our Services',
    lead: 'Three to begin with. The list has them all.',
    viewMore: 'View More',
    viewMoreOf: (service: string) => `about ${service}`,
    viewAll: 'View All Services',
  },
  blog: {
    heading: 'Blog & News',
    lead: 'Short reading for the day you need it.',
    readMore: 'Read More',
    readMoreOf: (article: string) => `about ${article}`,
  },
  testimonials: {
    heading: 'What our customers say',
    quotes: [
      {
        name: 'Selamawit T.',
        location: 'Dessie',
        feedback:
          'My mother needs her blood pressure medicine every month. I keep the receipts in one envelope, make the claim on my phone, and I can see where it is.',
      },
      {
        name: 'Abdi M.',
        location: 'Adama',
        feedback:
          'I called at night because I could not read the hospital bill. They went through it with me line by line. Nobody made me feel in a hurry.',
      },
      {
        name: 'Tigist G.',
        location: 'Hawassa',
        feedback:
          'There was no network at the hospital, so I wrote the claim on the bench outside. It went by itself on the way home, and the receipt number came.',
      },
    ],
    portrait: (name: string) => `A drawn portrait of ${name}`,
  },
  caseStudies: {
    heading: 'Case studies',
    emergency: {
      title: 'Emergency Surgery Coverage',
      description:
        'A customer was taken to a partner hospital at night and operated on within hours. The family made the claim after the surgery, and the plan covered 90% of expenses.',
    },
    chronic: {
      title: 'Chronic Disease Management',
      description:
        'A customer with diabetes needs a checkup, tests and medicine every few months. With each receipt kept and each claim made on the phone, the plan covered 90% of expenses.',
    },
  },
  about: {
    heading: 'About Us',
    lead: 'We insure the cost of falling ill, so that the first question at the hospital is about the patient and not about the money. Hospital service fees are covered through partnered hospitals.',
    learnMore: 'Learn More',
    learnMoreOf: 'about us',
  },
};
