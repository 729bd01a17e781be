import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { PageMessage, StudioMessage } from '../../../../schemas/generated/types';
import { linkedIds } from '../../../model/link';
import { previewAddress } from '../../api/sites';
import { blockNames } from '../../forms/form-catalogue';
import type { DocumentStore } from '../document-store';
import { loadParts } from '../load-page';
import { addressOf } from '../structure';
import { PreviewLink } from '../preview-link';
import { unsavedContent } from '../unsaved-content';
import type { View } from '../view-state';

type Ready = Extract<PageMessage, { type: 'marquee:ready' }>;

/** The page in the preview. */
export type ShownPage = Pick<Ready, 'blocks' | 'notes' | 'page'> & { readonly url: string };

export type PreviewState =
  | { readonly state: 'opening' | 'ready' }
  /** The browser did not send the preview's cookie, or the preview has ended. */
  | { readonly state: 'closed' }
  | { readonly state: 'failed'; readonly error: unknown };

export interface Preview {
  readonly status: PreviewState;
  readonly page: ShownPage | undefined;
  /** Address of the frame. */
  readonly address: string | undefined;
  /** Connects to the window of the frame or tab. */
  readonly connect: (window: Window | null) => void;
  /** Opens the view again. */
  readonly reopen: () => void;
  /** Call after drafts were saved. */
  readonly refresh: () => void;
}

interface PreviewOptions {
  store: DocumentStore;
  pageId: string;
  view: View | undefined;
  editing: boolean;
  defaultLocale: string;
}

/** Without a message for this long, the frame does not show the preview. */
const silenceMs = 15_000;

/** Shows a page in a view, and updates it while the editor types. */
export function usePreview({ store, pageId, view, editing, defaultLocale }: PreviewOptions): Preview {
  const [status, setStatus] = useState<PreviewState>({ state: 'opening' });
  const [page, setPage] = useState<ShownPage>();
  const [address, setAddress] = useState<string>();
  const [opened, setOpened] = useState(0);
  const target = useRef<Window | null>(null);
  const origin = useRef('');
  const link = useRef<PreviewLink>();
  const sequence = useRef(0);
  const state = useRef({ editing });
  state.current = { editing };
  const path = usePagePath(store, pageId, defaultLocale);

  const post = useCallback((message: StudioMessage) => link.current?.post(message), []);
  const refresh = useCallback(
    () => post({ type: 'marquee:refresh', sequence: (sequence.current += 1) }),
    [post],
  );
  const connect = useCallback((window: Window | null) => {
    target.current = window;
    link.current?.listenTo(window, origin.current);
  }, []);

  useEffect(() => {
    link.current = new PreviewLink(
      (from) => from === origin.current,
      (message) => receive(message),
    );
    link.current.listenTo(target.current, origin.current);
    return () => link.current?.close();

    function receive(message: PageMessage): void {
      switch (message.type) {
        case 'marquee:ready':
          setStatus({ state: 'ready' });
          setPage({ blocks: message.blocks, notes: message.notes, page: message.page, url: message.url });
          post({ type: 'marquee:mode', editing: state.current.editing, blockNames });
          post({ type: 'marquee:select', entryId: store.getState().selectedId });
          sendUnsaved();
          return;
        case 'marquee:rendered':
          return setPage(
            (before) =>
              before && {
                ...before,
                blocks: message.blocks,
                notes: message.notes,
                page: message.page ?? before.page,
              },
          );
        case 'marquee:clicked':
          return openEntry(store, message.entryId);
        case 'marquee:no-preview':
          return setStatus({ state: 'closed' });
        case 'marquee:pictured':
        case 'marquee:failed':
      }
    }
  }, [store, post]);

  const sendUnsaved = useCallback(() => {
    const unsaved = unsavedContent(store.unsaved());
    post({ type: 'marquee:unsaved', unsaved, sequence: (sequence.current += 1) });
  }, [store, post]);

  useEffect(() => {
    let { revision, entries, selectedId } = store.getState();
    return store.subscribe((now) => {
      if (now.selectedId !== selectedId) post({ type: 'marquee:select', entryId: now.selectedId });
      if (now.revision !== revision) {
        for (const [holder, entry] of Object.entries(now.entries)) {
          const [before, after] = [entries[holder], entry].map((one) =>
            linkedIds(one?.fields['blocks']?.[defaultLocale], 'Entry'),
          );
          if (before && after && before.join() !== after.join() && after.length > 0)
            post({ type: 'marquee:order', holder, entryIds: after });
        }
        sendUnsaved();
      }
      ({ revision, entries, selectedId } = now);
    });
  }, [store, post, sendUnsaved, defaultLocale]);

  useEffect(() => post({ type: 'marquee:mode', editing, blockNames }), [post, editing]);

  const wanted = useMemo(
    () =>
      view && path !== undefined
        ? JSON.stringify({
            brand: view.brand.id,
            path: `/${view.locale.locale}${path === '/' ? '' : path}`,
            ...(view.at === undefined ? {} : { at: view.at }),
            ...(view.facts === undefined ? {} : { facts: view.facts }),
          })
        : undefined,
    [view, path],
  );
  useEffect(() => {
    if (wanted === undefined) return;
    let isCurrent = true;
    setStatus({ state: 'opening' });
    previewAddress(JSON.parse(wanted) as Parameters<typeof previewAddress>[0]).then(
      (url) => {
        if (!isCurrent) return;
        origin.current = new URL(url).origin;
        setAddress(url);
        connect(target.current);
      },
      (error: unknown) => isCurrent && setStatus({ state: 'failed', error }),
    );
    const silence = setTimeout(
      () => setStatus((before) => (before.state === 'opening' ? { state: 'closed' } : before)),
      silenceMs,
    );
    return () => {
      isCurrent = false;
      clearTimeout(silence);
    };
  }, [wanted, opened, connect]);

  return { status, page, address, connect, refresh, reopen: () => setOpened((times) => times + 1) };
}

/** The stored path of the page below the locale: an unfinished path would lead nowhere. */
export function usePagePath(store: DocumentStore, pageId: string, locale: string): string | undefined {
  const read = () => {
    const entry = store.getState().entries[pageId];
    return entry && addressOf(entry.sys.contentType.sys.id, entry.saved, locale);
  };
  const [path, setPath] = useState(read);
  useEffect(() => store.subscribe(() => setPath(read())));
  return path;
}

/** Selects an entry; one of header or footer is loaded first. */
export function openEntry(store: DocumentStore, entryId: string): void {
  if (store.getState().entries[entryId]) return store.select(entryId);
  void loadParts([entryId]).then((entries) => {
    store.receive(entries);
    store.select(entryId);
  });
}
