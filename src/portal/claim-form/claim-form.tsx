import { limits } from '../../contract/fields.ts';
import type { Session } from '../../device/session.ts';
import { useWords, wordsOf } from '../../text/words.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import type { Page } from '../../ui/page.ts';
import { ChoiceField } from '../choice-field.tsx';
import { guarded } from '../guarded.tsx';
import { useKnownOptions } from '../known-options.ts';
import { LetterForm } from '../letter-form.tsx';
import { OptionsNotice } from './options-notice.tsx';

const empty = { hospital: '', service: '', paymentMethod: '', description: '' };

function ClaimForm({ session }: { session: Session }) {
  const words = useWords('claimForm');
  const { known, again } = useKnownOptions();
  const offered = known.state === 'known' ? known.options : { hospitals: [], services: [], paymentMethods: [] };
  const names = (options: readonly { name: string }[]) => options.map(({ name }) => name);
  const { fields, claim } = words;
  const unlessComing = (choose: string) => (known.state === 'loading' ? words.options.loading : choose);
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
          <OptionsNotice known={known} again={again} />
          <ChoiceField
            label={fields.hospital}
            choose={unlessComing(fields.chooseHospital)}
            offered={names(offered.hospitals)}
            gone={fields.gone}
            required
            {...field('hospital')}
          />
          <ChoiceField
            label={fields.service}
            choose={unlessComing(fields.chooseService)}
            offered={names(offered.services)}
            gone={fields.gone}
            required
            {...field('service')}
          />
          <ChoiceField
            label={fields.paymentMethod}
            choose={unlessComing(fields.choosePayment)}
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
            enterkeyhint="enter"
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
