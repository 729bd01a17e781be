import { expireCollections } from './collection.server';
import { expireDocuments } from './page-document.server';
import { expirePageIndex } from './page-index.server';

/** Content changed: everything read so far is old. The last good versions stay until newer ones are there. */
export function expireContent(): void {
  expireCollections();
  expireDocuments();
  expirePageIndex();
}
