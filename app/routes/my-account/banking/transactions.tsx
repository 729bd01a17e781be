import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { accountPageTitle } from '../../../player/account/account-page-title.server';
import { requirePlayer } from '../../../platform/player.server';
import { cancelWithdrawal } from '../../../player/cashier/cancel-withdrawal.server';
import { readHistoryFilter } from '../../../player/cashier/history/read-history-filter.server';
import { TransactionsPage } from '../../../player/cashier/transactions-page';
import { walletPage } from '../../../player/cashier/wallet-page.server';

export { ApplicationError as ErrorBoundary } from '../../application-error';

export { titleMeta as meta } from '../../../page/application/title-meta';

export async function loader({ request }: LoaderFunctionArgs) {
  const player = await requirePlayer(request);
  const requested = readHistoryFilter(new URL(request.url).searchParams);
  return {
    title: accountPageTitle(player.site, 'wallet.title'),
    page: await walletPage(player, { ...requested, now: Date.now() }),
    cancellable: player.site.rules.withdrawalCancellation,
    ...requested,
  };
}

export async function action({ request }: ActionFunctionArgs) {
  return cancelWithdrawal(request, await requirePlayer(request));
}

export default function Transactions() {
  const { title: _title, ...loaded } = useLoaderData<typeof loader>();
  return <TransactionsPage {...loaded} result={useActionData<typeof action>()?.result} />;
}
