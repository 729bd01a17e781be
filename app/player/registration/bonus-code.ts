const parameter = 'bonusCode';
const maxLength = 60;

/** The bonus code in an address (ROUTE-45). */
export function bonusCodeOf(search: URLSearchParams): string | undefined {
  const code = search.get(parameter)?.trim();
  return code && code.length <= maxLength ? code : undefined;
}

/** An address without its bonus code, otherwise unchanged (ROUTE-46). */
export function addressWithoutBonusCode(address: string): string {
  const { path, query, fragment } = partsOf(address);
  const rest = query.split('&').filter((pair) => pair !== '' && pair.split('=')[0] !== parameter);
  return `${path}${rest.length > 0 ? `?${rest.join('&')}` : ''}${fragment}`;
}

/** An address with the bonus code from a navigation's state (ROUTE-47). */
export function addressWithBonusCode(address: string, state: unknown): string {
  const code =
    typeof state === 'object' && state !== null && parameter in state ? state[parameter] : undefined;
  if (typeof code !== 'string' || code === '') return address;
  const { path, query, fragment } = partsOf(address);
  const search = new URLSearchParams(query);
  search.set(parameter, code);
  return `${path}?${search.toString()}${fragment}`;
}

function partsOf(address: string): { path: string; query: string; fragment: string } {
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(address) ?? [];
  return { path, query, fragment };
}

const storageKey = 'marquee-bonus-code';

/** Stores the address's code for this tab (REG-25). @returns the code in effect */
export function keepBonusCode(search: URLSearchParams): string | undefined {
  const code = bonusCodeOf(search);
  try {
    if (code) sessionStorage.setItem(storageKey, code);
    return code ?? sessionStorage.getItem(storageKey) ?? undefined;
  } catch {
    // Storage is blocked: the code remains in the address only.
    return code;
  }
}
