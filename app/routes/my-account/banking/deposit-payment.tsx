import { type LoaderFunctionArgs, data } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PageTexts } from '../../../site/texts/page-texts';
import { AccountPage } from '../../../player/account/account-page';
import { accountPageTitle } from '../../../player/account/account-page-title.server';
import { gameIn } from '../../../player/cashier/deposit/deposit-form';
import { depositOf } from '../../../player/cashier/deposit/payment-page.server';
import { PaymentResult } from '../../../player/cashier/deposit/payment-result';
import { formatDate } from '../../../../ui/format/date';
import { countFirstDeposit } from '../../../player/experiments/count-first-deposit.server';
import { requirePlayer } from '../../../platform/player.server';
import { textSections } from '../../../site/texts/messages.server';

export { ApplicationError as ErrorBoundary } from '../../application-error';

export { titleMeta as meta } from '../../../page/application/title-meta';

export async function loader({ request, params }: LoaderFunctionArgs) {
  const player = await requirePlayer(request);
  const payment = await depositOf(player, params['payment']);
  const { site } = player;
  const cookie = payment.state === 'settled' ? await countFirstDeposit(request, player) : undefined;
  const view = {
    title: accountPageTitle(site, 'account.pages.deposit'),
    texts: textSections(site, ['deposit']),
    payment,
    // For the frame over a game (WALLET-56).
    idleSeconds: site.brand.payments.idleSeconds ?? 0,
    game: gameIn(new URL(request.url).searchParams),
    // Formatted here, because a browser may format it differently.
    date: formatDate(payment.updatedAt, 'zonedDateTime', {
      tag: site.speech.tag,
      timeZone: site.market.timeZone,
    }),
  };
  return data(view, { headers: cookie ? { 'set-cookie': cookie } : {} });
}

export default function DepositPayment() {
  const { texts, payment, date, game } = useLoaderData<typeof loader>();
  return (
    <PageTexts texts={texts}>
      <AccountPage title="account.pages.deposit">
        <PaymentResult payment={payment} date={date} game={game} />
      </AccountPage>
    </PageTexts>
  );
}
