import type { ServiceSlug } from '../catalogue.ts';

/** What a service includes. Separate from its other messages, because most pages that name a service do not show it. */
export type ServiceHighlights = Record<ServiceSlug, string[]>;

export const serviceHighlights: ServiceHighlights = {
  'hospital-network': [
    'Hospital service fees covered through partnered hospitals',
    'Partner hospitals listed with their town and phone number',
    'For use at any partner hospital, in your own town and when you travel',
    'Help by phone to find the partner hospital nearest to you',
    'Hospitals to choose from a list when you make a claim, with no address to type',
  ],
  'claims-management': [
    'A short form: hospital, service, payment method and what happened',
    'Saved on your phone as you type, and sent when there is a network',
    'A receipt number for every claim that has reached us',
    'Each step shown with its date, from received to decided',
    'A reason in plain words if a claim is declined',
  ],
  'emergency-assistance': [
    'A person to talk to, day and night, every day of the year',
    'The nearest partner hospital that treats emergencies, and its phone number',
    'Cover for emergency treatment at partner hospitals, as your policy states',
    'Care comes first: the claim is made afterwards',
    'When a life is in danger, go to the nearest hospital at once and call us from there',
  ],
  'routine-checkups': [
    'Checkups at partner hospitals',
    'Blood pressure, weight and blood sugar measured',
    'Basic blood and urine tests when the doctor asks for them',
    'Growth and vaccination dates looked over for children',
    'A written result to keep and to show at the next visit',
  ],
  'medication-support': [
    'Prescribed medicines from the pharmacies of partner hospitals',
    'Long treatment too, such as for high blood pressure, diabetes or asthma',
    'A claim for what you paid yourself, with the prescription and the receipt',
    'Advice by phone when a pharmacy does not have your medicine',
    'Help to ask your doctor about a lower-priced medicine that does the same work',
  ],
  'minor-surgeries': [
    'Stitching of wounds, draining of abscesses, removal of small lumps',
    'Local anaesthetic, dressings and the materials used',
    'The visit afterwards to check the wound and take out stitches',
    'The surgeon’s fee and the room at a partner hospital, as your policy states',
    'Advice by phone beforehand on what to bring and what to ask',
  ],
  'maternity-care': [
    'Antenatal visits and the tests that belong to them',
    'Delivery at a partner hospital, normal or by caesarean section',
    'Checks of mother and baby in the days and weeks after birth',
    'A number to call at any hour when something does not seem right',
    'Best taken early: your policy states how long it must have run before delivery is covered',
  ],
  'customer-support': [
    'Answered by phone at every hour, every day',
    'An email address for whatever needs writing or a photo of a paper',
    'Help with a claim form, line by line, while you are on the phone',
    'Your receipt number is enough for us to find your claim',
    'A complaint is written down and answered in writing',
  ],
  'international-treatment': [
    'A referral from your doctor here, with your records sent ahead',
    'The expected cost agreed with the hospital before you travel',
    'Letters for the visa and for the hospital',
    'Treatment abroad covered up to the limit in your policy',
    'One contact before, during and after the journey',
    'Follow-up at a partner hospital when you are home again',
  ],
  'private-rooms': [
    'A single room, wherever the hospital has one free',
    'Space for one relative to stay with you',
    'The room fee covered up to the limit in your policy',
    'Asked for in advance when your stay is planned',
    'Cover on the ward goes on as usual while no single room is free',
  ],
  'advanced-diagnostics': [
    'CT and MRI scans',
    'Ultrasound of the heart and other special ultrasound examinations',
    'Biopsies and special laboratory tests',
    'An appointment at a partner hospital that has the equipment',
    'Your results in your own hands, to take to any doctor you choose',
  ],
  'air-ambulance': [
    'Asked for by the doctor in charge, or by phone at any hour',
    'Medical staff and equipment with the patient on the way',
    'The receiving hospital told before the aircraft leaves',
    'A road ambulance to the airfield and from it',
    'An honest answer when weather or airfield do not allow a flight, and help with the road instead',
  ],
  'preventive-healthcare': [
    'A yearly talk with a doctor about your own risks',
    'Screening for high blood pressure, diabetes, and cervical and breast cancer, as the doctor advises',
    'Vaccinations for adults, as the doctor advises',
    'Advice on food, movement, sleep, tobacco, alcohol and khat',
    'A written plan that says what to check, and when',
  ],
  telemedicine: [
    'A voice call is enough; video where the network allows it',
    'Questions about symptoms, test results and medicines',
    'Follow-up of a long illness between visits to the clinic',
    'The nearest partner hospital named when you need to be examined',
    'Private, as in the doctor’s own room',
    'Not for emergencies: with a danger sign, go to a hospital at once',
  ],
};
