export const messages = {
  title: 'What was paid, and why',
  description: 'What you paid, what we approved of it and what is left for you, by year and service.',
  lead: 'What you paid, what we approved of it and what is left for you, by year and service.',
  loading: 'Your sums are being fetched…',
  nothingKnown: 'Your sums could not be fetched just now, and were not fetched to this phone before.',
  print: 'Print',
  printed: (when: string) => `Printed on ${when}`,
  empty: {
    title: 'No claim decided yet',
    text: 'Once a claim of yours is decided, its sums stand here.',
    claims: 'See my claims',
  },
  year: (ethiopian: number, gregorian: string) => `Year ${ethiopian} E.C. (${gregorian})`,
  days: (from: string, until: string) => `From ${from} until ${until}`,
  whichYear:
    'A year here is one of the Ethiopian calendar. A claim belongs to the year of its treatment, or of its arrival if no day of treatment was given.',
  service: 'Service',
  policy: 'Policy',
  billed: 'Billed',
  approved: 'Approved',
  own: 'Paid by you',
  total: 'Total',
  /** Numbers of claims. */
  count: {
    approved: (count: number) => `${count} approved`,
    declined: (count: number) => `${count} declined`,
    undecided: (count: number) => `${count} not decided yet`,
  },
  notStated: 'Not stated',
  withoutOwn: (count: number) =>
    `${count === 1 ? 'One claim is' : `${count} claims are`} not in “Paid by you”: the amount billed was not stated, or there was no exchange rate.`,
  reasons: {
    heading: 'Why a part was yours to pay',
    inPart: 'Approved in part: less was approved than was billed.',
    claims: (count: number) => (count === 1 ? 'one claim' : `${count} claims`),
  },
  limits: {
    heading: 'What is left this year',
    lead: (from: string, until: string) =>
      `The most that we pay for a service in one Ethiopian year, now from ${from} until ${until}. On the day after, it begins anew.`,
    limit: 'Yearly limit',
    approved: 'Approved so far',
    left: 'Left',
    rate: (day: string) => `In birr at the rate of ${day}. It is agreed in dollars.`,
  },
  /** On the page of one claim. */
  claim: {
    cannotSay: 'Not known, since the amount billed was not stated',
    noRate: 'Not known, since there was no exchange rate',
    nothing: 'Nothing',
    why: 'Why',
    left: 'Left of the yearly limit',
    leftForPerson: 'Left of the yearly limit for this person',
    leftOf: (left: string, limit: string, from: string, until: string) =>
      `${left} of ${limit}, from ${from} until ${until}`,
    all: 'All years and limits',
  },
};
