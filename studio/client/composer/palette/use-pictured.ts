import { type RefObject, useEffect, useState } from 'react';
import { PreviewLink } from '../preview-link';

/** Milliseconds without a message after which the card reports a missing picture; a late one is still shown. */
const silenceMs = 15_000;

export type Pictured = 'loading' | 'shown' | 'missing';

/** Whether a frame shows the picture of a block. @param href address of the frame; undefined before it loads */
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
