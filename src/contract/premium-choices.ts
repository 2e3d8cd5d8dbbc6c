/** What the premium claim form offers: the database's first content, and the form's own until the server has been asked. */
export const premiumChoices = {
  hospitals: ['City Hospital', 'HealthCare Plus', 'Sunrise Medical', "St. Mary's"],
  policies: ['Emergency Care', 'Doctor Appointments', 'Surgical Procedures', 'Inpatient Services'],
  paymentMethods: ['Credit Card', 'Debit Card', 'Bank Transfer', 'Cash'],
} as const;
