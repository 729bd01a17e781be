import { Modal } from '../../../ui/layout/modal';
import { useSite } from '../../../ui/site/site-context';
import { openDialog } from '../dialog/open-dialog';
import { loadRoute } from '../forms/send-form';
import { ResetPassword } from './reset-password';
import type { ResetView } from './reset-view';

/**
 * Opens the password reset dialog (RESET-10).
 * @param onClosed called after the visitor has closed it
 * @returns a function that closes it without calling `onClosed`
 * @throws TypeError when the site cannot be reached
 */
export async function openResetDialog(locale: string, onClosed: () => void): Promise<() => void> {
  let closeDialog = () => {};
  const { view } = await loadRoute<{ view: ResetView }>(
    `/${locale}/reset-password`,
    'routes/sign-in/reset-password',
  );
  await openDialog(locale, ['app', 'forms', 'resetPassword'], (close) => {
    closeDialog = close;
    return (
      <ResetDialog
        view={view}
        onClose={() => {
          close();
          onClosed();
        }}
      />
    );
  });
  return () => closeDialog();
}

function ResetDialog({ view, onClose }: { view: ResetView; onClose: () => void }) {
  const { locale, t } = useSite();
  return (
    <Modal title={t('resetPassword.title')} onClose={onClose}>
      <ResetPassword view={view} pageAddress={`/${locale}/reset-password`} inDialog />
    </Modal>
  );
}
