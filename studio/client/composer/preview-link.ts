import type { PageMessage, StudioMessage } from '../../../schemas/generated/types';
import { validatePageMessage } from '../../../schemas/generated/validators.js';

/** Message channel to a preview of the site, in a frame or in a tab. */
export class PreviewLink {
  readonly #origins: (origin: string) => boolean;
  readonly #onMessage: (message: PageMessage) => void;
  #target: { window: Window; origin: string } | undefined;

  /** @param isPreview whether an origin is a preview @param onMessage called with the page's messages */
  constructor(isPreview: (origin: string) => boolean, onMessage: (message: PageMessage) => void) {
    this.#origins = isPreview;
    this.#onMessage = onMessage;
    window.addEventListener('message', this.#receive);
  }

  /** Sets the window to listen to; messages of others are ignored. */
  listenTo(window: Window | null, origin: string): void {
    this.#target = window ? { window, origin } : undefined;
  }

  post(message: StudioMessage): void {
    this.#target?.window.postMessage(message, this.#target.origin);
  }

  close(): void {
    window.removeEventListener('message', this.#receive);
  }

  readonly #receive = ({ source, origin, data }: MessageEvent<unknown>): void => {
    if (!this.#target || source !== this.#target.window || origin !== this.#target.origin) return;
    if (!this.#origins(origin) || !validatePageMessage(data)) return;
    this.#onMessage(data);
  };
}
