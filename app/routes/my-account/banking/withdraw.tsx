import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PageTexts } from '../../../site/texts/page-texts';
import { requirePlayer } from '../../../platform/player.server';
import { accountPageTitle } from '../../../player/account/account-page-title.server';
import { trackerPath } from '../../../player/cashier/withdraw/tracker-path';
import { withdrawAction } from '../../../player/cashier/withdraw/withdraw-action.server';
import { WithdrawPage } from '../../../player/cashier/withdraw/withdraw-page';
import { withdrawPageData } from '../../../player/cashier/withdraw/withdraw-page.server';
import { textSections } from '../../../site/texts/messages.server';

export { ApplicationError as ErrorBoundary } from '../../application-error';

export { titleMeta as meta } from '../../../page/application/title-meta';

export async function loader({ request }: LoaderFunctionArgs) {
  const player = await requirePlayer(request);
  return {
    title: accountPageTitle(player.site, 'account.pages.withdraw'),
    texts: textSections(player.site, ['withdraw', 'rewards']),
    ...(await withdrawPageData(request, player)),
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const player = await requirePlayer(request);
  return withdrawAction(request, player, `/${player.site.locale}${trackerPath}`);
}

export { answeredAction as clientAction } from '../../../player/forms/fetcher-sending';

export default function Withdraw() {
  const { title: _title, texts, ...data } = useLoaderData<typeof loader>();
  return (
    <PageTexts texts={texts}>
      <WithdrawPage {...data} />
    </PageTexts>
  );
}
