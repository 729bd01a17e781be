import { showToast } from '../../../ui/notice/toast';
import type { SignInProps } from './sign-in-props';
import { forgetStaleForms } from '../forms/stored-forms';
import { sessionMark } from '../../platform/session/session-mark';
import { postSignOut } from '../session/post-sign-out';
import { watchSession } from '../session/session-watch';

/**
 * Heeds the fragments of the session: `#login` opens the dialog (ROUTE-44), `#logout` signs out, `#welcome` greets a new player.
 * The dialogs' code is loaded only then. Reloads the page when the session changes in another tab, and leaves it for home when it
 * ended there.
 */
export function mount(_element: HTMLElement, props: SignInProps): void {
  forgetStaleForms();
  // The dialog, from the moment its code is asked for: events come faster than it does.
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
  // A second click on the same link changes no hash: the fragment is taken away when the dialog closes.
  window.addEventListener('hashchange', react);
  watchSession(() => {
    // Signed out elsewhere: what this page showed was the player's.
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
    // The page says by itself when it cannot be reached either.
    location.assign(`/${locale}/login`);
  }
}

async function welcome({ locale }: SignInProps): Promise<void> {
  // Taken away at once, so that a reload does not greet again.
  dropFragment();
  const { openWelcome } = await import('./welcome-dialog');
  // A greeting that cannot be fetched is not worth an error.
  await openWelcome(locale).catch(() => undefined);
}

async function signOut({ locale, failed, close }: SignInProps): Promise<void> {
  if (await postSignOut(locale)) return location.assign(`/${locale}`);
  dropFragment();
  showToast({ kind: 'error', value: failed, closeLabel: close });
}

/** Players' pages have this code already; pages of visitors never need it. */
async function leave({ locale }: SignInProps): Promise<void> {
  const { leaveSession } = await import('../session/leave-session');
  leaveSession(locale);
}

function dropFragment(): void {
  history.replaceState(null, '', location.pathname + location.search);
}
