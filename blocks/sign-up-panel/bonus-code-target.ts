/**
 * The target of the sign-up button with the bonus code as query parameter `bonusCode`, which the sign-up reads from the
 * address (ROUTE-45). A fragment such as `#signup` keeps its page. Addresses of other sites never receive the code.
 *
 * @param target as editors write it
 * @param path path of the present page below the locale
 */
export function bonusCodeTarget(target: string, path: string, bonusCode: string | undefined): string {
  const wanted = target.trim();
  if (!bonusCode || !/^(#|\/(?![/\\]))/.test(wanted)) return target;
  const [address = '', fragment] = wanted.split('#', 2);
  const [page, query] = (address || path).split('?', 2);
  const parameters = new URLSearchParams(query);
  parameters.set('bonusCode', bonusCode);
  return `${page}?${parameters}${fragment === undefined ? '' : `#${fragment}`}`;
}
