/* Generated from schemas/ by `npm run generate`. Do not edit. */
import type { Rules } from './types';
export interface RuleDefinition {
  title: string;
  description: string;
  /** Which of two values is the stricter one. */
  stricter: string;
  /** What the specification asks for. */
  specification: unknown;
  /** Of a rule that is one of a list: the list, loosest first. */
  values?: readonly string[];
}
export const ruleDefinitions: Record<keyof Rules, RuleDefinition> = {
  "marketStatus": {
    "title": "Status of the market",
    "description": "open: everything; demo-only: visitors may look round and play for fun, nobody can sign up, deposit or stake; blocked: nothing but the restricted page.",
    "stricter": "later",
    "specification": "open",
    "values": [
      "open",
      "demo-only",
      "blocked"
    ]
  },
  "minimumAge": {
    "title": "Minimum age",
    "description": "Age in years of whoever opens an account.",
    "stricter": "higher",
    "specification": 18
  },
  "youngAdultAge": {
    "title": "Young adults",
    "description": "Players younger than this many years are young adults, for the rules that say so; null knows none.",
    "stricter": "higher",
    "specification": null
  },
  "verifiedBeforePlay": {
    "title": "Identity before play",
    "description": "Nobody deposits or plays before their identity is verified.",
    "stricter": "true",
    "specification": false
  },
  "documentsAnnounced": {
    "title": "Documents announced",
    "description": "Before the first deposit players are told which documents they may be asked for.",
    "stricter": "true",
    "specification": false
  },
  "demoPlay": {
    "title": "Play for fun",
    "description": "Who may start a game without money.",
    "stricter": "later",
    "specification": "everyone",
    "values": [
      "everyone",
      "verified",
      "nobody"
    ]
  },
  "verticals": {
    "title": "Verticals",
    "description": "What may be offered at all.",
    "stricter": "subset",
    "specification": [
      "casino",
      "live-casino",
      "sportsbook"
    ]
  },
  "jackpotGames": {
    "title": "Jackpot games",
    "description": "Games with a jackpot may be offered.",
    "stricter": "false",
    "specification": true
  },
  "tableGames": {
    "title": "Table games",
    "description": "Roulette, blackjack, baccarat and other games against a bank may be offered without a live dealer.",
    "stricter": "false",
    "specification": true
  },
  "cookiesPreTicked": {
    "title": "Cookies ticked beforehand",
    "description": "Optional cookie categories are ticked before a visitor has chosen.",
    "stricter": "false",
    "specification": true
  },
  "payAndPlay": {
    "title": "Pay and play",
    "description": "An account may come with the first deposit.",
    "stricter": "false",
    "specification": true
  },
  "withdrawalCancellation": {
    "title": "Cancelling a withdrawal",
    "description": "A player may take back a withdrawal that has not been paid out.",
    "stricter": "false",
    "specification": true
  },
  "creditCards": {
    "title": "Credit cards",
    "description": "Deposits by credit card may be taken.",
    "stricter": "false",
    "specification": true
  },
  "depositLimitRequired": {
    "title": "Deposit limit before play",
    "description": "Nobody plays before having set a deposit limit.",
    "stricter": "true",
    "specification": false
  },
  "depositLimitPeriods": {
    "title": "Deposit limits before play",
    "description": "Nobody deposits or plays before having set a deposit limit for each of these periods: day, week, month.",
    "stricter": "superset",
    "specification": []
  },
  "balanceLimitRequired": {
    "title": "Balance limit before play",
    "description": "Nobody plays before having set the highest balance.",
    "stricter": "true",
    "specification": false
  },
  "limitPrompt": {
    "title": "Asked for a limit",
    "description": "Players are asked for a limit when they sign up or first deposit; they may decline.",
    "stricter": "true",
    "specification": false
  },
  "limitsLink": {
    "title": "Link to the limits",
    "description": "The home page and every page to deposit on link to the limits.",
    "stricter": "true",
    "specification": false
  },
  "depositLimitIsGross": {
    "title": "Deposit limits count deposits alone",
    "description": "Only a limit on deposits without withdrawals taken off is called a deposit limit.",
    "stricter": "true",
    "specification": false
  },
  "limitPresets": {
    "title": "Suggested limits",
    "description": "Amounts may be suggested where a player sets a limit.",
    "stricter": "false",
    "specification": true
  },
  "limitIncreaseDelayHours": {
    "title": "Delay of a raised limit",
    "description": "Hours until a raised or removed limit counts.",
    "stricter": "higher",
    "specification": 24
  },
  "limitIncreaseWaitsForPeriod": {
    "title": "Raised limit waits for the period",
    "description": "A raised limit does not count before the running week or month is over.",
    "stricter": "true",
    "specification": false
  },
  "limitIncreaseConfirmed": {
    "title": "Raised limit is confirmed",
    "description": "A raised or removed limit counts only once the player confirms it after the delay.",
    "stricter": "true",
    "specification": false
  },
  "limitReviewMonths": {
    "title": "Review of limits",
    "description": "Months after which a player is asked to look at the limits again; null asks never.",
    "stricter": "lower",
    "specification": null
  },
  "limitNotices": {
    "title": "Notices at a limit",
    "description": "Players are told at half of a limit and at all of it, and are signed out then.",
    "stricter": "true",
    "specification": false
  },
  "loginTimeLimits": {
    "title": "Limits of time",
    "description": "Players can limit the time they are signed in a day, week and month.",
    "stricter": "true",
    "specification": false
  },
  "maximumMonthlyDeposit": {
    "title": "Most a month",
    "description": "Most a player may pay in within a calendar month, in minor units of the market; null sets none.",
    "stricter": "lower",
    "specification": null
  },
  "maximumMonthlyDepositYoung": {
    "title": "Most a month for young adults",
    "description": "The same for young adults; null sets none.",
    "stricter": "lower",
    "specification": null
  },
  "contactAboveMonthlyDeposit": {
    "title": "Talk from this deposit",
    "description": "Deposits a month, in minor units of the market, above which somebody must talk to the player; null asks for none.",
    "stricter": "lower",
    "specification": null
  },
  "contactAboveMonthlyDepositYoung": {
    "title": "Talk from this deposit, young adults",
    "description": "The same for young adults; null asks for none.",
    "stricter": "lower",
    "specification": null
  },
  "netDepositShown": {
    "title": "Net deposits shown",
    "description": "Players see what they have paid in less what was paid out since the account was opened.",
    "stricter": "true",
    "specification": false
  },
  "maximumStake": {
    "title": "Highest stake",
    "description": "Highest stake of one game of a slot, in minor units of the market; null sets none.",
    "stricter": "lower",
    "specification": null
  },
  "maximumStakeYoung": {
    "title": "Highest stake of young adults",
    "description": "The same for young adults; null sets none.",
    "stricter": "lower",
    "specification": null
  },
  "minimumSpinMs": {
    "title": "Shortest spin",
    "description": "Milliseconds one game of a slot lasts at least.",
    "stricter": "higher",
    "specification": 0
  },
  "minimumTableGameMs": {
    "title": "Shortest table game",
    "description": "Milliseconds one game of any other casino game without a live dealer lasts at least.",
    "stricter": "higher",
    "specification": 0
  },
  "autoplay": {
    "title": "Autoplay",
    "description": "Games may play on by themselves.",
    "stricter": "false",
    "specification": true
  },
  "fastPlay": {
    "title": "Fast play",
    "description": "Turbo, quick spin, stopping the reels and the like may be offered.",
    "stricter": "false",
    "specification": true
  },
  "lossesAsWins": {
    "title": "Losses shown as wins",
    "description": "A win below the stake may be celebrated.",
    "stricter": "false",
    "specification": true
  },
  "parallelPlay": {
    "title": "Several games at once",
    "description": "A player may have several games open.",
    "stricter": "false",
    "specification": true
  },
  "realityCheckMinutes": {
    "title": "Reality check",
    "description": "Longest time in minutes between two reality checks; null lets a player do without.",
    "stricter": "lower",
    "specification": null
  },
  "realityCheckBreakMinutes": {
    "title": "Break after a reality check",
    "description": "Minutes nobody can play after a reality check.",
    "stricter": "higher",
    "specification": 0
  },
  "activitySummaryHours": {
    "title": "Summary of play",
    "description": "Longest time in hours between two summaries of the stakes, wins and losses of the last 30 days; null asks for none.",
    "stricter": "lower",
    "specification": null
  },
  "sessionClock": {
    "title": "Clock of the session",
    "description": "The time since signing in stands on every page of a signed-in player.",
    "stricter": "true",
    "specification": false
  },
  "netPosition": {
    "title": "Net position",
    "description": "Wins less losses of the session stand beside the clock.",
    "stricter": "true",
    "specification": false
  },
  "idleMinutes": {
    "title": "Idle time",
    "description": "Minutes without action after which a player is signed out; null leaves it to the session.",
    "stricter": "lower",
    "specification": 30
  },
  "panicButton": {
    "title": "Panic button",
    "description": "One press anywhere stops play for 24 hours.",
    "stricter": "true",
    "specification": false
  },
  "breakDays": {
    "title": "Breaks",
    "description": "Lengths of a time-out that must be offered, in days.",
    "stricter": "superset",
    "specification": []
  },
  "exclusionMonths": {
    "title": "Exclusions",
    "description": "Lengths of a self-exclusion that must be offered, in months.",
    "stricter": "superset",
    "specification": []
  },
  "exclusionOneClick": {
    "title": "Exclusion within one click",
    "description": "Self-exclusion is one click from the page on responsible gambling.",
    "stricter": "true",
    "specification": false
  },
  "exclusionAcrossBrands": {
    "title": "Exclusion from all brands",
    "description": "Whoever excludes themselves is asked whether it is for all brands of the operator.",
    "stricter": "true",
    "specification": false
  },
  "exclusionRegisters": {
    "title": "Registers of exclusion",
    "description": "Registers asked before anybody plays.",
    "stricter": "superset",
    "specification": []
  },
  "exclusionIdentifiers": {
    "title": "Identifiers for registers",
    "description": "What a registration asks for besides the profile, so that the registers can be asked.",
    "stricter": "superset",
    "specification": []
  },
  "exclusionCheckHours": {
    "title": "Age of a register's answer",
    "description": "Hours after which a register is asked anew before the next stake or deposit.",
    "stricter": "lower",
    "specification": 24
  },
  "exclusionAtSignUp": {
    "title": "Sign-up of an excluded person",
    "description": "What becomes of a registration when a register has the person: an account that cannot play, or none.",
    "stricter": "later",
    "specification": "restricted",
    "values": [
      "restricted",
      "refused"
    ]
  },
  "marks": {
    "title": "Marks",
    "description": "Marks every page must show, by the id of their mark in the content; a page does not go out without them.",
    "stricter": "superset",
    "specification": []
  },
  "marksInView": {
    "title": "Marks always in view",
    "description": "The marks stay in view while a page is scrolled.",
    "stricter": "true",
    "specification": false
  },
  "requiredPages": {
    "title": "Pages in every footer",
    "description": "Static pages every page must link to, by slug.",
    "stricter": "superset",
    "specification": [
      "terms_and_conditions",
      "privacy_policy",
      "responsible_gambling"
    ]
  },
  "riskWarning": {
    "title": "Warning of risk",
    "description": "Players are warned of loss and dependence when they sign up and whenever they sign in.",
    "stricter": "true",
    "specification": false
  },
  "gamblingIntroduction": {
    "title": "Introduction to safe play",
    "description": "New players are shown how to play responsibly before the first stake.",
    "stricter": "true",
    "specification": false
  },
  "returnToPlayer": {
    "title": "Return to player",
    "description": "Every game shows its theoretical return.",
    "stricter": "true",
    "specification": false
  },
  "bonuses": {
    "title": "Bonuses",
    "description": "Bonuses may be offered.",
    "stricter": "false",
    "specification": true
  },
  "welcomeBonus": {
    "title": "Welcome bonus",
    "description": "A bonus for signing up or for a first deposit may be offered.",
    "stricter": "false",
    "specification": true
  },
  "bonusDuringPlay": {
    "title": "Bonuses during play",
    "description": "A bonus may be given while a player plays.",
    "stricter": "false",
    "specification": true
  },
  "bonusFirstTimeOnly": {
    "title": "Bonus at the first time only",
    "description": "A bonus may be given only once to a player.",
    "stricter": "true",
    "specification": false
  },
  "bonusMinimumDays": {
    "title": "Time for a bonus",
    "description": "Days a player has at least to meet the terms of a bonus.",
    "stricter": "higher",
    "specification": 0
  },
  "bonusMaximumWagering": {
    "title": "Most wagering",
    "description": "Highest multiple of a bonus that must be wagered; null sets none.",
    "stricter": "lower",
    "specification": null
  },
  "bonusMixedProducts": {
    "title": "Bonuses across products",
    "description": "A bonus may ask for play in more than one vertical.",
    "stricter": "false",
    "specification": true
  },
  "loyalty": {
    "title": "Loyalty",
    "description": "A VIP or loyalty programme may be offered.",
    "stricter": "false",
    "specification": true
  },
  "marketingConsent": {
    "title": "Consent to marketing",
    "description": "How a player agrees to marketing: for each channel, or for each product and channel.",
    "stricter": "later",
    "specification": "channel",
    "values": [
      "channel",
      "product-and-channel"
    ]
  },
  "historyMonths": {
    "title": "History",
    "description": "Months of transactions a player can look up.",
    "stricter": "higher",
    "specification": 3
  },
  "oddsChangesConfirmed": {
    "title": "Changed odds confirmed",
    "description": "A bet whose odds have changed is placed only after the player has agreed.",
    "stricter": "true",
    "specification": false
  }
};
