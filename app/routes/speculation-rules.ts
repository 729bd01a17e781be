/** Addresses that act, are a visitor's own or belong to those who work on the site: fetched when somebody goes there, never before. */
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
    // A place on a page, a dialog, a file, another window.
    { not: { selector_matches: '[href*="#"], [download], [target], [rel~="nofollow"], [rel~="external"]' } },
  ],
};

/** The ways most visits go on. */
const likely = {
  selector_matches:
    '[data-block="site-header"] a, [data-block="category-nav"] a, [data-block="banner-carousel"] a',
};

/**
 * When a link is hovered for a moment, the browser may prefetch any page and prerender a likely one. Islands start with the visit
 * only (islands.client.ts).
 */
const rules = {
  prefetch: [{ where: pages, eagerness: 'moderate' }],
  prerender: [{ where: { and: [likely, pages] }, eagerness: 'moderate' }],
};

/** The rules as a file, named by a header of every document, so that no page needs an inline script for them. */
export function loader(): Response {
  return new Response(JSON.stringify(rules), {
    headers: { 'content-type': 'application/speculationrules+json', 'cache-control': 'public, max-age=3600' },
  });
}
