/** Addresses with side effects, of a single visitor or for staff: never loaded ahead of a visit. */
const notAhead = [
  '/api/*',
  '/webhooks/*',
  '/preview*',
  '/gallery*',
  '/launch-report*',
  '/metrics*',
  '/health*',
  '/*/login*',
  '/*/logout*',
  '/*/register*',
  '/*/reset-password*',
  '/*/break*',
  '/*/accept-terms-condition*',
  '/*/my-account*',
  '/*/play/*',
];

const pages = {
  and: [
    { href_matches: '/*' },
    ...notAhead.map((address) => ({ not: { href_matches: address } })),
    // Anchors, dialogs, files and links to other windows.
    { not: { selector_matches: '[href*="#"], [download], [target], [rel~="nofollow"], [rel~="external"]' } },
  ],
};

/** The links followed most often. */
const likely = {
  selector_matches:
    '[data-block="site-header"] a, [data-block="category-nav"] a, [data-block="banner-carousel"] a',
};

/**
 * When a link is hovered for a moment, the browser may prefetch any page and prerender a likely one. Islands start only
 * when the page is visited (islands.client.ts).
 */
const rules = {
  prefetch: [{ where: pages, eagerness: 'moderate' }],
  prerender: [{ where: { and: [likely, pages] }, eagerness: 'moderate' }],
};

/** The rules as a file, referenced by a header of every document, so that no page needs an inline script for them. */
export function loader(): Response {
  return new Response(JSON.stringify(rules), {
    headers: { 'content-type': 'application/speculationrules+json', 'cache-control': 'public, max-age=3600' },
  });
}
