import { renderToString } from 'react-dom/server';
import type { MessageKey } from '../../schemas/generated/message-keys';
import { ErrorScreen } from '../../ui/notice/error-screen';
import { SiteProvider, type SiteView } from '../../ui/site/site-context';

/** The screen for a page that cannot be made at all (SHELL-06). */
export function errorScreen(view: SiteView, title: MessageKey, reference: string | undefined): string {
  return renderToString(
    <SiteProvider value={view}>
      <ErrorScreen title={title} reference={reference} />
    </SiteProvider>,
  );
}
