import type { PlayerAnswer, PlayerBalance } from '../../../schemas/generated/types';
import { formatMoney } from '../../../ui/format/money';
import { type PluralForms, withCount } from '../../../ui/site/plural-forms';
import type { BalanceState } from './balance';
import { withPageChannel } from '../channel/with-page-channel';
import type { PlayerView } from '../channel/player-channel';

interface AccountMenuProps {
  tag: string;
  labels: {
    /** Text with `{{amount}}`. */
    changed: string;
    unknown: string;
    hidden: string;
    documents: PluralForms;
    unread: PluralForms;
  };
}

/** The badge has space for two digits. */
const mostShown = 99;
const hiddenKey = 'hide-balance';
/** Delay of announcements in milliseconds: wins follow bets quickly, so only the settled balance is announced. */
const quietMs = 1_500;

/** Fills the header's account menu with the player's data. */
export function mount(element: HTMLElement, { tag, labels }: AccountMenuProps): void {
  const amounts = [...element.querySelectorAll<HTMLElement>('[data-balance]')];
  const toggle = element.querySelector<HTMLButtonElement>('[data-hide-balance]');
  const news = element.querySelector<HTMLElement>('[data-balance-news]');
  let hidden = readFlag();
  let view: PlayerView | undefined;
  let told: number | undefined;
  let quiet: ReturnType<typeof setTimeout> | undefined;

  function show(): void {
    if (!view) return;
    const { player, balance } = view;
    if (player) showPlayer(element, player, labels.documents, tag);
    if (player) showUnread(element, player.unread, labels.unread, tag);
    const shown = player && amountsOf(balance);
    for (const amount of amounts) {
      const name = amount.dataset['balance'] as keyof PlayerBalance;
      if (!shown) {
        if (balance.status !== 'error') continue;
        amount.textContent = '–';
        amount.title = labels.unknown;
      } else {
        const value = shown[name];
        amount.removeAttribute('title');
        amount.textContent = hidden && amount.closest('summary') ? '•••' : money(value, player);
        amount.closest<HTMLElement>('[data-bucket]')?.toggleAttribute('hidden', value === 0);
      }
      delete amount.dataset['waiting'];
    }
    const summary = element.querySelector<HTMLElement>('[data-hidden-note]');
    if (summary) summary.textContent = hidden ? labels.hidden : '';
    if (shown) announce(shown.totalBalance, player);
  }

  /** The first amount is not a change. */
  function announce(total: number, player: PlayerAnswer): void {
    if (told === undefined || total === told || hidden) {
      told = total;
      clearTimeout(quiet);
      return;
    }
    told = total;
    clearTimeout(quiet);
    quiet = setTimeout(() => {
      if (news) news.textContent = labels.changed.replace('{{amount}}', money(total, player));
    }, quietMs);
  }

  function money(amount: number, { currency, display }: PlayerAnswer): string {
    return formatMoney(amount, currency, { tag, displays: { [currency]: display }, decimals: true });
  }

  if (toggle) {
    toggle.hidden = false;
    toggle.setAttribute('aria-pressed', String(hidden));
    toggle.addEventListener('click', () => {
      hidden = !hidden;
      writeFlag(hidden);
      toggle.setAttribute('aria-pressed', String(hidden));
      show();
    });
  }
  withPageChannel((channel) =>
    channel.subscribe((next) => {
      view = next;
      show();
    }),
  );
}

const empty: PlayerBalance = {
  mainBalance: 0,
  lockedBalance: 0,
  sportsBonus: 0,
  casinoBonus: 0,
  liveCasinoBonus: 0,
  totalBalance: 0,
};

/** A player without a wallet has a balance of zero (WALLET-07). */
function amountsOf({ amounts, status }: BalanceState): PlayerBalance | undefined {
  return amounts ?? (status === 'success' ? empty : undefined);
}

function showPlayer(
  element: HTMLElement,
  { firstName, requestedDocuments, documents }: PlayerAnswer,
  labels: PluralForms,
  tag: string,
): void {
  const name = element.querySelector('[data-player-name]');
  if (name) name.textContent = firstName;
  element.querySelector<HTMLElement>('[data-dot]')?.toggleAttribute('hidden', requestedDocuments === 0);
  const request = element.querySelector<HTMLElement>('[data-documents]');
  request?.toggleAttribute('hidden', requestedDocuments === 0);
  const link = request?.querySelector('a');
  if (link) link.textContent = withCount(labels, requestedDocuments, tag);
  element.querySelector('[data-documents-sent]')?.toggleAttribute('hidden', documents !== 'UPLOADED');
}

/** The menu's badge shows the sum of both lists; its links show one each (INBOX-04). */
function showUnread(
  element: HTMLElement,
  { messages, notifications }: PlayerAnswer['unread'],
  labels: PluralForms,
  tag: string,
): void {
  const total = messages + notifications;
  element.querySelector('[data-unread]')?.toggleAttribute('hidden', total === 0);
  const fill = (place: string, text: string) => {
    const found = element.querySelector(`[data-unread-${place}]`);
    if (found) found.textContent = text;
  };
  fill('number', total > mostShown ? `${mostShown}+` : String(total));
  fill('text', total === 0 ? '' : withCount(labels, total, tag));
  for (const [place, count] of Object.entries({ messages, notifications }))
    fill(place, count === 0 ? '' : `(${withCount(labels, count, tag)})`);
}

function readFlag(): boolean {
  try {
    return localStorage.getItem(hiddenKey) === '1';
  } catch {
    return false;
  }
}

function writeFlag(hidden: boolean): void {
  try {
    localStorage.setItem(hiddenKey, hidden ? '1' : '0');
  } catch {
    // Storage is unavailable: hidden on this page only.
  }
}
