import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PageTexts } from '../../../site/texts/page-texts';
import { requirePlayer } from '../../../platform/player.server';
import { accountPageTitle } from '../../../player/account/account-page-title.server';
import { statementsPageData } from '../../../player/cashier/statements/statements-page.server';
import { StatementsPage } from '../../../player/cashier/statements/statements-page';
import { textSections } from '../../../site/texts/messages.server';

export { ApplicationError as ErrorBoundary } from '../../application-error';

export { titleMeta as meta } from '../../../page/application/title-meta';

export async function loader({ request }: LoaderFunctionArgs) {
  const player = await requirePlayer(request);
  return {
    title: accountPageTitle(player.site, 'account.pages.statements'),
    texts: textSections(player.site, ['statements']),
    ...(await statementsPageData(player)),
  };
}

export default function Statements() {
  const { title: _title, texts, ...data } = useLoaderData<typeof loader>();
  return (
    <PageTexts texts={texts}>
      <StatementsPage {...data} />
    </PageTexts>
  );
}
