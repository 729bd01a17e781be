import type { SignInProps } from './sign-in-texts';

/** Fragments that stand for a dialog (ROUTE-44), and the one that signs out. */
const dialogs: Record<string, 'login' | 'signup'> = { '#login': 'login', '#signup': 'signup' };
const signOut = '#logout';

/** Opens the sign-in dialog when the address carries its fragment; the dialog's code is loaded only then. */
export function mount(_element: HTMLElement, props: SignInProps): void {
  const react = () => {
    if (location.hash === signOut) return void leave(props);
    const view = dialogs[location.hash];
    if (view && !props.authorized)
      void import('./sign-in-dialog').then(({ openSignIn }) => openSignIn(view, props));
  };
  // A second click on the same link changes no hash: the fragment is taken away when the dialog closes.
  window.addEventListener('hashchange', react);
  react();
}

async function leave({ locale }: SignInProps): Promise<void> {
  await fetch(`/api/logout?locale=${locale}`, { method: 'POST' });
  location.assign(`/${locale}`);
}
