import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { requirePlayer } from '../../platform/player.server';
import { accountPageTitle } from '../../player/account/account-page-title.server';
import { ActivePage } from '../../player/rewards/active-page';
import { rewardAction } from '../../player/rewards/reward-action.server';
import { activeRewardsData } from '../../player/rewards/rewards-page.server';
import { textSections } from '../../site/texts/messages.server';
import { PageTexts } from '../../site/texts/page-texts';

export { ApplicationError as ErrorBoundary } from '../application-error';

export { titleMeta as meta } from '../../page/application/title-meta';

export async function loader({ request }: LoaderFunctionArgs) {
  const player = await requirePlayer(request);
  return {
    title: accountPageTitle(player.site, 'account.pages.activeRewards'),
    texts: textSections(player.site, ['rewards']),
    ...(await activeRewardsData(player)),
  };
}

export async function action({ request }: ActionFunctionArgs) {
  return rewardAction(request, await requirePlayer(request));
}

export { answeredAction as clientAction } from '../../player/forms/fetcher-sending';

export default function ActiveRewards() {
  const { title: _title, texts, ...data } = useLoaderData<typeof loader>();
  return (
    <PageTexts texts={texts}>
      <ActivePage {...data} answer={useActionData<typeof action>()} />
    </PageTexts>
  );
}
