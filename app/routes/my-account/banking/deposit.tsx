import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PageTexts } from '../../../site/texts/page-texts';
import { AccountPage } from '../../../player/account/account-page';
import { accountPageTitle } from '../../../player/account/account-page-title.server';
import { beginDeposit } from '../../../player/cashier/deposit/deposit-action.server';
import { BackToGame } from '../../../player/cashier/deposit/back-to-game';
import { DepositContent } from '../../../player/cashier/deposit/deposit-content';
import { depositPage } from '../../../player/cashier/deposit/deposit-page.server';
import { keepFormOrigins } from '../../../page/document/document-context';
import { requirePlayer } from '../../../platform/player.server';
import { environment } from '../../../server/environment.server';
import { textSections } from '../../../site/texts/messages.server';

export { ApplicationError as ErrorBoundary } from '../../application-error';

export { titleMeta as meta } from '../../../page/application/title-meta';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const player = await requirePlayer(request);
  keepFormOrigins(context, environment.paymentOrigins);
  return {
    title: accountPageTitle(player.site, 'account.pages.deposit'),
    texts: textSections(player.site, ['deposit', 'rewards']),
    view: await depositPage(request, player, Date.now()),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const player = await requirePlayer(request);
  keepFormOrigins(context, environment.paymentOrigins);
  return beginDeposit(request, player, Date.now());
}

export { answeredAction as clientAction } from '../../../player/forms/fetcher-sending';

export default function Deposit() {
  const { texts, view } = useLoaderData<typeof loader>();
  return (
    <PageTexts texts={texts}>
      <AccountPage title="account.pages.deposit">
        <DepositContent {...view} />
        {view.choices.game !== undefined && (
          <div>
            <BackToGame game={view.choices.game} />
          </div>
        )}
      </AccountPage>
    </PageTexts>
  );
}
