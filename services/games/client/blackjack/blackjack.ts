import type { ActionRequest, BlackjackStep, Round } from '../../api';
import { blackjackPoints, deal, drawBack, drawCard, nameOfCard } from '../cards/cards';
import type { Phase } from '../session/play';
import { element } from '../shell/element';
import type { Frame, Kind, StartKind } from '../shell/kind';
import { StakeStepper } from '../shell/stake-stepper';
import { showResult } from '../table/result';
import type { TextKey } from '../texts/texts';

export const startBlackjack: StartKind = (frame) => new Blackjack(frame);

type Action = ActionRequest['action'];

const labels: Readonly<Record<Exclude<Action, 'continue'>, TextKey>> = {
  hit: 'hit',
  stand: 'stand',
  double: 'doubleDown',
  split: 'split',
};

class Blackjack implements Kind {
  readonly #dealer = element('div', { className: 'side' });
  readonly #hands = element('div', { className: 'hands' });
  readonly #decisions = element('div', { className: 'decisions' });
  readonly #stepper: StakeStepper;
  readonly #deal: HTMLButtonElement;
  readonly #shown = new Map<HTMLElement, readonly string[]>();

  constructor(readonly frame: Frame) {
    const { reply, texts, money, shell, sound } = frame;
    this.#stepper = new StakeStepper(reply.stakes, reply.defaultStake, texts, money, (stake) => {
      sound.press();
      shell.announce(`${texts('stake')}: ${money(stake)}`);
    });
    this.#deal = element('button', {
      type: 'button',
      className: 'button main start',
      textContent: texts('deal'),
      onclick: () => this.#press(),
    });
    shell.stage.append(element('div', { className: 'felt-table' }, this.#dealer, this.#hands));
    shell.controls.append(this.#stepper.root, this.#deal, this.#decisions);
    this.#lay({ kind: 'blackjack', dealer: [], hands: [], won: 0 });
    this.phase('idle');
  }

  phase(phase: Phase): void {
    const isIdle = phase === 'idle';
    this.#stepper.enabled = isIdle;
    this.#deal.setAttribute('aria-disabled', String(!isIdle));
  }

  key({ key }: KeyboardEvent): boolean {
    if (key === ' ' || key === 'Enter') this.#press();
    else if (key === 'ArrowUp' || key === 'ArrowRight') this.#stepper.step(1);
    else if (key === 'ArrowDown' || key === 'ArrowLeft') this.#stepper.step(-1);
    else return false;
    return true;
  }

  rules(): readonly Node[] {
    return [element('p', { textContent: this.frame.texts('blackjackRules') })];
  }

  async resume(round: Round): Promise<void> {
    await this.frame.play.continue(round, (each, from) => this.#show(each, from));
  }

  #press(): void {
    const { play, motion, shell } = this.frame;
    if (play.phase === 'showing') motion.skip();
    if (!play.canBegin) return;
    motion.rearm();
    shell.showWin(null);
    this.#lay({ kind: 'blackjack', dealer: [], hands: [], won: 0 });
    void play.begin({ stake: this.#stepper.stake }, (round, from) => this.#show(round, from));
  }

  async #show(round: Round, from: number): Promise<Action | null> {
    for (const step of round.steps.slice(from)) if (step.kind === 'blackjack') await this.#animate(step);
    if (round.actions.length > 0) return this.#choose(round);
    if (round.status === 'returned') return null;
    await showResult(this.frame, round.won, round.stake, this.#describe(round));
    await this.frame.motion.wait(700, 300);
    return null;
  }

  #describe({ steps }: Round): string {
    const { texts } = this.frame;
    const last = steps.at(-1);
    if (last?.kind !== 'blackjack') return '';
    const parts = [
      `${texts('dealer')}: ${blackjackPoints(last.dealer)}.`,
      ...last.hands.map(
        ({ cards, outcome }) =>
          `${texts('you')}: ${blackjackPoints(cards)}, ${outcome ? texts(`outcome.${outcome}`) : ''}.`,
      ),
    ];
    return parts.join(' ');
  }

  /** Shows buttons for the possible actions until one is pressed. */
  #choose({ actions, steps }: Round): Promise<Action> {
    const { texts, shell, sound, motion } = this.frame;
    const last = steps.at(-1);
    if (last?.kind === 'blackjack') {
      const hand = last.hands.find(({ isActive }) => isActive);
      shell.announce(
        texts('yourTurn', {
          points: blackjackPoints(hand?.cards ?? []),
          dealer: nameOfCard(last.dealer[0] ?? '', texts),
        }),
      );
    }
    motion.rearm();
    return new Promise((resolve) => {
      const buttons = actions.flatMap((action) =>
        action === 'continue'
          ? []
          : [
              element('button', {
                type: 'button',
                className: action === 'stand' ? 'button main' : 'button',
                textContent: texts(labels[action]),
                onclick: () => {
                  sound.press();
                  this.#deal.hidden = false;
                  this.#stepper.root.hidden = false;
                  const hadFocus = this.#decisions.contains(document.activeElement);
                  this.#decisions.replaceChildren();
                  if (hadFocus) this.#deal.focus();
                  resolve(action);
                },
              }),
            ],
      );
      const hadFocus = document.activeElement === this.#deal || document.activeElement === document.body;
      this.#deal.hidden = true;
      this.#stepper.root.hidden = true;
      this.#decisions.replaceChildren(...buttons);
      if (hadFocus) buttons[0]?.focus();
    });
  }

  /** Shows the table without animation. */
  #lay(step: BlackjackStep): void {
    this.#shown.clear();
    void this.#animate(step);
  }

  async #animate({ dealer, hands }: BlackjackStep): Promise<void> {
    const { texts, money } = this.frame;
    const isOver = hands.some(({ outcome }) => outcome !== null);
    while (this.#hands.children.length > Math.max(1, hands.length)) this.#hands.lastElementChild?.remove();
    while (this.#hands.children.length < Math.max(1, hands.length))
      this.#hands.append(element('div', { className: 'side' }));
    for (const [place, side] of [...this.#hands.children].entries()) {
      if (!(side instanceof HTMLElement)) continue;
      const hand = hands[place];
      side.classList.toggle('active', hand?.isActive === true && hands.length > 1);
      const title = hands.length > 1 ? texts('hand', { number: place + 1 }) : texts('you');
      await this.#dealTo(side, hand ? `${title} · ${money(hand.stake)}` : title, hand?.cards ?? []);
    }
    await this.#dealTo(this.#dealer, texts('dealer'), dealer, dealer.length === 1 && !isOver);
    for (const [place, side] of [...this.#hands.children].entries()) {
      const outcome = hands[place]?.outcome;
      if (outcome)
        side.append(
          element('span', { className: `outcome ${outcome}`, textContent: texts(`outcome.${outcome}`) }),
        );
    }
  }

  /** Shows one side of the table; new cards are dealt with animation. */
  async #dealTo(side: HTMLElement, title: string, cards: readonly string[], hidden = false): Promise<void> {
    const { texts, motion, sound } = this.frame;
    const before = this.#shown.get(side) ?? [];
    const keeps = before.every((card, place) => cards[place] === card) ? before : [];
    this.#shown.set(side, cards);
    const row = element('div', { className: 'cards' }, ...keeps.map((card) => drawCard(card, texts)));
    const points = element('span', { className: 'points' });
    const tell = (count: number) => {
      const sum = blackjackPoints(cards.slice(0, count));
      points.textContent = count > 0 ? String(sum) : '–';
    };
    tell(keeps.length);
    side.replaceChildren(element('h2', { textContent: title }), row, points);
    for (const [place, card] of cards.entries()) {
      if (place < keeps.length) continue;
      await deal(row, drawCard(card, texts), motion, sound);
      tell(place + 1);
    }
    if (hidden) row.append(drawBack(texts));
  }
}
