/** Preact marks the root that it has taken over, or filled. Runs in the page. */
export const isTakenOver = () => '__k' in (document.getElementById('root') ?? {});
