import { showToast } from '../../../ui/notice/toast';
import type { SignInProps } from './sign-in-props';
import { forgetStaleForms } from '../forms/stored-forms';
import { sessionMark } from '../../platform/session/session-mark';
import { postSignOut } from '../session/post-sign-out';
import { watchSession } from '../session/session-watch';

/**
 * Handles the fragments of the session: `#login` opens the dialog (ROUTE-44), `#logout` signs out, `#welcome` greets a
 * new player. The dialogs' code is loaded only then. Reloads the page when the session changes in another tab, and
 * leaves it when the session ended there.
 */
export function mount(_element: HTMLElement, props: SignInProps): void {
  forgetStaleForms();
  // Set as soon as its code is requested, because events may arrive before it is loaded.
  let dialog: Promise<(() => void) | undefined> | undefined;
  const react = () => {
    const { hash } = location;
    if (hash !== '#login') {
      void dialog?.then((close) => close?.());
      dialog = undefined;
    }
    if (hash === '#logout') void signOut(props);
    else if (hash === '#login' && !props.authorized) {
      const onClosed = () => {
        dialog = undefined;
        dropFragment();
      };
      dialog ??= signIn(props, onClosed);
    } else if (hash === '#welcome' && props.authorized) void welcome(props);
  };
  // A second click on the same link does not change the hash, so the fragment is removed when the dialog closes.
  window.addEventListener('hashchange', react);
  watchSession(() => {
    // Signed out elsewhere: this page shows the player's data.
    if (props.authorized && !sessionMark()) void leave(props);
    else location.reload();
  });
  react();
}

async function signIn({ locale }: SignInProps, onClosed: () => void): Promise<(() => void) | undefined> {
  try {
    const { openSignIn } = await import('./sign-in-dialog');
    return await openSignIn(locale, onClosed);
  } catch {
    // If the page cannot be reached either, the browser shows an error.
    location.assign(`/${locale}/login`);
  }
}

async function welcome({ locale }: SignInProps): Promise<void> {
  // Removed at once, so that a reload does not show the dialog again.
  dropFragment();
  const { openWelcome } = await import('./welcome-dialog');
  // A failure to load the welcome dialog is ignored.
  await openWelcome(locale).catch(() => undefined);
}

async function signOut({ locale, failed, close }: SignInProps): Promise<void> {
  if (await postSignOut(locale)) return location.assign(`/${locale}`);
  dropFragment();
  showToast({ kind: 'error', value: failed, closeLabel: close });
}

/** Loaded on demand: already cached on players' pages, never needed on visitors'. */
async function leave({ locale }: SignInProps): Promise<void> {
  const { leaveSession } = await import('../session/leave-session');
  leaveSession(locale);
}

function dropFragment(): void {
  history.replaceState(null, '', location.pathname + location.search);
}
