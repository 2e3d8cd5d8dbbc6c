import { useWords } from '../text/words.tsx';

/** How a service, a plan, a policy or a way to pay is called in the reader's language, by the name that travels. */
export function useOfferedName(): (name: string) => string {
  const words: Partial<Record<string, string>> = useWords('offered');
  return (name) => words[name] ?? name;
}
