const [opening] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];

/** Read from its beginning: the height of what is below may be guessed, since nobody comes back to a place in it. */
export const openedAtTop = opening?.type === 'navigate' && !location.hash;
