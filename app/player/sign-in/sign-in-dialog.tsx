import { Modal } from '../../../ui/layout/modal';
import { useSite } from '../../../ui/site/site-context';
import { openDialog } from '../dialog/open-dialog';
import { timeOutCode } from './sign-in-answer';
import { SignInView } from './sign-in-view';
import { useSignIn } from './use-sign-in';
import { wantedPage } from './wanted-page';

/**
 * Opens the sign-in dialog (ROUTE-44).
 * @param onClosed called after the player has closed it
 * @returns a function that closes it without calling `onClosed`
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
  const signIn = useSignIn(wantedPage(location, locale));
  const inTimeOut = signIn.answer?.refusal?.code === timeOutCode;
  return (
    <Modal title={t(inTimeOut ? 'signIn.timeOut.title' : 'signIn.title')} onClose={onClose}>
      <SignInView signIn={signIn} inDialog />
    </Modal>
  );
}
