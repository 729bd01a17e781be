import { useCallback, useRef } from 'react';
import { Modal } from '../../../ui/layout/modal';
import { useSite } from '../../../ui/site/site-context';
import { openDialog } from '../dialog/open-dialog';
import { goTo } from '../dialog/go-to';
import { loadRoute } from '../forms/send-form';
import { wantedPage } from '../sign-in/wanted-page';
import { Registration } from './registration';
import type { RegistrationSetup, RegistrationView } from './registration-view';

interface DialogData {
  setup: RegistrationSetup;
  view: RegistrationView;
}

/**
 * Opens the registration dialog (ROUTE-10, ROUTE-44).
 * @param onClosed called after the visitor has closed it
 * @returns a function that closes it without calling `onClosed`
 * @throws TypeError when the site cannot be reached
 */
export async function openRegistrationDialog(
  locale: string,
  bonusCode: string | undefined,
  onClosed: () => void,
): Promise<() => void> {
  let closeDialog = () => {};
  const data = await loadRoute<DialogData>(`/${locale}/register`, 'routes/sign-in/register');
  await openDialog(locale, ['app', 'forms', 'registration', 'safety'], (close) => {
    closeDialog = close;
    return (
      <RegistrationDialog
        {...data}
        bonusCode={bonusCode}
        onClose={() => {
          close();
          onClosed();
        }}
      />
    );
  });
  return () => closeDialog();
}

function RegistrationDialog({
  setup,
  view,
  bonusCode,
  onClose,
}: DialogData & { bonusCode?: string; onClose: () => void }) {
  const { locale, t } = useSite();
  const shown = useRef(view);
  const keepView = useCallback((next: RegistrationView) => {
    shown.current = next;
  }, []);
  return (
    <Modal
      title={t('registration.title')}
      onClose={() => {
        const { complete } = shown.current;
        // The page behind the dialog was rendered for a signed-out visitor.
        if (complete?.signedIn) goTo(complete.next);
        else onClose();
      }}
    >
      <Registration
        setup={setup}
        view={view}
        pageAddress={`/${locale}/register${location.search}`}
        wanted={wantedPage(location, locale)}
        bonusCode={bonusCode}
        inDialog
        onView={keepView}
      />
    </Modal>
  );
}
