import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { accountAction } from '../../player/account/account-action.server';
import { AccountPage } from '../../player/account/account-page';
import { accountPageTitle } from '../../player/account/account-page-title.server';
import { accountPreferences } from '../../player/account/account-preferences.server';
import { PreferenceCards } from '../../player/account/preference-cards';
import { requirePlayer } from '../../platform/player.server';

export { ApplicationError as ErrorBoundary } from '../application-error';

export { titleMeta as meta } from '../../page/application/title-meta';

export async function loader({ request }: LoaderFunctionArgs) {
  const player = await requirePlayer(request);
  return {
    title: accountPageTitle(player.site, 'account.pages.preferences'),
    ...(await accountPreferences(player)),
  };
}

export const action = accountAction;

export { answeredAction as clientAction } from '../../player/forms/fetcher-sending';

export default function Preferences() {
  const page = useLoaderData<typeof loader>();
  return (
    <AccountPage title="account.pages.preferences">
      <PreferenceCards {...page} />
    </AccountPage>
  );
}
