import { heedFragment } from '../dialog/fragment-dialog';
import { addressWithoutBonusCode, keepBonusCode } from './bonus-code';
import type { SignUpProps } from './sign-up-parts';

/** Opens the registration on `#signup`, on links to its page, and at once on `/signup` (ROUTE-10); its code is loaded only then. */
export function mount(_element: HTMLElement, { locale, authorized, atOnce }: SignUpProps): void {
  if (authorized) return dropBonusCode();
  keepBonusCode(new URLSearchParams(location.search));
  if (atOnce && location.hash === '') history.replaceState(null, '', `/${locale}${location.search}#signup`);
  heedFragment({
    fragment: '#signup',
    page: `/${locale}/register`,
    open: async (onClosed) => {
      const bonusCode = keepBonusCode(new URLSearchParams(location.search));
      const { openRegistrationDialog } = await import('./registration-dialog');
      return openRegistrationDialog(locale, bonusCode, onClosed);
    },
  });
}

/** Removes the sign-up's bonus code from a player's address (ROUTE-46). */
function dropBonusCode(): void {
  const present = location.pathname + location.search + location.hash;
  const wanted = addressWithoutBonusCode(present);
  if (wanted !== present) history.replaceState(history.state, '', wanted);
}
