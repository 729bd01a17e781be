import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PageTexts } from '../../site/texts/page-texts';
import { AccountPage } from '../../player/account/account-page';
import { accountPageTitle } from '../../player/account/account-page-title.server';
import { VerificationCards } from '../../player/verification/verification-cards';
import { verificationPage } from '../../player/verification/verification-page.server';
import { requirePlayer } from '../../platform/player.server';
import { textSections } from '../../site/texts/messages.server';

export { ApplicationError as ErrorBoundary } from '../application-error';

export { titleMeta as meta } from '../../page/application/title-meta';

export async function loader({ request }: LoaderFunctionArgs) {
  const player = await requirePlayer(request);
  const isBack = new URL(request.url).searchParams.has('identity');
  return {
    title: accountPageTitle(player.site, 'account.pages.verification'),
    texts: textSections(player.site, ['verification', 'accountBlocks']),
    page: await verificationPage(player, Date.now(), isBack),
  };
}

export default function Verification() {
  const { page, texts } = useLoaderData<typeof loader>();
  return (
    <PageTexts texts={texts}>
      <AccountPage title="account.pages.verification">
        <VerificationCards {...page} />
      </AccountPage>
    </PageTexts>
  );
}
