import type { SessionReply } from '../../api';
import type { Money } from '../texts/money';
import type { Texts } from '../texts/texts';
import { element, icon, write } from './element';
import { icons } from './icons';

export interface ShellActions {
  sound: (on: boolean) => void;
  rules: () => void;
  fairness: () => void;
  history: (() => void) | null;
  lobby: () => void;
}

interface Field {
  root: HTMLElement;
  show: (text: string) => void;
}

/** The common page of all kinds of games: title, tools, stage, the deck with balance and win, and screen reader announcements. */
export class Shell {
  readonly stage = element('main', { className: 'stage' });
  /** Controls of the kind of game. */
  readonly controls = element('div', { className: 'controls' });
  readonly #status = element('p', { className: 'hidden', attributes: { role: 'status' } });
  readonly #notice = element('p', { className: 'notice', hidden: true });
  readonly #balance: Field;
  readonly #win: Field;
  readonly #cover = element('section', { className: 'cover', hidden: true, tabIndex: -1 });
  readonly #inside: HTMLElement;

  constructor(
    readonly root: HTMLElement,
    reply: SessionReply,
    readonly texts: Texts,
    readonly money: Money,
    actions: ShellActions,
  ) {
    this.#balance = field(texts('balance'), 'balance');
    this.#win = field(texts('win'), 'win');
    const { game, mode } = reply;
    const sound = tool(texts('soundOn'), icons.soundOff, () => {
      const on = sound.getAttribute('aria-pressed') !== 'true';
      sound.setAttribute('aria-pressed', String(on));
      sound.setAttribute('aria-label', texts(on ? 'soundOff' : 'soundOn'));
      sound.replaceChildren(icon(on ? icons.soundOn : icons.soundOff));
      actions.sound(on);
    });
    this.#inside = element(
      'div',
      { className: 'inside' },
      element(
        'header',
        { className: 'top' },
        tool(texts('lobby'), icons.lobby, actions.lobby),
        element('h1', { textContent: game.name }),
        mode === 'demo' &&
          element('span', { className: 'badge', textContent: texts('demo'), title: texts('demoHint') }),
        element(
          'div',
          { className: 'tools' },
          sound,
          tool(texts('rules'), icons.rules, actions.rules),
          tool(texts('fairness'), icons.fairness, actions.fairness),
          actions.history && tool(texts('history'), icons.history, actions.history),
        ),
      ),
      this.stage,
      element('footer', { className: 'deck' }, this.#balance.root, this.#win.root, this.controls),
    );
    root.style.setProperty('--art', `url("${encodeURI(game.skin.art)}")`);
    root.replaceChildren(
      element('div', { className: 'backdrop' }),
      this.#inside,
      this.#notice,
      this.#cover,
      this.#status,
    );
    root.dataset['kind'] = game.kind;
    root.removeAttribute('aria-busy');
    this.showWin(null);
  }

  showBalance(amount: number): void {
    this.#balance.show(this.money(amount));
  }

  /**
   * @param amount null before the first result of a round
   * @param stake of the round: a lower or equal amount is shown without emphasis
   */
  showWin(amount: number | null, stake = 0): void {
    this.#win.show(amount === null ? '–' : this.money(amount));
    this.#win.root.classList.toggle('won', amount !== null && amount > stake);
  }

  /** Announced by screen readers, in the language of the page. */
  announce(text: string): void {
    // Repeated text is announced only if the node changes.
    this.#status.textContent = this.#status.textContent === text ? `${text}\u00a0` : text;
  }

  /** Shows a line above the stage until it is replaced; null removes it. */
  notice(text: string | null): void {
    this.#notice.hidden = text === null;
    this.#notice.textContent = text;
    if (text !== null) this.announce(text);
  }

  /** Covers the whole game; null removes the cover. */
  cover(content: { title: string; text: string; action?: { label: string; run: () => void } } | null): void {
    if (content === null && this.#cover.hidden) return;
    const hadFocus = this.#inside.contains(document.activeElement);
    this.#inside.inert = content !== null;
    this.#cover.hidden = content === null;
    if (content === null) {
      this.#cover.replaceChildren();
      return;
    }
    const { title, text, action } = content;
    this.#cover.replaceChildren(
      element('h2', { textContent: title }),
      element('p', { textContent: text }),
      ...(action
        ? [
            element('button', {
              type: 'button',
              className: 'button main',
              textContent: action.label,
              onclick: action.run,
            }),
          ]
        : []),
    );
    this.announce(`${title}. ${text}`);
    // Moves the focus only if it was inside the frame.
    if (hadFocus) this.#cover.focus();
  }
}

function field(label: string, className: string): Field {
  const output = element('output');
  const root = element(
    'div',
    { className: `field ${className}` },
    element('span', { textContent: label }),
    output,
  );
  // The status line announces results; a live region here would announce every counted-up amount.
  output.setAttribute('aria-live', 'off');
  return { root, show: (text) => write(output, text) };
}

export function tool(label: string, path: string, onclick: () => void): HTMLButtonElement {
  return element(
    'button',
    { type: 'button', className: 'tool', title: label, attributes: { 'aria-label': label }, onclick },
    icon(path),
  );
}

/** Shown when the game cannot start. */
export function showUnavailable(root: HTMLElement, texts: Texts): void {
  root.removeAttribute('aria-busy');
  root.replaceChildren(
    element(
      'section',
      { className: 'cover', attributes: { role: 'alert' } },
      element('h2', { textContent: texts('unavailableTitle') }),
      element('p', { textContent: texts('unavailableText') }),
    ),
  );
}
