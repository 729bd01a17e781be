import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { type MutableRefObject, Suspense, lazy, useMemo, useState } from 'react';
import type { StudioSites } from '../../../schemas/generated/types';
import type { ContentLocale } from '../api/content-locales';
import { ChecksProvider } from '../checks/checks-context';
import { useChecks } from '../checks/use-checks';
import type { CompareDialogProps } from '../compare/compare-dialog';
import { text } from '../text/text';
import { WhyProvider } from '../why/why-context';
import { useOpened } from '../why/use-opened';
import { ComposerBar } from './bar/composer-bar';
import { ViewBar } from './bar/view-bar';
import { useDocument, useDocumentStore } from './document-context';
import type { OpenEntry } from './document-store';
import { Inspector } from './inspector';
import { Outline } from './outline/outline';
import { pictureSource } from './palette/picture-source';
import { PresenceProvider } from './presence/presence-context';
import { usePresence } from './presence/use-presence';
import { PreviewPane } from './preview/preview-pane';
import { usePagePath, usePreview } from './preview/use-preview';
import { useShortcuts } from './use-shortcuts';
import { type PageScope, searchOf, useView } from './view-state';

const CompareDialog = lazy(() =>
  import('../compare/compare-dialog').then(({ CompareDialog: dialog }) => ({ default: dialog })),
);

const WhyPanel = lazy(() => import('../why/why-panel').then(({ WhyPanel: panel }) => ({ default: panel })));

/** The comparison: two views, or versions of the page. */
type Compared = Pick<CompareDialogProps, 'versions'>;

interface ComposerProps {
  pageId: string;
  sites: StudioSites;
  locales: readonly ContentLocale[];
  flush: () => Promise<void>;
  onSavedRef: MutableRefObject<(() => void) | undefined>;
}

/** The composer: outline, the real site in a frame, and the form of the selected entry. */
export function Composer({ pageId, sites, locales, flush, onSavedRef }: ComposerProps) {
  const store = useDocumentStore();
  const defaultLocale = locales.find(({ isDefault }) => isDefault)?.code ?? '';
  const scopeKey = useDocument(({ entries }) => JSON.stringify(scopeOf(entries[pageId], defaultLocale)));
  const scope = useMemo(() => JSON.parse(scopeKey) as PageScope, [scopeKey]);
  const [view, changeView] = useView(sites, scope);
  const [editing, setEditing] = useState(true);
  const preview = usePreview({ store, pageId, view, editing, defaultLocale });
  onSavedRef.current = preview.refresh;
  const path = usePagePath(store, pageId, defaultLocale);
  const [compared, setCompared] = useState<Compared>();
  const checks = useChecks(pageId, view?.at);
  const present = usePresence(pageId);
  const why = useOpened();
  useShortcuts(store, { toggleEditing: () => setEditing((before) => !before), explain: why.open });
  if (!view) return <Alert severity="warning">{text('composer.noSite')}</Alert>;
  return (
    <WhyProvider value={why.open}>
      <ChecksProvider value={checks}>
        <PresenceProvider value={present}>
          <Box
            sx={{ display: 'grid', gridTemplateRows: 'auto auto 1fr', height: '100vh', overflow: 'hidden' }}
          >
            <ComposerBar
              pageId={pageId}
              locale={view.locale.contentLocale}
              timeZone={view.market.timeZone}
              editing={editing}
              onEditing={setEditing}
              flush={flush}
              onCompareVersions={(from, moments) => setCompared({ versions: { from, moments } })}
            />
            <ViewBar
              sites={sites}
              scope={scope}
              view={view}
              onChange={changeView}
              onCompare={() => void flush().then(() => setCompared({}))}
            />
            <Box
              sx={{
                display: 'grid',
                // On a narrow window the form is below the outline.
                gridTemplateColumns: { xs: '260px minmax(0, 1fr)', lg: '280px minmax(0, 1fr) 380px' },
                gridTemplateRows: { xs: 'minmax(0, 2fr) minmax(0, 3fr)', lg: 'minmax(0, 1fr)' },
                gridTemplateAreas: {
                  xs: '"outline preview" "form preview"',
                  lg: '"outline preview form"',
                },
                minHeight: 0,
              }}
            >
              <Outline
                pageId={pageId}
                locale={view.locale.contentLocale}
                defaultLocale={defaultLocale}
                page={preview.page}
                pictures={pictureSource(view, preview)}
              />
              <PreviewPane preview={preview} view={view} pageId={pageId} />
              <Inspector
                pageId={pageId}
                locale={view.locale.contentLocale}
                defaultLocale={defaultLocale}
                timeZone={view.market.timeZone}
                blocks={preview.page?.blocks ?? []}
              />
            </Box>
          </Box>
        </PresenceProvider>
        <Suspense fallback={null}>
          {why.wasOpened && (
            <WhyPanel
              open={why.isOpen}
              onClose={why.close}
              pageId={pageId}
              view={view}
              defaultLocale={defaultLocale}
              page={preview.page}
            />
          )}
        </Suspense>
        {compared && path !== undefined && (
          <Suspense fallback={null}>
            <CompareDialog
              sites={sites}
              scope={scope}
              path={path}
              search={searchOf(view)}
              choosing={compared.versions === undefined}
              versions={compared.versions}
              onClose={() => setCompared(undefined)}
            />
          </Suspense>
        )}
      </ChecksProvider>
    </WhyProvider>
  );
}

function scopeOf(page: OpenEntry | undefined, locale: string): PageScope {
  const list = (field: string) => {
    const value = page?.fields[field]?.[locale];
    return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];
  };
  // A page has other fields for its sites than a promotion.
  return {
    brands: [...list('brands'), ...list('onlyBrands')],
    markets: [...list('markets'), ...list('onlyMarkets')],
  };
}
