import type { FreeRounds, PayTable, Round, SlotStep } from '../../api';
import { countUp } from '../shell/count-up';
import { ask } from '../shell/dialog';
import { element, icon, write } from '../shell/element';
import { icons } from '../shell/icons';
import type { Frame, Kind, StartKind } from '../shell/kind';
import { StakeStepper } from '../shell/stake-stepper';
import type { Phase } from '../session/play';
import { celebrate, sizeOfWin } from './celebration';
import { bitmapOf, loadPictures } from './passing-symbols';
import { Reels } from './reels';
import { slotRules } from './slot-rules';
import { WinLines } from './win-lines';

const shownTogetherMs = 1_100;
const lineMs = 1_500;
const betweenFreeSpinsMs = 500;
/** Minimum spin time, so that a fast response does not look like a jump. */
const turnMs = 350;

export const startSlot: StartKind = async (frame) => {
  const { payTable, skin } = frame.reply.game;
  if (payTable === null) throw new Error('A slot needs a pay table.');
  return new Slot(frame, payTable, await loadPictures(skin.symbols));
};

class Slot implements Kind {
  readonly #reels: Reels;
  readonly #lines: WinLines;
  readonly #ticker = element('p', { className: 'ticker', attributes: { 'aria-hidden': 'true' } });
  readonly #stepper: StakeStepper;
  readonly #button: HTMLButtonElement;
  #freeRounds: readonly FreeRounds[];
  /** Stops showing the winning lines in turn. */
  #stopLines = () => {};
  #quick = false;
  /** True if the button skips the animation instead of starting a round. */
  #canSkip: boolean | undefined;
  /** Displayed win of the round so far. */
  #total = 0;

  constructor(
    readonly frame: Frame,
    readonly table: PayTable,
    pictures: readonly HTMLImageElement[],
  ) {
    const { reply, texts, money, motion, sound, shell } = frame;
    const { wild, scatter } = table;
    this.#freeRounds = reply.freeRounds;
    this.#reels = new Reels(
      {
        pictures,
        bitmaps: pictures.map(bitmapOf),
        scatter,
        tags: new Map([
          [wild, texts('wild')],
          [scatter, texts('scatter')],
        ]),
      },
      motion,
      sound,
    );
    this.#lines = new WinLines(this.#reels, table);
    this.#stepper = new StakeStepper(reply.stakes, reply.defaultStake, texts, money, (stake) => {
      sound.press();
      shell.announce(`${texts('stake')}: ${money(stake)}`);
    });
    this.#button = element(
      'button',
      { type: 'button', className: 'round-button', onclick: () => this.#press() },
      icon(icons.spin),
    );
    shell.stage.append(
      element('div', { className: 'machine' }, this.#reels.root, this.#lines.root),
      this.#ticker,
    );
    shell.controls.append(this.#stepper.root, this.#button);
    this.#reels.show(opening(pictures.length));
    this.phase('idle');
    this.#invite();
  }

  phase(phase: Phase): void {
    const { texts, play } = this.frame;
    const canSkip = phase === 'starting' || phase === 'showing';
    this.#button.setAttribute('aria-label', texts(canSkip ? 'quick' : 'spin'));
    this.#button.setAttribute('aria-disabled', String(!canSkip && phase !== 'idle'));
    if (canSkip !== this.#canSkip) this.#button.replaceChildren(icon(canSkip ? icons.skip : icons.spin));
    this.#canSkip = canSkip;
    const left = Math.max(0, play.readyAt - performance.now());
    this.#button.style.setProperty('--wait', `${left}ms`);
    this.#button.classList.toggle('waiting', phase === 'waiting');
    this.#stepper.enabled = phase === 'idle' && this.#grant === undefined;
  }

  key({ key }: KeyboardEvent): boolean {
    if (key === ' ' || key === 'Enter') this.#press();
    else if (key === 'ArrowUp' || key === 'ArrowRight') this.#stepper.step(1);
    else if (key === 'ArrowDown' || key === 'ArrowLeft') this.#stepper.step(-1);
    else return false;
    return true;
  }

  rules(): readonly Node[] {
    return slotRules(this.frame, this.table, this.#stake);
  }

  async resume(round: Round): Promise<void> {
    const last = round.steps.at(-1);
    if (last && isSlotStep(last)) this.#reels.show(last.reels);
    await this.frame.play.continue(round, (each, from) => this.#show(each, from, true));
    this.#invite();
  }

  get #grant(): FreeRounds | undefined {
    return this.#freeRounds.find(({ left }) => left > 0);
  }

  get #stake(): number {
    return this.#grant?.stake ?? this.#stepper.stake;
  }

  #press(): void {
    const { play, sound, motion } = this.frame;
    if (play.canBegin) {
      sound.press();
      void this.#spin();
    } else if (play.phase === 'starting' || play.phase === 'showing') {
      this.#quick = true;
      motion.skip();
    }
  }

  async #spin(): Promise<void> {
    const { play, motion } = this.frame;
    const grant = this.#grant;
    const before = play.lastRoundId;
    this.#begin();
    const turned = motion.wait(turnMs);
    await play.begin(
      { stake: this.#stake, ...(grant ? { freeRounds: grant.grant } : {}) },
      async (round, from) => {
        if (from === 0) await turned;
        if (from === 0 && grant) this.#use(grant);
        return this.#show(round, from, false);
      },
    );
    // After a failed round the reels are still spinning.
    if (!this.#reels.cell(0, 0)) this.#reels.show(opening(this.frame.reply.game.skin.symbols.length));
    if (play.lastRoundId === before) this.#say('', false);
    this.#invite();
  }

  #begin(): void {
    const { motion, shell, texts } = this.frame;
    this.#stopLines();
    this.#lines.clear();
    this.#quick = false;
    this.#total = 0;
    motion.rearm();
    shell.showWin(null);
    this.#say(texts('spinning'), false);
    this.#reels.spin();
  }

  /**
   * Shows steps from `from` on.
   * @param resumed the first of them was shown before
   */
  async #show(round: Round, from: number, resumed: boolean): Promise<'continue' | null> {
    const steps = round.steps.filter(isSlotStep);
    if (round.status === 'returned') return null;
    this.#total = steps.slice(0, from).reduce((sum, { won }) => sum + won, 0);
    for (const [place, step] of steps.slice(from).entries()) {
      const seen = resumed && place === 0;
      if (step.kind === 'free-spin' && !seen) await this.#turnAgain(step);
      await this.#showStep(round, step, seen);
    }
    const last = steps.at(-1);
    if (round.actions.includes('continue')) {
      if (last?.kind === 'spin') await this.#introduce(last);
      return 'continue';
    }
    await this.#finish(round, steps);
    return null;
  }

  async #turnAgain(step: SlotStep): Promise<void> {
    const { motion } = this.frame;
    await motion.wait(betweenFreeSpinsMs, 900);
    this.#stopLines();
    this.#lines.clear();
    motion.rearm();
    this.#showFreeSpins(step.freeSpinsLeft, step.multiplier);
    this.#reels.spin();
    await motion.wait(turnMs);
  }

  async #showStep(round: Round, step: SlotStep, seen: boolean): Promise<void> {
    const { motion, shell, sound, texts, money } = this.frame;
    if (seen) this.#reels.show(step.reels);
    else await this.#reels.stop(step.reels, this.#quick);
    const before = this.#total;
    this.#total += step.won;
    if (step.kind === 'free-spin') this.#showFreeSpins(step.freeSpinsLeft, step.multiplier);
    if (step.won === 0 && step.scatters === 0) return;
    this.#lines.show(step.wins, step, step.scatters > 0);
    if (step.kind === 'spin' && step.won > 0) this.#say(`${texts('win')} ${money(step.won)}`, false);
    const isGood = sizeOfWin(this.#total, round.stake) > 0 && step.won > 0;
    if (isGood && sizeOfWin(step.won, round.stake) < 2) {
      sound.win(0);
      await countUp(motion, before, this.#total, 700, (amount) => shell.showWin(amount, round.stake));
    } else shell.showWin(this.#total, round.stake);
    await motion.wait(isGood ? shownTogetherMs : 300, 600);
  }

  /** Introduces free spins, which start when the player is ready. */
  async #introduce({ freeSpinsLeft, multiplier }: SlotStep): Promise<void> {
    const { host, texts } = this.frame;
    host.dataset['mode'] = 'free';
    await ask(host, {
      title: texts('freeSpinsWon', { count: freeSpinsLeft }),
      className: 'feature',
      body: [texts('multiplier', { factor: multiplier })],
      choices: [{ label: texts('start'), value: null, main: true }],
    });
    this.#quick = false;
    this.frame.motion.rearm();
  }

  #showFreeSpins(left: number, factor: number): void {
    const { texts, money, reply } = this.frame;
    const number = new Intl.NumberFormat(reply.language);
    this.frame.host.dataset['mode'] = 'free';
    this.#ticker.replaceChildren(
      element(
        'span',
        { textContent: `${texts('freeSpinsLeft')} ` },
        element('b', { textContent: number.format(left) }),
      ),
      element('span', { textContent: `×${number.format(factor)}` }),
      element('span', { textContent: `${texts('win')} ` }, element('b', { textContent: money(this.#total) })),
    );
    this.frame.shell.announce(`${texts('freeSpinsLeft')}: ${number.format(left)}`);
  }

  async #finish({ won, stake }: Round, steps: readonly SlotStep[]): Promise<void> {
    const { host, shell, texts, money } = this.frame;
    const size = sizeOfWin(won, stake);
    if (size >= 2) await celebrate(this.frame, won, size === 3 ? 3 : 2);
    shell.showWin(won, stake);
    if (steps.length > 1) {
      await ask(host, {
        title: texts('freeSpinsTotal'),
        className: 'feature',
        body: [element('strong', { className: 'amount', textContent: money(won) })],
        choices: [{ label: texts('continue'), value: null, main: true }],
      });
    }
    delete host.dataset['mode'];
    this.#say(
      won === 0
        ? texts('resultNone')
        : size === 0
          ? texts('resultReturn', { amount: money(won), stake: money(stake) })
          : texts('resultWin', { amount: money(won) }),
    );
    const last = steps.at(-1);
    if (last && last.wins.length > 1 && size > 0) this.#showLinesInTurn(last);
    else if (last?.wins[0] && size > 0) this.#showLine(last.wins[0]);
  }

  /** Shows winning lines in turn until the next spin; with reduced motion all remain visible. */
  #showLinesInTurn(step: SlotStep): void {
    if (this.frame.motion.reduced) return;
    let at = 0;
    const timer = setInterval(() => {
      const win = step.wins[at % step.wins.length];
      if (win === undefined) return;
      this.#lines.show([win], step, false);
      this.#showLine(win);
      at += 1;
    }, lineMs);
    this.#stopLines = () => clearInterval(timer);
  }

  #showLine({ line, count, amount }: SlotStep['wins'][number]): void {
    const { texts, money } = this.frame;
    this.#say(texts('lineWin', { line: line + 1, count, amount: money(amount) }), false);
  }

  #use({ grant }: FreeRounds): void {
    this.#freeRounds = this.#freeRounds.map((each) =>
      each.grant === grant ? { ...each, left: each.left - 1 } : each,
    );
  }

  /** Announces the remaining free rounds before each of them. */
  #invite(): void {
    const { texts, money } = this.frame;
    const grant = this.#grant;
    if (grant) this.#say(texts('freeRounds', { count: grant.left, stake: money(grant.stake) }));
    this.#stepper.enabled = this.frame.play.phase === 'idle' && grant === undefined;
  }

  #say(text: string, aloud = true): void {
    write(this.#ticker, text);
    if (aloud) this.frame.shell.announce(text);
  }
}

function isSlotStep(step: Round['steps'][number]): step is SlotStep {
  return step.kind === 'spin' || step.kind === 'free-spin';
}

/** Symbols before the first spin: every symbol once, without a winning line. */
function opening(symbols: number): number[][] {
  return Array.from({ length: 5 }, (_, reel) =>
    Array.from({ length: 3 }, (_, row) => (reel * 3 + row * 2 + 2) % symbols),
  );
}
