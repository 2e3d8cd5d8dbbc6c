export const messages = {
  title: 'Upgrade to Premium',
  description:
    'What Premium adds to your health cover: treatment abroad, private rooms, scans, air ambulance, prevention, telemedicine and priority claims.',
  lead: 'Premium is for the day when ordinary cover does not reach far enough.',
  adds: {
    heading: 'What Premium adds',
    services: 'Premium services',
    servicesText: 'These are open to premium customers. Each has its own page with what it holds and what it costs.',
    priority: 'Priority claims',
    priorityText: 'You can mark a claim as a priority claim. It is looked at before the others.',
    dashboard: 'A dashboard of your own',
    dashboardText: 'Your plan, your services and your claims at a glance: approved, pending or declined.',
  },
  keeps: 'All standard services stay open to you.',
  cost: 'What Premium costs and gives',
  ask: 'Ask before you decide: it costs nothing.',
  price: 'Premium is for a year, and so is each service you choose. There is no charge for registering.',
  how: 'Premium has its own registration and its own login. If you have a regular account already, log in and ask for Premium here: your account stays the one you have.',
  upgrade: 'Upgrade Now',
  already: 'Premium already?',
  login: 'Login to Premium',
};
