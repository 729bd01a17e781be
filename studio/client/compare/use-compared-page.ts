import { useQuery } from '@tanstack/react-query';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { PageMessage, StudioMessage } from '../../../schemas/generated/types';
import { type PreviewWanted, previewAddress } from '../api/sites';
import { PreviewLink } from '../composer/preview-link';
import { problemText } from '../shell/problem';
import { text } from '../text/text';
import { NoVersionError } from '../publishing/versions/read-version';
import type { ComparedVersion } from './use-compared-version';

/** A page as reported by the frame of a side. */
export type LoadedPage = Extract<PageMessage, { type: 'marquee:ready' }>;

/** One side of a comparison. */
export interface ComparedPage {
  readonly frame: RefObject<HTMLIFrameElement>;
  /** The address of the frame; undefined until loaded. */
  readonly address: string | undefined;
  /** Why the page cannot be shown. */
  readonly problem: string | undefined;
  /** Undefined until the page shows the requested content. */
  readonly page: LoadedPage | undefined;
  readonly post: (message: StudioMessage) => void;
  readonly reopen: () => void;
}

/** Without a message for this long, the frame does not show the preview. */
const silenceMs = 30_000;

/**
 * Shows a page on one side, which has its own host and cookie.
 * @param version to show instead of the draft
 * @param onScrolled called with the position after the person has scrolled
 */
export function useComparedPage(
  wanted: PreviewWanted,
  version: ComparedVersion | undefined,
  onScrolled: (place: number) => void,
): ComparedPage {
  const frame = useRef<HTMLIFrameElement>(null);
  const link = useRef<PreviewLink>();
  const scrolled = useRef(onScrolled);
  scrolled.current = onScrolled;
  const [page, setPage] = useState<LoadedPage>();
  const [isClosed, setClosed] = useState(false);
  const [failure, setFailure] = useState<string>();
  /** The page is ready, but does not show the version yet. */
  const [isOpen, setOpen] = useState(false);
  const isVersion = version !== undefined;
  const { data, error, refetch } = useQuery({
    queryKey: ['compare', wanted, version?.id],
    queryFn: () => previewAddress(wanted),
    retry: false,
    staleTime: Infinity,
    // The address is valid once.
    gcTime: 0,
  });
  useEffect(() => {
    setPage(undefined);
    setClosed(false);
    setFailure(undefined);
    setOpen(false);
    if (data === undefined) return;
    const { origin } = new URL(data);
    const connection = new PreviewLink(
      (from) => from === origin,
      (message) => {
        if (message.type === 'marquee:no-preview') setClosed(true);
        if (message.type === 'marquee:scrolled') scrolled.current(message.place);
        if (message.type === 'marquee:failed') setFailure(message.reason);
        if (message.type !== 'marquee:ready') return;
        clearTimeout(silence);
        setClosed(false);
        if (isVersion && message.sequence === undefined) setOpen(true);
        else setPage(message);
      },
    );
    const silence = setTimeout(() => setClosed(true), silenceMs);
    connection.listenTo(frame.current?.contentWindow ?? null, origin);
    link.current = connection;
    return () => {
      clearTimeout(silence);
      connection.close();
      link.current = undefined;
    };
  }, [data, isVersion]);
  const content = version?.content;
  useEffect(() => {
    if (isOpen && content) link.current?.post({ type: 'marquee:version', version: content, sequence: 0 });
  }, [isOpen, content]);
  const post = useCallback((message: StudioMessage) => link.current?.post(message), []);
  const problem = problemOf(error ?? version?.error ?? null, isClosed, failure);
  return { frame, address: data, problem, page, post, reopen: () => void refetch() };
}

function problemOf(error: unknown, isClosed: boolean, failure: string | undefined): string | undefined {
  if (error instanceof NoVersionError) return text('compare.noVersion');
  if (error !== null) return problemText(error);
  if (isClosed) return text('preview.closed');
  return failure === undefined ? undefined : text('compare.failed', { reason: failure });
}
