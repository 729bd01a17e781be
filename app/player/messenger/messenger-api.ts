import type { ConversationField } from './messenger-rules';

/** The calls of Zendesk's messenger that the site makes. */
export interface MessengerApi {
  (area: 'messenger', name: 'show' | 'hide' | 'open' | 'close' | 'logoutUser'): void;
  (area: 'messenger', name: 'loginUser', login: (give: (token: string) => void) => void): void;
  (area: 'messenger:set', name: 'locale', tag: string): void;
  (area: 'messenger:set', name: 'zIndex', layer: number): void;
  (area: 'messenger:set', name: 'conversationFields', fields: readonly ConversationField[]): void;
  (area: 'messenger:on', name: 'open' | 'close', handler: () => void): void;
  (area: 'messenger:on', name: 'unreadMessages', handler: (count: number) => void): void;
}

declare global {
  interface Window {
    /** Set by the script of the messenger. */
    zE?: MessengerApi;
  }
}

/** Milliseconds after which visitors are shown other contact options. */
const loadTimeoutMs = 10_000;

let loading: Promise<MessengerApi> | undefined;

/**
 * Loads the script of the messenger, once per document (MSG-01). After a failure the next call retries.
 * @throws Error when the script times out or is invalid
 */
export function loadMessenger(src: string, timeoutMs = loadTimeoutMs): Promise<MessengerApi> {
  loading ??= scriptOf(src, timeoutMs).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

function scriptOf(src: string, timeoutMs: number): Promise<MessengerApi> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      clearTimeout(timer);
      script.remove();
      reject(new Error('the messenger cannot be loaded'));
    };
    const timer = setTimeout(fail, timeoutMs);
    script.src = src;
    // The provider's code finds its script by this id.
    script.id = 'ze-snippet';
    script.addEventListener('error', fail);
    script.addEventListener('load', () => {
      if (!window.zE) return fail();
      clearTimeout(timer);
      resolve(window.zE);
    });
    document.head.append(script);
  });
}

/** Shows and opens the chat in a language (MSG-05). Only warns if the messenger is not loaded (MSG-06). @param tag BCP 47 */
export function openMessenger(tag: string): void {
  const { zE } = window;
  // eslint-disable-next-line no-console -- MSG-06 wants it said there
  if (!zE) return console.warn('Zendesk is not initialized yet');
  zE('messenger:set', 'locale', tag);
  zE('messenger', 'show');
  zE('messenger', 'open');
}
