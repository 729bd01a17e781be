import type { PageMessage, StudioMessage } from '../../../schemas/generated/types';
import { validateStudioMessage } from '../../../schemas/generated/validators.js';

/** The studio around the page, or that has opened it in a tab of its own. */
export interface StudioWindow {
  post(message: PageMessage): void;
  /** Calls with each message of the studio; those of other windows and origins, and what is no message, are ignored. */
  listen(hear: (message: StudioMessage) => void): void;
}

/** @returns undefined where nobody is around the page and nobody has opened it */
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
      // Before the studio has spoken its origin may not be known; a message goes to nobody but the origin it names.
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

/** Not every browser says. */
function ancestorOf({ location }: Window): string | undefined {
  return 'ancestorOrigins' in location ? location.ancestorOrigins[0] : undefined;
}

function referrerOf({ document: { referrer } }: Window): string | undefined {
  return URL.canParse(referrer) ? new URL(referrer).origin : undefined;
}
