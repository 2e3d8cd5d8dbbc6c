/** Listed in the server's `trusted-types` directive, so that no other policy can be created. */
export const trustedPolicies = ['worker'] as const;

type Rules = { createHTML?: (of: string) => string; createScriptURL?: (of: string) => string };
type Browser = { trustedTypes?: { createPolicy<R extends Rules>(name: string, rules: R): R } };

/**
 * Creates a Trusted Types policy, required by the browser to write HTML or script URLs. Each policy returns a fixed
 * value, whatever its input. Browsers without Trusted Types get a plain string.
 */
export const policyOf = <R extends Rules>(name: (typeof trustedPolicies)[number], rules: R): R =>
  (globalThis as Browser).trustedTypes?.createPolicy(name, rules) ?? rules;
