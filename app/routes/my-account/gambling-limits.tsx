import type { LoaderFunctionArgs } from '@remix-run/node';
import { AccountPage } from '../../player/account/account-page';
import { accountPageTitle } from '../../player/account/account-page-title.server';
import { protectionAction } from '../../player/protection/protection-action.server';
import { requirePlayer } from '../../platform/player.server';

export { ApplicationError as ErrorBoundary } from '../application-error';

export { titleMeta as meta } from '../../page/application/title-meta';

export async function loader({ request }: LoaderFunctionArgs) {
  const player = await requirePlayer(request);
  return { title: accountPageTitle(player.site, 'account.pages.gamblingLimits') };
}

export const action = protectionAction;

export { answeredAction as clientAction } from '../../player/forms/fetcher-sending';

export default function GamblingLimits() {
  return <AccountPage title="account.pages.gamblingLimits">{null}</AccountPage>;
}
