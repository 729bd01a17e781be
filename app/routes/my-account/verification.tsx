import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { AccountPage } from '../../player/account/account-page';
import { accountPageTitle } from '../../player/account/account-page-title.server';
import { VerificationCards } from '../../player/verification/verification-cards';
import { verificationPage } from '../../player/verification/verification-page.server';
import { VerificationTexts } from '../../player/verification/verification-texts';
import { verificationTexts } from '../../player/verification/verification-texts.server';
import { requirePlayer } from '../../platform/player.server';

export { ApplicationError as ErrorBoundary } from '../application-error';

export { titleMeta as meta } from '../../page/application/title-meta';

export async function loader({ request }: LoaderFunctionArgs) {
  const player = await requirePlayer(request);
  return {
    title: accountPageTitle(player.site, 'account.pages.verification'),
    texts: verificationTexts(player.site),
    page: await verificationPage(player, Date.now()),
  };
}

export default function Verification() {
  const { page, texts } = useLoaderData<typeof loader>();
  return (
    <VerificationTexts texts={texts}>
      <AccountPage title="account.pages.verification">
        <VerificationCards {...page} />
      </AccountPage>
    </VerificationTexts>
  );
}
