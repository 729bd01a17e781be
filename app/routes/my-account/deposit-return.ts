import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { tabPaths } from '../../player/account/account-navigation';
import { paymentPath } from '../../player/cashier/deposit/deposit-form';
import { isPaymentId } from '../../player/cashier/deposit/payment-page.server';
import { requirePlayer } from '../../platform/player.server';

/** The address a provider leads back to: it names the payment and says nothing about it. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { site } = await requirePlayer(request);
  const payment = new URL(request.url).searchParams.get('payment');
  return redirect(`/${site.locale}${isPaymentId(payment) ? paymentPath(payment) : tabPaths.transactions}`);
}
