import type { BlockProps } from '../../schemas/generated/blocks';
import { PageDocument } from './page-document';
import { PageMessage } from './page-message';

/** The static page of the address: a long document, or a message such as an error (ROUTE-22…28). */
export function PageText({ content, live }: BlockProps<'page-text'>) {
  const { page, related, actions } = live;
  return page.layout === 'message' ? (
    <PageMessage page={page} backLabel={content.backLabel} />
  ) : (
    <PageDocument page={page} related={related} actions={actions} backLabel={content.backLabel} />
  );
}
