export const messages = {
  title: 'My account',
  premiumTitle: 'My premium account',
  description: 'Your cover and your claims.',
  welcome: (name: string) => `Welcome, ${name}`,
  user: {
    heading: 'User Information',
    fullName: 'Full name',
    email: 'Email',
    phone: 'Phone',
    confirmPhone: 'Confirm it, to choose a new password by SMS if you forget it',
    plan: 'Subscription plan',
    planFromPayment: 'from the day your payment is confirmed',
    planFrom: (day: string) => `from ${day}`,
    planUntil: (day: string) => `until ${day}`,
    change: 'Change',
  },
  notConfirmed: {
    title: 'Your premium plan is not confirmed yet.',
    text: 'Until we have confirmed your payment, your claims are taken like any other, and premium services wait as requested. Tell us how you want to pay, and we get in touch.',
    asked:
      'We know how you want to pay, and get in touch about it. Until the payment is confirmed, your claims are taken like any other, and premium services wait as requested.',
    pay: 'Choose how to pay',
  },
  services: {
    heading: 'Subscribed Services',
    none: 'No services subscribed yet.',
    browse: 'See all services',
    until: (day: string) => `Until ${day}`,
    requested: 'Requested',
    declined: 'Declined',
  },
  waiting: {
    heading: 'On this phone',
    some: (count: number) =>
      count === 1
        ? 'One claim or request is saved on this phone and not sent yet.'
        : `${count} claims and requests are saved on this phone and not sent yet.`,
    attention: (count: number) => (count === 1 ? 'One of them needs correction.' : `${count} of them need correction.`),
    see: 'See them in my claims',
  },
  attention: {
    heading: 'Needs you',
    asked: 'We have a question',
    declined: 'Declined',
    amount: (money: string) => `${money} paid`,
  },
  underWay: { heading: 'Under way', requested: 'Requested', upgrade: 'Premium, upgrade' },
  claims: {
    heading: 'Claim Status',
    approved: 'Approved',
    pending: 'Pending',
    declined: 'Declined',
    noneApproved: 'No approved claims yet.',
    none: 'No claims submitted yet.',
    decidedOn: (day: string) => `Decided on ${day}`,
    sentOn: (day: string) => `Received on ${day}`,
    seeAll: 'See all my claims',
  },
  next: {
    heading: 'New claim',
    form: 'Fill in a claim form',
    priority: 'Request Priority Claim',
  },
  request: {
    lead: 'Or leave the rest to us: we are told that you want to make a claim, and we call you.',
    submit: 'Request Claim to Admin',
    sent: 'Claim request sent to admin.',
    open: (number: string) => `Your request ${number} is open already. We call you.`,
    failed: 'Error submitting claim request.',
    notStored: 'It could not be saved on this phone, which may be full.',
    saved: 'Your request is saved on this phone, not sent yet. It goes out by itself once there is a network.',
  },
};
