/**
 * What a claim may name, by the name that travels and is kept. Another language shows its own beside it; what the company
 * adds later is shown as it is called, until a new version knows it.
 */
export const messages = {
  'Hospital Network Access': 'Hospital Network Access',
  'Claims Management': 'Claims Management',
  'Emergency Assistance': 'Emergency Assistance',
  'Routine Checkups': 'Routine Checkups',
  'Medication Support': 'Medication Support',
  'Minor Surgeries': 'Minor Surgeries',
  'Maternity Care': 'Maternity Care',
  'Customer Support': 'Customer Support',
  'International Treatment': 'International Treatment',
  'Private Rooms': 'Private Rooms',
  'Advanced Diagnostics': 'Advanced Diagnostics',
  'Air Ambulance Services': 'Air Ambulance Services',
  'Preventive Healthcare': 'Preventive Healthcare',
  Telemedicine: 'Telemedicine',
  'Emergency Care': 'Emergency Care',
  'Doctor Appointments': 'Doctor Appointments',
  'Surgical Procedures': 'Surgical Procedures',
  'Inpatient Services': 'Inpatient Services',
  'Credit Card': 'Credit Card',
  'Debit Card': 'Debit Card',
  'Bank Transfer': 'Bank Transfer',
  Cash: 'Cash',
  'Mobile Banking': 'Mobile Banking',
  Regular: 'Regular',
  Premium: 'Premium',
};
