/** Whether the page's script has taken it over. Runs in the page. */
export const isHydrated = () => performance.getEntriesByName('hydrated').length > 0;
