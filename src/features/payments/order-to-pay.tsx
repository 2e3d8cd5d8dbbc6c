import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { endpoints } from '../../contract/endpoints.ts';
import { request } from '../../device/api-client.ts';
import type { Session } from '../../device/session.ts';
import { formatAmount, formatPrice } from '../../i18n/money.ts';
import { useLanguage, useMessages } from '../../i18n/use-messages.tsx';
import { useOnline } from '../../layout/use-online.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { handleSessionRefused } from '../customer/session-store.ts';
import { useServices } from '../offers/services-query.ts';
import { InstalmentState } from './instalment-state.tsx';
import type { OrderToPay as Order } from './orders-to-pay.ts';
import styles from './payments.module.css';
import { useOrderTitle } from './use-order-title.ts';

type Props = { session: Session; order: Order; paysOnline: boolean };

/** An open order or instalment with its price, and the way to the provider's page where it is paid. */
export function OrderToPay({ session, order, paysOnline }: Props) {
  const messages = useMessages('payments');
  const language = useLanguage();
  const orderTitle = useOrderTitle();
  const { birrPriceOf } = useServices();
  const { pay, isBeginning, failure } = usePay(session, order);
  const isOnline = useOnline();
  const { yearlyPrice, instalment, opened } = order;
  const dollars = instalment ? instalment.cents / 100 : yearlyPrice;
  const birr = dollars === null ? undefined : birrPriceOf(dollars);
  const isPayable = paysOnline && dollars !== null;
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <strong>{orderTitle(order, instalment?.number)}</strong>
        {opened && <InstalmentState of={opened} />}
        <span className={styles.quiet}>
          {instalment
            ? formatAmount(language, instalment.cents)
            : yearlyPrice === null
              ? messages.onRequest
              : messages.aYear(formatPrice(language, yearlyPrice))}
          {birr && ` · ${messages.about(birr.amount)}`}
        </span>
        {order.number && <span className={styles.quiet}>{order.number}</span>}
      </div>
      {isPayable && (
        <Button busy={isBeginning} aria-disabled={!isOnline} onClick={() => isOnline && void pay()}>
          {messages.pay}
        </Button>
      )}
      {isPayable && !isOnline && <p className={styles.quiet}>{messages.needsNetwork}</p>}
      {failure && <Notice kind="bad">{failure}</Notice>}
    </li>
  );
}

/** The server answers with the payment that is begun already, so that pressing again after a lost reply begins no second one. */
function usePay(session: Session, { kind, id, instalment }: Order) {
  const { beginning } = useMessages('payments');
  const navigate = useNavigate();
  const [isBeginning, setBeginning] = useState(false);
  const [failure, setFailure] = useState<string>();

  const pay = async () => {
    setBeginning(true);
    setFailure(undefined);
    const payload = { id: crypto.randomUUID(), order: { kind, id }, instalment: instalment?.number };
    const result = await request(endpoints.beginPayment, { payload, token: session.token });
    setBeginning(false);
    if (result.kind === 'answer') {
      const { checkoutUrl } = result.answer;
      if (checkoutUrl) location.assign(checkoutUrl);
      else navigate(`/payments/${result.answer.id}`);
      return;
    }
    if (result.kind === 'unreachable') return setFailure(beginning.unreachable);
    if (result.status === 401) await handleSessionRefused(session, result.problem);
    setFailure(result.problem.message);
  };
  return { pay, isBeginning, failure };
}
