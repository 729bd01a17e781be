import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { tabPaths } from '../../../player/account/account-navigation';
import { isPaymentId } from '../../../player/cashier/deposit/payment-page.server';
import { isFramedReturn, pathAfter } from '../../../player/cashier/deposit/payment-return';
import { paymentReturned } from '../../../player/cashier/deposit/payment-returned.server';
import { requirePlayer } from '../../../platform/player.server';
import { resolveSite } from '../../../site/resolve.server';

/** The address a provider redirects back to: it identifies the payment, but its outcome is not taken from it. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const named = searchParams.get('payment');
  const payment = isPaymentId(named) ? named : undefined;
  const resolution = isFramedReturn(searchParams) ? resolveSite(request) : undefined;
  if (resolution?.kind === 'site') return paymentReturned(resolution.site, payment);
  const { site } = await requirePlayer(request);
  const path = payment === undefined ? tabPaths.transactions : pathAfter(searchParams, payment);
  return redirect(`/${site.locale}${path}`);
}
