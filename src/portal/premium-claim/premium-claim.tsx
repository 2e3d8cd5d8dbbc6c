import { useEffect, useState } from 'preact/hooks';
import { limits } from '../../contract/fields.ts';
import { premiumChoices } from '../../contract/premium-choices.ts';
import { lastAnswer } from '../../device/answers.ts';
import type { Session } from '../../device/session.ts';
import { useWords, wordsOf } from '../../text/words.tsx';
import { CheckboxField, TextAreaField, TextField } from '../../ui/field.tsx';
import type { Page } from '../../ui/page.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ChoiceField } from '../choice-field.tsx';
import { guarded } from '../guarded.tsx';
import { useKnownOptions } from '../known-options.ts';
import { LetterForm } from '../letter-form.tsx';
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
  const words = useWords('claimForm');
  const { known } = useKnownOptions();
  const prefilled = usePrefilled(session.user.id);
  if (!prefilled) return <Skeleton lines={6} />;
  // What the server offers may be newer; the form works before it was ever asked.
  const served = known.state === 'known' ? known.options.premium : undefined;
  const offered = {
    hospitals: served?.hospitals.map(({ name }) => name) ?? premiumChoices.hospitals,
    policies: served?.policies.map(({ name }) => name) ?? premiumChoices.policies,
    paymentMethods: served?.paymentMethods.map(({ name }) => name) ?? premiumChoices.paymentMethods,
  };
  const { fields, premium } = words;
  return (
    <LetterForm
      owner={session.user.id}
      kind="premium-claim"
      heading={premium.title}
      lead={premium.lead}
      submitLabel={premium.submit}
      received={() => premium.received}
      empty={prefilled}
    >
      {({ field, values }) => (
        <>
          <TextField
            label={fields.fullName}
            autoComplete="name"
            enterkeyhint="next"
            maxLength={limits.name}
            required
            {...field('fullName')}
          />
          <TextField
            label={fields.email}
            type="email"
            autoComplete="email"
            inputMode="email"
            enterkeyhint="next"
            maxLength={limits.email}
            required
            {...field('email')}
          />
          <ChoiceField
            label={fields.hospital}
            choose={fields.chooseHospital}
            offered={offered.hospitals}
            gone={fields.gone}
            required
            {...field('hospital')}
          />
          <ChoiceField
            label={fields.policy}
            choose={fields.choosePolicy}
            offered={offered.policies}
            gone={fields.gone}
            required
            {...field('policy')}
          />
          <ChoiceField
            label={fields.paymentMethod}
            choose={fields.choosePayment}
            offered={offered.paymentMethods}
            gone={fields.gone}
            required
            {...field('paymentMethod')}
          />
          <TextAreaField
            label={fields.description}
            hint={fields.detailsHint}
            maxLength={limits.description}
            leftLabel={fields.left}
            enterkeyhint="enter"
            autoCapitalize="sentences"
            required
            {...field('description')}
          />
          <CheckboxField
            label={fields.priority}
            hint={fields.priorityHint}
            checked={values.priority}
            {...field('priority')}
          />
        </>
      )}
    </LetterForm>
  );
}

/** The name and email that the phone last knew; nothing to wait for a network for. */
function usePrefilled(owner: string): typeof empty | undefined {
  const [prefilled, setPrefilled] = useState<typeof empty>();
  useEffect(() => {
    let over = false;
    const read = async () => {
      const profile = await lastAnswer('profile', owner).catch(() => undefined);
      const user = profile?.answer.user;
      if (!over) setPrefilled({ ...empty, ...(user && { fullName: user.username, email: user.email }) });
    };
    void read();
    return () => {
      over = true;
    };
  }, [owner]);
  return prefilled;
}

const page: Page = {
  head: ({ language }) => {
    const { title, description } = wordsOf(language, 'claimForm').premium;
    return { title, description, hidden: true };
  },
  Page: guarded(PremiumClaim, {
    heading: (language) => wordsOf(language, 'claimForm').premium,
    way: '/premium-login',
    Instead: PremiumOnly,
  }),
};
export default page;
