import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { requirePlayer } from '../../platform/player.server';
import { accountPageTitle } from '../../player/account/account-page-title.server';
import { changeInbox } from '../../player/inbox/change-inbox.server';
import { InboxPage } from '../../player/inbox/inbox-page';
import { messagesPage } from '../../player/inbox/inbox-page.server';
import { useFreshInbox } from '../../player/inbox/use-fresh-inbox';
import { textSections } from '../../site/texts/messages.server';
import { PageTexts } from '../../site/texts/page-texts';

export { ApplicationError as ErrorBoundary } from '../application-error';

export { titleMeta as meta } from '../../page/application/title-meta';

export async function loader({ request }: LoaderFunctionArgs) {
  const player = await requirePlayer(request);
  return {
    title: accountPageTitle(player.site, 'account.pages.inbox'),
    texts: textSections(player.site, ['inbox', 'accountBlocks']),
    ...(await messagesPage(player)),
  };
}

export function action({ request }: ActionFunctionArgs) {
  return changeInbox(request, 'messages');
}

export { answeredAction as clientAction } from '../../player/forms/fetcher-sending';

export default function Inbox() {
  const { title: _title, texts, ...page } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  useFreshInbox(page.unread);
  return (
    <PageTexts texts={texts}>
      <InboxPage list="messages" page={page} answer={answer} />
    </PageTexts>
  );
}
