/**
 * The choices of the premium claim form: the database's initial content, and the form's until the server has
 * responded. More hospitals are in `first-hospitals.ts`.
 */
export const premiumChoices = {
  hospitals: ['City Hospital', 'HealthCare Plus', 'Sunrise Medical', "St. Mary's"],
  policies: ['Emergency Care', 'Doctor Appointments', 'Surgical Procedures', 'Inpatient Services'],
  paymentMethods: ['Credit Card', 'Debit Card', 'Bank Transfer', 'Cash'],
} as const;
