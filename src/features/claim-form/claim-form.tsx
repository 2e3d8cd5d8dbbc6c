import { limits } from '../../contract/fields.ts';
import type { Session } from '../../device/session.ts';
import { messagesOf } from '../../i18n/load-messages.ts';
import { useMessages } from '../../i18n/use-messages.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import type { Page } from '../../ui/page.ts';
import { ChoiceField } from '../customer/choice-field.tsx';
import { ClaimSubmission } from '../customer/claim-submission.tsx';
import { useOptions } from '../customer/options-query.ts';
import { requireCustomer } from '../customer/require-customer.tsx';
import { OptionsNotice } from './options-notice.tsx';

const empty = { hospital: '', service: '', paymentMethod: '', description: '' };

function ClaimForm({ session }: { session: Session }) {
  const messages = useMessages('claimForm');
  const optionsQuery = useOptions();
  const { options } = optionsQuery;
  const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);
  const { fields, claim } = messages;
  return (
    <ClaimSubmission
      owner={session.user.id}
      kind="claim"
      heading={claim.title}
      lead={claim.lead}
      submitLabel={claim.submit}
      received={claim.received}
      empty={empty}
    >
      {({ field }) => (
        <>
          <OptionsNotice query={optionsQuery} />
          <ChoiceField
            label={fields.hospital}
            placeholder={fields.chooseHospital}
            choices={names(options.hospitals)}
            unavailableLabel={fields.gone}
            required
            {...field('hospital')}
          />
          <ChoiceField
            label={fields.service}
            placeholder={fields.chooseService}
            choices={names(options.services)}
            unavailableLabel={fields.gone}
            required
            {...field('service')}
          />
          <ChoiceField
            label={fields.paymentMethod}
            placeholder={fields.choosePayment}
            choices={names(options.paymentMethods)}
            unavailableLabel={fields.gone}
            required
            {...field('paymentMethod')}
          />
          <TextAreaField
            label={fields.details}
            optional={fields.optional}
            hint={fields.detailsHint}
            maxLength={limits.description}
            remainingLabel={fields.left}
            enterKeyHint="enter"
            autoCapitalize="sentences"
            {...field('description')}
          />
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
