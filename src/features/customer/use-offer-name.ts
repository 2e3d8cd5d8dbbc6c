import { useMessages } from '../../i18n/use-messages.tsx';

/** How a service, a plan, a policy or a way to pay is called in the reader's language, by the name that travels. */
export function useOfferName(): (name: string) => string {
  const messages: Partial<Record<string, string>> = useMessages('offered');
  return (name) => messages[name] ?? name;
}
