import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PageTexts } from '../../site/texts/page-texts';
import { AccountPage } from '../../player/account/account-page';
import { accountPageTitle } from '../../player/account/account-page-title.server';
import { tabPaths } from '../../player/account/account-navigation';
import { answerQuestionnaire } from '../../player/verification/questionnaire/answer-questionnaire.server';
import { QuestionnaireCard } from '../../player/verification/questionnaire/questionnaire-card';
import { questionnairePage } from '../../player/verification/questionnaire/questionnaire-page.server';
import { requirePlayer } from '../../platform/player.server';
import { textSections } from '../../site/texts/messages.server';

export { ApplicationError as ErrorBoundary } from '../application-error';

export { titleMeta as meta } from '../../page/application/title-meta';

/** Redirects to the list of documents when no questionnaire is requested. */
export async function loader({ request }: LoaderFunctionArgs) {
  const player = await requirePlayer(request);
  const page = await questionnairePage(player);
  const list = `/${player.site.locale}${tabPaths.verification}`;
  // The loader also runs again after the answers were sent.
  if (!page.isOpen) throw redirect(page.isSent ? `${list}?sent=edd-questionnaire` : list);
  return {
    title: accountPageTitle(player.site, 'accountBlocks.verification.types.EDD_QUESTIONNAIRE'),
    texts: textSections(player.site, ['verification', 'accountBlocks']),
    page,
  };
}

export const action = ({ request }: ActionFunctionArgs) => answerQuestionnaire(request);

export { answeredAction as clientAction } from '../../player/forms/fetcher-sending';

export default function Questionnaire() {
  const { texts, page } = useLoaderData<typeof loader>();
  return (
    <PageTexts texts={texts}>
      <AccountPage title="account.pages.verification">
        <QuestionnaireCard {...page} />
      </AccountPage>
    </PageTexts>
  );
}
