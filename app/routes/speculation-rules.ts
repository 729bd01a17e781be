/** Pages the browser may fetch ahead: any in-app link the visitor is about to follow. Data and form addresses are left alone. */
const rules = {
  prefetch: [
    {
      where: {
        and: [{ href_matches: '/*' }, { not: { href_matches: '/api/*' } }, { not: { href_matches: '*#*' } }],
      },
      eagerness: 'moderate',
    },
  ],
};

/** The rules as a file, named by a header of every document, so that no page needs an inline script for them. */
export function loader(): Response {
  return new Response(JSON.stringify(rules), {
    headers: { 'content-type': 'application/speculationrules+json', 'cache-control': 'public, max-age=3600' },
  });
}
