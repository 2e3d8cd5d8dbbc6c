import { catalogue, type ServiceSlug } from '../catalogue.ts';

/** A description is short enough to be the page's meta description. */
export type ServiceWords = { title: string; description: string };

const descriptions: Record<ServiceSlug, string> = {
  'hospital-network':
    'Use your cover at the hospitals that partner with us. Their service fees are covered through your plan, so you know where to go before you fall ill.',
  'claims-management':
    'We go with each claim from the form to the decision. Fill it in on your phone, even with no network, and see at any time where it stands.',
  'emergency-assistance':
    'Help by phone at any hour when someone is suddenly ill or hurt. We tell you which partner hospital to go to. Your claim can wait until the danger is past.',
  'routine-checkups':
    'A visit to the doctor while you still feel well. Simple checks find trouble early, when it is easier and cheaper to treat.',
  'medication-support':
    'Help with the cost of medicines that a doctor has prescribed, whether you need them once or every month.',
  'minor-surgeries':
    'Cover for small operations that need no long stay in hospital. Most people are home the same day.',
  'maternity-care':
    'Care for mother and baby from the first pregnancy visit to the weeks after birth: antenatal visits, delivery and the checks that follow.',
  'customer-support':
    'People to talk to, day and night, about your cover, a bill or a claim. Call or write, and ask as often as you need to.',
  'international-treatment':
    'For treatment that cannot be had in Ethiopia. We help you and your doctor to find a hospital abroad, to agree on the cost first and to get the papers ready.',
  'private-rooms':
    'A room of your own when you stay in a partner hospital: quiet for the patient, and space for the relative who stays.',
  'advanced-diagnostics':
    'Scans and special tests for when a doctor needs to see more. We help you find where the machine is, and cover the examination as your policy states.',
  'air-ambulance':
    'Transport by air when a patient must reach a distant hospital and the road would take too long. Medical staff travel with the patient.',
  'preventive-healthcare':
    'Care that keeps illness away: screening, vaccination and advice that fit your age and your family’s history. More than a checkup, it is a plan for the year.',
  telemedicine:
    'Talk with a doctor by phone or video from where you are. It saves the road when no examination is needed, and tells you plainly when you must come in.',
};

export const serviceWords = Object.fromEntries(
  catalogue.map(({ slug, title }) => [slug, { title, description: descriptions[slug] }]),
) as Record<ServiceSlug, ServiceWords>;
