import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { requirePlayer } from '../../platform/player.server';
import { accountPageTitle } from '../../player/account/account-page-title.server';
import { exchangeAction } from '../../player/loyalty/exchange-action.server';
import { LoyaltyPage } from '../../player/loyalty/loyalty-page';
import { loyaltyData } from '../../player/loyalty/loyalty-page.server';
import { textSections } from '../../site/texts/messages.server';
import { PageTexts } from '../../site/texts/page-texts';

export { ApplicationError as ErrorBoundary } from '../application-error';

export { titleMeta as meta } from '../../page/application/title-meta';

export async function loader({ request }: LoaderFunctionArgs) {
  const player = await requirePlayer(request);
  return {
    title: accountPageTitle(player.site, 'account.pages.loyalty'),
    texts: textSections(player.site, ['loyalty', 'rewards']),
    ...(await loyaltyData(player)),
  };
}

export async function action({ request }: ActionFunctionArgs) {
  return exchangeAction(request, await requirePlayer(request));
}

export { answeredAction as clientAction } from '../../player/forms/fetcher-sending';

export default function Loyalty() {
  const { title: _title, texts, ...data } = useLoaderData<typeof loader>();
  return (
    <PageTexts texts={texts}>
      <LoyaltyPage {...data} answer={useActionData<typeof action>()} />
    </PageTexts>
  );
}
