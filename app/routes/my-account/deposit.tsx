import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PageTexts } from '../../site/texts/page-texts';
import { AccountPage } from '../../player/account/account-page';
import { accountPageTitle } from '../../player/account/account-page-title.server';
import { beginDeposit } from '../../player/cashier/deposit/deposit-action.server';
import { DepositCard } from '../../player/cashier/deposit/deposit-card';
import { depositPage } from '../../player/cashier/deposit/deposit-page.server';
import type { DepositView } from '../../player/cashier/deposit/deposit-view';
import { LimitOffer } from '../../player/cashier/deposit/limit-offer';
import { PermissionView } from '../../player/cashier/deposit/permission-view';
import { keepFormOrigins } from '../../page/document/document-context';
import { requirePlayer } from '../../platform/player.server';
import { environment } from '../../server/environment.server';
import { textSections } from '../../site/texts/messages.server';

export { ApplicationError as ErrorBoundary } from '../application-error';

export { titleMeta as meta } from '../../page/application/title-meta';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const player = await requirePlayer(request);
  keepFormOrigins(context, environment.paymentOrigins);
  return {
    title: accountPageTitle(player.site, 'account.pages.deposit'),
    texts: textSections(player.site, ['deposit']),
    view: await depositPage(request, player, Date.now()),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const player = await requirePlayer(request);
  keepFormOrigins(context, environment.paymentOrigins);
  return beginDeposit(request, player, Date.now());
}

export { answeredAction as clientAction } from '../../player/forms/fetcher-sending';

/** What comes next: a reason why not, a limit, or the form. */
function Step(view: DepositView) {
  if (view.hideCashier) return <PermissionView {...view} />;
  return view.limitOffer ? <LimitOffer {...view} /> : <DepositCard {...view} />;
}

export default function Deposit() {
  const { texts, view } = useLoaderData<typeof loader>();
  return (
    <PageTexts texts={texts}>
      <AccountPage title="account.pages.deposit">
        <Step {...view} />
      </AccountPage>
    </PageTexts>
  );
}
