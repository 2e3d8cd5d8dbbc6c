import type { CustomerDetail } from '../../contract/admin/customers.ts';
import { customerMessages } from '../../i18n/admin/customers.ts';
import styles from './customers.module.css';

type Props = { of: string; portraits: CustomerDetail['portraits']; personId: string | null };

/** The photograph on the card of the account's holder or of a member of the family, if there is one. */
export function Portrait({ of, portraits, personId }: Props) {
  const image = portraits.find((portrait) => portrait.personId === personId)?.image;
  if (image === undefined) return null;
  return <img className={styles.portrait} src={image} alt={customerMessages.portraitOf(of)} width="64" height="64" />;
}
