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
 * Opens the dialog to sign up by a deposit in (ROUTE-11), or to go on where the bank has led back (PNP-16).
 *
 * @param search query of the page's address
 * @param onClosed after the visitor has closed it
 * @throws RouteMovedError where it is not offered to this visitor; TypeError when the site cannot be reached
 */
export async function openPayAndPlayDialog(
  locale: string,
  search: string,
  returned: ReturnedQuery | undefined,
  onClosed: () => void,
): Promise<void> {
  // The code of a return is for the form alone.
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
