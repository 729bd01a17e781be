import type { PageMessage, StudioMessage } from '../../../schemas/generated/types';
import { validateStudioMessage } from '../../../schemas/generated/validators.js';

/** The studio that frames the page, or opened it in a tab. */
export interface StudioWindow {
  post(message: PageMessage): void;
  /** Calls back for each valid message of the studio; messages of other windows and origins are ignored. */
  listen(hear: (message: StudioMessage) => void): void;
}

/** @returns undefined when the page is neither framed nor opened by another window */
export function studioWindow(
  editorOrigins: readonly string[],
  page: Window = window,
): StudioWindow | undefined {
  const studio = (page.parent === page ? page.opener : page.parent) as Window | null;
  if (!studio) return undefined;
  const isEditor = (origin: string | undefined) => origin !== undefined && editorOrigins.includes(origin);
  let origin = [ancestorOf(page), referrerOf(page)].find(isEditor);
  return {
    post(message) {
      // The studio's origin may be unknown before its first message; the browser delivers a message only to the target
      // origin.
      for (const target of origin ? [origin] : editorOrigins) studio.postMessage(message, target);
    },
    listen(hear) {
      page.addEventListener('message', ({ source, origin: from, data }: MessageEvent<unknown>) => {
        if (source !== studio || !isEditor(from) || !validateStudioMessage(data)) return;
        origin = from;
        hear(data);
      });
    },
  };
}

/** Not supported by every browser. */
function ancestorOf({ location }: Window): string | undefined {
  return 'ancestorOrigins' in location ? location.ancestorOrigins[0] : undefined;
}

function referrerOf({ document: { referrer } }: Window): string | undefined {
  return URL.canParse(referrer) ? new URL(referrer).origin : undefined;
}
