/** Whether the page is hydrated. Runs in the page. */
export const isHydrated = () => performance.getEntriesByName('hydrated').length > 0;
