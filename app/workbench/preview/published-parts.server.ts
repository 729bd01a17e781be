import { anyContent } from '../../content/changes/dependencies';
import { memo, reads } from '../../memo/process-memos.server';
import { readParts } from '../launch-report/read-published.server';

const parts = memo(
  (_all: Record<string, never>) => {
    reads.input(anyContent, 'content');
    return readParts();
  },
  // Every read is of new objects; whether they are equal takes longer to tell than to use them.
  { same: () => false, staleWhileRevalidate: 0 },
);

/** All that is published, in all languages; read again after any publication. @throws as readPublished does */
export function publishedParts() {
  return parts.get({});
}
