import type { CookieCategory } from '../consent/cookie-options';
import { hasConsent } from '../consent/has-consent';
import { openMessenger } from './messenger-api';
import { forgetPlayer, readMemory } from './messenger-memory';
import type { MessengerPage } from './start-messenger';

export interface MessengerIslandProps {
  /** Language of the page, BCP 47. */
  tag: string;
  cookieCategory: CookieCategory;
  /** Links to this address open the chat. */
  chatHref: string;
  page: MessengerPage;
}

type Note = 'down' | 'consent';

/**
 * Opens the chat from its button and from links to it. The messenger is loaded on first use; after that the pages of
 * the tab load it without a click, so that replies arrive.
 */
export function mount(
  dock: HTMLElement,
  { tag, cookieCategory, chatHref, page }: MessengerIslandProps,
): void {
  const note = dock.querySelector<HTMLElement>('[data-messenger-note]');
  const button = dock.querySelector<HTMLElement>('[data-messenger-open]');
  const unreadMark = dock.querySelector<HTMLElement>('[data-messenger-unread]');
  const count = dock.querySelector<HTMLElement>('[data-messenger-count]');
  if (!note || !button || !unreadMark || !count) return;

  const showUnread = (unread: number) => {
    unreadMark.hidden = unread === 0;
    count.textContent = String(unread);
  };
  const explain = (kind: Note | undefined) => {
    note.hidden = kind === undefined;
    for (const text of note.querySelectorAll<HTMLElement>('[data-messenger-text]'))
      text.hidden = text.dataset['messengerText'] !== kind;
    // Announces the note, and moves the keyboard focus to the other contact options.
    if (kind) note.focus();
  };

  let starting: Promise<void> | undefined;
  const start = () => {
    starting ??= import('./start-messenger')
      .then(({ startMessenger }) =>
        startMessenger(page, {
          changed(shown, unread) {
            button.hidden = shown;
            showUnread(unread);
          },
          closed: () => button.focus(),
        }),
      )
      .catch((error: unknown) => {
        starting = undefined;
        throw error;
      });
    return starting;
  };
  const open = async () => {
    if (!hasConsent(cookieCategory)) return explain('consent');
    explain(undefined);
    button.setAttribute('aria-busy', 'true');
    try {
      await start();
      openMessenger(tag);
    } catch {
      explain('down');
    }
    button.removeAttribute('aria-busy');
  };

  const memory = page.playerHref === null && readMemory().player !== null ? forgetPlayer() : readMemory();
  showUnread(memory.unread);
  note.tabIndex = -1;
  button.setAttribute('role', 'button');
  button.addEventListener('keydown', (event) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    button.click();
  });
  dock.querySelector('[data-messenger-close]')?.addEventListener('click', () => {
    explain(undefined);
    button.focus();
  });
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!link || !isPlain || link.getAttribute('href') !== chatHref) return;
    event.preventDefault();
    void open();
  });
  if (location.pathname + location.hash === chatHref) void open();
  // A failure is ignored here: the button retries and reports it.
  else if (memory.used && hasConsent(cookieCategory)) start().catch(() => undefined);
}
