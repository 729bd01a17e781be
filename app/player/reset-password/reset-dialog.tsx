import { Modal } from '../../../ui/layout/modal';
import { useSite } from '../../../ui/site/site-context';
import { openDialog } from '../dialog/open-dialog';
import { ResetPassword } from './reset-password';
import type { ResetView } from './reset-view';

/**
 * Opens the dialog to reset a password in (RESET-10).
 *
 * @param onClosed after the visitor has closed it
 * @returns closes it without a word
 * @throws TypeError when the site cannot be reached
 */
export async function openResetDialog(locale: string, onClosed: () => void): Promise<() => void> {
  let closeDialog = () => {};
  const response = await fetch(`/api/reset-password?locale=${locale}`);
  if (!response.ok) throw new TypeError(`/api/reset-password answered ${response.status}`);
  const { view } = (await response.json()) as { view: ResetView };
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
