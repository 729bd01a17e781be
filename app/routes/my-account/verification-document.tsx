import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { PageTexts } from '../../site/texts/page-texts';
import { tabPaths } from '../../player/account/account-navigation';
import { AccountCard, AccountPage } from '../../player/account/account-page';
import { accountPageTitle } from '../../player/account/account-page-title.server';
import { DocumentForm } from '../../player/verification/document-form';
import { paidMethods } from '../../player/verification/paid-methods.server';
import { receiveDocument } from '../../player/verification/receive-document.server';
import { fileTypeOfSlug } from '../../player/verification/document-flow';
import { canBeSent, documentToSend } from '../../player/verification/verification-page.server';
import { typeTexts } from '../../player/verification/verification-words';
import { requirePlayer } from '../../platform/player.server';
import { useSite } from '../../../ui/site/site-context';
import { textSections } from '../../site/texts/messages.server';

export { ApplicationError as ErrorBoundary } from '../application-error';

export { titleMeta as meta } from '../../page/application/title-meta';

/** Redirects to the list of documents if this one cannot be sent now. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const player = await requirePlayer(request);
  const type = fileTypeOfSlug(params['document'] ?? '');
  const document = type && (await documentToSend(player, type, Date.now()));
  if (!type || !document || !canBeSent(document))
    throw redirect(`/${player.site.locale}${tabPaths.verification}`);
  return {
    title: accountPageTitle(player.site, typeTexts[type]),
    texts: textSections(player.site, ['verification', 'accountBlocks']),
    type,
    methods: type === 'PROOF_OF_PAYMENT' ? await paidMethods(player) : [],
  };
}

export function action({ request, params }: ActionFunctionArgs) {
  return receiveDocument(request, params['document']);
}

export default function VerificationDocument() {
  const { texts, type, methods } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>()?.result.error?.['']?.[0];
  return (
    <PageTexts texts={texts}>
      <AccountPage title="account.pages.verification">
        <DocumentCard type={type}>
          <DocumentForm type={type} methods={methods} refused={refused} />
        </DocumentCard>
      </AccountPage>
    </PageTexts>
  );
}

function DocumentCard({ type, children }: { type: keyof typeof typeTexts; children: ReactNode }) {
  const { t } = useSite();
  return <AccountCard title={t(typeTexts[type])}>{children}</AccountCard>;
}
