import { useQuery } from '@tanstack/react-query';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { PageMessage, StudioMessage } from '../../../schemas/generated/types';
import { type PreviewWanted, previewAddress } from '../api/sites';
import { PreviewLink } from '../composer/preview-link';

/** A page as the frame of a side has told it. */
export type LoadedPage = Extract<PageMessage, { type: 'marquee:ready' }>;

/** One side of a comparison. */
export interface ComparedPage {
  readonly frame: RefObject<HTMLIFrameElement>;
  /** The address of the frame; undefined while it is requested. */
  readonly address: string | undefined;
  readonly error: unknown;
  /** The browser did not send the cookie of the preview, or the frame shows something else. */
  readonly isClosed: boolean;
  /** Undefined until the page listens. */
  readonly page: LoadedPage | undefined;
  readonly post: (message: StudioMessage) => void;
  readonly reopen: () => void;
}

/** If the frame says nothing for so long, it is not the preview that it shows. */
const silenceMs = 30_000;

/** Shows a page on one side, where it has a host and a cookie of its own. @param onScrolled told where somebody has scrolled it to */
export function useComparedPage(wanted: PreviewWanted, onScrolled: (place: number) => void): ComparedPage {
  const frame = useRef<HTMLIFrameElement>(null);
  const link = useRef<PreviewLink>();
  const scrolled = useRef(onScrolled);
  scrolled.current = onScrolled;
  const [page, setPage] = useState<LoadedPage>();
  const [isClosed, setClosed] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ['compare', wanted],
    queryFn: () => previewAddress(wanted),
    retry: false,
    staleTime: Infinity,
    // The address opens once.
    gcTime: 0,
  });
  useEffect(() => {
    setPage(undefined);
    setClosed(false);
    if (data === undefined) return;
    const { origin } = new URL(data);
    const connection = new PreviewLink(
      (from) => from === origin,
      (message) => {
        if (message.type === 'marquee:no-preview') setClosed(true);
        if (message.type === 'marquee:scrolled') scrolled.current(message.place);
        if (message.type !== 'marquee:ready') return;
        clearTimeout(silence);
        setClosed(false);
        setPage(message);
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
  }, [data]);
  const post = useCallback((message: StudioMessage) => link.current?.post(message), []);
  return { frame, address: data, error, isClosed, page, post, reopen: () => void refetch() };
}
