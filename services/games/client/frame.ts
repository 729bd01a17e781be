import './frame.css';
import type { GameKind, SessionReply } from '../api';
import { Bridge } from './session/bridge';
import { GameApi, Refusal } from './session/game-api';
import { persist, waitOrOnline } from './session/persist';
import { Play, type Listener } from './session/play';
import { ask } from './shell/dialog';
import { showFairness, showRules } from './shell/panels';
import type { Frame, Kind, StartKind } from './shell/kind';
import { Motion } from './shell/motion';
import { Shell, showUnavailable } from './shell/shell';
import { paletteOf } from './skin/palette';
import { Sound } from './sound/sound';
import { moneyFor } from './texts/money';
import { loadTexts } from './texts/texts';
import { type Refusals, refusalDialogs } from './shell/refusals';

const kinds: Readonly<Record<GameKind, () => Promise<StartKind>>> = {
  slot: async () => (await import('./slot/slot')).startSlot,
  roulette: async () => (await import('./roulette/roulette')).startRoulette,
  blackjack: async () => (await import('./blackjack/blackjack')).startBlackjack,
  baccarat: async () => (await import('./baccarat/baccarat')).startBaccarat,
};

const inputEveryMs = 10_000;

async function start(root: HTMLElement): Promise<void> {
  const address = new URL(location.href);
  const token = address.searchParams.get('token') ?? '';
  // The token is single-use and must not remain in the URL or history.
  history.replaceState(null, '', address.pathname);
  const api = new GameApi();
  let reply: SessionReply;
  try {
    reply = await persist(() => api.open(token), { lost: () => undefined, wait: waitOrOnline });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    showUnavailable(root, await loadTexts(navigator.language));
    return;
  }
  await open(root, api, reply);
}

async function open(root: HTMLElement, api: GameApi, reply: SessionReply): Promise<void> {
  const { language, currency, urls } = reply;
  const { name, skin, kind: kindName } = reply.game;
  const [texts, startKind] = await Promise.all([loadTexts(language), kinds[kindName]()]);
  const money = moneyFor(language, currency);
  document.documentElement.lang = language;
  document.documentElement.dir = texts.direction;
  document.title = name;
  for (const [name, colour] of Object.entries(paletteOf(skin.tint)))
    root.style.setProperty(`--${name.replace(/[A-Z]/g, (each) => `-${each.toLowerCase()}`)}`, colour);

  const motion = new Motion();
  const sound = new Sound();
  const receive = new EventTarget();
  const bridge = new Bridge(
    { host: window.parent, origin: new URL(urls.lobby).origin, own: window },
    (message) => receive.dispatchEvent(new CustomEvent(message.type, { detail: message })),
  );
  bridge.post({ type: 'listening' });
  const leaveTo = (action: 'lobby' | 'deposit' | 'history', address: string) => {
    bridge.post({ type: 'user action', action });
    // In a top-level window there is no host page to do it.
    if (window.parent === window) location.assign(address);
  };
  const { history } = urls;
  const shell: Shell = new Shell(root, reply, texts, money, {
    sound: (on) => (sound.on = on),
    rules: () => void showRules(frame, game.kind),
    fairness: () => void showFairness(frame, api),
    history: history === null ? null : () => leaveTo('history', history),
    lobby: () => leaveTo('lobby', urls.lobby),
  });
  const refusals: Refusals = refusalDialogs(root, shell, reply, {
    deposit: urls.deposit === null ? null : () => leaveTo('deposit', urls.deposit ?? ''),
    fillDemo: async () => {
      const { balance } = await persist(() => api.fillDemoCredit(), listener);
      play.balance = balance;
      shell.showBalance(balance);
    },
    lobby: () => leaveTo('lobby', urls.lobby),
  });
  // The shell exists before the kind of game is loaded.
  const game: { kind?: Kind } = {};
  const listener: Listener = {
    now: () => performance.now(),
    wait: waitOrOnline,
    lost: (attempts) => {
      if (attempts === 0) {
        shell.notice(null);
        shell.announce(texts('connectionBack'));
      } else shell.notice(texts('connectionLost'));
    },
    balance: (amount) => shell.showBalance(amount),
    phase: (phase) => {
      root.dataset['phase'] = phase;
      if (phase === 'settling') shell.notice(texts('settling'));
      else if (phase === 'drawing') shell.notice(texts('tablePlaced'));
      else if (phase !== 'starting') shell.notice(null);
      shell.cover(phase === 'paused' ? { title: texts('pausedTitle'), text: texts('pausedText') } : null);
      game.kind?.phase(phase);
    },
    refused: (code, stake) => refusals.refused(code, stake, play.balance),
    returned: (stake) => refusals.returned(stake),
  };
  const play = new Play({
    api,
    bridge,
    listener,
    balance: reply.balance,
    fairness: reply.fairness,
    minRoundMs: reply.rules.minRoundMs,
    newId: () => crypto.randomUUID(),
  });
  const frame: Frame = { reply, api, shell, play, texts, money, motion, sound, host: root };
  shell.showBalance(reply.balance);
  game.kind = await startKind(frame);
  root.dataset['phase'] = play.phase;

  receive.addEventListener('ready', (event) => {
    if (event instanceof CustomEvent) motion.reducedByHost = event.detail.reducedMotion;
    root.classList.toggle('still', motion.reduced);
  });
  receive.addEventListener('pause', () => play.pause());
  receive.addEventListener('resume', () => play.resume());
  receive.addEventListener('update balance', () => void play.readBalance());
  let lastInput = 0;
  const input = () => {
    const now = performance.now();
    if (lastInput !== 0 && now - lastInput < inputEveryMs) return;
    lastInput = now;
    bridge.post({ type: 'user action', action: 'input' });
  };
  addEventListener('pointerdown', input);
  addEventListener('keydown', (event) => {
    input();
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (document.querySelector('dialog[open]') || isControl(event)) return;
    if (game.kind?.key(event)) event.preventDefault();
  });
  bridge.post({ type: 'game ready' });
  shell.announce(texts('ready', { game: name, balance: money(reply.balance) }));
  if (reply.openRound) {
    const { openRound } = reply;
    await ask(root, {
      title: texts('openRoundTitle'),
      body: [texts('openRoundText', { stake: money(openRound.stake) })],
      choices: [{ label: texts('continue'), value: null, main: true }],
    });
    await game.kind.resume(openRound);
  }
}

/** Space and Enter activate the focused control; groups handle the arrow keys themselves. */
function isControl({ key, target }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  const field = target.closest('input, textarea, select, [role="grid"], [role="radiogroup"]');
  const pressed = target.closest('button, a, summary') !== null && (key === 'Enter' || key === ' ');
  return field !== null || pressed;
}

const root = document.getElementById('frame');
if (root === null) throw new Error('The page has no element "frame": see index.html.');
void start(root);
