import { Modal } from '../../../ui/layout/modal';
import { useSite } from '../../../ui/site/site-context';
import { openDialog } from '../dialog/open-dialog';
import { loadRoute } from '../forms/send-form';
import { PayAndPlay } from './pay-and-play';
import type { PayAndPlaySetup, PayAndPlayView, ReturnedQuery } from './pay-and-play-view';

interface DialogData {
  setup: PayAndPlaySetup;
  view: PayAndPlayView;
  redirect: string;
  wanted: string;
}

/**
 * Opens the dialog for a sign-up by a deposit (ROUTE-11), or resumes it after the return from the bank (PNP-16).
 *
 * @param search query of the page's address
 * @param onClosed after the visitor has closed it
 * @throws RouteMovedError if it is not offered to this visitor; TypeError if the site cannot be reached
 */
export async function openPayAndPlayDialog(
  locale: string,
  search: string,
  returned: ReturnedQuery | undefined,
  onClosed: () => void,
): Promise<void> {
  // The one-time code goes only into the form, not into a URL.
  const query = returned ? '' : search;
  const data = await loadRoute<DialogData>(`/${locale}/pay-and-play${query}`, 'routes/sign-in/pay-and-play');
  await openDialog(locale, ['app', 'forms', 'payAndPlay', 'registration', 'safety'], (close) => (
    <PayAndPlayDialog
      {...data}
      returned={returned}
      onClose={() => {
        close();
        onClosed();
      }}
    />
  ));
}

function PayAndPlayDialog({
  onClose,
  ...data
}: DialogData & { returned: ReturnedQuery | undefined; onClose: () => void }) {
  const { locale, t } = useSite();
  return (
    <Modal title={t('payAndPlay.title')} onClose={onClose}>
      <PayAndPlay {...data} pageAddress={`/${locale}/pay-and-play`} inDialog />
    </Modal>
  );
}
