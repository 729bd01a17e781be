import { expect, test } from 'vitest';
import { accessOf } from './player-access';
import { type PolicyInput, decideAccess } from './policy';

/**
 * The requirements as a table, first matching row applies: written to be read beside the specification, and compared
 * with the policy in every state.
 */
const table: [name: string, when: (state: State) => boolean, then: (state: State) => string][] = [
  ['GUARD-02', (s) => s.maintenance, () => 'maintenance'],
  ['GUARD-03 GUARD-35', (s) => s.country === false || s.status === 'blocked', () => 'restricted'],
  ['GUARD-18', (s) => s.player === 'none' && s.page.livePlay, () => '/live-casino-online'],
  ['GUARD-17', (s) => s.player === 'none' && (s.page.account || s.page.deposit), () => '/401'],
  ['GUARD-19 GUARD-20', (s) => s.player === 'newer terms' && !s.page.free, () => '/accept-terms-condition'],
  ['GUARD-14', (s) => s.page.riskOnly, (s) => (isBlocked(s) ? 'open' : '/')],
  ['GUARD-05 GUARD-06', (s) => isBlocked(s) && (s.page.casino || s.page.live), () => '/'],
  ['GUARD-07', (s) => s.player === 'no casino' && s.page.casino, () => '/'],
  ['GUARD-08', (s) => s.player === 'no live casino' && s.page.live, () => '/'],
  [
    'GUARD-10',
    (s) => s.page.sports && (isBlocked(s) || s.player === 'no sports' || !s.sportsbook || !s.extra),
    () => '/',
  ],
  ['GUARD-11', (s) => isBlocked(s) && (s.page.deposit || s.page.rewards || s.page.bonusCode), () => '/'],
  ['GUARD-12 GUARD-13', (s) => s.page.bonusCode && s.player === 'no manual claim', () => 'en-UN /'],
  [
    'market status',
    (s) => s.status === 'demo-only' && (s.page.deposit || s.page.signUp),
    () => 'not-offered',
  ],
  ['loyalty', (s) => s.page.loyalty && !s.loyalty, () => 'not-offered'],
  ['casino', (s) => s.page.casino && !s.verticals.includes('casino'), () => 'not-offered'],
  ['live casino', (s) => s.page.live && !s.verticals.includes('live-casino'), () => 'not-offered'],
  ['sportsbook', (s) => s.page.sports && !s.verticals.includes('sportsbook'), () => 'not-offered'],
  ['GUARD-16 GUARD-25 GUARD-34', () => true, () => 'open'],
];

interface PageKind {
  account?: boolean;
  deposit?: boolean;
  rewards?: boolean;
  bonusCode?: boolean;
  riskOnly?: boolean;
  casino?: boolean;
  live?: boolean;
  livePlay?: boolean;
  sports?: boolean;
  signUp?: boolean;
  loyalty?: boolean;
  /** Open while there are newer terms. */
  free?: boolean;
}

const pages: Record<string, PageKind> = {
  '/': { free: true },
  '/welcome': { free: true },
  '/promotions': {},
  '/promotions/casino/a-gift': {},
  '/terms': { free: true },
  '/accept-terms-condition': { free: true },
  '/401': {},
  '/my-accounts': {},
  '/online-casino': { casino: true },
  '/online-casino/all-games': { casino: true },
  '/online-casino/play/relax/1': { casino: true },
  '/online-casinos': {},
  '/live-casino-online': { live: true },
  '/live-casino-online/live-roulette': { live: true },
  '/live-casino-online/play/evolution/1': { live: true, livePlay: true },
  '/sportsbook': { sports: true },
  '/sportsbook/football/europe': { sports: true },
  '/loyalty': { loyalty: true },
  '/register': { signUp: true },
  '/signup/pnp': { signUp: true },
  '/deposit': { deposit: true },
  '/my-account/account': { account: true, free: true },
  '/my-account/banking/deposit': { account: true, deposit: true, free: true },
  '/my-account/banking/withdraw': { account: true, riskOnly: true, free: true },
  '/my-account/rewards/active': { account: true, rewards: true, free: true },
  '/my-account/bonus-code': { account: true, bonusCode: true, free: true },
};

const open = accessOf({ flags: {}, accountStatus: 'REGISTERED', suspended: false, manualClaim: true });

const players = {
  none: undefined,
  usual: {},
  'newer terms': {},
  'risk payout': { riskPayout: true },
  suspended: { multibrandSuspended: true },
  'no casino': { casino: false },
  'no live casino': { liveCasino: false },
  'no sports': { sportsbook: false },
  'no manual claim': { allowManualClaim: false },
} satisfies Record<string, Partial<typeof open> | undefined>;

interface State {
  path: string;
  page: Required<PageKind>;
  player: keyof typeof players;
  maintenance: boolean;
  country: boolean | undefined;
  status: 'open' | 'demo-only' | 'blocked';
  sportsbook: boolean;
  extra: boolean;
  loyalty: boolean;
  verticals: PolicyInput['verticals'];
}

const none: Required<PageKind> = {
  account: false,
  deposit: false,
  rewards: false,
  bonusCode: false,
  riskOnly: false,
  casino: false,
  live: false,
  livePlay: false,
  sports: false,
  signUp: false,
  loyalty: false,
  free: false,
};

const isBlocked = ({ player }: State) => player === 'risk payout' || player === 'suspended';

const booleans = [true, false];
const verticalSets: State['verticals'][] = [
  ['casino', 'live-casino', 'sportsbook'],
  ['casino', 'live-casino'],
  ['casino', 'sportsbook'],
  ['live-casino', 'sportsbook'],
  ['casino'],
  ['live-casino'],
  ['sportsbook'],
];

function* states(): Generator<State> {
  for (const [path, kind] of Object.entries(pages))
    for (const player of Object.keys(players) as State['player'][])
      for (const maintenance of booleans)
        for (const country of [true, false, undefined])
          for (const status of ['open', 'demo-only', 'blocked'] as const)
            for (const sportsbook of booleans)
              for (const extra of booleans)
                for (const loyalty of booleans)
                  for (const verticals of verticalSets)
                    yield {
                      path,
                      page: { ...none, ...kind },
                      player,
                      maintenance,
                      country,
                      status,
                      sportsbook,
                      extra,
                      loyalty,
                      verticals,
                    };
}

function decided(state: State): string {
  const access = players[state.player];
  const decision = decideAccess({
    path: state.path,
    features: {
      maintenance: state.maintenance,
      sportsbook: state.sportsbook,
      sportsbookExtraCheck: state.extra,
    },
    guards: {
      signedOutToLiveLobby: ['/live-casino-online/play'],
      riskOnly: ['/my-account/banking/withdraw'],
    },
    loyaltyPath: '/loyalty',
    verticals: state.verticals,
    rules: { marketStatus: state.status, loyalty: state.loyalty },
    defaultLocale: 'en-UN',
    countryAllowed: state.country,
    ...(access
      ? { player: { access: { ...open, ...access }, showUpdatedTnC: state.player === 'newer terms' } }
      : {}),
  });
  if (decision.allow) return 'open';
  if (!('to' in decision)) return decision.reason;
  return decision.locale ? `${decision.locale} ${decision.to}` : decision.to;
}

test('GUARD-02 … GUARD-20, GUARD-25, GUARD-34, GUARD-35 every state is decided as the table says, and every row of it decides something', () => {
  const used = new Set<string>();
  const wrong: string[] = [];
  let count = 0;
  for (const state of states()) {
    count += 1;
    const row = table.find(([, when]) => when(state));
    if (!row) throw new Error('the last row fits every state');
    used.add(row[0]);
    const expected = row[2](state);
    const actual = decided(state);
    if (actual !== expected) wrong.push(`${JSON.stringify(state)}: ${actual}, ${row[0]} says ${expected}`);
  }
  expect(wrong.slice(0, 5)).toEqual([]);
  expect(table.map(([name]) => name).filter((name) => !used.has(name))).toEqual([]);
  expect(count).toBe(
    Object.keys(pages).length * Object.keys(players).length * 2 * 3 * 3 * 8 * verticalSets.length,
  );
});
