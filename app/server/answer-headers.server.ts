const yearSeconds = 31_536_000;

/**
 * Default headers of all responses, including error screens and data. Documents replace some of them
 * (document-headers.server.ts). The policy: docs/headers.md.
 * @param isSecure whether the visitor's connection uses https
 */
export function answerHeaders(isSecure: boolean): Record<string, string> {
  return {
    'cache-control': 'no-store',
    'content-security-policy':
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    ...(isSecure ? { 'strict-transport-security': `max-age=${yearSeconds}` } : {}),
  };
}
