import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { requirePlayer } from '../../platform/player.server';
import { accountPageTitle } from '../../player/account/account-page-title.server';
import { EligiblePage } from '../../player/rewards/eligible-page';
import { mayEnterCode } from '../../player/rewards/may-enter-code.server';
import { rewardAction } from '../../player/rewards/reward-action.server';
import { rewardsData } from '../../player/rewards/rewards-page.server';
import { textSections } from '../../site/texts/messages.server';
import { PageTexts } from '../../site/texts/page-texts';

export { ApplicationError as ErrorBoundary } from '../application-error';

export { titleMeta as meta } from '../../page/application/title-meta';

export async function loader({ request }: LoaderFunctionArgs) {
  const player = await requirePlayer(request);
  const [data, isCodeOpen] = await Promise.all([rewardsData(player), mayEnterCode(player)]);
  return {
    title: accountPageTitle(player.site, 'account.pages.rewards'),
    texts: textSections(player.site, ['rewards']),
    mayEnterCode: isCodeOpen,
    ...data,
  };
}

export async function action({ request }: ActionFunctionArgs) {
  return rewardAction(request, await requirePlayer(request));
}

export { answeredAction as clientAction } from '../../player/forms/fetcher-sending';

export default function Rewards() {
  const { title: _title, texts, ...data } = useLoaderData<typeof loader>();
  return (
    <PageTexts texts={texts}>
      <EligiblePage {...data} answer={useActionData<typeof action>()} />
    </PageTexts>
  );
}
