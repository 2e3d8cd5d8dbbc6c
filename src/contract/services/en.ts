import type { ServiceSlug } from '../catalogue.ts';

/** A description is short enough to stand in a search result as it is. */
export type ServiceWords = { title: string; description: string; highlights: string[] };

export const serviceWords: Record<ServiceSlug, ServiceWords> = {
  'hospital-network': {
    title: 'Hospital Network Access',
    description:
      'Use your cover at the hospitals that partner with us. Their service fees are covered through your plan, so you know where to go before you fall ill.',
    highlights: [
      'Hospital service fees covered through partnered hospitals',
      'Partner hospitals listed with their town and phone number',
      'For use at any partner hospital, in your own town and when you travel',
      'Help by phone to find the partner hospital nearest to you',
      'Hospitals to choose from a list when you make a claim, with no address to type',
    ],
  },
  'claims-management': {
    title: 'Claims Management',
    description:
      'We go with each claim from the form to the decision. Fill it in on your phone, even with no network, and see at any time where it stands.',
    highlights: [
      'A short form: hospital, service, payment method and what happened',
      'Saved on your phone as you type, and sent when there is a network',
      'A receipt number for every claim that has reached us',
      'Each step shown with its date, from received to decided',
      'A reason in plain words if a claim is declined',
    ],
  },
  'emergency-assistance': {
    title: 'Emergency Assistance',
    description:
      'Help by phone at any hour when someone is suddenly ill or hurt. We tell you which partner hospital to go to. Your claim can wait until the danger is past.',
    highlights: [
      'A person to talk to, day and night, every day of the year',
      'The nearest partner hospital that treats emergencies, and its phone number',
      'Cover for emergency treatment at partner hospitals, as your policy states',
      'Care comes first: the claim is made afterwards',
      'When a life is in danger, go to the nearest hospital at once and call us from there',
    ],
  },
  'routine-checkups': {
    title: 'Routine Checkups',
    description:
      'A visit to the doctor while you still feel well. Simple checks find trouble early, when it is easier and cheaper to treat.',
    highlights: [
      'Checkups at partner hospitals',
      'Blood pressure, weight and blood sugar measured',
      'Basic blood and urine tests when the doctor asks for them',
      'Growth and vaccination dates looked over for children',
      'A written result to keep and to show at the next visit',
    ],
  },
  'medication-support': {
    title: 'Medication Support',
    description:
      'Help with the cost of medicines that a doctor has prescribed, whether you need them once or every month.',
    highlights: [
      'Prescribed medicines from the pharmacies of partner hospitals',
      'Long treatment too, such as for high blood pressure, diabetes or asthma',
      'A claim for what you paid yourself, with the prescription and the receipt',
      'Advice by phone when a pharmacy does not have your medicine',
      'Help to ask your doctor about a lower-priced medicine that does the same work',
    ],
  },
  'minor-surgeries': {
    title: 'Minor Surgeries',
    description: 'Cover for small operations that need no long stay in hospital. Most people are home the same day.',
    highlights: [
      'Stitching of wounds, draining of abscesses, removal of small lumps',
      'Local anaesthetic, dressings and the materials used',
      'The visit afterwards to check the wound and take out stitches',
      'The surgeon’s fee and the room at a partner hospital, as your policy states',
      'Advice by phone beforehand on what to bring and what to ask',
    ],
  },
  'maternity-care': {
    title: 'Maternity Care',
    description:
      'Care for mother and baby from the first pregnancy visit to the weeks after birth: antenatal visits, delivery and the checks that follow.',
    highlights: [
      'Antenatal visits and the tests that belong to them',
      'Delivery at a partner hospital, normal or by caesarean section',
      'Checks of mother and baby in the days and weeks after birth',
      'A number to call at any hour when something does not seem right',
      'Best taken early: your policy states how long it must have run before delivery is covered',
    ],
  },
  'customer-support': {
    title: 'Customer Support',
    description:
      'People to talk to, day and night, about your cover, a bill or a claim. Call or write, and ask as often as you need to.',
    highlights: [
      'Answered by phone at every hour, every day',
      'An email address for whatever needs writing or a photo of a paper',
      'Help with a claim form, line by line, while you are on the phone',
      'Your receipt number is enough for us to find your claim',
      'A complaint is written down and answered in writing',
    ],
  },
  'international-treatment': {
    title: 'International Treatment',
    description:
      'For treatment that cannot be had in Ethiopia. We help you and your doctor to find a hospital abroad, to agree on the cost first and to get the papers ready.',
    highlights: [
      'A referral from your doctor here, with your records sent ahead',
      'The expected cost agreed with the hospital before you travel',
      'Letters for the visa and for the hospital',
      'Treatment abroad covered up to the limit in your policy',
      'One contact before, during and after the journey',
      'Follow-up at a partner hospital when you are home again',
    ],
  },
  'private-rooms': {
    title: 'Private Rooms',
    description:
      'A room of your own when you stay in a partner hospital: quiet for the patient, and space for the relative who stays.',
    highlights: [
      'A single room, wherever the hospital has one free',
      'Space for one relative to stay with you',
      'The room fee covered up to the limit in your policy',
      'Asked for in advance when your stay is planned',
      'Cover on the ward goes on as usual while no single room is free',
    ],
  },
  'advanced-diagnostics': {
    title: 'Advanced Diagnostics',
    description:
      'Scans and special tests for when a doctor needs to see more. We help you find where the machine is, and cover the examination as your policy states.',
    highlights: [
      'CT and MRI scans',
      'Ultrasound of the heart and other special ultrasound examinations',
      'Biopsies and special laboratory tests',
      'An appointment at a partner hospital that has the equipment',
      'Your results in your own hands, to take to any doctor you choose',
    ],
  },
  'air-ambulance': {
    title: 'Air Ambulance Services',
    description:
      'Transport by air when a patient must reach a distant hospital and the road would take too long. Medical staff travel with the patient.',
    highlights: [
      'Asked for by the doctor in charge, or by phone at any hour',
      'Medical staff and equipment with the patient on the way',
      'The receiving hospital told before the aircraft leaves',
      'A road ambulance to the airfield and from it',
      'An honest answer when weather or airfield do not allow a flight, and help with the road instead',
    ],
  },
  'preventive-healthcare': {
    title: 'Preventive Healthcare',
    description:
      'Care that keeps illness away: screening, vaccination and advice that fit your age and your family’s history. More than a checkup, it is a plan for the year.',
    highlights: [
      'A yearly talk with a doctor about your own risks',
      'Screening for high blood pressure, diabetes, and cervical and breast cancer, as the doctor advises',
      'Vaccinations for adults, as the doctor advises',
      'Advice on food, movement, sleep, tobacco, alcohol and khat',
      'A written plan that says what to check, and when',
    ],
  },
  telemedicine: {
    title: 'Telemedicine',
    description:
      'Talk with a doctor by phone or video from where you are. It saves the road when no examination is needed, and tells you plainly when you must come in.',
    highlights: [
      'A voice call is enough; video where the network allows it',
      'Questions about symptoms, test results and medicines',
      'Follow-up of a long illness between visits to the clinic',
      'The nearest partner hospital named when you need to be examined',
      'Private, as in the doctor’s own room',
      'Not for emergencies: with a danger sign, go to a hospital at once',
    ],
  },
};
