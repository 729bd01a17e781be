import type { Site } from '../../../site/site';
import { tabPaths } from '../../account/account-navigation';
import { returnedPage } from '../../frame-return/returned-page.server';
import { paymentPath } from './deposit-form';
import { returnedMessage } from './payment-return';

/** The page to which a payment provider redirects a frame; the dialog around the frame shows the payment. */
export function paymentReturned(site: Site, paymentId: string | undefined): Response {
  return returnedPage(site, {
    title: 'deposit.result.title',
    text: 'deposit.game.returned',
    link: 'deposit.result.check',
    path: paymentId === undefined ? tabPaths.transactions : paymentPath(paymentId),
    message: returnedMessage,
  });
}
