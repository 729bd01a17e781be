/** Dialogs that links open by a fragment, with the page below the locale that replaces each without JavaScript. */
const pages: Partial<Record<string, string>> = { signup: '/register', 'reset-password': '/reset-password' };

/**
 * The page behind a link that opens a dialog: an island of the page opens the dialog instead, wherever the visitor is.
 *
 * @param href as `siteHref` made it, e.g. `#signup` or `/fi-FI/promo/talvi?bonusCode=ABC#signup`
 * @returns undefined for a link that opens no dialog, or one without a page
 */
export function dialogPage(href: string, locale: string): { dialog: string; href: string } | undefined {
  const [address = '', fragment = ''] = href.split('#', 2);
  const page = pages[fragment];
  // A link to a dialog over another page is a link to that page.
  if (!page || (address !== '' && !address.includes('?'))) return undefined;
  const query = address.includes('?') ? address.slice(address.indexOf('?')) : '';
  return { dialog: fragment, href: `/${locale}${page}${query}` };
}
