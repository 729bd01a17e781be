import { anyContent } from '../../content/changes/dependencies';
import { memo, reads } from '../../memo/process-memos.server';
import { readParts } from '../launch-report/read-published.server';

const parts = memo(
  (_all: Record<string, never>) => {
    reads.input(anyContent, 'content');
    return readParts();
  },
  // Every read returns new objects; comparing them takes longer than using them.
  { same: () => false, staleWhileRevalidate: 0 },
);

/** All published content in all languages; read again after any publication. @throws as readPublished does */
export function publishedParts() {
  return parts.get({});
}
