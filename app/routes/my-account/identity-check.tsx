import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { keepCameraFrames } from '../../page/document/document-context';
import { requirePlayer } from '../../platform/player.server';
import { tabPaths } from '../../player/account/account-navigation';
import { AccountCard, AccountPage } from '../../player/account/account-page';
import { accountPageTitle } from '../../player/account/account-page-title.server';
import { takeIdentityCheck } from '../../player/verification/identity/begin-identity-check.server';
import { identityCheck } from '../../player/verification/identity/identity-calls.server';
import { IdentityForm } from '../../player/verification/identity/identity-form';
import { IdentityFrame } from '../../player/verification/identity/identity-frame';
import { environment } from '../../server/environment.server';
import { textSections } from '../../site/texts/messages.server';
import { PageTexts } from '../../site/texts/page-texts';
import { useSite } from '../../../ui/site/site-context';

export { ApplicationError as ErrorBoundary } from '../application-error';

export { titleMeta as meta } from '../../page/application/title-meta';

/** Redirects to the list of documents if no check is available. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const player = await requirePlayer(request);
  const { isOffered, check } = await identityCheck(player);
  if (!isOffered || check?.status === 'processing')
    throw redirect(`/${player.site.locale}${tabPaths.verification}`);
  keepCameraFrames(context, environment.identityOrigins);
  return {
    title: accountPageTitle(player.site, 'verification.identity.title'),
    texts: textSections(player.site, ['verification']),
    hostedUrl: check?.hostedUrl ?? null,
  };
}

export function action({ request }: ActionFunctionArgs) {
  return takeIdentityCheck(request);
}

export default function IdentityCheck() {
  const { texts, hostedUrl } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>()?.result.error?.['']?.[0];
  return (
    <PageTexts texts={texts}>
      <AccountPage title="account.pages.verification">
        <Card>
          {hostedUrl === null || refused !== undefined ? (
            <IdentityForm refused={refused} />
          ) : (
            <IdentityFrame hostedUrl={hostedUrl} />
          )}
        </Card>
      </AccountPage>
    </PageTexts>
  );
}

function Card({ children }: { children: React.ReactNode }) {
  const { t } = useSite();
  return <AccountCard title={t('verification.identity.title')}>{children}</AccountCard>;
}
