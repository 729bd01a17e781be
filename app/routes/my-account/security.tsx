import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { accountAction } from '../../player/account/account-action.server';
import { AccountPage } from '../../player/account/account-page';
import { accountPageTitle } from '../../player/account/account-page-title.server';
import { accountSecurity } from '../../player/account/account-security.server';
import { LoginHistoryCard } from '../../player/account/cards/login-history-card';
import { PasswordCard } from '../../player/account/cards/password-card';
import { SessionsCard } from '../../player/account/cards/sessions-card';
import { requirePlayer } from '../../platform/player.server';

export { ApplicationError as ErrorBoundary } from '../application-error';

export { titleMeta as meta } from '../../page/application/title-meta';

export async function loader({ request }: LoaderFunctionArgs) {
  const player = await requirePlayer(request);
  return {
    title: accountPageTitle(player.site, 'account.pages.security'),
    ...(await accountSecurity(player)),
  };
}

export const action = accountAction;

export { answeredAction as clientAction } from '../../player/forms/fetcher-sending';

export default function Security() {
  const page = useLoaderData<typeof loader>();
  return (
    <AccountPage title="account.pages.security">
      <PasswordCard email={page.email} />
      <SessionsCard sessions={page.sessions} />
      <LoginHistoryCard history={page.history} />
    </AccountPage>
  );
}
