import { Modal } from '../../../ui/layout/modal';
import { useSite } from '../../../ui/site/site-context';
import { openDialog } from '../dialog/open-dialog';
import { SignInView, timeOutCode } from './sign-in-view';
import { useSignIn } from './use-sign-in';
import { wantedPage } from './wanted-page';

/**
 * Opens the dialog to sign in with (ROUTE-44).
 *
 * @param onClosed after the player has closed it
 * @returns closes it without a word
 */
export async function openSignIn(locale: string, onClosed: () => void): Promise<() => void> {
  let closeDialog = () => {};
  await openDialog(locale, ['app', 'forms', 'safety', 'signIn'], (close) => {
    closeDialog = close;
    return (
      <SignInDialog
        onClose={() => {
          close();
          onClosed();
        }}
      />
    );
  });
  return () => closeDialog();
}

function SignInDialog({ onClose }: { onClose: () => void }) {
  const { locale, t } = useSite();
  const signIn = useSignIn(locale);
  const inTimeOut = signIn.state.errors.code === timeOutCode;
  return (
    <Modal title={t(inTimeOut ? 'signIn.timeOut.title' : 'signIn.title')} onClose={onClose}>
      <SignInView signIn={signIn} wanted={wantedPage(location, locale)} inDialog />
    </Modal>
  );
}
