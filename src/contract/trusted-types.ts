/** The server's header names them, so that nobody else can make one. */
export const trustedPolicies = ['worker'] as const;

type Rules = { createHTML?: (of: string) => string; createScriptURL?: (of: string) => string };
type Browser = { trustedTypes?: { createPolicy<R extends Rules>(name: string, rules: R): R } };

/**
 * The browser puts no text into a page as markup, and takes no text for the address of a script, unless a policy of ours
 * has made it. So a policy makes one thing, whatever it is given. A browser that knows nothing of this gets the text.
 */
export const policyOf = <R extends Rules>(name: (typeof trustedPolicies)[number], rules: R): R =>
  (globalThis as Browser).trustedTypes?.createPolicy(name, rules) ?? rules;
