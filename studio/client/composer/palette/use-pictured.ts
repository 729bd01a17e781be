import { type RefObject, useEffect, useState } from 'react';
import { PreviewLink } from '../preview-link';

/** After this silence the card says that there is no picture; a late one still shows. */
const silenceMs = 15_000;

export type Pictured = 'loading' | 'shown' | 'missing';

/** Follows whether a frame shows the picture of a block. @param href address of the frame; undefined before it loads */
export function usePictured(frame: RefObject<HTMLIFrameElement>, href: string | undefined): Pictured {
  const [state, setState] = useState<Pictured>('loading');
  useEffect(() => {
    setState('loading');
    if (href === undefined) return;
    const { origin } = new URL(href);
    const link = new PreviewLink(
      (from) => from === origin,
      (message) => {
        clearTimeout(silence);
        if (message.type === 'marquee:pictured') setState(message.shown ? 'shown' : 'missing');
        else setState('missing');
      },
    );
    link.listenTo(frame.current?.contentWindow ?? null, origin);
    const silence = setTimeout(() => setState('missing'), silenceMs);
    return () => {
      clearTimeout(silence);
      link.close();
    };
  }, [frame, href]);
  return state;
}
