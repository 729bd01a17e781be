import { heedFragment } from '../dialog/fragment-dialog';
import type { ResetPasswordProps } from './reset-password-parts';

/** Opens the password reset on `#reset-password` and on links to its page (RESET-10); its code is loaded only then. */
export function mount(_element: HTMLElement, { locale }: ResetPasswordProps): void {
  heedFragment({
    fragment: '#reset-password',
    page: `/${locale}/reset-password`,
    open: async (onClosed) => {
      const { openResetDialog } = await import('./reset-dialog');
      return openResetDialog(locale, onClosed);
    },
  });
}
