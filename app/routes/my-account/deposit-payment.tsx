import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { AccountPage } from '../../player/account/account-page';
import { accountPageTitle } from '../../player/account/account-page-title.server';
import { depositOf } from '../../player/cashier/deposit/payment-page.server';
import { PaymentResult } from '../../player/cashier/deposit/payment-result';
import { requirePlayer } from '../../platform/player.server';

export { ApplicationError as ErrorBoundary } from '../application-error';

export { titleMeta as meta } from '../../page/application/title-meta';

export async function loader({ request, params }: LoaderFunctionArgs) {
  const player = await requirePlayer(request);
  const payment = await depositOf(player, params['payment']);
  return { title: accountPageTitle(player.site, 'account.pages.deposit'), payment };
}

export default function DepositPayment() {
  const { payment } = useLoaderData<typeof loader>();
  return (
    <AccountPage title="account.pages.deposit">
      <PaymentResult payment={payment} />
    </AccountPage>
  );
}
