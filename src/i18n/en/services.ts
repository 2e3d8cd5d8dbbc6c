export const messages = {
  title: 'Our Services',
  description:
    'All our health insurance services with their yearly prices: hospital access, checkups, medicines, maternity, emergencies, premium care and more.',
  intro: 'Explore the services we provide to connect you with quality healthcare.',
  premiumBadge: 'Premium',
  search: {
    label: 'Search the services',
    hint: 'Such as birth, medicine or scan',
  },
  filter: {
    label: 'Show',
    all: 'All',
    standard: 'Standard',
    premium: 'Premium',
  },
  perYear: (price: string) => `${price}/year`,
  /** A price converted to birr at that day's rate. */
  inBirr: (amount: string, day: string) => `about ${amount}, rate of ${day}`,
  count: (shown: number) => (shown === 1 ? '1 service' : `${shown} services`),
  nothing: {
    heading: 'Nothing found',
    nothingFor: (search: string) => `No service matches “${search}”.`,
    advice: 'Try a shorter word, or show all services. You can also call us and say what you need.',
    showAll: 'Show all services',
  },
  onRequest: 'Price on request',
  pricesAsOf: (date: string) => `Prices as of ${date}`,
};
