import { offerWords } from '../../i18n/admin/offers.ts';
import { toast } from '../../ui/toast.tsx';

/** What is no number is told so by the contract. */
export const numberIn = (written: string | undefined): number | undefined =>
  written === undefined ? undefined : Number(written.replace(/,(?=\d{3})/g, ''));

export const savedToast = (then: () => void) => () => {
  toast(offerWords.saved);
  then();
};
