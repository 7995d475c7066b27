/** Pages may demand that addresses of scripts are vouched for: `require-trusted-types-for 'script'`. */

interface Policy {
  createScriptURL(url: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: Policy): Policy;
}

let policy: Policy | undefined;

/** An address for `new Worker`, vouched for where the page lets a policy named `hintwright` do so. */
export function scriptUrl(url: string | URL): string | URL {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return url;
  try {
    policy ??= trustedTypes.createPolicy('hintwright', { createScriptURL: (address) => address });
    return policy.createScriptURL(String(url));
  } catch {
    return url; // where it is not let, the worker is refused in its turn
  }
}
