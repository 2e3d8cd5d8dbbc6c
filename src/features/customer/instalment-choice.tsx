import { instalmentCents, instalmentCount, instalmentDueOn } from '../../contract/instalments.ts';
import { fullDay } from '../../i18n/dates.ts';
import { formatAmount } from '../../i18n/money.ts';
import { useLanguage, useMessages } from '../../i18n/use-messages.tsx';
import { ChipGroup } from '../../ui/chip-group.tsx';
import { useServices } from '../offers/services-query.ts';
import styles from './instalment-choice.module.css';

type Props = {
  /** in dollars */
  yearlyPrice: number;
  /** of the year, should the first instalment be paid today */
  firstDay: string;
  byQuarter: boolean;
  onChange: (byQuarter: boolean) => void;
};

/** Whether a year is paid at once or by quarter, with the day and the amount of each instalment. */
export function InstalmentChoice({ yearlyPrice, firstDay, byQuarter, onChange }: Props) {
  const messages = useMessages('subscribe').instalments;
  const language = useLanguage();
  const { birrPriceOf } = useServices();
  const amountOf = (instalment: number) => {
    const cents = instalmentCents(yearlyPrice, instalment);
    const birr = birrPriceOf(cents / 100);
    return birr ? messages.inBirr(formatAmount(language, cents), birr.amount) : formatAmount(language, cents);
  };
  return (
    <div className={styles.choice}>
      <ChipGroup
        legend={messages.legend}
        value={byQuarter ? 'quarter' : 'year'}
        onChange={(value) => onChange(value === 'quarter')}
        options={[
          { value: 'year', label: messages.atOnce },
          { value: 'quarter', label: messages.byQuarter },
        ]}
      />
      <p>{messages.lead}</p>
      <ol className={styles.list}>
        {Array.from({ length: instalmentCount }, (_, index) => index + 1).map((instalment) => (
          <li key={instalment} className={styles.instalment}>
            <span>
              {instalment === 1
                ? messages.first
                : messages.dueOn(fullDay(language, instalmentDueOn(firstDay, instalment)))}
            </span>
            <span>{amountOf(instalment)}</span>
          </li>
        ))}
      </ol>
      <p>{messages.late}</p>
    </div>
  );
}
