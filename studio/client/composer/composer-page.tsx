import { useEffect, useRef } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useSites } from '../api/sites';
import { useContentLocales } from '../api/content-locales';
import { Loading } from '../shell/loading';
import { Problem } from '../shell/problem';
import { Composer } from './composer';
import { DocumentProvider } from './document-context';
import { openEntry } from './preview/use-preview';
import { usePageStore } from './use-page-store';

/** The composer of one page: loads it, its sites and the content locales. */
export function ComposerPage() {
  const { pageId = '' } = useParams();
  return <LoadedComposer key={pageId} pageId={pageId} />;
}

function LoadedComposer({ pageId }: { pageId: string }) {
  // Set by the composer, which mounts after the store.
  const saved = useRef<(() => void) | undefined>(undefined);
  const onSaved = useRef(() => saved.current?.()).current;
  const { store, isLoaded, error, retry, flush } = usePageStore(pageId, onSaved);
  const [search] = useSearchParams();
  const block = search.get('block');
  useEffect(() => {
    if (isLoaded && block) openEntry(store, block);
  }, [isLoaded, block, store]);
  const sites = useSites();
  const locales = useContentLocales();
  const problem = (isLoaded ? undefined : error) ?? (sites.data ? undefined : sites.error);
  if (problem)
    return (
      <Problem
        error={problem}
        onRetry={() => {
          retry();
          void sites.refetch();
        }}
      />
    );
  if (!isLoaded || !sites.data || !locales) return <Loading />;
  return (
    <DocumentProvider value={store}>
      <Composer pageId={pageId} sites={sites.data} locales={locales} flush={flush} onSavedRef={saved} />
    </DocumentProvider>
  );
}
