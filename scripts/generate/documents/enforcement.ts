import type { RuleName } from '../../../app/site/rules/rule-values';

/** A test that fails when a rule is no longer enforced; its name cites the rule. */
export interface RuleTest {
  file: string;
  name: string;
}

/** How a rule is enforced. */
export type Enforcement =
  | {
      /** Files that enforce it. */
      enforced: readonly string[];
      tests: readonly RuleTest[];
      /** The part that is not enforced yet. */
      gap?: string;
    }
  /** Why it is not enforced yet. */
  | { open: string };

const monthlyDeposit = (name: string): Enforcement => ({
  enforced: ['services/platform/ledger/decide/limits.ts', 'services/platform/reference-data/country-laws.ts'],
  tests: [{ file: 'services/platform/limits/change-limit.test.ts', name }],
});
const noDeposits = 'The cashier does not apply it yet.';
const noPlay = 'Games do not apply it yet.';

/** Where each rule is enforced and tested, or why it is not. `docs/compliance.md` is generated from it. */
export const enforcement: Record<RuleName, Enforcement> = {
  marketStatus: {
    enforced: [
      'app/site/policy.ts',
      'app/catalogue/offered-content.server.ts',
      'app/player/registration/open-market.ts',
    ],
    tests: [
      {
        file: 'app/site/policy.test.ts',
        name: 'marketStatus: a market that may only be looked at opens no account and takes no money',
      },
      {
        file: 'app/site/policy.test.ts',
        name: 'marketStatus: a blocked market shows the restricted page whatever is asked for',
      },
      {
        file: 'app/catalogue/offered-content.server.test.ts',
        name: 'marketStatus: no button leads to the sign-up of a market that is not open',
      },
      {
        file: 'tests/contract/safety.test.ts',
        name: 'marketStatus: nobody signs up in a market that is not open',
      },
    ],
    gap: 'A market that takes residents of several countries asks for its own laws, not for those of the country somebody chooses at the sign-up.',
  },
  minimumAge: {
    enforced: [
      'app/player/registration/registration.server.ts',
      'services/platform/reference-data/country-laws.ts',
    ],
    tests: [
      {
        file: 'services/platform/reference-data/country-laws.test.ts',
        name: 'minimumAge: the platform opens no account for a player who is too young for the law of the country',
      },
    ],
    gap: 'The platform knows the laws of countries; the age of a licence, such as that of Ontario, is checked by the site alone.',
  },
  youngAdultAge: { open: 'No limit or stake depends on the age yet.' },
  verifiedBeforePlay: {
    enforced: [
      'app/play/launch/launch-visitor.server.ts',
      'services/platform/reference-data/play-laws.ts',
      'services/platform/ledger/decide/permission.ts',
      'services/platform/payments/decide-permission.ts',
    ],
    tests: [
      {
        file: 'services/platform/payments/payments.test.ts',
        name: 'verifiedBeforePlay: nobody deposits before the identity is verified where the law says so',
      },
      {
        file: 'app/site/policy.test.ts',
        name: 'GUARD-34 demoPlay, verifiedBeforePlay: launch buttons ask the policy of their page, then what the market says of money and of fun',
      },
      {
        file: 'services/platform/games/play-laws.test.ts',
        name: 'verifiedBeforePlay: nobody plays for money before the identity is verified where the law says so',
      },
    ],
  },
  documentsAnnounced: { open: noDeposits },
  demoPlay: {
    enforced: ['app/site/policy.ts', 'app/play/launch/launch-visitor.server.ts'],
    tests: [
      {
        file: 'app/site/policy.test.ts',
        name: 'GUARD-34 demoPlay, verifiedBeforePlay: launch buttons ask the policy of their page, then what the market says of money and of fun',
      },
    ],
  },
  verticals: {
    enforced: [
      'app/site/resolve.server.ts',
      'app/site/policy.ts',
      'app/catalogue/permitted-game.ts',
      'app/catalogue/offered-content.server.ts',
    ],
    tests: [
      {
        file: 'app/catalogue/permitted-game.test.ts',
        name: 'verticals: games of a vertical that the market may not have are in no list',
      },
      {
        file: 'app/catalogue/offered-content.server.test.ts',
        name: 'verticals: links to a lobby the market may not have are in no menu',
      },
      {
        file: 'app/catalogue/offered-content.server.test.ts',
        name: 'verticals: no live tables are shown where there is no live casino',
      },
    ],
  },
  jackpotGames: {
    enforced: ['app/catalogue/permitted-game.ts', 'app/catalogue/offered-content.server.ts'],
    tests: [
      {
        file: 'app/catalogue/permitted-game.test.ts',
        name: 'jackpotGames: no game with a jackpot is in a list',
      },
      { file: 'app/catalogue/offered-content.server.test.ts', name: 'jackpotGames: no jackpots are shown' },
    ],
  },
  tableGames: {
    enforced: ['app/catalogue/permitted-game.ts'],
    tests: [
      {
        file: 'app/catalogue/permitted-game.test.ts',
        name: 'tableGames: games against a bank are offered with a live dealer only',
      },
    ],
  },
  cookiesPreTicked: {
    enforced: ['app/player/consent/consent-parts-props.ts'],
    tests: [
      {
        file: 'app/player/consent/consent-parts-props.test.ts',
        name: 'cookiesPreTicked: optional categories are ticked beforehand only where the law lets them',
      },
    ],
  },
  payAndPlay: {
    enforced: [
      'app/site/pay-and-play-offer.ts',
      'app/fill/pay-and-play.server.ts',
      'services/platform/pay-and-play/begin-session.ts',
      'services/platform/reference-data/country-laws.ts',
    ],
    tests: [
      {
        file: 'app/fill/pay-and-play.server.test.ts',
        name: 'payAndPlay: nothing is offered where the law asks for an account first, or the market is not open',
      },
    ],
  },
  withdrawalCancellation: {
    enforced: [
      'app/player/cashier/cancel-withdrawal.server.ts',
      'services/platform/reference-data/country-laws.ts',
    ],
    tests: [
      {
        file: 'app/player/cashier/cancel-withdrawal.server.test.ts',
        name: 'withdrawalCancellation: no withdrawal is taken back where the law forbids it, whatever a page sends',
      },
      {
        file: 'services/platform/reference-data/country-laws.test.ts',
        name: 'withdrawalCancellation: the platform takes no withdrawal back where the law of the country forbids it',
      },
    ],
  },
  creditCards: {
    enforced: ['services/platform/reference-data/country-laws.ts', 'services/platform/payments/offers.ts'],
    tests: [
      {
        file: 'services/platform/payments/payments.test.ts',
        name: 'creditCards: a credit card is neither offered nor accepted where the law forbids it',
      },
    ],
  },
  depositLimitRequired: {
    enforced: [
      'services/platform/ledger/decide/limits.ts',
      'services/platform/reference-data/country-laws.ts',
    ],
    tests: [
      {
        file: 'services/platform/limits/change-limit.test.ts',
        name: 'depositLimitRequired: without the deposit limit that the law requires, deposits and stakes are refused',
      },
    ],
  },
  depositLimitPeriods: {
    enforced: [
      'services/platform/ledger/decide/limits.ts',
      'services/platform/ledger/decide/payments.ts',
      'services/platform/reference-data/country-laws.ts',
      'app/player/limits/limit-families.server.ts',
    ],
    tests: [
      {
        file: 'services/platform/limits/change-limit.test.ts',
        name: 'depositLimitPeriods: a Swede deposits and plays only with deposit limits for day, week and month',
      },
      {
        file: 'tests/journeys/gambling-limits.spec.ts',
        name: 'depositLimitPeriods: a Swede is told which deposit limits are missing, and sets them',
      },
    ],
  },
  balanceLimitRequired: { open: 'A highest balance cannot be set yet.' },
  limitPrompt: {
    enforced: ['app/player/cashier/deposit/limit-offer.server.ts'],
    tests: [
      {
        file: 'tests/journeys/deposit.spec.ts',
        name: 'limitPrompt: before the first deposit a player is offered a limit, and may decline it',
      },
    ],
  },
  limitsLink: {
    enforced: ['blocks/site-header/account-menu.tsx'],
    tests: [
      {
        file: 'tests/journeys/effort-parity.spec.ts',
        name: 'limitsLink: every page of a player links to the limits, in every brand and market',
      },
    ],
  },
  depositLimitIsGross: {
    enforced: ['services/platform/limits/limit-use.ts', 'app/player/limits/limit-card.tsx'],
    tests: [
      {
        file: 'tests/journeys/gambling-limits.spec.ts',
        name: 'depositLimitIsGross limitPresets: deposit limits count every deposit, and no amount is suggested',
      },
    ],
  },
  limitPresets: {
    enforced: ['app/player/limits/limit-editor.tsx'],
    tests: [
      {
        file: 'tests/journeys/gambling-limits.spec.ts',
        name: 'depositLimitIsGross limitPresets: deposit limits count every deposit, and no amount is suggested',
      },
      {
        file: 'tests/journeys/effort-parity.spec.ts',
        name: 'limitPresets: no amount of a limit is suggested, in any brand and market',
      },
    ],
  },
  limitIncreaseDelayHours: {
    enforced: [
      'services/platform/limits/decide-limit.ts',
      'services/platform/reference-data/country-laws.ts',
    ],
    tests: [
      {
        file: 'services/platform/limits/decide-limit.test.ts',
        name: 'limitIncreaseDelayHours: a raised or removed limit waits for the delay of the country, 24 hours where none is known',
      },
      {
        file: 'services/platform/limits/change-limit.test.ts',
        name: 'limitIncreaseDelayHours: LIMIT-08 LIMIT-06 API-116 a saved limit binds the next deposit, a raised one from its date on',
      },
    ],
    gap: 'The platform knows the laws of countries, not those of a licence.',
  },
  limitIncreaseWaitsForPeriod: {
    enforced: [
      'services/platform/limits/decide-limit.ts',
      'services/platform/reference-data/country-laws.ts',
    ],
    tests: [
      {
        file: 'services/platform/limits/decide-limit.test.ts',
        name: 'limitIncreaseWaitsForPeriod: a raised limit of a Swede does not count before the week or month is over, whatever the clocks do',
      },
    ],
    gap: 'The platform knows the laws of countries, not those of a licence.',
  },
  limitIncreaseConfirmed: {
    enforced: [
      'services/platform/limits/decide-limit.ts',
      'services/platform/reference-data/country-laws.ts',
      'services/platform/limits/limit-use.ts',
    ],
    tests: [
      {
        file: 'services/platform/limits/decide-limit.test.ts',
        name: 'limitIncreaseConfirmed: a raised limit of a Briton counts once it is confirmed after the delay',
      },
      {
        file: 'services/platform/limits/change-limit.test.ts',
        name: 'limitIncreaseConfirmed: a raised limit of a Briton binds as before until it is confirmed, and lapses after a week',
      },
    ],
    gap: 'The platform knows the laws of countries, not those of a licence.',
  },
  limitReviewMonths: { open: 'Nobody is asked to look at limits again yet.' },
  limitNotices: { open: 'A limit is shown on its page; no notice comes at half or all of it yet.' },
  loginTimeLimits: {
    enforced: [
      'services/platform/signed-in/signed-in-time.ts',
      'services/platform/ledger/decide/limits.ts',
      'app/player/limits/limit-card.tsx',
    ],
    tests: [
      {
        file: 'services/platform/signed-in/signed-in-time.test.ts',
        name: 'loginTimeLimits: a used-up limit refuses stakes and deposits, ends every session, and lets nobody in before its reset',
      },
      {
        file: 'services/platform/signed-in/count-time.test.ts',
        name: 'loginTimeLimits: whatever signs devices give, each second counts once and on its own day',
      },
      {
        file: 'tests/journeys/gambling-limits.spec.ts',
        name: 'loginTimeLimits: LIMIT-05 the time signed in is limited, and every page of a player whose time is up says so',
      },
    ],
  },
  maximumMonthlyDeposit: monthlyDeposit(
    'maximumMonthlyDeposit: no more than the law allows is deposited in a month',
  ),
  maximumMonthlyDepositYoung: monthlyDeposit(
    'maximumMonthlyDepositYoung: a young adult in the Netherlands deposits less than others',
  ),
  contactAboveMonthlyDeposit: { open: noDeposits },
  contactAboveMonthlyDepositYoung: { open: noDeposits },
  netDepositShown: {
    enforced: ['app/player/cashier/statements/statements.server.ts'],
    tests: [
      {
        file: 'app/player/cashier/statements/statements.server.test.ts',
        name: 'netDepositShown: statements say what was paid in less what was paid out since the account was opened',
      },
    ],
  },
  maximumStake: {
    enforced: ['services/platform/reference-data/play-laws.ts', 'services/platform/ledger/decide/limits.ts'],
    tests: [
      {
        file: 'services/platform/games/play-laws.test.ts',
        name: 'maximumStake: the wallet takes no round of a slot above what the law of the country allows, and tells the game',
      },
    ],
  },
  maximumStakeYoung: { open: noPlay },
  minimumSpinMs: { open: noPlay },
  minimumTableGameMs: { open: noPlay },
  autoplay: { open: noPlay },
  fastPlay: { open: noPlay },
  lossesAsWins: { open: noPlay },
  parallelPlay: {
    enforced: ['services/platform/reference-data/play-laws.ts', 'services/platform/games/launches.ts'],
    tests: [
      {
        file: 'services/platform/games/play-laws.test.ts',
        name: 'parallelPlay: a launch ends the other games of the player where the law lets nobody play several',
      },
    ],
  },
  realityCheckMinutes: {
    enforced: [
      'services/platform/activity/activity.ts',
      'services/platform/ledger/decide/reality-check.ts',
      'app/player/reality-check/reality-check.ts',
    ],
    tests: [
      {
        file: 'services/platform/activity/activity.test.ts',
        name: 'realityCheckMinutes: the law of the country or the licence of its market caps the choice, and none is impossible',
      },
      {
        file: 'services/platform/activity/activity.test.ts',
        name: 'LIMIT-26 LIMIT-27 realityCheckMinutes: no stakes are taken while a reality check awaits an answer',
      },
    ],
    gap: 'A stake that names no session waits for no reality check; what starts a game has to name it.',
  },
  realityCheckBreakMinutes: {
    enforced: ['services/platform/activity/activity.ts', 'services/platform/players/restrictions.ts'],
    tests: [
      {
        file: 'services/platform/activity/activity.test.ts',
        name: 'realityCheckBreakMinutes: after a reality check that was due nobody plays for five minutes in Germany',
      },
    ],
    gap: 'The break begins once the reality check is answered.',
  },
  activitySummaryHours: { open: noPlay },
  sessionClock: {
    enforced: [
      'app/player/safety/safety-bar.tsx',
      'app/player/safety/session-clock.island.ts',
      'services/platform/routes/sessions.ts',
    ],
    tests: [
      {
        file: 'app/player/safety/safety-bar.test.tsx',
        name: 'sessionClock and netPosition: the bar has a place for each that the rules ask for',
      },
      {
        file: 'tests/contract/safety.test.ts',
        name: 'sessionClock and netPosition: the site shows what the platform says of the session',
      },
      {
        file: 'services/platform/routes/self-restriction.test.ts',
        name: 'sessionClock and netPosition: a session says how long it has lasted and what was won less staked in it',
      },
    ],
  },
  netPosition: {
    enforced: [
      'app/player/safety/safety-bar.tsx',
      'app/player/safety/session-clock.island.ts',
      'services/platform/routes/sessions.ts',
    ],
    tests: [
      {
        file: 'app/player/safety/safety-bar.test.tsx',
        name: 'sessionClock and netPosition: the bar has a place for each that the rules ask for',
      },
      {
        file: 'tests/contract/safety.test.ts',
        name: 'sessionClock and netPosition: the site shows what the platform says of the session',
      },
      {
        file: 'services/platform/routes/self-restriction.test.ts',
        name: 'sessionClock and netPosition: a session says how long it has lasted and what was won less staked in it',
      },
    ],
  },
  idleMinutes: {
    enforced: ['app/player/session/idle-watch.ts', 'app/player/player-parts-props.ts'],
    tests: [
      {
        file: 'app/player/session/idle-watch.test.ts',
        name: 'LIMIT-29 LIMIT-30 idleMinutes: who does nothing for the time of the market is signed out, once',
      },
      {
        file: 'app/player/player-parts-props.test.ts',
        name: 'idleMinutes: every page of a player keeps watch for the time of the market; a visitor is left alone',
      },
    ],
    gap: 'Enforced in the browser: without scripts the session ends by its own time.',
  },
  panicButton: {
    enforced: [
      'app/player/safety/safety-bar.tsx',
      'app/player/safety/panic.server.ts',
      'services/platform/routes/self-restriction.ts',
    ],
    tests: [
      {
        file: 'app/player/safety/safety-bar.test.tsx',
        name: 'panicButton: one press of a form stops play, on every page of a player and of nobody else',
      },
      {
        file: 'tests/contract/safety.test.ts',
        name: 'panicButton: one press signs the player out everywhere and lets nobody in for a day',
      },
      {
        file: 'services/platform/routes/self-restriction.test.ts',
        name: 'panicButton: API-120 LIMIT-19 a time-out ends every session at once and lets nobody in for its days',
      },
    ],
    gap: 'The break holds at this operator; OASIS is not told.',
  },
  breakDays: {
    enforced: ['app/player/breaks/break-forms.server.ts', 'services/platform/routes/self-restriction.ts'],
    tests: [
      {
        file: 'tests/journeys/breaks.spec.ts',
        name: 'breakDays exclusionMonths: a market offers what its rules name, and refuses what it does not offer',
      },
    ],
  },
  exclusionMonths: {
    enforced: ['app/player/breaks/break-forms.server.ts', 'services/platform/routes/self-restriction.ts'],
    tests: [
      {
        file: 'tests/journeys/breaks.spec.ts',
        name: 'breakDays exclusionMonths: a market offers what its rules name, and refuses what it does not offer',
      },
    ],
    gap: 'Stakes on events that have not begun are not given back; there is no sportsbook yet.',
  },
  exclusionOneClick: {
    enforced: ['app/fill/static-pages.server.ts', 'blocks/page-text/page-document.tsx'],
    tests: [
      {
        file: 'tests/journeys/breaks.spec.ts',
        name: 'exclusionOneClick exclusionAcrossBrands: one press leads from responsible gambling to the exclusion, which may hold at all brands',
      },
    ],
  },
  exclusionAcrossBrands: {
    enforced: [
      'app/player/breaks/exclusion-card.tsx',
      'app/player/breaks/break-forms.server.ts',
      'services/platform/routes/self-restriction.ts',
      'services/platform/registration/excluded-elsewhere.ts',
    ],
    tests: [
      {
        file: 'tests/journeys/breaks.spec.ts',
        name: 'exclusionOneClick exclusionAcrossBrands: one press leads from responsible gambling to the exclusion, which may hold at all brands',
      },
      {
        file: 'services/platform/routes/self-restriction.test.ts',
        name: 'exclusionAcrossBrands: a player is excluded from the other brands as well, by person and not by address alone, where they wish it',
      },
      {
        file: 'services/platform/routes/self-restriction.test.ts',
        name: 'exclusionAcrossBrands: an account that is opened later at another brand is refused, or shut as the others are',
      },
    ],
  },
  exclusionRegisters: {
    enforced: [
      'services/platform/registers/register-checks.ts',
      'services/platform/registers/create-register.ts',
      'services/platform/ledger/decide/registers.ts',
    ],
    tests: [
      {
        file: 'services/platform/registers/register-checks.test.ts',
        name: 'exclusionRegisters: while a register hangs nobody plays or deposits, within a bound, and withdrawals are accepted',
      },
      {
        file: 'services/platform/registers/register-checks.test.ts',
        name: 'exclusionRegisters: an exclusion found at the sign-in ends all sessions, and the register alone lifts it',
      },
      {
        file: 'services/platform/reference-data/country-laws.test.ts',
        name: 'exclusionRegisters: a register is asked by the law of the country, or by the licence of its market',
      },
    ],
    gap: 'Spelpaus, CRUKS, OASIS, GAMSTOP and ROFUS can be asked, by the country of the player and the licence of its market; no other register can, and none is asked before marketing.',
  },
  exclusionIdentifiers: {
    enforced: [
      'services/platform/registration/registration.ts',
      'services/platform/registers/identifiers.ts',
      'app/player/registration/registration-view.server.ts',
    ],
    tests: [
      {
        file: 'services/platform/registers/register-checks.test.ts',
        name: 'exclusionIdentifiers: a registration asks for the identifier of its country and stores it encrypted',
      },
    ],
    gap: 'Accounts from before have none: CRUKS and Spelpaus cannot be asked about them, so they cannot play until an operator adds it.',
  },
  exclusionCheckHours: {
    enforced: ['services/platform/ledger/decide/registers.ts', 'services/platform/ledger/ledger.ts'],
    tests: [
      {
        file: 'services/platform/registers/register-checks.test.ts',
        name: 'exclusionCheckHours: a register is asked anew before the first stake after the hours of the law',
      },
    ],
  },
  exclusionAtSignUp: {
    enforced: [
      'services/platform/registration/registration.ts',
      'services/platform/registers/register-checks.ts',
    ],
    tests: [
      {
        file: 'services/platform/registers/register-checks.test.ts',
        name: 'exclusionAtSignUp: an excluded person gets no account, or one that cannot play, as the law says',
      },
    ],
  },
  marks: {
    enforced: ['app/content/static-pages/required-marks.ts', 'app/fill/static-pages.server.ts'],
    tests: [
      {
        file: 'app/content/static-pages/required-content.test.ts',
        name: 'marks: a footer that lacks a mark of the rules stops the page, in this market',
      },
    ],
  },
  marksInView: {
    enforced: ['app/content/static-pages/required-marks.ts', 'app/player/safety/safety-bar.tsx'],
    tests: [
      {
        file: 'app/content/static-pages/required-content.test.ts',
        name: 'marksInView: the marks of the footer are those that stay in view',
      },
      {
        file: 'app/player/safety/safety-bar.test.tsx',
        name: 'marksInView: the marks stand in the bar of everybody, named and linked',
      },
    ],
  },
  requiredPages: {
    enforced: ['app/content/static-pages/required-pages.ts', 'app/fill/static-pages.server.ts'],
    tests: [
      {
        file: 'app/content/static-pages/required-content.test.ts',
        name: 'requiredPages: a footer without a link to a page of the rules stops the page',
      },
    ],
  },
  riskWarning: {
    enforced: [
      'app/player/safety/risk-warning.tsx',
      'app/player/sign-in/sign-in-view.tsx',
      'app/player/registration/steps/details-step.tsx',
    ],
    tests: [
      {
        file: 'app/player/safety/risk-warning.test.tsx',
        name: 'riskWarning: whoever signs in or up is warned of loss and dependence first',
      },
    ],
  },
  gamblingIntroduction: { open: noPlay },
  returnToPlayer: {
    enforced: ['app/catalogue/permitted-game.ts', 'blocks/game-detail/game-facts.tsx'],
    tests: [
      {
        file: 'app/catalogue/permitted-game.test.ts',
        name: 'returnToPlayer: a game that does not state its return is in no list',
      },
      {
        file: 'blocks/game-detail/game-detail.test.tsx',
        name: 'returnToPlayer: the page of a game states its return, and that it promises nothing',
      },
    ],
    gap: 'Stated on the page of each game, not on the tiles of lists.',
  },
  bonuses: {
    enforced: ['app/catalogue/offered-content.server.ts', 'app/fill/promotions/promotions.server.ts'],
    tests: [
      { file: 'app/catalogue/offered-content.server.test.ts', name: 'bonuses: no block offers or shows one' },
    ],
  },
  welcomeBonus: {
    enforced: [
      'app/catalogue/offered-content.server.ts',
      'app/player/registration/registration.server.ts',
      'app/player/registration/registration-view.server.ts',
      'services/platform/ledger/decide/bonus/bonus-permission.ts',
    ],
    tests: [
      {
        file: 'app/catalogue/offered-content.server.test.ts',
        name: 'welcomeBonus: nothing offers a bonus for signing up',
      },
      {
        file: 'services/platform/bonus/bonuses.test.ts',
        name: 'welcomeBonus: nothing is given for the first deposit in Brazil',
      },
    ],
    gap: 'Banners and promotions are texts of editors: which of them offer such a bonus is theirs to say, by market.',
  },
  bonusDuringPlay: {
    enforced: ['services/platform/ledger/decide/bonus/bonus-permission.ts'],
    tests: [
      {
        file: 'services/platform/bonus/bonuses.test.ts',
        name: 'bonusDuringPlay: nobody is given a bonus in the Netherlands while they play',
      },
    ],
  },
  bonusFirstTimeOnly: {
    enforced: ['services/platform/ledger/decide/bonus/bonus-permission.ts'],
    tests: [
      {
        file: 'services/platform/bonus/bonuses.test.ts',
        name: 'bonusFirstTimeOnly: nobody gets a second bonus in Sweden',
      },
    ],
  },
  bonusMinimumDays: {
    enforced: ['services/platform/ledger/decide/bonus/give-bonus.ts'],
    tests: [
      {
        file: 'services/platform/bonus/bonuses.test.ts',
        name: 'bonusMinimumDays: the terms of a bonus can be met for as long as the law wants',
      },
    ],
  },
  bonusMaximumWagering: {
    enforced: ['services/platform/ledger/decide/bonus/give-bonus.ts'],
    tests: [
      {
        file: 'services/platform/bonus/bonuses.test.ts',
        name: 'bonusMaximumWagering: a bonus is staked no more often than the law allows',
      },
    ],
  },
  bonusMixedProducts: {
    enforced: ['services/platform/ledger/decide/bonus/bonus-play.ts'],
    tests: [
      {
        file: 'services/platform/bonus/bonuses.test.ts',
        name: 'BONUS-01 bonusMixedProducts: a stake in the vertical of the bonus is progress as its game counts, and a void one is taken back',
      },
    ],
  },
  loyalty: {
    enforced: [
      'app/site/policy.ts',
      'app/catalogue/offered-content.server.ts',
      'services/platform/loyalty/programme.ts',
    ],
    tests: [
      {
        file: 'services/platform/loyalty/loyalty.test.ts',
        name: 'loyalty: where the law forbids programmes no points are earned or shown',
      },
      {
        file: 'app/site/policy.test.ts',
        name: 'loyalty: without a loyalty programme there is no page about one',
      },
      {
        file: 'app/catalogue/offered-content.server.test.ts',
        name: 'loyalty: links to the programme go with it',
      },
      {
        file: 'app/catalogue/offered-content.server.test.ts',
        name: 'loyalty: the levels of the programme are not shown',
      },
    ],
  },
  marketingConsent: {
    open: 'The platform keeps consent by channel and by topic, not for each product and channel.',
  },
  historyMonths: {
    enforced: ['app/player/cashier/history/read-history-filter.server.ts'],
    tests: [
      {
        file: 'app/player/cashier/history/read-history-filter.server.test.ts',
        name: 'historyMonths: the history goes back as far as any law asks for',
      },
    ],
  },
  oddsChangesConfirmed: { open: 'There is no sportsbook yet.' },
};
