/** The calls of the CRM provider's script that the site makes. */
export interface CrmApi {
  /** The offers to the player of the session. @param language BCP 47 */
  offers(language: string): Promise<unknown>;
}

declare global {
  interface Window {
    /** Set by the script of the CRM provider. */
    CrmInbox?: CrmApi;
  }
}

/** Where the script of a page is: it waits for consent, is on its way, has failed, or is there. */
export type CrmState =
  { name: 'waiting' } | { name: 'consent' } | { name: 'failed' } | { name: 'loaded'; api: CrmApi };

/** Later the offers are given up, so that the page says so. */
const loadTimeoutMs = 10_000;

let state: CrmState = { name: 'waiting' };
const listeners = new Set<(state: CrmState) => void>();

/** Calls back with the state of the script, and with every change. @returns a function that unsubscribes */
export function subscribeCrm(listener: (state: CrmState) => void): () => void {
  listeners.add(listener);
  listener(state);
  return () => listeners.delete(listener);
}

function become(next: CrmState): void {
  state = next;
  for (const listener of listeners) listener(next);
}

/** The script is not loaded before the player agrees to its cookies. */
export function awaitConsent(): void {
  if (state.name === 'waiting') become({ name: 'consent' });
}

/**
 * Inserts the script of the provider once in a document, with the session as its key (INBOX-01). A failure is only told to those who
 * wait for offers.
 *
 * @param src address with the key of the site
 */
export function loadCrm(src: string, session: string, parent: Element, timeoutMs = loadTimeoutMs): void {
  const address = new URL(src);
  address.searchParams.set('session', session);
  const script = document.createElement('script');
  const timer = setTimeout(() => become({ name: 'failed' }), timeoutMs);
  script.src = address.href;
  script.async = true;
  script.dataset['crm'] = '';
  script.addEventListener('error', () => {
    clearTimeout(timer);
    become({ name: 'failed' });
  });
  script.addEventListener('load', () => {
    clearTimeout(timer);
    become(window.CrmInbox ? { name: 'loaded', api: window.CrmInbox } : { name: 'failed' });
  });
  if (state.name === 'consent') become({ name: 'waiting' });
  parent.append(script);
}
