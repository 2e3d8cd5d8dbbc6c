import { limits } from '../../contract/fields.ts';
import type { Session } from '../../device/session.ts';
import { wordsOf } from '../../text/load.ts';
import { useWords } from '../../text/words.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import type { Page } from '../../ui/page.ts';
import { ChoiceField } from '../choice-field.tsx';
import { guarded } from '../guarded.tsx';
import { LetterForm } from '../letter-form.tsx';
import { useOptions } from '../options-query.ts';
import { OptionsNotice } from './options-notice.tsx';

const empty = { hospital: '', service: '', paymentMethod: '', description: '' };

function ClaimForm({ session }: { session: Session }) {
  const words = useWords('claimForm');
  const known = useOptions();
  const offered = known.options;
  const names = (options: readonly { name: string }[]) => options.map(({ name }) => name);
  const { fields, claim } = words;
  return (
    <LetterForm
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
          <OptionsNotice known={known} />
          <ChoiceField
            label={fields.hospital}
            choose={fields.chooseHospital}
            offered={names(offered.hospitals)}
            gone={fields.gone}
            required
            {...field('hospital')}
          />
          <ChoiceField
            label={fields.service}
            choose={fields.chooseService}
            offered={names(offered.services)}
            gone={fields.gone}
            required
            {...field('service')}
          />
          <ChoiceField
            label={fields.paymentMethod}
            choose={fields.choosePayment}
            offered={names(offered.paymentMethods)}
            gone={fields.gone}
            required
            {...field('paymentMethod')}
          />
          <TextAreaField
            label={fields.details}
            optional={fields.optional}
            hint={fields.detailsHint}
            maxLength={limits.description}
            leftLabel={fields.left}
            enterKeyHint="enter"
            autoCapitalize="sentences"
            {...field('description')}
          />
        </>
      )}
    </LetterForm>
  );
}

const page: Page = {
  head: ({ language }) => {
    const { title, description } = wordsOf(language, 'claimForm').claim;
    return { title, description, hidden: true };
  },
  Page: guarded(ClaimForm, { heading: (language) => wordsOf(language, 'claimForm').claim }),
};
export default page;
