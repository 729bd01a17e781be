import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { tabPaths } from '../../player/account/account-navigation';
import { requirePlayer } from '../../platform/player.server';

/** Addresses without a page of their own, and the page each redirects to. */
const firstPages: Record<string, string> = {
  '/my-account': tabPaths.account,
  '/my-account/banking': tabPaths.transactions,
  '/deposit': tabPaths.deposit,
};

/** `/deposit` is the short address of the deposit page (ROUTE-15); the query is preserved. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { site, path } = await requirePlayer(request);
  const { search } = new URL(request.url);
  return redirect(`/${site.locale}${firstPages[path] ?? tabPaths.account}${search}`);
}
