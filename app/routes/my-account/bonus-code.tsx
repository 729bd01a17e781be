import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { requirePlayer } from '../../platform/player.server';
import { accountPageTitle } from '../../player/account/account-page-title.server';
import { BonusCodePage } from '../../player/rewards/bonus-code-page';
import { rewardAction } from '../../player/rewards/reward-action.server';
import { activeRewardsData } from '../../player/rewards/rewards-page.server';
import { textSections } from '../../site/texts/messages.server';
import { PageTexts } from '../../site/texts/page-texts';

export { ApplicationError as ErrorBoundary } from '../application-error';

export { titleMeta as meta } from '../../page/application/title-meta';

export async function loader({ request }: LoaderFunctionArgs) {
  const player = await requirePlayer(request);
  const { active } = await activeRewardsData(player);
  return {
    title: accountPageTitle(player.site, 'account.pages.bonusCode'),
    texts: textSections(player.site, ['rewards']),
    active,
    // Prefills the code of a landing page or link (ROUTE-45).
    code: new URL(request.url).searchParams.get('bonusCode')?.slice(0, 80) ?? '',
  };
}

export async function action({ request }: ActionFunctionArgs) {
  return rewardAction(request, await requirePlayer(request));
}

export { answeredAction as clientAction } from '../../player/forms/fetcher-sending';

export default function BonusCode() {
  const { title: _title, texts, ...data } = useLoaderData<typeof loader>();
  return (
    <PageTexts texts={texts}>
      <BonusCodePage {...data} answer={useActionData<typeof action>()} />
    </PageTexts>
  );
}
