import { useEffect } from 'react';

let resolve: () => void;
/** Resolves once React has hydrated the first page. */
export const pageHydrated = new Promise<void>((done) => {
  resolve = done;
});

/** Used inside the Suspense boundary of the page, which may hydrate after the rest of the root. */
export function usePageHydrated(): void {
  useEffect(() => resolve(), []);
}
