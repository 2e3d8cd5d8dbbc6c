import type { Session } from '../../device/session.ts';
import { messagesOf } from '../../i18n/load-messages.ts';
import { useMessages } from '../../i18n/use-messages.tsx';
import { CheckboxField } from '../../ui/field.tsx';
import type { Page } from '../../ui/page.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmailField, NameField } from '../customer/account-fields.tsx';
import {
  ClaimChoiceField,
  ClaimDescriptionField,
  ClaimDetailsFields,
  emptyDetails,
} from '../customer/claim-fields.tsx';
import { ClaimSubmission } from '../customer/claim-submission.tsx';
import { HospitalField } from '../customer/hospital-field.tsx';
import { useLastHospital } from '../customer/last-hospital.ts';
import { useOptions } from '../customer/options-query.ts';
import { useProfile } from '../customer/profile-query.ts';
import { requireCustomer } from '../customer/require-customer.tsx';
import { PremiumOnly } from './premium-only.tsx';

const empty = {
  fullName: '',
  email: '',
  hospital: '',
  policy: '',
  paymentMethod: '',
  description: '',
  priority: true as boolean,
};

function PremiumClaim({ session }: { session: Session }) {
  const messages = useMessages('claimForm');
  const { premium: options, hospitals } = useOptions().options;
  const { profile, isUnreachable } = useProfile(session);
  const lastUsed = useLastHospital(profile);
  // While the server is unreachable the form opens with the name from the session instead of waiting.
  if (!profile && !isUnreachable) return <Skeleton lines={6} />;
  const { username = session.user.name ?? '', email = '' } = profile?.user ?? {};
  const { fields, premium } = messages;
  return (
    <ClaimSubmission
      owner={session.user.id}
      kind="premium-claim"
      heading={premium.title}
      lead={premium.lead}
      submitLabel={premium.submit}
      received={() => premium.received}
      empty={{ ...empty, fullName: username, email, ...emptyDetails(profile) }}
      claims={profile?.claims}
    >
      {({ field, values }) => (
        <>
          <NameField label={fields.fullName} {...field('fullName')} />
          <EmailField label={fields.email} {...field('email')} />
          <HospitalField offered={options.hospitals} hospitals={hospitals} lastUsed={lastUsed} {...field('hospital')} />
          <ClaimChoiceField offered={options.policies} {...field('policy')} />
          <ClaimChoiceField offered={options.paymentMethods} {...field('paymentMethod')} />
          <ClaimDescriptionField label={fields.description} required {...field('description')} />
          <ClaimDetailsFields field={field} />
          <CheckboxField
            label={fields.priority}
            hint={fields.priorityHint}
            checked={values.priority}
            {...field('priority')}
          />
        </>
      )}
    </ClaimSubmission>
  );
}

const page: Page = {
  head: ({ language }) => {
    const { title, description } = messagesOf(language, 'claimForm').premium;
    return { title, description, hidden: true };
  },
  Page: requireCustomer(PremiumClaim, {
    heading: (language) => messagesOf(language, 'claimForm').premium,
    loginPath: '/premium-login',
    fallback: PremiumOnly,
  }),
};
export default page;
