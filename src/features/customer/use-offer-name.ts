import { useMessages } from '../../i18n/use-messages.tsx';

/** Translates the name of a hospital, service, plan, policy or payment method, which the API sends in English. */
export function useOfferName(): (name: string) => string {
  const messages: Partial<Record<string, string>> = useMessages('offered');
  return (name) => messages[name] ?? name;
}
