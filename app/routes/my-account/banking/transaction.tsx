import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { formatDate } from '../../../../ui/format/date';
import { PageTexts } from '../../../site/texts/page-texts';
import { requirePlayer } from '../../../platform/player.server';
import { accountPageTitle } from '../../../player/account/account-page-title.server';
import { gameNames } from '../../../player/cashier/history/history.server';
import { MovementReceipt } from '../../../player/cashier/statements/movement-receipt';
import { receiptOf } from '../../../player/cashier/statements/statements.server';
import { textSections } from '../../../site/texts/messages.server';

export { ApplicationError as ErrorBoundary } from '../../application-error';

export { titleMeta as meta } from '../../../page/application/title-meta';

export async function loader({ request, params }: LoaderFunctionArgs) {
  const player = await requirePlayer(request);
  const { site } = player;
  const receipt = await receiptOf(player, params['transaction']);
  const nameOf = await gameNames(player);
  return {
    title: accountPageTitle(site, 'statements.receipt'),
    texts: textSections(site, ['statements']),
    receipt,
    game: nameOf(receipt.movement.gameId),
    // Formatted here, because a browser may format it differently. In the time zone of the player's market, like
    // statements.
    date: formatDate(receipt.movement.at, 'zonedDateTime', {
      tag: site.speech.tag,
      timeZone: receipt.timeZone,
    }),
  };
}

export default function Transaction() {
  const { title: _title, texts, ...data } = useLoaderData<typeof loader>();
  return (
    <PageTexts texts={texts}>
      <MovementReceipt {...data} />
    </PageTexts>
  );
}
