import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { tabPaths } from '../../player/account/account-navigation';
import { requirePlayer } from '../../platform/player.server';

/** `/my-account` and `/my-account/banking` are no pages of their own: each leads to its first. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { site, path } = await requirePlayer(request);
  return redirect(`/${site.locale}${path.endsWith('/banking') ? tabPaths.transactions : tabPaths.account}`);
}
