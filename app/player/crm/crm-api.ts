/** Calls of the CRM provider's script. */
export interface CrmApi {
  /** Offers to the player of the session. @param language BCP 47 */
  offers(language: string): Promise<unknown>;
}

declare global {
  interface Window {
    /** Set by the script of the CRM provider. */
    CrmInbox?: CrmApi;
  }
}

/** State of the provider's script: not yet requested, waiting for consent, failed or loaded. */
export type CrmState =
  { name: 'waiting' } | { name: 'consent' } | { name: 'failed' } | { name: 'loaded'; api: CrmApi };

/** Timeout of the script in milliseconds, after which the page reports a failure. */
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

/** Marks the script as waiting for the player's consent. */
export function awaitConsent(): void {
  if (state.name === 'waiting') become({ name: 'consent' });
}

/**
 * Inserts the provider's script once per document, with the session as its key (INBOX-01). Failures are reported only
 * to subscribers.
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
