import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { PageTexts } from '../../../site/texts/page-texts';
import { requirePlayer } from '../../../platform/player.server';
import { accountPageTitle } from '../../../player/account/account-page-title.server';
import { cancelWithdrawal } from '../../../player/cashier/cancel-withdrawal.server';
import { trackerData } from '../../../player/cashier/withdraw/tracker.server';
import { WithdrawalTracker } from '../../../player/cashier/withdraw/withdrawal-tracker';
import { textSections } from '../../../site/texts/messages.server';

export { ApplicationError as ErrorBoundary } from '../../application-error';

export { titleMeta as meta } from '../../../page/application/title-meta';

export async function loader({ request }: LoaderFunctionArgs) {
  const player = await requirePlayer(request);
  return {
    title: accountPageTitle(player.site, 'withdraw.tracker.title'),
    texts: textSections(player.site, ['withdraw']),
    requested: new URL(request.url).searchParams.get('requested'),
    cancellable: player.site.rules.withdrawalCancellation,
    ...(await trackerData(player)),
  };
}

export async function action({ request }: ActionFunctionArgs) {
  return cancelWithdrawal(request, await requirePlayer(request));
}

export default function Withdrawals() {
  const { title: _title, texts, ...data } = useLoaderData<typeof loader>();
  return (
    <PageTexts texts={texts}>
      <WithdrawalTracker {...data} result={useActionData<typeof action>()?.result} />
    </PageTexts>
  );
}
