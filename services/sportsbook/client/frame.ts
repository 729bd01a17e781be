import './frame.css';
import type { SportsbookHostMessage } from '../../../schemas/generated/types';
import type { ErrorReply, SessionReply } from '../api';
import type { BetView } from '../bets/view';
import type { Place } from '../contexts/context';
import { formatAmount, parseAmount } from './amount';
import { Board, pickOf } from './board';
import { Bridge } from './bridge';
import { type Answer, call } from './call';
import { readFacts, textsOfFacts } from './facts';
import { FeedWatcher } from './feed';
import { Pages } from './pages';
import {
  betsOf,
  emptySlip,
  isRelated,
  isSame,
  type Pick,
  type Slip,
  sumsOf,
  toggled,
  withPicks,
} from './slip';
import { drawSlip, type SlipStatus } from './slip-view';
import { readSlip, storeSlip } from './stored-slip';
import { formatOdds, type OddsFormat } from '../odds/format';

const facts = readFacts();
const texts = textsOfFacts(facts);
const byId = (id: string): HTMLElement => document.getElementById(id) ?? document.body;
const aside = byId('slip');
const notice = byId('notice');

let slip: Slip = readSlip();
/** Idempotency keys of the bets in the slip, so that a retry after a lost response places no second bet. */
let keys = new Map<string, string>();
const status: SlipStatus = {
  isSignedIn: facts.isSignedIn,
  isPlacing: false,
  balance: undefined,
  currency: facts.currency,
  hasChanged: false,
  message: undefined,
  oddsFormat: facts.oddsFormat,
  isOpen: false,
};

const board = new Board(texts, facts.oddsFormat);
const bridge = new Bridge({ host: parent, origin: facts.hostOrigin, own: window }, receive);
const pages = new Pages(
  byId('main'),
  ({ place, title }) => {
    board.writeAll();
    board.mark(slip.picks);
    tellPlace(place, title);
    tellHeight();
  },
  () => say(texts('offline')),
);
const feed = new FeedWatcher({
  receive: (message) => {
    if (message.type === 'snapshot_complete' || !board.apply(message)) refreshSoon();
    if (message.type === 'odds_change') followOdds(message.event, message.markets);
  },
  alive: (isAlive) => {
    document.body.classList.toggle('silent', !isAlive);
    say(isAlive ? texts('feed.back') : texts('feed.silent'));
    if (isAlive) refreshSoon();
  },
});

function say(text: string): void {
  notice.textContent = text;
}

let refreshing: ReturnType<typeof setTimeout> | undefined;
let hasRead = false;
/** Reloads the shown place, once for several changes in quick succession. */
function refreshSoon(): void {
  // The first snapshot matches the page that was just rendered.
  if (!hasRead) {
    hasRead = true;
    return;
  }
  clearTimeout(refreshing);
  refreshing = setTimeout(() => void pages.show(pages.address, { keep: true, query: settings() }), 400);
}

const settings = (): string =>
  new URLSearchParams({ odds: status.oddsFormat, language: facts.language }).toString();

function draw(): void {
  drawSlip(aside, slip, status, facts, texts, actions);
  board.mark(slip.picks);
  tellHeight();
}

let toldHeight = 0;
function tellHeight(): void {
  const height = Math.ceil(document.documentElement.scrollHeight);
  if (height === toldHeight) return;
  toldHeight = height;
  bridge.post({ type: 'height', height });
}

/** Address last reported to the host page. */
let toldPlace = '';
function tellPlace(place: Place, title: string): void {
  toldPlace = addressOf(place);
  bridge.post({ type: 'route', ...place, title });
}

function change(next: Slip): void {
  const wasEmpty = slip.picks.length;
  slip = next;
  keys = new Map();
  storeSlip(slip);
  draw();
  if (wasEmpty !== slip.picks.length) tellSlip();
}

function tellSlip(): void {
  bridge.post({ type: 'betslip', count: slip.picks.length, open: status.isOpen });
}

const actions = {
  change: (next: Slip) => {
    status.message = undefined;
    change(next);
  },
  remove: (pick: Pick) => {
    status.message = undefined;
    status.hasChanged = false;
    change(
      withPicks(
        slip,
        slip.picks.filter((each) => !isSame(each, pick)),
      ),
    );
    (aside.querySelector<HTMLElement>('.remove') ?? aside).focus();
  },
  clear: () => {
    change({ ...emptySlip, accept: slip.accept });
    aside.focus();
  },
  place: () => {
    if (status.isSignedIn) void place();
    else bridge.post({ type: 'loginRequired' });
  },
  login: () => bridge.post({ type: 'loginRequired' }),
  register: () => bridge.post({ type: 'registerRequired' }),
  setOpen: (isOpen: boolean) => {
    status.isOpen = isOpen;
    draw();
    tellSlip();
  },
};

/** Updates the odds in the slip. Changes that the player's policy does not accept need a confirmation. */
function followOdds(
  eventId: string,
  markets: { id: string; prices: { outcome: string; odds: number | null }[] }[],
): void {
  let hasMoved = false;
  const picks = slip.picks.map((pick) => {
    if (pick.eventId !== eventId) return pick;
    const market = markets.find(({ id }) => id === pick.market);
    const odds = market?.prices.find(({ outcome }) => outcome === pick.outcome)?.odds ?? pick.odds;
    if (odds === pick.odds) return pick;
    hasMoved = true;
    const isTaken = slip.accept === 'any' || (slip.accept === 'better' && odds > pick.odds);
    if (!isTaken) askAbout(pick.odds, odds);
    return { ...pick, odds };
  });
  if (hasMoved && !status.isPlacing) change({ ...slip, picks });
}

function askAbout(before: number, after: number): void {
  const written = (odds: number) => formatOdds(odds, status.oddsFormat, texts.tag);
  status.hasChanged = true;
  status.message = {
    text: texts('slip.changed', { before: written(before), after: written(after) }),
    kind: 'bad',
  };
}

async function place(): Promise<void> {
  if (status.isPlacing) return;
  const unitStake = parseAmount(slip.stake, status.currency);
  if (unitStake === undefined || isRelated(slip)) {
    if (unitStake === undefined) {
      const example = formatAmount(facts.limits.steps[0] ?? 100, status.currency, texts.tag);
      status.message = { text: texts('slip.stakeInvalid', { example }), kind: 'bad' };
    }
    draw();
    document.getElementById('stake')?.focus();
    return;
  }
  status.isPlacing = true;
  status.hasChanged = false;
  status.message = undefined;
  draw();
  let stake = 0;
  for (const bet of betsOf(slip)) {
    const answer = await placeOne(bet, unitStake);
    if (answer.kind === 'done') {
      stake += answer.body.stake;
      status.balance = answer.body.balance ?? status.balance;
      bridge.post({
        type: 'betPlaced',
        betId: answer.body.betId,
        stake: answer.body.stake,
        currency: status.currency,
      });
      if (slip.size === 0) dropPlaced(bet.picks);
      continue;
    }
    refused(answer);
    break;
  }
  status.isPlacing = false;
  if (stake > 0 && status.message === undefined) {
    const text = texts('slip.placed', { stake: formatAmount(stake, status.currency, texts.tag) });
    status.message = { text, kind: 'good' };
    bridge.post({ type: 'toast', message: text });
    change({ ...emptySlip, accept: slip.accept });
    if (pages.address.endsWith('view=bets')) refreshSoon();
  } else draw();
}

function dropPlaced(placed: readonly Pick[]): void {
  slip = withPicks(
    { ...slip, size: 0 },
    slip.picks.filter((pick) => !placed.some((each) => isSame(each, pick))),
  );
  storeSlip(slip);
}

/** Places one bet, with the same key until there is a response. */
async function placeOne(
  { picks, size }: { picks: readonly Pick[]; size: number },
  unitStake: number,
): Promise<Answer<BetView>> {
  const id = picks.map(({ eventId, market, outcome }) => `${eventId}/${market}/${outcome}`).join();
  const key = keys.get(id) ?? crypto.randomUUID();
  keys.set(id, key);
  const selections = picks.map(({ eventId, market, outcome, odds }) => ({ eventId, market, outcome, odds }));
  const request = { key, selections, size, unitStake, accept: slip.accept };
  const answer = await call<BetView>(facts.base, 'POST', '/api/bets', request);
  // A definite response retires the key; after a lost one the retry reuses it.
  if (answer.kind !== 'none') keys.delete(id);
  return answer;
}

function refused(answer: Exclude<Answer<BetView>, { kind: 'done' }>): void {
  if (answer.kind === 'none') {
    status.message = { text: texts('offline'), kind: 'bad' };
    return;
  }
  const { code, changes, least, most, amount } = answer.error;
  bridge.post({ type: 'betRejected', reason: code });
  const money = (value: number | undefined) =>
    value === undefined ? '' : formatAmount(value, status.currency, texts.tag);
  const isStake = code.startsWith('error.stake.');
  const values = { least: money(least), most: isStake ? money(most) : (most ?? 0), amount: money(amount) };
  status.message = { text: texts.refusal(code, values), kind: 'bad' };
  if (changes !== undefined) takeChanges(changes);
  if (code === 'error.balance.insufficient' || code === 'error.wallet.not.exists') askForFunds();
  if (code.startsWith('error.game.session.') || code === 'error.context.expired')
    bridge.post({ type: 'tokenExpired' });
  if (code === 'error.sign.in.required') bridge.post({ type: 'loginRequired' });
}

function takeChanges(changes: NonNullable<ErrorReply['changes']>): void {
  const [first] = changes;
  slip = {
    ...slip,
    picks: slip.picks.map((pick, index) => {
      const found = changes.find((each) => each.index === index && each.before === pick.odds);
      return found ? { ...pick, odds: found.after } : pick;
    }),
  };
  storeSlip(slip);
  if (first) askAbout(first.before, first.after);
}

function askForFunds(): void {
  const unitStake = parseAmount(slip.stake, status.currency) ?? 0;
  const { stake } = sumsOf(slip, unitStake, facts.limits.payout);
  bridge.post({ type: 'needFunds', amount: Math.max(0, stake - (status.balance ?? 0)) });
}

async function cashOut(button: HTMLElement): Promise<void> {
  const { bet = '', amount } = button.dataset;
  button.setAttribute('aria-disabled', 'true');
  const answer = await call<BetView>(facts.base, 'POST', `/api/bets/${bet}/cash-out`, {
    amount: Number(amount),
  });
  if (answer.kind === 'done') {
    const text = texts('bets.cashOutDone', {
      amount: formatAmount(answer.body.payout, status.currency, texts.tag),
    });
    say(text);
    bridge.post({ type: 'toast', message: text });
    await readSession();
  } else if (answer.kind === 'refused') {
    const offer = answer.error.amount;
    say(
      texts.refusal(answer.error.code, {
        amount: offer === undefined ? '' : formatAmount(offer, status.currency, texts.tag),
      }),
    );
  } else say(texts('offline'));
  await pages.show(pages.address, { keep: true, query: settings() });
}

async function readSession(): Promise<void> {
  const answer = await call<SessionReply>(facts.base, 'GET', '/api/session');
  if (answer.kind === 'done') takeSession(answer.body);
}

function takeSession({ account }: SessionReply): void {
  status.isSignedIn = account !== null;
  status.balance = account?.balance;
  status.currency = account?.currency ?? status.currency;
  draw();
}

function receive(message: SportsbookHostMessage): void {
  switch (message.type) {
    case 'init':
      bridge.post({ type: 'ready' });
      break;
    case 'token':
      void call<SessionReply>(facts.base, 'POST', '/api/session', { token: message.token }).then((answer) => {
        if (answer.kind === 'done') takeSession(answer.body);
        else bridge.post({ type: 'tokenExpired' });
      });
      break;
    case 'locale':
      location.search = new URLSearchParams({
        inside: '',
        language: message.language,
        odds: status.oddsFormat,
      }).toString();
      break;
    case 'oddsFormat':
      setOddsFormat(message.format);
      break;
    case 'route': {
      const address = addressOf(message);
      // Ignores an echo of the route that the frame reported.
      if (address !== toldPlace) void pages.show(address, { query: settings() });
      break;
    }
    case 'insets':
      document.documentElement.style.setProperty('--inset-top', `${message.top}px`);
      document.documentElement.style.setProperty('--inset-bottom', `${message.bottom}px`);
      break;
    case 'visibility':
      if (message.visible) feed.open();
      else feed.close();
      break;
    case 'balance':
      // The page counts all money, such as locked amounts; only the wallet knows what a bet may use.
      if (status.isSignedIn) void readSession();
      break;
    case 'limitsReached':
      status.message = { text: texts('error.play.not.allowed'), kind: 'bad' };
      draw();
      break;
    case 'logout':
      void call(facts.base, 'DELETE', '/api/session').then(() => takeSession({ account: null }));
      break;
  }
}

function addressOf({ category, region, competition, event }: Place): string {
  return [facts.base, category, region, competition, event].filter((part) => part !== undefined).join('/');
}

function setOddsFormat(format: OddsFormat): void {
  status.oddsFormat = format;
  board.oddsFormat = format;
  const select = document.querySelector<HTMLSelectElement>('#odds-format');
  if (select) select.value = format;
  board.writeAll();
  draw();
}

document.addEventListener('click', (event) => {
  const target = event.target instanceof Element ? event.target : undefined;
  const link = target?.closest<HTMLAnchorElement>('a[data-link]');
  if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey && event.button === 0) {
    event.preventDefault();
    void pages.show(link.getAttribute('href') ?? facts.base, { query: settings() });
    return;
  }
  const odds = target?.closest<HTMLButtonElement>('button.odds');
  if (odds) {
    const pick = pickOf(odds);
    const isShut =
      odds.getAttribute('aria-disabled') === 'true' || document.body.classList.contains('silent');
    if (pick === undefined || isShut) return;
    status.message = undefined;
    status.hasChanged = false;
    change(toggled(slip, pick));
    return;
  }
  const action = target?.closest<HTMLElement>('[data-action]');
  if (action?.dataset['action'] === 'login') bridge.post({ type: 'loginRequired' });
  if (action?.dataset['action'] === 'cash-out' && action.getAttribute('aria-disabled') !== 'true')
    void cashOut(action);
});

document.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape' || !status.isOpen) return;
  actions.setOpen(false);
  document.getElementById('slip-toggle')?.focus();
});

document.querySelector<HTMLSelectElement>('#odds-format')?.addEventListener('change', ({ target }) => {
  const value = target instanceof HTMLSelectElement ? target.value : '';
  if (value === 'decimal' || value === 'fractional' || value === 'american') setOddsFormat(value);
});

let activeAt = 0;
for (const kind of ['pointerdown', 'keydown'] as const)
  document.addEventListener(kind, () => {
    // Reported at most every 10 s: the host page times the player's inactivity.
    if (Date.now() - activeAt < 10_000) return;
    activeAt = Date.now();
    bridge.post({ type: 'activity' });
  });

window.addEventListener('error', ({ message }) =>
  bridge.post({ type: 'error', message: message.slice(0, 500) }),
);

draw();
feed.open();
bridge.post({ type: 'ready' });
tellPlace(facts.place, facts.title);
if (facts.isSignedIn) void readSession();
