import type { Session } from '../../device/session.ts';
import { messagesOf } from '../../i18n/load-messages.ts';
import { useMessages } from '../../i18n/use-messages.tsx';
import type { Page } from '../../ui/page.ts';
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
import styles from './claim-form.module.css';
import { OptionsNotice } from './options-notice.tsx';

const noChoices = { hospital: '', service: '', paymentMethod: '', description: '' };

function ClaimForm({ session }: { session: Session }) {
  const messages = useMessages('claimForm');
  const optionsQuery = useOptions();
  const { options } = optionsQuery;
  const { profile } = useProfile(session);
  const lastUsed = useLastHospital(profile);
  const { fields, claim } = messages;
  return (
    <ClaimSubmission
      owner={session.user.id}
      kind="claim"
      heading={claim.title}
      lead={claim.lead}
      submitLabel={claim.submit}
      received={claim.received}
      empty={{ ...noChoices, ...emptyDetails(profile) }}
      claims={profile?.claims}
    >
      {({ field, values }) => (
        <>
          <OptionsNotice query={optionsQuery} />
          <HospitalField
            offered={options.hospitals}
            hospitals={options.hospitals}
            lastUsed={lastUsed}
            {...field('hospital')}
          />
          <ClaimChoiceField offered={options.services} {...field('service')} />
          <p role="status" className={styles.hint}>
            {profile && values.service && !profile.services.includes(values.service) && messages.notHeld}
          </p>
          <ClaimChoiceField offered={options.paymentMethods} {...field('paymentMethod')} />
          <ClaimDescriptionField label={fields.details} optional={fields.optional} {...field('description')} />
          <ClaimDetailsFields field={field} />
        </>
      )}
    </ClaimSubmission>
  );
}

const page: Page = {
  head: ({ language }) => {
    const { title, description } = messagesOf(language, 'claimForm').claim;
    return { title, description, hidden: true };
  },
  Page: requireCustomer(ClaimForm, { heading: (language) => messagesOf(language, 'claimForm').claim }),
};
export default page;
