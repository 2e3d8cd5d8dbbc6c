import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Language } from './contract/languages.ts';
import { LanguageProvider } from './i18n/use-messages.tsx';

/** The providers of every page, in the browser and when prerendering. */
export function App(props: { language: Language; queryClient: QueryClient; children: ReactNode }) {
  return (
    <QueryClientProvider client={props.queryClient}>
      <LanguageProvider language={props.language}>{props.children}</LanguageProvider>
    </QueryClientProvider>
  );
}
