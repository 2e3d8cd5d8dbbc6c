import type { FirstHospitalName } from '../../contract/first-hospitals.ts';

/** They are stored in English. */
const hospitalNames = {} as Record<FirstHospitalName, string>;

/**
 * Translations of the names a claim may contain, by their English (stored) name. Names the company adds later are
 * shown untranslated until a release translates them.
 */
export const messages = {
  ...hospitalNames,
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
