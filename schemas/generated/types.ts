/* Generated from schemas/ by `npm run generate`. Do not edit. */

/**
 * Body of POST /platform/_control/clock: stop the clock at a moment, move it, or (null) let it run again.
 */
export type PlatformControlClock =
  | null
  | {
      /**
       * ISO date-time or milliseconds since the epoch; null runs again.
       */
      now: string | number | null;
    }
  | {
      /**
       * Milliseconds; may be negative.
       */
      advanceMs: number;
    };
/**
 * Reply of GET {v1}/player/registration/countries: the countries the platform knows; allowed says whether the asking site may serve them.
 */
export type PlatformCountries = PlatformCountry[];
/**
 * data/common-passwords.json: passwords that are tried first by those who break into accounts, in lower case.
 *
 * Items: Eight characters or more: shorter ones are refused anyway.
 */
export type PlatformDataCommonPasswords = string[];
/**
 * data/countries.json: the countries that the platform knows.
 */
export type PlatformDataCountries = PlatformCountry[];
/**
 * data/games.json: the game catalogue of the platform.
 *
 * Items: One game. Money is in euro cents.
 */
export type PlatformDataGames = {
  /**
   * Id of the game in the catalogue.
   */
  gameId: string;
  /**
   * Title of the game.
   */
  name: string;
  /**
   * Provider id.
   */
  provider: string;
  /**
   * Id of the studio behind an aggregator.
   */
  subProvider: string | null;
  /**
   * Vertical of the game.
   */
  type: 'casino' | 'live casino';
  /**
   * Such as slot or roulette.
   */
  gameType: string;
  /**
   * Null without one.
   */
  jackpot: {
    /**
     * What it starts from.
     */
    seed: number;
    /**
     * It is won before it stands above this.
     */
    mustDropAt?: number;
  } | null;
  /**
   * Null for a game without a live table.
   */
  table: {
    /**
     * The provider's id.
     */
    tableId: string;
    /**
     * The provider's id.
     */
    gameServerId: string;
    /**
     * Places at the table.
     */
    seats: number;
    /**
     * In euro cents.
     */
    minBet: number;
    /**
     * In euro cents.
     */
    maxBet: number;
  } | null;
  /**
   * Where it may not be played.
   *
   * Items: ISO 3166 code.
   */
  restrictedCountries: string[];
}[];
/**
 * data/inbox.json: what seeded players find in their inbox.
 *
 * Items: One message, to many players.
 */
export type PlatformDataInbox = {
  /**
   * Who has it; that of a document request is sent when an operator asks for a document.
   */
  to: 'everybody' | 'depositors' | 'asked for documents' | 'document request';
  /**
   * Marketing reaches nobody in a break or an exclusion; service messages always arrive.
   */
  kind: 'service' | 'marketing';
  /**
   * When it was sent; left out: at the registration.
   */
  daysAgo?: number;
  /**
   * Whether it has been read.
   */
  read: boolean;
  /**
   * By language; en stands in for the others.
   */
  title: {
    /**
     * In a language of the sites.
     */
    [k: string]: string;
  };
  /**
   * By language; en stands in for the others.
   */
  text: {
    /**
     * In a language of the sites.
     */
    [k: string]: string;
  };
}[];
/**
 * data/ip-ranges.json: where addresses are; the first range that holds an address wins.
 *
 * Items: One network.
 */
export type PlatformDataIpRanges = {
  /**
   * First address.
   */
  network: {
    [k: string]: unknown;
  } & string;
  /**
   * Bits that are the same in the whole network.
   */
  prefix: number;
  /**
   * ISO 3166 code.
   */
  country: string;
  /**
   * Region code; may be empty.
   */
  region: string;
  /**
   * May be empty.
   */
  city: string;
}[];
/**
 * data/tournaments.json: recurring tournaments.
 *
 * Items: One series.
 */
export type PlatformDataTournaments = {
  /**
   * Names the series.
   */
  tournamentId: string;
  /**
   * Sites it runs on; left out: all of them.
   *
   * Items: A site.
   */
  siteIds?: number[];
  /**
   * When windows begin and how long they last. Times are UTC.
   */
  series: {
    /**
     * ISO weekdays, Monday is 1.
     *
     * Items: 1 to 7.
     */
    startDays: number[];
    /**
     * HH:MM.
     */
    startTime: string;
    /**
     * In minutes.
     */
    durationMinutes: number;
    /**
     * Minutes after the end before the next window is announced.
     */
    showResultsMinutes: number;
  };
  /**
   * In euro cents.
   */
  prizePool: number;
  /**
   * By rank, in per mille of the pool.
   *
   * Items: Per mille.
   */
  prizeShares: number[];
  /**
   * Games that count: a player enters by playing one of them.
   */
  games: {
    /**
     * Category of play.
     */
    category: 'CASINO' | 'LIVE_CASINO';
    /**
     * Such as slot or roulette; left out: all of the category.
     *
     * Items: A kind of game.
     */
    gameTypes?: (
      | 'slot'
      | 'jackpot'
      | 'table'
      | 'instant'
      | 'crash'
      | 'bingo'
      | 'roulette'
      | 'blackjack'
      | 'baccarat'
      | 'poker'
      | 'game-show'
      | 'dice'
    )[];
  };
  /**
   * How points are made in settled rounds.
   */
  scoring: {
    /**
     * What earns points: stakes or wins.
     */
    per: 'stake' | 'win';
    /**
     * Other currencies count by their rate.
     */
    pointsPerEuro: number;
  };
}[];
/**
 * Reply of GET /platform/v1/gaming/jackpots (API-053): one reading per asked game that has a jackpot, in the order asked.
 *
 * Items: The jackpot of a game at the moment of the call.
 */
export type PlatformJackpots = {
  /**
   * Id of the game in the catalogue.
   */
  gameId: string;
  /**
   * What the jackpot stands at, in minor units of the currency.
   */
  amount: number;
  /**
   * Main currency of the site.
   */
  currency: string;
  /**
   * When the jackpot was last won and fell back to its seed; left out before the first time.
   */
  lastWonAt?: string;
  /**
   * What was paid out then, in minor units of the currency.
   */
  lastWonAmount?: number;
}[];
/**
 * One command to the ledger. Amounts are integers in minor units of the wallet's currency.
 */
export type PlatformLedgerCommand =
  | {
      /**
       * Kind of the command.
       */
      kind: 'deposit-reserve';
      /**
       * Names the command among those of its source. The same again has the same reply and no further effect.
       */
      reference: string;
      /**
       * In minor units.
       */
      amount: number;
      /**
       * Currency of the amount; must be that of the wallet.
       */
      currency: string;
      /**
       * WALLET-27, and crypto.
       */
      method:
        | 'CREDITCARD'
        | 'CRYPTO'
        | 'EUTELLER'
        | 'MUCHBETTER'
        | 'NETELLER'
        | 'PAYSAFECARD'
        | 'RAPIDTRANSFER'
        | 'SIRU'
        | 'SKRILL'
        | 'TRUSTLY';
    }
  | {
      /**
       * Kind of the command.
       */
      kind: 'deposit';
      /**
       * Names the command among those of its source. The same again has the same reply and no further effect.
       */
      reference: string;
      /**
       * In minor units.
       */
      amount: number;
      /**
       * Currency of the amount; must be that of the wallet.
       */
      currency: string;
      /**
       * WALLET-27, and crypto.
       */
      method:
        | 'CREDITCARD'
        | 'CRYPTO'
        | 'EUTELLER'
        | 'MUCHBETTER'
        | 'NETELLER'
        | 'PAYSAFECARD'
        | 'RAPIDTRANSFER'
        | 'SIRU'
        | 'SKRILL'
        | 'TRUSTLY';
      /**
       * Reference of the deposit-reserve that the payment was started with.
       */
      reservation?: string;
      /**
       * The bonus that the player chose with the deposit. When it cannot be given, the deposit is credited all the same.
       */
      campaign?: number;
    }
  | {
      /**
       * Kind of the command.
       */
      kind: 'deposit-release';
      /**
       * Names the command among those of its source. The same again has the same reply and no further effect.
       */
      reference: string;
      /**
       * Reference of the deposit-reserve of the same source.
       */
      reservation: string;
    }
  | {
      /**
       * Kind of the command.
       */
      kind: 'deposit-reversal';
      /**
       * Names the command among those of its source. The same again has the same reply and no further effect.
       */
      reference: string;
      /**
       * Reference of the deposit of the same source.
       */
      deposit: string;
    }
  | {
      /**
       * Kind of the command.
       */
      kind: 'withdrawal';
      /**
       * Names the command among those of its source. The same again has the same reply and no further effect.
       */
      reference: string;
      /**
       * In minor units.
       */
      amount: number;
      /**
       * Currency of the amount; must be that of the wallet.
       */
      currency: string;
      /**
       * WALLET-27, and crypto.
       */
      method:
        | 'CREDITCARD'
        | 'CRYPTO'
        | 'EUTELLER'
        | 'MUCHBETTER'
        | 'NETELLER'
        | 'PAYSAFECARD'
        | 'RAPIDTRANSFER'
        | 'SIRU'
        | 'SKRILL'
        | 'TRUSTLY';
      /**
       * The player agrees to give up their active bonuses. Without it a withdrawal of a player with one is refused.
       */
      forfeitsBonuses?: boolean;
    }
  | {
      /**
       * Kind of the command.
       */
      kind: 'withdrawal-settle';
      /**
       * Names the command among those of its source. The same again has the same reply and no further effect.
       */
      reference: string;
      /**
       * Id of the withdrawal: its source and reference, such as operator/out-1.
       */
      withdrawal: string;
    }
  | {
      /**
       * Kind of the command.
       */
      kind: 'withdrawal-void';
      /**
       * Names the command among those of its source. The same again has the same reply and no further effect.
       */
      reference: string;
      /**
       * Id of the withdrawal: its source and reference, such as operator/out-1.
       */
      withdrawal: string;
      /**
       * What the sender takes the withdrawal to be over, in minor units; another amount is refused.
       */
      amount?: number;
    }
  | {
      /**
       * Kind of the command.
       */
      kind: 'withdrawal-return';
      /**
       * Names the command among those of its source. The same again has the same reply and no further effect.
       */
      reference: string;
      /**
       * Id of the withdrawal: its source and reference, such as operator/out-1.
       */
      withdrawal: string;
    }
  | {
      /**
       * Kind of the command.
       */
      kind: 'bet';
      /**
       * Names the command among those of its source. The same again has the same reply and no further effect.
       */
      reference: string;
      /**
       * Stake in minor units; 0 for a free round.
       */
      amount: number;
      /**
       * Currency of the amount; must be that of the wallet.
       */
      currency: string;
      /**
       * Names the game round among those of the provider.
       */
      roundId: string;
      /**
       * Id of the game in the catalogue; must be a game of the provider.
       */
      gameId: string;
      /**
       * The session that plays; a bet is refused when it has ended. Left out, only the account's state counts.
       */
      sessionId?: string;
      /**
       * The launched game that plays; a bet is refused when it has ended. Counts beside a session only.
       */
      gameSessionId?: string;
      /**
       * Grant of free rounds: the house pays the stake, which is that of the grant or 0.
       */
      freeRounds?: string;
    }
  | {
      /**
       * Kind of the command.
       */
      kind: 'win';
      /**
       * Names the command among those of its source. The same again has the same reply and no further effect.
       */
      reference: string;
      /**
       * In minor units; 0 for a lost round.
       */
      amount: number;
      /**
       * Currency of the amount; must be that of the wallet.
       */
      currency: string;
      /**
       * Names the game round among those of the provider.
       */
      roundId: string;
      /**
       * Settles the round: it takes no further bet or win. True when left out.
       */
      endsRound?: boolean;
      /**
       * The player has sold an open bet: the history says so.
       */
      isCashOut?: boolean;
    }
  | {
      /**
       * Kind of the command.
       */
      kind: 'rollback';
      /**
       * Names the command among those of its source. The same again has the same reply and no further effect.
       */
      reference: string;
      /**
       * Reference of the bet or win of the same provider that is taken back, whether or not it has arrived.
       */
      of: string;
    }
  | {
      /**
       * Kind of the command.
       */
      kind: 'bonus-grant';
      /**
       * Names the command among those of its source. The same again has the same reply and no further effect.
       */
      reference: string;
      /**
       * In minor units.
       */
      amount: number;
      /**
       * Currency of the amount; must be that of the wallet.
       */
      currency: string;
      /**
       * The campaign that the bonus is of, with its terms.
       */
      campaign: number;
    }
  | {
      /**
       * Kind of the command.
       */
      kind: 'bonus-claim';
      /**
       * Names the command among those of its source. The same again has the same reply and no further effect.
       */
      reference: string;
      /**
       * The campaign that the bonus is of, with its terms.
       */
      campaign: number;
      /**
       * Of a campaign that is claimed with one, in capitals.
       */
      code?: string;
    }
  | {
      /**
       * Kind of the command.
       */
      kind: 'bonus-queued';
      /**
       * Names the command among those of its source. The same again has the same reply and no further effect.
       */
      reference: string;
      /**
       * The campaign that the bonus is of, with its terms.
       */
      campaign: number;
    }
  | {
      /**
       * Kind of the command.
       */
      kind: 'bonus-icash';
      /**
       * Names the command among those of its source. The same again has the same reply and no further effect.
       */
      reference: string;
      /**
       * The campaign that the bonus is of, with its terms.
       */
      campaign: number;
    }
  | {
      /**
       * Kind of the command.
       */
      kind: 'bonus-sportsbook';
      /**
       * Names the command among those of its source. The same again has the same reply and no further effect.
       */
      reference: string;
      /**
       * The campaign that the bonus is of, with its terms.
       */
      campaign: number;
    }
  | {
      /**
       * Kind of the command.
       */
      kind: 'bonus-points';
      /**
       * Names the command among those of its source. The same again has the same reply and no further effect.
       */
      reference: string;
      /**
       * The campaign that the bonus is of, with its terms.
       */
      campaign: number;
      /**
       * The price that the player has seen.
       */
      points: number;
    }
  | {
      /**
       * Kind of the command.
       */
      kind: 'bonus-partner';
      /**
       * Names the command among those of its source. The same again has the same reply and no further effect.
       */
      reference: string;
      /**
       * The campaign that the bonus is of, with its terms.
       */
      campaign: number;
      /**
       * Of the partner, in capitals.
       */
      code: string;
      /**
       * The bonus to give, as the list of rewards names it: the next one of the campaign.
       */
      bonus: string;
    }
  | {
      /**
       * Kind of the command.
       */
      kind: 'bonus-cashback';
      /**
       * Names the command among those of its source. The same again has the same reply and no further effect.
       */
      reference: string;
      /**
       * The campaign of the cashback.
       */
      campaign: number;
    }
  | {
      /**
       * Kind of the command.
       */
      kind: 'bonus-forfeit';
      /**
       * Names the command among those of its source. The same again has the same reply and no further effect.
       */
      reference: string;
      /**
       * Whose bonus bucket is meant.
       */
      vertical: 'CASINO' | 'LIVE_CASINO' | 'SPORTS';
      /**
       * The bonus to give up, when the caller means a certain one: another that is active by then stays.
       */
      bonus?: string;
    }
  | {
      /**
       * Kind of the command.
       */
      kind: 'bonus-expire';
      /**
       * Names the command among those of its source. The same again has the same reply and no further effect.
       */
      reference: string;
      /**
       * The bonus that has expired.
       */
      bonus: string;
    }
  | {
      /**
       * Kind of the command.
       */
      kind: 'loyalty-exchange';
      /**
       * Names the command among those of its source. The same again has the same reply and no further effect.
       */
      reference: string;
      /**
       * How many points are exchanged.
       */
      points: number;
    }
  | {
      /**
       * Kind of the command.
       */
      kind: 'lock';
      /**
       * Names the command among those of its source. The same again has the same reply and no further effect.
       */
      reference: string;
      /**
       * From main to locked, in minor units.
       */
      amount: number;
      /**
       * Currency of the amount; must be that of the wallet.
       */
      currency: string;
    }
  | {
      /**
       * Kind of the command.
       */
      kind: 'unlock';
      /**
       * Names the command among those of its source. The same again has the same reply and no further effect.
       */
      reference: string;
      /**
       * From locked to main, in minor units.
       */
      amount: number;
      /**
       * Currency of the amount; must be that of the wallet.
       */
      currency: string;
    }
  | {
      /**
       * Kind of the command.
       */
      kind: 'adjustment';
      /**
       * Names the command among those of its source. The same again has the same reply and no further effect.
       */
      reference: string;
      /**
       * To main, or from it when negative; in minor units, not 0.
       */
      amount: number;
      /**
       * Currency of the amount; must be that of the wallet.
       */
      currency: string;
      /**
       * Why, for the books.
       */
      reason: string;
    }
  | {
      /**
       * Kind of the command.
       */
      kind: 'prize';
      /**
       * Names the command among those of its source. The same again has the same reply and no further effect.
       */
      reference: string;
      /**
       * In minor units.
       */
      amount: number;
      /**
       * Currency of the amount; must be that of the wallet.
       */
      currency: string;
      /**
       * Which account of the house pays.
       */
      fund: 'jackpot' | 'tournament';
      /**
       * The game whose jackpot it is, or the tournament.
       */
      subject: string;
      /**
       * Category of play that the player's history shows.
       */
      category: 'CASINO' | 'LIVE_CASINO' | 'SPORTS' | 'VIRTUAL_SPORTS';
    };
/**
 * Reply of GET {v1}/player/salary-ranges (API-107), lowest first.
 *
 * Items: Yearly income before tax.
 */
export type PlatformSalaryRanges = {
  /**
   * Number of the range, from 1.
   */
  id: number;
  /**
   * Written in the player's language.
   */
  label: string;
  /**
   * Lowest income, in minor units.
   */
  from: number;
  /**
   * Highest income, in minor units; null without an end.
   */
  to: number | null;
  /**
   * ISO 4217 code of the currency.
   */
  currency: string;
}[];
/**
 * Reply of GET /platform/v1/player/wallet/top-winners and latest-winners (API-090, API-091).
 *
 * Items: One win (WIN-01).
 */
export type PlatformWinners = {
  /**
   * Names the win in both lists.
   */
  id: string;
  /**
   * Id of the game in the catalogue.
   */
  gameId: string;
  /**
   * Title of the game.
   */
  gameName: string;
  /**
   * Provider id of the game.
   */
  gameProvider: string;
  /**
   * Id of the studio behind an aggregator.
   */
  gameSubProvider: string | null;
  /**
   * Such as slot, roulette, blackjack.
   */
  gameType: string;
  /**
   * Pictures that the platform knows of; none, as pictures are content.
   *
   * Items: Address of a picture.
   */
  images: string[];
  /**
   * Masked name of the player.
   */
  nickname: string;
  /**
   * What was won, in minor units of the currency.
   */
  amount: number;
  /**
   * The currency of the list.
   */
  currency: string;
  /**
   * When it was won.
   */
  wonAt: string;
}[];
/**
 * What a frame posts to the page of its game (GAME-30, SM-34). Nothing in it is trusted for money.
 */
export type GameMessage =
  | {
      /**
       * Kind of the message.
       */
      type: 'listening';
    }
  | {
      /**
       * Kind of the message.
       */
      type: 'game ready';
    }
  | {
      /**
       * Kind of the message.
       */
      type: 'paused';
    }
  | {
      /**
       * Kind of the message.
       */
      type: 'resumed';
    }
  | {
      /**
       * Kind of the message.
       */
      type: 'pong';
      /**
       * The answer has the same one.
       */
      id: string;
    }
  | {
      /**
       * Kind of the message.
       */
      type: 'user action';
      /**
       * A round began, a page of the site is asked for, or anything else was pressed.
       */
      action: 'round start' | 'lobby' | 'deposit' | 'history' | 'input';
    }
  | {
      /**
       * Kind of the message.
       */
      type: 'reality check data';
      /**
       * Rounds that ended.
       */
      rounds: number;
      /**
       * All stakes. Minor units of the session's currency.
       */
      staked: number;
      /**
       * All wins. Minor units of the session's currency.
       */
      won: number;
    }
  | {
      /**
       * Kind of the message.
       */
      type: 'warning';
      /**
       * Code of the refusal.
       */
      code: string;
    }
  | {
      /**
       * Kind of the message.
       */
      type: 'round end';
      /**
       * Id of the round at the provider.
       */
      roundId: string;
      /**
       * What the round cost. Minor units of the session's currency.
       */
      staked: number;
      /**
       * What it brought. Minor units of the session's currency.
       */
      won: number;
    };
/**
 * What the page of a game posts to the frame (GAME-29, SM-34). Nothing in it is trusted for money.
 */
export type HostMessage =
  | {
      /**
       * Kind of the message.
       */
      type: 'ready';
      /**
       * Whether the player wants sound.
       */
      sound: boolean;
      /**
       * Whether the page shows no motion.
       */
      reducedMotion: boolean;
    }
  | {
      /**
       * Kind of the message.
       */
      type: 'pause';
      /**
       * Why, such as `reality check`; for the log, not shown.
       */
      reason: string;
    }
  | {
      /**
       * Kind of the message.
       */
      type: 'resume';
    }
  | {
      /**
       * Kind of the message.
       */
      type: 'ping';
      /**
       * The answer has the same one.
       */
      id: string;
    }
  | {
      /**
       * Kind of the message.
       */
      type: 'update balance';
    }
  | {
      /**
       * Kind of the message.
       */
      type: 'debug settings';
      /**
       * True writes them.
       */
      log: boolean;
    }
  | {
      /**
       * Kind of the message.
       */
      type: 'debug errors';
    };
/**
 * Every language code of addresses with its standard tag, direction and content locale.
 *
 * Items: A language of addresses.
 */
export type Languages = {
  /**
   * First half of the locale segment.
   */
  code: string;
  /**
   * BCP 47 tag for lang and number formats.
   */
  tag: string;
  /**
   * Writing direction.
   */
  direction: 'ltr' | 'rtl';
  /**
   * Locale code of the content service.
   */
  contentLocale: string;
  /**
   * Folders of brands/messages that hold the interface texts, a later one over an earlier one: a variant of a language has only what it says otherwise.
   *
   * Items: Name below brands/messages.
   */
  messages: string[];
  /**
   * How texts of the language speak of what rules forbid or limit, for the check of content against the rules of a market. Part of a word is enough; capitals do not count.
   */
  ruleWords?: {
    /**
     * Ways to say an age; {{age}} stands for the number. An age with a plus sign is found in every language.
     */
    minimumAge?: string[];
    /**
     * The live casino, its tables and dealers.
     */
    liveCasino?: string[];
    /**
     * Games with a jackpot.
     */
    jackpotGames?: string[];
    /**
     * Credit cards, and the platform's name of the method.
     */
    creditCards?: string[];
  };
  /**
   * Code of the language in calls to the platform about tournaments; left out: the code of addresses.
   */
  platformCode?: string;
}[];
/**
 * What the frame posts to the page around it.
 */
export type SportsbookBookMessage =
  | {
      /**
       * Tells the messages from others.
       */
      source: 'marquee-sportsbook';
      /**
       * Kind of the message.
       */
      type: 'ready';
    }
  | {
      /**
       * Tells the messages from others.
       */
      source: 'marquee-sportsbook';
      /**
       * Kind of the message.
       */
      type: 'route';
      /**
       * A sport.
       */
      category?: string;
      /**
       * A region of the sport.
       */
      region?: string;
      /**
       * A competition of the region.
       */
      competition?: string;
      /**
       * An event of the competition.
       */
      event?: string;
      /**
       * Of the place.
       */
      title: string;
    }
  | {
      /**
       * Tells the messages from others.
       */
      source: 'marquee-sportsbook';
      /**
       * Kind of the message.
       */
      type: 'height';
      /**
       * In pixels.
       */
      height: number;
    }
  | {
      /**
       * Tells the messages from others.
       */
      source: 'marquee-sportsbook';
      /**
       * Kind of the message.
       */
      type: 'loginRequired';
    }
  | {
      /**
       * Tells the messages from others.
       */
      source: 'marquee-sportsbook';
      /**
       * Kind of the message.
       */
      type: 'registerRequired';
    }
  | {
      /**
       * Tells the messages from others.
       */
      source: 'marquee-sportsbook';
      /**
       * Kind of the message.
       */
      type: 'needFunds';
      /**
       * What is missing, in minor units.
       */
      amount: number;
    }
  | {
      /**
       * Tells the messages from others.
       */
      source: 'marquee-sportsbook';
      /**
       * Kind of the message.
       */
      type: 'tokenExpired';
    }
  | {
      /**
       * Tells the messages from others.
       */
      source: 'marquee-sportsbook';
      /**
       * Kind of the message.
       */
      type: 'betPlaced';
      /**
       * Id of the bet.
       */
      betId: string;
      /**
       * In minor units.
       */
      stake: number;
      /**
       * Code of the currency.
       */
      currency: string;
    }
  | {
      /**
       * Tells the messages from others.
       */
      source: 'marquee-sportsbook';
      /**
       * Kind of the message.
       */
      type: 'betRejected';
      /**
       * Code of the reason.
       */
      reason: string;
    }
  | {
      /**
       * Tells the messages from others.
       */
      source: 'marquee-sportsbook';
      /**
       * Kind of the message.
       */
      type: 'betslip';
      /**
       * Selections in it.
       */
      count: number;
      /**
       * Whether it covers the page.
       */
      open: boolean;
    }
  | {
      /**
       * Tells the messages from others.
       */
      source: 'marquee-sportsbook';
      /**
       * Kind of the message.
       */
      type: 'toast';
      /**
       * In the language of the frame.
       */
      message: string;
      /**
       * Milliseconds until it closes by itself; the site's usual time when left out.
       */
      delay?: number;
      /**
       * Can be swiped away; as the site has it when left out.
       */
      swipeable?: boolean;
      /**
       * Decimal odds from which a bonus counts.
       */
      minOdds?: number;
      /**
       * Largest stake with a bonus, in minor units.
       */
      maxBetAmount?: number;
    }
  | {
      /**
       * Tells the messages from others.
       */
      source: 'marquee-sportsbook';
      /**
       * Kind of the message.
       */
      type: 'activity';
    }
  | {
      /**
       * Tells the messages from others.
       */
      source: 'marquee-sportsbook';
      /**
       * Kind of the message.
       */
      type: 'error';
      /**
       * For the log.
       */
      message: string;
    };
/**
 * What the page around the frame posts to it. Nothing in it is trusted for money.
 */
export type SportsbookHostMessage =
  | {
      /**
       * Tells the messages from others.
       */
      source: 'marquee-sportsbook';
      /**
       * Kind of the message.
       */
      type: 'init';
      /**
       * Origin of the page around the frame.
       */
      origin: string;
    }
  | {
      /**
       * Tells the messages from others.
       */
      source: 'marquee-sportsbook';
      /**
       * Kind of the message.
       */
      type: 'token';
      /**
       * Single-use.
       */
      token: string;
    }
  | {
      /**
       * Tells the messages from others.
       */
      source: 'marquee-sportsbook';
      /**
       * Kind of the message.
       */
      type: 'locale';
      /**
       * Language code of the platform.
       */
      language: string;
    }
  | {
      /**
       * Tells the messages from others.
       */
      source: 'marquee-sportsbook';
      /**
       * Kind of the message.
       */
      type: 'oddsFormat';
      /**
       * How odds are written.
       */
      format: 'decimal' | 'fractional' | 'american';
    }
  | {
      /**
       * Tells the messages from others.
       */
      source: 'marquee-sportsbook';
      /**
       * Kind of the message.
       */
      type: 'route';
      /**
       * A sport.
       */
      category?: string;
      /**
       * A region of the sport.
       */
      region?: string;
      /**
       * A competition of the region.
       */
      competition?: string;
      /**
       * An event of the competition.
       */
      event?: string;
    }
  | {
      /**
       * Tells the messages from others.
       */
      source: 'marquee-sportsbook';
      /**
       * Kind of the message.
       */
      type: 'insets';
      /**
       * In pixels.
       */
      top: number;
      /**
       * In pixels.
       */
      bottom: number;
    }
  | {
      /**
       * Tells the messages from others.
       */
      source: 'marquee-sportsbook';
      /**
       * Kind of the message.
       */
      type: 'visibility';
      /**
       * Whether it is.
       */
      visible: boolean;
    }
  | {
      /**
       * Tells the messages from others.
       */
      source: 'marquee-sportsbook';
      /**
       * Kind of the message.
       */
      type: 'balance';
      /**
       * In minor units.
       */
      amount: number;
      /**
       * Code of the currency.
       */
      currency: string;
    }
  | {
      /**
       * Tells the messages from others.
       */
      source: 'marquee-sportsbook';
      /**
       * Kind of the message.
       */
      type: 'limitsReached';
    }
  | {
      /**
       * Tells the messages from others.
       */
      source: 'marquee-sportsbook';
      /**
       * Kind of the message.
       */
      type: 'logout';
    };
/**
 * What a page in preview posts to the studio that shows it.
 */
export type PageMessage =
  | {
      /**
       * Kind of the message.
       */
      type: 'marquee:ready';
      /**
       * Address of the page.
       */
      url: string;
      /**
       * The site.
       */
      site: {
        /**
         * Id of the brand.
         */
        brand: string;
        /**
         * Code of the market.
         */
        market: string;
        /**
         * First segment of the path.
         */
        locale: string;
        /**
         * Locale of the content it shows.
         */
        contentLocale: string;
        /**
         * IANA name of the market’s time zone.
         */
        timeZone: string;
      };
      page?: PreviewPage;
      /**
       * Header and footer; missing where there are none.
       */
      layout?: {
        /**
         * Id of the layout’s entry.
         */
        entryId: string;
      };
      /**
       * All blocks in order.
       */
      blocks: PreviewBlock[];
      /**
       * What is wrong and has no place on the page.
       */
      notes: PreviewNote[];
      /**
       * Of the HTML of each block, by its key; of a container also without the blocks in it, by its key and `/shell`.
       */
      hashes: {
        /**
         * Differs when the HTML does.
         */
        [k: string]: string;
      };
      /**
       * Of the content of each block, by its key: without live data, such as amounts of the moment.
       */
      contentHashes: {
        /**
         * Differs when the content does.
         */
        [k: string]: string;
      };
      /**
       * Of a stored version: the number it was sent with.
       */
      sequence?: number;
    }
  | {
      /**
       * Kind of the message.
       */
      type: 'marquee:clicked';
      /**
       * Id of the block’s entry.
       */
      entryId: string;
      /**
       * Id of the field whose text was clicked.
       */
      field?: string;
    }
  | {
      /**
       * Kind of the message.
       */
      type: 'marquee:rendered';
      /**
       * Number of the request; the newest wins.
       */
      sequence: number;
      /**
       * Milliseconds from the message to the page.
       */
      ms: number;
      page?: PreviewPage;
      /**
       * All blocks in order.
       */
      blocks: PreviewBlock[];
      /**
       * What is wrong and has no place on the page.
       */
      notes: PreviewNote[];
    }
  | {
      /**
       * Kind of the message.
       */
      type: 'marquee:pictured';
      /**
       * Whether there is something to look at.
       */
      shown: boolean;
    }
  | {
      /**
       * Kind of the message.
       */
      type: 'marquee:no-preview';
      /**
       * None was opened or it is over; the grant does not count or is over; too many tries.
       */
      reason: 'closed' | 'refused' | 'too-many';
    }
  | {
      /**
       * Kind of the message.
       */
      type: 'marquee:failed';
      /**
       * Number of the request; the newest wins.
       */
      sequence: number;
      /**
       * What happened.
       */
      reason: string;
    }
  | {
      /**
       * Kind of the message.
       */
      type: 'marquee:scrolled';
      /**
       * Place in the window: how many of the blocks that both pages have are above it, and the share of the next.
       */
      place: number;
    };
/**
 * What the studio posts to the page it shows.
 */
export type StudioMessage =
  | {
      /**
       * Kind of the message.
       */
      type: 'marquee:mode';
      /**
       * Clicks select.
       */
      editing: boolean;
      /**
       * What editors call the blocks, by the name of the block.
       */
      blockNames?: {
        /**
         * In the language of the studio.
         */
        [k: string]: string;
      };
    }
  | {
      /**
       * Kind of the message.
       */
      type: 'marquee:select';
      /**
       * Id of the block’s entry, or null for none.
       */
      entryId: string | null;
    }
  | {
      /**
       * Kind of the message.
       */
      type: 'marquee:unsaved';
      unsaved: UnsavedContent;
      /**
       * Number of the request; the newest wins.
       */
      sequence: number;
    }
  | {
      /**
       * Kind of the message.
       */
      type: 'marquee:version';
      version: StoredVersion;
      /**
       * Number of the request; the newest wins.
       */
      sequence: number;
    }
  | {
      /**
       * Kind of the message.
       */
      type: 'marquee:refresh';
      /**
       * Number of the request; the newest wins.
       */
      sequence: number;
    }
  | {
      /**
       * Kind of the message.
       */
      type: 'marquee:order';
      /**
       * Id of the page, layout or panel.
       */
      holder: string;
      /**
       * Ids of its blocks in their new order.
       */
      entryIds: string[];
    }
  | {
      /**
       * Kind of the message.
       */
      type: 'marquee:theme';
      /**
       * CSS of the theme, as the site makes it.
       */
      stylesheet: string;
    }
  | {
      /**
       * Kind of the message.
       */
      type: 'marquee:compare';
      /**
       * Blocks that differ.
       *
       * Items: A block that differs.
       */
      marks: {
        /**
         * Key of the block on its page.
         */
        key: string;
        /**
         * What became of it.
         */
        change: 'added' | 'removed' | 'changed' | 'moved' | 'data';
        /**
         * Text at the outline.
         */
        label: string;
      }[];
      /**
       * Keys of the blocks that both pages have in the same order: places are told by them.
       *
       * Items: Key of the block on its page.
       */
      shared: string[];
    }
  | {
      /**
       * Kind of the message.
       */
      type: 'marquee:scroll';
      /**
       * Place in the window: how many of the blocks that both pages have are above it, and the share of the next.
       */
      place: number;
    }
  | {
      /**
       * Kind of the message.
       */
      type: 'marquee:show';
      /**
       * Key of the block on its page.
       */
      key: string;
      /**
       * The page is scrolled to the block; the other page follows.
       */
      scrolls: boolean;
    };

/**
 * Panels of blocks that unfold. For questions with answers use Questions and answers.
 */
export interface AccordionContent {
  /**
   * Heading above the block. Leave it empty where the text around it introduces it.
   */
  title?: string;
  /**
   * One to twelve panels. The title of a panel is the line it unfolds from.
   */
  panels: Panel[];
  /**
   * Unfolding a panel folds the others.
   */
  oneAtATime?: boolean;
  /**
   * The first panel is unfolded from the start.
   */
  firstOpen?: boolean;
}
/**
 * One part of a block that holds other blocks: a column, a tab or a section that opens.
 */
export interface Panel {
  /**
   * Name of the panel for editors; visitors never see it.
   */
  internalName: string;
  /**
   * Label of the tab, or heading of the column or section. Columns may do without one.
   */
  title?: string;
  /**
   * What stands in the panel, from top to bottom. Each block keeps its own audience, schedule, markets and channels.
   *
   * Items: Any block that may stand on a page.
   */
  blocks?: {
    [k: string]: unknown;
  }[];
}
/**
 * What a signed-in player has in the wallet, kept current while the page is open.
 */
export interface AccountBalanceContent {
  /**
   * Heading of the block.
   */
  title: string;
  /**
   * Shows real money, money that may not be withdrawn yet and bonus money below the sum.
   */
  showParts?: boolean;
  link?: Link;
  /**
   * One or two sentences for visitors who are not signed in. Left out: they see nothing of the block.
   */
  visitorText?: string;
  visitorLink?: Link;
}
/**
 * A link or button an editor places on a page.
 */
export interface Link {
  /**
   * What the link says.
   */
  label: string;
  /**
   * Where it leads: a page of this site such as /promotions (without the language), #login or #signup for a dialog, or an https, mailto or tel address.
   */
  target: string;
  /**
   * Who sees the link: signed-in players (authorized), visitors (not-authorized) or both.
   */
  visibleTo?: 'authorized' | 'both' | 'not-authorized';
  /**
   * How strongly it stands out: primary for the one main button, secondary for another one, plain for a link.
   */
  emphasis?: 'primary' | 'secondary' | 'plain';
  /**
   * Switched on: the link opens in a new tab.
   */
  newTab?: boolean;
  icon?: Image;
}
/**
 * A picture from the content service. Width and height reserve its space before it loads.
 */
export interface Image {
  /**
   * Absolute address of the original at the content service.
   */
  url: string;
  /**
   * Width of the original in pixels.
   */
  width: number;
  /**
   * Height of the original in pixels.
   */
  height: number;
  /**
   * What the picture says to somebody who cannot see it; empty when it is decoration.
   */
  alt: string;
  focus?: FocalPoint;
}
/**
 * The point of a picture that stays in view wherever the picture is cropped.
 */
export interface FocalPoint {
  /**
   * Distance from the left edge in percent of the width.
   */
  x: number;
  /**
   * Distance from the top edge in percent of the height.
   */
  y: number;
}
/**
 * The bonus a signed-in player has, how much of it is wagered and until when it holds.
 */
export interface ActiveBonusContent {
  /**
   * Heading of the block.
   */
  title: string;
  link?: Link;
  /**
   * One or two sentences for visitors who are not signed in. Left out: they see nothing of the block.
   */
  visitorText?: string;
  visitorLink?: Link;
}
/**
 * Several slides that follow each other. Visitors can pause them, and they never move on their own for people who prefer less motion.
 */
export interface BannerCarouselContent {
  /**
   * Name of the carousel, read aloud to people who cannot see it.
   */
  label: string;
  /**
   * The slides from the first to the last; two to five read best.
   */
  slides: BannerSlide[];
  /**
   * How long each slide stays, in seconds. 0: it only moves when the visitor wants it to.
   */
  secondsPerSlide?: number;
}
/**
 * One slide of a banner carousel: a picture with a headline and, if wanted, a button.
 */
export interface BannerSlide {
  /**
   * Headline of the slide, on the picture.
   */
  title: string;
  /**
   * One sentence below the headline.
   */
  subtitle?: string;
  /**
   * A few words in small type above the headline, such as the kind of offer.
   */
  eyebrow?: string;
  image: Image;
  imageTall?: Image;
  callToAction?: Link;
  /**
   * The significant conditions of the offer in one line; they stand directly below the button.
   */
  conditions?: string;
}
/**
 * The games of a category in cells of different sizes, laid out for each kind of device.
 */
export interface CategoryGridContent {
  /**
   * Heading of the grid. Left out: the name of the category.
   */
  title?: string;
  category?: CategoryReference;
  /**
   * How many rows are shown before the rest is cut. Left out: all rows.
   */
  rowsShown?: number;
}
/**
 * A category an editor has chosen. Only its id is read with the block; name and games come from the catalogue.
 */
export interface CategoryReference {
  /**
   * Id of the chosen category, as it stands in addresses.
   */
  categoryId: string;
}
/**
 * A strip of all categories of a lobby with their icons, and a link to the search.
 */
export interface CategoryNavContent {
  /**
   * Name of the menu, read aloud to people who cannot see it.
   */
  label: string;
  /**
   * The lobby whose categories are listed: casino or live casino.
   */
  lobby: 'casino' | 'live casino';
}
/**
 * Blocks side by side. On phones the columns stand one below the other, in their order.
 */
export interface ColumnsContent {
  /**
   * Heading above the block. Leave it empty where the text around it introduces it.
   */
  title?: string;
  /**
   * Two to four columns, each with blocks of its own. The title of a panel is the heading of its column.
   */
  panels: Panel[];
  /**
   * Equal: all columns have the same width (if left out). Wide first: the first is twice as wide. Wide last: the last is.
   */
  layout?: 'equal' | 'wide-first' | 'wide-last';
}
/**
 * How to reach the company: e-mail, telephone, chat, address, and when somebody answers.
 */
export interface ContactContent {
  /**
   * Heading of the block.
   */
  title: string;
  /**
   * One or two sentences.
   */
  text?: string;
  /**
   * Address that messages are sent to.
   */
  email?: string;
  /**
   * In international form, such as +44 1632 960142.
   */
  phone?: string;
  liveChat?: Link;
  /**
   * Postal address, one line each.
   */
  address?: string;
  /**
   * When somebody answers, in the time zone of the market. A day that is left out is closed; a day may stand twice, with a break between. An end at or before the start is on the next day; from 00:00 to 24:00 is the whole day.
   *
   * Items: One stretch of one weekday.
   */
  hours?: {
    /**
     * Day on which it begins.
     */
    day: 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday';
    /**
     * From this time on, as 09:00.
     */
    opens: string;
    /**
     * Up to this time, as 22:00 or 24:00.
     */
    closes: string;
  }[];
  /**
   * Days on which nobody answers, such as 2026-12-25.
   *
   * Items: Year, month and day.
   */
  closedDays?: string[];
}
/**
 * Counts down to a date, beside a few words and a button.
 */
export interface CountdownBoxContent {
  /**
   * Heading of the block.
   */
  title: string;
  /**
   * One to three sentences.
   */
  text?: string;
  image?: Image;
  /**
   * The moment that is counted down to. The page shows it in the time zone of the market.
   */
  endsAt: string;
  /**
   * Such as "Doors open in"; left out: "Ends in".
   */
  label?: string;
  /**
   * Whether the block stays and shows the words at the end (text) or is left out (hide). A page that is open at that moment shows the words.
   */
  whenOver?: 'text' | 'hide';
  /**
   * Shown instead of the clock once the time has come.
   */
  overText?: string;
  /**
   * Buttons; give one for visitors and one for players.
   */
  callsToAction?: Link[];
}
/**
 * Questions that unfold one at a time. Search engines can show them with their answers.
 */
export interface FaqContent {
  /**
   * Heading above the questions.
   */
  title: string;
  /**
   * The questions from the first to the last.
   */
  items: FaqItem[];
}
/**
 * A question and its answer, for a list of questions.
 */
export interface FaqItem {
  /**
   * The question in the words of a player.
   */
  question: string;
  answer: RichText;
}
/**
 * A formatted text with headings, lists, tables and links.
 */
export interface RichText {
  /**
   * Kind of the outermost part; it is always a document.
   */
  nodeType: 'document';
  /**
   * Paragraphs, headings, lists and tables from the first to the last.
   */
  content: RichTextNode[];
  /**
   * Always empty for a document.
   */
  data: {
    [k: string]: unknown;
  };
}
/**
 * A part of a rich text: a paragraph, heading, list, table, link or piece of text, as Contentful stores it. Nodes of a kind the site does not know show their text.
 */
export interface RichTextNode {
  /**
   * What the part is, such as paragraph, heading-2, table or text.
   */
  nodeType: string;
  /**
   * What belongs to the kind, such as the address of a link.
   */
  data: {
    [k: string]: unknown;
  };
  /**
   * The parts inside, from the first to the last.
   */
  content?: RichTextNode[];
  /**
   * The words of a piece of text.
   */
  value?: string;
  /**
   * How the words stand out, such as bold or italic.
   *
   * Items: One way in which the words stand out.
   */
  marks?: {
    /**
     * The kind of the mark, such as bold.
     */
    type: string;
  }[];
}
/**
 * Three or four short points with icons, or the numbered steps of something a visitor does, as on landing pages.
 */
export interface FeatureListContent {
  /**
   * Heading above the points.
   */
  title?: string;
  /**
   * What the block lists: points, in any order, or steps, which are numbered and followed from the first to the last.
   */
  kind: 'points' | 'steps';
  /**
   * The points from the first to the last.
   */
  items: Feature[];
}
/**
 * A short selling point with an icon, such as "Paid out in minutes".
 */
export interface Feature {
  /**
   * The point in a few words.
   */
  title: string;
  /**
   * One sentence that explains the point.
   */
  text: string;
  icon?: Image;
}
/**
 * A piece of text with headings, lists, links and tables.
 */
export interface FormattedTextContent {
  /**
   * Heading above the text.
   */
  title?: string;
  body: RichText;
  /**
   * How wide the text runs: narrow is easier to read, wide is for tables.
   */
  width?: 'narrow' | 'wide';
}
/**
 * All games of a lobby or category with search, filters and more games on demand.
 */
export interface GameBrowserContent {
  /**
   * Heading above the games of a whole lobby; left out: its name. A list of one category has the category's name.
   */
  title?: string;
  /**
   * The lobby whose games are listed: casino or live casino.
   */
  lobby: 'casino' | 'live casino';
  /**
   * Switched on: visitors can search, and filter by provider and feature.
   */
  showFilters?: boolean;
}
/**
 * The game of the address: its picture, its facts and how to start it.
 */
export interface GameDetailContent {
  /**
   * Heading above the row of similar games.
   */
  similarTitle?: string;
}
/**
 * One row of games that scrolls sideways: chosen ones, those of a category or list, or those of the player.
 */
export interface GameRowContent {
  /**
   * Heading above the row.
   */
  title: string;
  category?: CategoryReference;
  /**
   * The games to show, instead of a category.
   */
  games?: GameReference[];
  /**
   * A ready-made list instead of a category, most played first: all games, those of a lobby, sports games or Christmas games.
   */
  list?: 'all' | 'casino' | 'live-casino' | 'sports' | 'christmas';
  /**
   * Games of the player instead: recent for those played last, favourites for those marked with the heart. The row then stands only for signed-in players.
   */
  source?: 'recent' | 'favourites';
  /**
   * How the games look: square or tall pictures, or live tables with seats and limits.
   */
  shape?: 'square' | 'tall' | 'live';
  /**
   * How many games are shown at most.
   */
  limit?: number;
  /**
   * Switched on: each game shows its place, as in a top ten.
   */
  ranked?: boolean;
}
/**
 * A game an editor has chosen. Only its id is read with the block; name and pictures come from the catalogue.
 */
export interface GameReference {
  /**
   * Id of the chosen game, as it stands in addresses.
   */
  gameId: string;
}
/**
 * One large picture with a headline and a call to action, at the top of a page.
 */
export interface HeroBannerContent {
  /**
   * A few words in small type above the headline, such as the kind of offer.
   */
  eyebrow?: string;
  /**
   * Headline of the page, on the picture.
   */
  title: string;
  /**
   * One or two sentences below the headline.
   */
  subtitle?: string;
  image: Image;
  imageTall?: Image;
  /**
   * The button that leads. Give one for visitors and one for signed-in players, or one for everybody.
   */
  mainCalls?: Link[];
  /**
   * Quieter buttons beside the main one, for visitors, for players or for everybody; links of plain emphasis are shown as text.
   */
  furtherCalls?: Link[];
  /**
   * The significant conditions of the offer in one line; they stand directly below the buttons.
   */
  conditions?: string;
  /**
   * How much of the screen the banner takes: tall for home, medium for landing pages, low for other pages. Left out it is tall.
   */
  height?: 'tall' | 'medium' | 'low';
  /**
   * Where the text stands: at the start, on the calm side of the picture, or in its centre. Left out it stands at the start.
   */
  alignment?: 'start' | 'center';
}
/**
 * One picture with its caption; it may lead somewhere.
 */
export interface ImageContent {
  /**
   * Heading above the block. Leave it empty where the text around it introduces it.
   */
  title?: string;
  image: Image;
  imageTall?: Image;
  /**
   * What the picture says here to somebody who cannot see it. Left out: the description of the picture.
   */
  alternativeText?: string;
  /**
   * One or two sentences below the picture.
   */
  caption?: string;
  link?: Link;
  /**
   * How wide it is. Wide: from edge to edge of the window. Contained: as wide as other blocks (if left out). Narrow: as wide as text.
   */
  width?: 'wide' | 'contained' | 'narrow';
  /**
   * Rounded: as the brand rounds its cards (if left out). Square: not at all.
   */
  corners?: 'rounded' | 'square';
  /**
   * Width to height the picture is cut to. Original: not cut (if left out).
   */
  ratio?: 'original' | '21:9' | '16:9' | '4:3' | '1:1';
}
/**
 * How many messages a signed-in player has not read, and what the newest are about.
 */
export interface InboxTeaserContent {
  /**
   * Heading of the block.
   */
  title: string;
  /**
   * How many of the newest are named. Left out: three.
   */
  limit?: number;
  link?: Link;
  /**
   * One or two sentences for visitors who are not signed in. Left out: they see nothing of the block.
   */
  visitorText?: string;
  visitorLink?: Link;
}
/**
 * Running jackpots, the highest first, kept current while the page is open.
 */
export interface JackpotTickerContent {
  /**
   * Heading of the block.
   */
  title: string;
  category?: CategoryReference;
  /**
   * Chosen games instead of a category.
   */
  games?: GameReference[];
  /**
   * At most this many are shown; left out: 12.
   */
  limit?: number;
  /**
   * One line that moves and can be stopped (ticker), or the highest side by side (list).
   */
  layout?: 'ticker' | 'list';
  /**
   * The sum of all jackpots of the site beside the title.
   */
  showTotal?: boolean;
}
/**
 * Marks of the licences with the text they ask for, and the age mark. A page does not go out without it.
 */
export interface LicenceStripContent {
  /**
   * Heading of the strip; left out: read aloud only.
   */
  title?: string;
  /**
   * Marks of the authorities; a mark may be limited to markets.
   */
  licences: Mark[];
  text: RichText;
  /**
   * Shown instead of the text above in the markets they name.
   */
  marketTexts?: LicenceText[];
  /**
   * Leaves out the mark with the minimum age, where another block of the page shows it.
   */
  hideAgeMark?: boolean;
}
/**
 * A licence, regulation or responsible-gambling mark with its link.
 */
export interface Mark {
  /**
   * Name of the authority or programme; it is read aloud in place of the picture.
   */
  name: string;
  logo: Image;
  /**
   * Public page of the licence or programme: an https address or a page of this site.
   */
  url?: string;
  /**
   * Codes of the markets that show the mark; left out means all markets.
   */
  onlyMarkets?: string[];
  /**
   * Name by which the rules of a market ask for the mark, such as spelpaus; left out for marks no rule names.
   */
  markId?: string;
  /**
   * The age in years that the mark names: shown only in markets with this minimum age. Left out for marks that name no age.
   */
  minimumAge?: number;
}
/**
 * What the licence asks a site to say in certain markets.
 */
export interface LicenceText {
  /**
   * For editors.
   */
  internalName: string;
  text: RichText;
  /**
   * Codes of the markets it is for.
   *
   * Items: Code, such as FI.
   */
  onlyMarkets: string[];
}
/**
 * What a signed-in player has allowed themselves by day, week and month, and what is left of it.
 */
export interface LimitsSummaryContent {
  /**
   * Heading of the block.
   */
  title: string;
  /**
   * Which limits are shown. Empty or left out: both.
   *
   * Items: What the limit counts. deposit: what is paid in. loss: what is lost.
   */
  kinds?: ('deposit' | 'loss')[];
  link?: Link;
  /**
   * One or two sentences for visitors who are not signed in. Left out: they see nothing of the block.
   */
  visitorText?: string;
  visitorLink?: Link;
}
/**
 * Tables of the live casino with free seats, bet limits and dealer.
 */
export interface LiveTablesContent {
  /**
   * Heading of the block.
   */
  title: string;
  category?: CategoryReference;
  /**
   * Chosen tables instead of a category.
   */
  games?: GameReference[];
  /**
   * At most this many are shown; left out: 9.
   */
  limit?: number;
  /**
   * Leaves out tables that are closed right now.
   */
  openOnly?: boolean;
}
/**
 * Links to pages of text of the site: those chosen, then those of a group. A page that is not shown in a market or language is not linked there.
 */
export interface PageLinksContent {
  /**
   * Heading above the block. Leave it empty where the text around it introduces it.
   */
  title?: string;
  /**
   * Pages to link, in order.
   */
  pages?: StaticPageReference[];
  /**
   * All pages of this group follow those chosen.
   */
  group?: 'legal' | 'information' | 'support';
  /**
   * List: a plain list of links (if left out). Cards: a card for each page with its first sentence.
   */
  layout?: 'list' | 'cards';
}
/**
 * Only its slug is read with the block; the rest comes from the pages of the site.
 */
export interface StaticPageReference {
  /**
   * Slug of the page.
   */
  slug: string;
}
/**
 * The static page of the address: a legal text, an information page or an error message.
 */
export interface PageTextContent {
  /**
   * Words of the link to the home page.
   */
  backLabel?: string;
}
/**
 * Deposit first, account by the way: the banner of markets where players sign up through their bank. Left out in every other market and for players who are signed in.
 */
export interface PayAndPlayContent {
  /**
   * Heading of the block.
   */
  title: string;
  /**
   * How it works, in one or two sentences.
   */
  text?: string;
  /**
   * How it goes, one per line.
   *
   * Items: A few words.
   */
  steps?: string[];
  /**
   * Banks and payment services that take part; a mark may be limited to markets.
   */
  banks?: Mark[];
  image?: Image;
  /**
   * Small print below the amounts.
   */
  conditions?: string;
}
/**
 * The promotion of the address with its text, its conditions and its tournament.
 */
export interface PromotionDetailContent {
  /**
   * Words of the link to all promotions.
   */
  backLabel?: string;
}
/**
 * All promotions of the address, with tabs for categories and themes, nine on a page.
 */
export interface PromotionListContent {
  /**
   * Heading above the promotions.
   */
  title: string;
  /**
   * One or two sentences below the heading.
   */
  intro?: string;
  /**
   * What is said when there is no promotion to show.
   */
  emptyText?: string;
}
export interface PromotionsRowContent {
  /**
   * Heading above the cards.
   */
  title: string;
  /**
   * Where the promotions come from: chosen one by one, a category, or the first ones of the whole list.
   */
  source: 'chosen' | 'category' | 'first';
  /**
   * The promotions of the row from first to last; needed when they are chosen one by one.
   */
  promotions?: PromotionReference[];
  promotionCategory?: PromotionCategoryReference;
  /**
   * Shows at most this many cards; left out it is six.
   */
  limit?: number;
}
/**
 * A promotion an editor has chosen. Only its address is read with the block; title and picture come from the list of promotions.
 */
export interface PromotionReference {
  /**
   * Last part of the address of the chosen promotion.
   */
  slug: string;
}
/**
 * Only its slug is read with the block; the rest comes from the catalogue.
 */
export interface PromotionCategoryReference {
  /**
   * Slug of the category, as in the address of its promotions.
   */
  slug: string;
}
/**
 * Logos of game providers, each of which leads to its games.
 */
export interface ProviderStripContent {
  /**
   * Heading above the logos.
   */
  title: string;
  /**
   * The providers to show. Left out: all of the brand.
   */
  providers?: ProviderReference[];
}
/**
 * A game provider an editor has chosen. Only its id is read with the block; name and logo come from the catalogue.
 */
export interface ProviderReference {
  /**
   * Id of the chosen provider, as it stands in addresses.
   */
  providerId: string;
}
/**
 * Age mark, a warning, links to limits and breaks, and who helps. A page does not go out without it.
 */
export interface ResponsibleGamblingContent {
  /**
   * Heading of the strip.
   */
  title: string;
  /**
   * The warning the market asks for.
   */
  text: string;
  /**
   * Limits, time-out, self-exclusion, advice; each for visitors, players or both.
   */
  links?: Link[];
  /**
   * Help line, self-exclusion register and the like; a mark may be limited to markets.
   */
  organisations: Mark[];
}
/**
 * Longer text at the foot of a page, mostly for search engines; its later part is folded away.
 */
export interface SeoTextContent {
  /**
   * Heading above the text.
   */
  title: string;
  body: RichText;
}
/**
 * The offer for new players in one line: amount, significant conditions and the button.
 */
export interface SignUpBonusContent {
  /**
   * Heading of the block.
   */
  title: string;
  /**
   * The offer in a few words, such as "100% up to €200 and 50 spins".
   */
  amount: string;
  /**
   * One or two sentences.
   */
  text?: string;
  image?: Image;
  /**
   * Buttons; visitors go to #signup, players to the deposit or the promotion.
   */
  callsToAction: Link[];
  /**
   * Who, minimum deposit, wagering, time limit, highest stake. Always shown beside the offer.
   */
  conditions: string;
  termsLink: Link;
}
/**
 * An offer beside the button that opens the sign-up, for the landing pages of campaigns.
 */
export interface SignUpPanelContent {
  /**
   * Headline of the offer.
   */
  title: string;
  /**
   * One or two sentences below the headline.
   */
  subtitle?: string;
  image?: Image;
  /**
   * How it goes, one step per line.
   */
  steps?: string[];
  callToAction: Link;
  /**
   * Code that is filled in at the sign-up for the player.
   */
  bonusCode?: string;
  conditions?: RichText;
}
/**
 * The foot of every page: lists of links, payment methods, licences, responsible-gambling marks and the terms of the brand.
 */
export interface SiteFooterContent {
  logo?: Image;
  /**
   * Lists of links beside those of the static pages.
   */
  linkGroups?: LinkGroup[];
  /**
   * The licences of the brand in this market.
   */
  licences: Mark[];
  /**
   * Age mark, help line, self-exclusion register and the like.
   */
  regulationMarks: Mark[];
  /**
   * Switched on: the logos of the payment methods of the market are shown.
   */
  showPaymentMethods?: boolean;
  terms: RichText;
  /**
   * Switched on: the footer holds the terms, and the page of its own for them is hidden.
   */
  suppliesTerms?: boolean;
  /**
   * Switched on: the market of this footer has no live chat, and its messenger is not loaded.
   */
  disableLiveChat?: boolean;
  /**
   * The last line of the page.
   */
  copyright?: string;
}
/**
 * A list of links below a heading, as in the footer.
 */
export interface LinkGroup {
  /**
   * Heading of the list.
   */
  label: string;
  /**
   * The links from the first to the last.
   */
  links: Link[];
}
/**
 * The head of every page: logo, main navigation, menus of language and market, and the buttons to sign in and sign up.
 */
export interface SiteHeaderContent {
  logo: Image;
  /**
   * The main navigation from the first link to the last.
   */
  links?: Link[];
  /**
   * Buttons at the end of the header, such as sign in and sign up.
   */
  actions?: Link[];
}
/**
 * Figures or facts in rows and columns, such as limits, fees or payout times.
 */
export interface TableContent {
  /**
   * Heading above the block. Leave it empty where the text around it introduces it.
   */
  title?: string;
  /**
   * What the table shows, in a few words; read aloud before the table.
   */
  caption: string;
  table: RichText;
  /**
   * The first cell of every row is its heading and stays in sight when the table is scrolled sideways.
   */
  rowHeaders?: boolean;
  /**
   * Align: columns of numbers and amounts are lined up at their end (if left out). As text: every column begins at its start.
   */
  numbers?: 'align' | 'as-text';
}
/**
 * Panels of blocks of which one is shown at a time.
 */
export interface TabsContent {
  /**
   * Heading above the tabs; also the name of the group of tabs.
   */
  title: string;
  /**
   * Two to eight panels. The title of a panel is the name of its tab.
   */
  panels: Panel[];
}
/**
 * A tournament with its prize, dates, countdown and leaderboard.
 */
export interface TournamentBoxContent {
  tournament: Tournament;
  /**
   * A few words on the picture.
   */
  overlayTitle?: string;
  /**
   * One or two buttons. Each can be limited to visitors or to signed-in players.
   */
  callsToAction?: Link[];
  /**
   * How many places of the leaderboard are shown.
   */
  leaderboardRows?: number;
}
/**
 * A tournament with prize, dates and leaderboard; the dates, the prize and the ranks come live from the platform.
 */
export interface Tournament {
  /**
   * Id of the tournament at the platform.
   */
  tournamentId: string;
  /**
   * Name of the tournament as players read it.
   */
  name: string;
  /**
   * One sentence below the name.
   */
  subtitle?: string;
  image: Image;
  rules?: RichText;
  /**
   * The games that count.
   */
  games?: GameReference[];
}
/**
 * How far the identity check of a signed-in player has come, which documents are wanted and how many days are left.
 */
export interface VerificationStatusContent {
  /**
   * Heading of the block.
   */
  title: string;
  link?: Link;
  /**
   * One or two sentences for visitors who are not signed in. Left out: they see nothing of the block.
   */
  visitorText?: string;
  visitorLink?: Link;
}
/**
 * A film behind a still picture. Nothing of it is loaded before the visitor plays it.
 */
export interface VideoContent {
  /**
   * What the film shows; heading of the block and name of the player.
   */
  title: string;
  /**
   * One or two sentences below the film.
   */
  description?: string;
  poster: Image;
  /**
   * The same film in several formats, the best one first; one of them MP4.
   */
  sources: VideoFile[];
  /**
   * One for each language. A film in which somebody speaks needs them.
   */
  captions?: CaptionTrack[];
  transcript?: RichText;
  /**
   * Length of the film in seconds, shown on the still picture.
   */
  seconds?: number;
  /**
   * On request: played by a press of the button (if left out). Silent loop: plays without sound, over and over, where visitors do not mind motion and data.
   */
  playback?: 'on-request' | 'silent-loop';
  /**
   * Contained: as wide as other blocks (if left out). Narrow: as wide as text.
   */
  width?: 'contained' | 'narrow';
}
/**
 * A film the content service keeps.
 */
export interface VideoFile {
  /**
   * Absolute address of the file at the content service.
   */
  url: string;
  /**
   * Every browser plays MP4; WebM is smaller.
   */
  contentType: 'video/mp4' | 'video/webm';
}
/**
 * The captions of a video in one language.
 */
export interface CaptionTrack {
  /**
   * Name of the language in that language, as the player offers it.
   */
  label: string;
  /**
   * Code of the language, such as fi or pt-BR.
   */
  language: string;
  file: CaptionFile;
}
/**
 * Captions in the WebVTT format.
 */
export interface CaptionFile {
  /**
   * Absolute address of the file at the content service.
   */
  url: string;
  /**
   * Captions are kept as WebVTT.
   */
  contentType: 'text/vtt';
}
/**
 * The levels of the loyalty programme side by side, with what each gives.
 */
export interface VipTiersContent {
  /**
   * Heading above the levels.
   */
  title: string;
  /**
   * One or two sentences below the heading.
   */
  intro?: string;
  /**
   * The levels from the first to the highest.
   */
  tiers: VipTier[];
}
/**
 * A level of the loyalty programme.
 */
export interface VipTier {
  /**
   * Name of the level as players read it.
   */
  name: string;
  emblem: Image;
  /**
   * What it takes to reach the level, in a few words.
   */
  threshold?: string;
  /**
   * What the level gives, one benefit per line.
   */
  benefits: string[];
}
/**
 * The highest and the latest wins of players, as they happen.
 */
export interface WinnersContent {
  /**
   * Heading above the lists.
   */
  title: string;
  /**
   * Which wins are listed: the highest (top), the latest, or both.
   */
  lists?: 'both' | 'top' | 'latest';
  /**
   * How many wins each list shows.
   */
  rows?: number;
}
/**
 * A category of games, such as new games or roulette, with the layout of its games.
 */
export interface Category {
  /**
   * Id used in addresses and by games; it should not change once players know it.
   */
  categoryId: string;
  /**
   * Name of the category as players read it.
   */
  label: string;
  /**
   * The lobby the category belongs to: casino or live casino.
   */
  lobby: 'casino' | 'live casino';
  /**
   * One sentence below the title of the category page.
   */
  description?: string;
  /**
   * Switched on: the category stands in category menus.
   */
  visibleInMenu?: boolean;
  /**
   * Switched on: the category is a row of its lobby.
   */
  visibleInLobby?: boolean;
  icon?: Image;
  /**
   * Place among the other categories: lower numbers come first.
   */
  order?: number;
  /**
   * Ids of the brands that show it; left out means all brands.
   */
  onlyBrands?: string[];
  lobbyGrid?: LobbyGrid;
}
/**
 * Which games stand in large and small cells of a category, for each kind of device.
 */
export interface LobbyGrid {
  /**
   * The cells on wide screens from the first to the last.
   *
   * Items: One cell of the grid with its game.
   */
  desktop: {
    /**
     * How large the cell is: 1x takes one field, 2xh two beside each other, 2xv two above each other, 4x four.
     */
    cell: '4x' | '2xv' | '2xh' | '1x';
    /**
     * Id of the game in the cell.
     */
    gameId: string;
    focus?: FocalPoint;
  }[];
  /**
   * The cells on tablets from the first to the last.
   *
   * Items: One cell of the grid with its game.
   */
  tablet: {
    /**
     * How large the cell is: 1x takes one field, 2xh two beside each other, 2xv two above each other, 4x four.
     */
    cell: '4x' | '2xv' | '2xh' | '1x';
    /**
     * Id of the game in the cell.
     */
    gameId: string;
    focus?: FocalPoint;
  }[];
  /**
   * The cells on phones from the first to the last.
   *
   * Items: One cell of the grid with its game.
   */
  mobile: {
    /**
     * How large the cell is: 1x takes one field, 2xh two beside each other, 2xv two above each other, 4x four.
     */
    cell: '4x' | '2xv' | '2xh' | '1x';
    /**
     * Id of the game in the cell.
     */
    gameId: string;
    focus?: FocalPoint;
  }[];
}
/**
 * Which visitors see the promotion, and where it leads them.
 */
export interface DisplayRule {
  /**
   * Who sees the promotion: signed-in players (authorized), visitors (not-authorized) or both.
   */
  visibility: 'authorized' | 'both' | 'not-authorized';
  /**
   * Where the promotion leads players who are signed in.
   */
  authorized?: {
    /**
     * Page of this site below the promotion category that the promotion leads to.
     */
    slug?: string;
    /**
     * Full address the promotion leads to instead; it is used as it is.
     */
    absoluteUrl?: string;
    /**
     * Switched on: the address opens in a new tab.
     */
    newTab?: boolean;
  };
  /**
   * Where the promotion leads visitors who are not signed in.
   */
  notAuthorized?: {
    /**
     * Page of this site below the promotion category that the promotion leads to.
     */
    slug?: string;
    /**
     * Full address the promotion leads to instead; it is used as it is.
     */
    absoluteUrl?: string;
    /**
     * Switched on: the address opens in a new tab.
     */
    newTab?: boolean;
  };
}
/**
 * A comparison of two or more variants of blocks, with visitors divided between them at random.
 */
export interface Experiment {
  /**
   * What the experiment is called in the studio.
   */
  name: string;
  /**
   * Short name by which blocks refer to it, such as home-hero. Another key is another experiment: visitors are divided anew.
   */
  key: string;
  /**
   * What is to be found out, and what is expected.
   */
  question?: string;
  /**
   * From this time on visitors are divided; before it everybody sees the first variant.
   */
  startsAt: string;
  /**
   * From this time on everybody sees the winner, or the first variant where none is chosen.
   */
  endsAt: string;
  /**
   * Percent of the visitors who take part; the others see the first variant and are not counted.
   */
  share: number;
  /**
   * What is compared. The first one is the control: what there is without the experiment.
   *
   * Items: One of the things that are compared.
   */
  variants: {
    /**
     * Short name by which blocks refer to the variant, such as a or bold-picture.
     */
    key: string;
    /**
     * What the variant is called in the studio.
     */
    name: string;
    /**
     * Percent of those who take part; all variants together make 100.
     */
    weight: number;
  }[];
  /**
   * What visitors who have seen a variant are to do. It is counted once for each of them.
   */
  goal: 'link' | 'sign-up' | 'first-deposit' | 'claim';
  /**
   * Difference in percentage points that is worth finding; the studio says how many visitors it takes.
   */
  smallestEffect: number;
  /**
   * Key of the variant that everybody sees from now on. It ends the experiment: nothing more is counted.
   */
  winner?: string;
}
/**
 * The block is shown to visitors with one variant of an experiment. Left out: to everybody.
 */
export interface ExperimentPlace {
  /**
   * Key of the experiment.
   */
  experiment: string;
  /**
   * Key of the variant that shows the block. A variant without a block shows nothing there.
   */
  variant: string;
}
/**
 * A game of the catalogue: what it is called, where it may be played and how it looks.
 */
export interface Game {
  /**
   * Stable id, also used in addresses and by the platform.
   */
  gameId: string;
  /**
   * Name of the game as players read it.
   */
  name: string;
  /**
   * What players of this language also type to find the game, such as abbreviations. The search finds them; no page shows them.
   */
  aliases?: string[];
  provider: Provider;
  subProvider?: Provider;
  /**
   * The lobby the game belongs to: casino or live casino.
   */
  type: 'casino' | 'live casino';
  /**
   * What kind of game it is: slot, table, roulette, blackjack, game-show and so on.
   */
  gameType: string;
  /**
   * The devices the game runs on.
   *
   * Items: Device channel.
   */
  channels: ('desktop' | 'mobile')[];
  /**
   * Ids of the categories the game stands in, the most fitting first.
   */
  categories?: string[];
  thumbnail: Image;
  verticalImage?: Image;
  /**
   * Wide pictures, for cells two fields wide.
   */
  images?: Image[];
  /**
   * Dark main colour of the picture, such as #1a2b3c; it is shown until the picture has loaded.
   */
  tint?: string;
  /**
   * Switched on: the game has a jackpot whose amount the platform knows.
   */
  jackpotExist?: boolean;
  /**
   * Lowest and highest stake of a live table.
   */
  betLimits?: {
    /**
     * Lowest stake, in the smallest unit of the currency, such as cents.
     */
    min: number;
    /**
     * Highest stake, in the smallest unit of the currency, such as cents.
     */
    max: number;
    /**
     * Code of the currency of both stakes, such as EUR.
     */
    currency: string;
  };
  /**
   * How many seats a live table has.
   */
  seats?: number;
  /**
   * Id of the live table at its provider.
   */
  tableId?: string;
  /**
   * Id of the server of the live table at its provider.
   */
  gameServerId?: string;
  /**
   * Ids of features such as free-spins; the site shows them in the language of the player.
   */
  features?: string[];
  /**
   * How wins are spread: low means small and often, extreme means rare and large.
   */
  volatility?: 'low' | 'medium' | 'high' | 'extreme';
  /**
   * Share of all stakes the game pays back over time, in percent.
   */
  rtp?: number;
  /**
   * Highest win as a multiple of the stake.
   */
  maxWin?: number;
  /**
   * Codes of the countries in which the game may not be played.
   */
  providerRestrictedCountry?: string[];
  /**
   * Day the game came out; new games carry a badge.
   */
  releasedAt?: string;
  /**
   * Fallback order for games without rounds in the last seven days: higher numbers come first.
   */
  popularity?: number;
  /**
   * Switched on: the Christmas filter shows the game.
   */
  christmas?: boolean;
}
/**
 * A game studio, or an aggregator that delivers games of many studios.
 */
export interface Provider {
  /**
   * Id of one part, or of two parts joined by a dash for a studio behind an aggregator.
   */
  providerId: string;
  /**
   * Name of the provider as players read it.
   */
  title: string;
  /**
   * Switched on: it delivers games of other studios.
   */
  isAggregators?: boolean;
  logo?: Image;
  logoOnLight?: Image;
  /**
   * Codes of the countries in which its games may not be played.
   */
  restrictedCountry?: string[];
  /**
   * Switched on: its games carry no note where they may not be played.
   */
  removeRestrictedCountryOverlay?: boolean;
}
/**
 * The name of a language in menus, written in that language.
 */
export interface LanguageName {
  /**
   * Code of the language as it stands in addresses, such as fi.
   */
  code: string;
  /**
   * What speakers of the language call it, such as Suomi.
   */
  name: string;
}
/**
 * The header and footer around every page of a brand and market.
 */
export interface Layout {
  /**
   * Name of the layout for editors; visitors never see it.
   */
  internalName: string;
  /**
   * Ids of the brands it is for; left out means all brands.
   */
  brands?: string[];
  /**
   * Codes of the markets it is for; left out means all markets.
   */
  markets?: string[];
  /**
   * The site header and the site footer, in this order.
   *
   * Items: A block of the frame: header or footer.
   */
  blocks?: {
    [k: string]: unknown;
  }[];
}
/**
 * The name of a market in menus.
 */
export interface MarketName {
  /**
   * Code of the market as it stands in addresses, such as FI.
   */
  code: string;
  /**
   * Name of the market in the language of the reader.
   */
  name: string;
}
/**
 * A choice of the questionnaire about income: what a player does for a living.
 */
export interface Occupation {
  /**
   * What the platform stores; `other` asks for the player's own words.
   */
  slug: string;
  /**
   * Name of the choice as players read it.
   */
  label: string;
  /**
   * Place in the list; the lowest comes first.
   */
  position: number;
}
/**
 * A page composed of blocks. The most specific page wins: brand and market and channel, then brand and market, then brand, then the page of all brands.
 */
export interface Page {
  /**
   * Name of the page for editors; visitors never see it.
   */
  internalName: string;
  /**
   * Address below the language, such as /promotions. A part that begins with a colon stands for anything, as in /online-casino/:category.
   */
  path: string;
  /**
   * Ids of the brands it is for; left out means all brands.
   */
  brands?: string[];
  /**
   * Codes of the markets it is for; left out means all markets.
   */
  markets?: string[];
  /**
   * Kinds of devices it is for; left out means all.
   *
   * Items: A kind of device: desktop or mobile.
   */
  channels?: ('desktop' | 'mobile')[];
  /**
   * Title of the browser tab and of search results.
   */
  title: string;
  /**
   * One or two sentences that search engines show below the title.
   */
  description?: string;
  image?: Image;
  /**
   * Switched on: search engines are asked not to list the page.
   */
  noIndex?: boolean;
  /**
   * The blocks of the page from top to bottom; of a page based on another, those below the blocks of that page.
   *
   * Items: Any block that may stand on a page.
   */
  blocks?: {
    [k: string]: unknown;
  }[];
  basedOn?: PageReference;
  /**
   * What is different from the page this one is based on, made one after another. The blocks of this page itself stand below them.
   */
  changes?: PageChange[];
  /**
   * Blocks of shared sections that differ on this page alone.
   */
  exceptions?: PageException[];
}
/**
 * A page an editor has chosen. Only its address is read with the entry that names it.
 */
export interface PageReference {
  /**
   * Address of the chosen page.
   */
  path: string;
}
/**
 * One difference between a page and the page it is based on: a block replaced, hidden, added or moved.
 */
export interface PageChange {
  /**
   * Name of the change for editors; visitors never see it.
   */
  internalName: string;
  /**
   * Replace or move a block of the page below, hide it, or add blocks to the page.
   */
  action: 'replace' | 'hide' | 'add' | 'move';
  /**
   * The block to replace, hide or move, as it stands on the other page.
   *
   * Items: Any block that may stand on a page.
   */
  target?: {
    [k: string]: unknown;
  }[];
  /**
   * What stands in its place, or is added.
   *
   * Items: Any block that may stand on a page.
   */
  blocks?: {
    [k: string]: unknown;
  }[];
  /**
   * Where added or moved blocks stand: at the top or bottom of the page, or above or below another block. Left out: at the bottom.
   */
  place?: 'first' | 'last' | 'before' | 'after';
  /**
   * The block of the page that added or moved blocks stand above or below.
   *
   * Items: Any block that may stand on a page.
   */
  beside?: {
    [k: string]: unknown;
  }[];
}
/**
 * One block of a shared section that differs on this page alone: some of its fields, or it is hidden.
 */
export interface PageException {
  /**
   * Name of the exception for editors; visitors never see it.
   */
  internalName: string;
  /**
   * The block that differs here, as other pages show it: of the page itself, or within another block.
   *
   * Items: Any block that may stand on a page.
   */
  target?: {
    [k: string]: unknown;
  }[];
  /**
   * Switched on: this page does not show the block. One that may not be missing is shown all the same.
   */
  hidden?: boolean;
  /**
   * Ids of the fields that are taken from the block below; all others are as everywhere.
   */
  fieldNames?: string[];
  /**
   * A block of the same kind that holds the fields above.
   *
   * Items: Any block that may stand on a page.
   */
  blocks?: {
    [k: string]: unknown;
  }[];
}
/**
 * A payment method with its logo, shown in the footer of markets that offer it.
 */
export interface PaymentMethod {
  /**
   * Name of the method for editors and the platform.
   */
  name: string;
  image: Image;
  /**
   * Name of the method, read aloud in place of the logo.
   */
  altTag: string;
  /**
   * Codes of the markets in which the method is offered.
   */
  markets: string[];
  /**
   * The logo stands for credit cards: markets whose rules prohibit them do not show it.
   */
  isCreditCard?: boolean;
}
/**
 * When and to whom a block is shown; every block carries these fields.
 */
export interface Placement {
  /**
   * Who sees the block: signed-in players (authorized), visitors (not-authorized) or both. Left out: both.
   */
  visibleTo?: 'authorized' | 'both' | 'not-authorized';
  targetAudience?: TargetAudience;
  /**
   * The block appears at this time. Left out: at once.
   */
  showFrom?: string;
  /**
   * The block disappears at this time. Left out: never.
   */
  showUntil?: string;
  /**
   * Codes of the markets that show the block; empty or left out means every market.
   */
  onlyMarkets?: string[];
  /**
   * Kinds of devices that show the block; empty or left out means every kind.
   *
   * Items: A kind of device: desktop or mobile.
   */
  onlyChannels?: ('desktop' | 'mobile')[];
  experiment?: ExperimentPlace;
  /**
   * Version of the block's fields this entry was written for. It is set by the tools, not by hand; left out means the first version.
   */
  schemaVersion?: number;
}
/**
 * Who may see something by what players do, or by player id. Left out: everybody.
 */
export interface TargetAudience {
  /**
   * Whom to choose: no-limit is everybody, group goes by deposits, visits, games and level, players-list by player ids. The last two need a signed-in player.
   */
  option: 'no-limit' | 'group' | 'players-list';
  /**
   * How many deposits a player has made; any of the chosen groups is enough. Chosen nothing: any number.
   *
   * Items: Players without a deposit, with one, or with more than one.
   */
  targetGroups?: ('DEPOSIT_COUNT_0' | 'DEPOSIT_COUNT_1' | 'DEPOSIT_COUNT_MORE_THAN_1')[];
  /**
   * When a player was last here, today’s visit aside; any of the chosen is enough. Chosen nothing: any time.
   *
   * Items: Within 7 days, within 30 days, longer ago, or never before.
   */
  lastVisits?: ('week' | 'month' | 'longer' | 'never')[];
  /**
   * Where a player has played most of the latest rounds; any of the chosen is enough. Chosen nothing: anything, also nothing yet.
   *
   * Items: Slots and tables, games with a live dealer, or bets on sports.
   */
  favouriteVerticals?: ('casino' | 'live-casino' | 'sportsbook')[];
  /**
   * Levels of the loyalty programme, counted from 0; any of them is enough. Left empty: every level.
   *
   * Items: Number of a level: 0 is the first.
   */
  levels?: number[];
  /**
   * Ids of the players who see it.
   */
  targetPlayersIds?: (string | number)[];
}
/**
 * An offer to players, with its schedule, its audience and a page of its own.
 */
export interface Promotion {
  /**
   * Last part of the address of its page.
   */
  slug: string;
  /**
   * Headline of the offer.
   */
  title: string;
  /**
   * One or two sentences on the card of the offer.
   */
  summary: string;
  body?: RichText;
  conditions?: RichText;
  /**
   * A word or two on the picture, such as New.
   */
  badge?: string;
  image: Image;
  callToAction?: Link;
  /**
   * Ids of the tabs it stands in, such as casino, live-casino or sports.
   */
  categories?: string[];
  /**
   * The themes it can be filtered by.
   */
  tags?: PromotionTag[];
  /**
   * Number of the offer in the books of the brand; players never see it.
   */
  promotionNum?: number;
  /**
   * Place among the promotions: lower numbers come first.
   */
  promotionOrder?: number;
  /**
   * The offer is shown from this time on. Left out: at once.
   */
  startsAt?: string;
  /**
   * The offer is shown until this time. Left out: without end.
   */
  endsAt?: string;
  /**
   * After this time the offer leaves all lists.
   */
  expiresAt?: string;
  /**
   * Windows of time in which the offer is shown, once or again and again.
   *
   * Items: One window of time in which the offer is shown.
   */
  scheduledDatetimes?: {
    /**
     * Time the window opens.
     */
    startAt: string;
    /**
     * Time the window closes.
     */
    endAt: string;
  }[];
  /**
   * A window that repeats every week, so that an offer such as a Friday drop needs no editing.
   */
  weekly?: {
    /**
     * Day of the week it opens: 0 is Sunday, 6 is Saturday.
     */
    day: number;
    /**
     * Hour of the day it opens, in UTC.
     */
    startHour: number;
    /**
     * How many hours it stays open.
     */
    hours: number;
  };
  /**
   * Id of the tournament shown on the page of the offer.
   */
  tournamentId?: string;
  /**
   * Number of the campaign whose bonus the offer advertises, as the address of its page at the desk ends. Its terms and its chance are shown with the offer, and where the campaign is not offered the promotion is not shown.
   */
  campaignId?: number;
  targetAudience?: TargetAudience;
  displayRule?: DisplayRule;
  /**
   * Ids of the brands that show it; left out means all brands.
   */
  onlyBrands?: string[];
  /**
   * Codes of the markets that show it; left out means all markets.
   */
  onlyMarkets?: string[];
  /**
   * Rules of the market that must allow something for the offer to be shown, such as jackpotGames for prizes on jackpot games.
   */
  needs?: ('jackpotGames' | 'tableGames' | 'loyalty')[];
}
/**
 * A theme promotions are filtered by, such as free spins.
 */
export interface PromotionTag {
  /**
   * Part of the address when the theme is chosen.
   */
  slug: string;
  /**
   * Name of the theme as players read it.
   */
  label: string;
}
/**
 * A tab of the promotions page.
 */
export interface PromotionCategory {
  /**
   * Part of the address of the tab, such as live-casino.
   */
  slug: string;
  /**
   * Name of the tab as players read it.
   */
  label: string;
  /**
   * Place among the tabs: lower numbers come first. The tab with all promotions always stands first.
   */
  order?: number;
  /**
   * What its promotions are played on: markets that do not offer it show neither the tab nor its promotions. Left out: every market.
   */
  vertical?: 'casino' | 'live-casino' | 'sportsbook';
}
/**
 * Offers a block to the pages of a brand. It is for editors alone: pages link the block itself.
 */
export interface SharedSection {
  /**
   * Name of the section for editors; visitors never see it.
   */
  internalName: string;
  /**
   * The block that pages share, with everything in it.
   *
   * Items: Any block that may stand on a page.
   */
  blocks?: {
    [k: string]: unknown;
  }[];
}
/**
 * A choice of the questionnaire about income: where the money comes from.
 */
export interface SourceOfFunds {
  /**
   * What the platform stores; `other` asks for the player's own words.
   */
  slug: string;
  /**
   * Name of the choice as players read it.
   */
  label: string;
  /**
   * Place in the list; the lowest comes first.
   */
  position: number;
}
/**
 * A page of text: legal, information, contact or an error message.
 */
export interface StaticPage {
  /**
   * Name of the page: a known one such as terms_and_conditions or page-error-404, or a free one that becomes its address.
   */
  slug: string;
  /**
   * Heading of the page. Without a title in a language the page is not linked there.
   */
  title?: string;
  /**
   * One or two sentences below the title.
   */
  lead?: string;
  body?: RichText;
  /**
   * How it looks: document for long text with a table of contents, message for a short text in the middle, as for errors.
   */
  layout?: 'document' | 'message';
  image?: Image;
  /**
   * Buttons below the text that lead on.
   */
  links?: Link[];
  /**
   * The list of links the page stands in. Left out: it is not linked.
   */
  group?: 'legal' | 'information' | 'support';
  /**
   * Place in its list: lower numbers come first.
   */
  order?: number;
  /**
   * Day of the last change, shown below the title of legal pages.
   */
  updatedOn?: string;
  /**
   * Version of the terms and conditions, a whole or decimal number. Raise it when players must accept them again.
   */
  version?: string;
  /**
   * Switched on: the page is not linked anywhere.
   */
  disabled?: boolean;
  /**
   * Codes of the markets that link the page. An empty list hides it everywhere; left out means all markets.
   */
  onlyShowMarkets?: string[];
  /**
   * Ids of the brands that show it; left out means all brands.
   */
  onlyBrands?: string[];
}
/**
 * A player's consent to new terms and conditions (TERMS-02).
 */
export interface AcceptTermsForm {
  /**
   * The player has read and accepts the terms.
   */
  accepted: true;
  /**
   * The version the page showed.
   */
  version: string;
}
/**
 * Address of a player (ACCT-10). How long the parts may be is the platform's to say (ACCT-22).
 */
export interface AccountAddressForm {
  /**
   * Street and number.
   */
  address: string;
  /**
   * Town or city.
   */
  city: string;
  /**
   * As written in the country.
   */
  postalCode: string;
}
/**
 * Language the player wants the site in (AUTH-36).
 */
export interface AccountLanguageForm {
  /**
   * First part of the locale of an address, such as fi.
   */
  language: string;
}
/**
 * How a player may be reached, and about what (ACCT-14 to ACCT-16).
 */
export interface AccountMarketingForm {
  /**
   * Channel.
   */
  EMAIL: boolean;
  /**
   * Channel.
   */
  SMS: boolean;
  /**
   * Channel.
   */
  MAIL: boolean;
  /**
   * Channel.
   */
  PHONE: boolean;
  /**
   * Channel.
   */
  PUSH_NOTIFICATION: boolean;
  /**
   * Topic.
   */
  BONUS_OFFER: boolean;
  /**
   * Topic.
   */
  NEWSLETTER: boolean;
  /**
   * Topic.
   */
  CASINO: boolean;
  /**
   * Topic.
   */
  RESPONSIBLE_GAMING: boolean;
}
/**
 * A new password (ACCT-12). What it must be like is the platform's to say (ACCT-22).
 */
export interface AccountPasswordForm {
  /**
   * The present one.
   */
  oldPassword: string;
  /**
   * The one from now on.
   */
  newPassword: string;
}
/**
 * A new mobile number, in two parts as it is dialled (ACCT-02).
 */
export interface AccountPhoneForm {
  /**
   * Country prefix, such as +358.
   */
  phonePrefix: string;
  /**
   * The rest of the number.
   */
  phoneBody: string;
}
/**
 * Proof of a new mobile number (ACCT-09).
 */
export interface AccountPhoneCodeForm {
  /**
   * Names the code that was sent.
   */
  smsVerificationId: string;
  /**
   * The digits of the message.
   */
  code: string;
}
/**
 * Province of a Canadian player (ACCT-11).
 */
export interface AccountProvinceForm {
  /**
   * Code of a Canadian province.
   */
  provinceCode: string;
}
/**
 * Yearly income of a player (ACCT-13).
 */
export interface AccountSalaryRangeForm {
  /**
   * Id of one of the ranges the platform offers.
   */
  salaryRangeId: number;
}
/**
 * A session of the player that is to end.
 */
export interface AccountSessionForm {
  /**
   * Names the session.
   */
  sessionId: string;
}
/**
 * A bonus code to look up.
 */
export interface BonusCodeForm {
  /**
   * As the player typed it.
   */
  bonusCode: string;
}
/**
 * The cookies a player accepts beside the essential ones (COOKIE-06, POST /api/consent).
 */
export interface CookieConsentForm {
  /**
   * Version of the cookie policy that was shown.
   */
  version: string;
  /**
   * Whether the category is accepted.
   */
  performanceFunctional: boolean;
  /**
   * Whether the category is accepted.
   */
  marketing: boolean;
}
/**
 * What the deposit page sends before the player pays at the provider.
 */
export interface DepositForm {
  /**
   * Payment method, with the id of a saved instrument after a dot.
   */
  method: string;
  /**
   * A suggested amount in minor units; a written amount goes before it.
   */
  preset?: number;
  /**
   * Written in the player's language.
   */
  amount?: string;
  /**
   * The form is in a dialog over a game.
   */
  place?: 'game';
  /**
   * Device fingerprint (WALLET-43).
   */
  blackbox?: string;
  /**
   * Names this one sending.
   */
  idempotencyKey: string;
  /**
   * Number of the campaign whose bonus comes with the deposit, or none (WALLET-53).
   */
  bonus?: string;
}
/**
 * Questions of the enhanced due diligence (KYC-21).
 */
export interface EddQuestionnaireForm {
  /**
   * Slug of an occupation of the content.
   */
  selectedOccupation: string;
  /**
   * The player's own words, for `other`.
   */
  otherOccupation?: string;
  /**
   * Id of one of the ranges the platform offers; -1 is none.
   */
  selectedSalaryRange: number;
  /**
   * Slug of a source of the content.
   */
  selectedSourceOfFund: string;
  /**
   * The player's own words, for `other`.
   */
  otherSourceOfFund?: string;
  /**
   * As the player writes it.
   */
  placeOfBirth: string;
  /**
   * ISO 3166-1 code of the country.
   */
  nationality: string;
}
/**
 * A self-exclusion that begins at once and ends by itself (LIMIT-16).
 */
export interface ExclusionForm {
  /**
   * How long; one of the lengths that the market offers.
   */
  months: number;
  /**
   * The exclusion holds at all brands of the operator.
   */
  allBrands?: boolean;
}
/**
 * Takes part in experiments, leaves them, or reports that a variant was seen or its link followed (POST /api/experiments).
 */
export interface ExperimentEventForm {
  /**
   * Joined or left after a decision about cookies; seen and followed of the variant of one experiment.
   */
  event: 'join' | 'leave' | 'seen' | 'followed';
  /**
   * Key of the experiment.
   */
  experiment?: string;
  /**
   * Key of the variant that the page shows.
   */
  variant?: string;
}
/**
 * Marks a game with the heart, or takes the mark away (POST /api/favourites).
 */
export interface FavouriteForm {
  /**
   * Id of the game in the catalogue.
   */
  gameId: string;
  /**
   * Whether the game is to be one.
   */
  favourite: boolean;
}
/**
 * A self-exclusion without an end, which asks for a confirmation of its own (LIMIT-17).
 */
export interface IndefiniteExclusionForm {
  /**
   * The player knows that it does not end by itself.
   */
  confirmed: true;
  /**
   * The exclusion holds at all brands of the operator.
   */
  allBrands?: boolean;
}
/**
 * A new amount of a limit, as the player writes it (LIMIT-05).
 */
export interface LimitForm {
  /**
   * Written in the player's language; the site reads it strictly.
   */
  amount: string;
}
/**
 * Points that a player exchanges for money.
 */
export interface LoyaltyExchangeForm {
  /**
   * How many.
   */
  points: number;
  /**
   * Names this one sending.
   */
  idempotencyKey?: string;
}
/**
 * Second step of a password reset (RESET-06).
 */
export interface PasswordResetCodeForm {
  /**
   * Six digits.
   */
  code: string;
}
/**
 * First step of a password reset (RESET-05).
 */
export interface PasswordResetEmailForm {
  /**
   * Address that the player signs in with.
   */
  email: string;
}
/**
 * Third step of a password reset (RESET-07, RESET-08).
 */
export interface PasswordResetPasswordForm {
  /**
   * New password; the platform has the last word on it.
   */
  password: string;
}
/**
 * Begins a sign-up by a deposit (PNP-09).
 */
export interface PayAndPlayAmountForm {
  /**
   * One of the market's, in minor units.
   */
  amount: number;
  /**
   * Terms and conditions accepted.
   */
  termsAndConditionsAccepted: true;
  /**
   * Page to end on; checked by the server (GUARD-24).
   */
  redirect?: string;
  /**
   * Page that was wanted before; checked by the server (GUARD-24).
   */
  wanted?: string;
  /**
   * Of this one sending.
   */
  idempotencyKey: string;
}
/**
 * Contact data that the bank does not know (PNP-07, PNP-12).
 */
export interface PayAndPlayContactForm {
  /**
   * Address of the player.
   */
  email: string;
  /**
   * Country prefix such as +358; left out where the bank knows the number.
   */
  phonePrefix?: string;
  /**
   * Number without the prefix; left out where the bank knows it.
   */
  phoneBody?: string;
  /**
   * Offers and news wanted.
   */
  marketingOptIn?: boolean;
  /**
   * Of the anti-fraud script, where the page has one.
   */
  blackbox?: string;
}
/**
 * What the bank has led back with (PNP-11, PNP-16); sent again without it while the payment is not confirmed.
 */
export interface PayAndPlayReturnForm {
  /**
   * From the return address.
   */
  code?: string;
  /**
   * From the return address.
   */
  sessionId?: string;
  /**
   * From the return address: proves the browser.
   */
  state?: string;
  /**
   * Of the anti-fraud script, where the page has one.
   */
  blackbox?: string;
}
/**
 * How often the player is reminded of the time played (LIMIT-24).
 */
export interface RealityCheckForm {
  /**
   * Minutes between two reality checks; `none` for none.
   */
  period: '30' | '60' | '120' | 'none';
}
/**
 * Third step of a registration: the code of an SMS or e-mail (REG-16, REG-17).
 */
export interface RegistrationCodeForm {
  /**
   * Six digits.
   */
  code: string;
  /**
   * What a captcha of the page gives; left out without one.
   */
  captchaToken?: string;
  /**
   * The new password again, which the page remembers from the first step: with it the player is signed in at the end.
   */
  loginPassword?: string;
  /**
   * Path below the locale to come to after the sign-in.
   */
  wanted?: string;
}
/**
 * Second step of a registration: completes the profile (REG-02).
 */
export interface RegistrationContactForm {
  /**
   * Of the month.
   */
  birthDay: number;
  /**
   * 1 is January.
   */
  birthMonth: number;
  /**
   * Four digits.
   */
  birthYear: number;
  /**
   * As written in the country; sent as postalCode.
   */
  postCode: string;
  /**
   * Brazilian tax number.
   */
  cpf?: string;
  /**
   * What the registers of excluded persons are asked by. It is not stored with the registration.
   */
  registerIdentifier?: string;
  /**
   * Canadian province.
   */
  province?: string;
  /**
   * What a captcha of the page gives; left out without one.
   */
  captchaToken?: string;
  /**
   * The new password again, which the page remembers from the first step: with it the player is signed in at the end.
   */
  loginPassword?: string;
  /**
   * Path below the locale to come to after the sign-in.
   */
  wanted?: string;
}
/**
 * First step of a registration (REG-01, REG-04).
 */
export interface RegistrationDetailsForm {
  /**
   * ISO 3166 code of the country of residence.
   */
  country: string;
  /**
   * As the player writes it.
   */
  firstName: string;
  /**
   * As the player writes it.
   */
  lastName: string;
  /**
   * Address that the player signs in with.
   */
  email: string;
  /**
   * New password; the platform has the last word on it.
   */
  password: string;
  /**
   * Country prefix such as +358.
   */
  phonePrefix: string;
  /**
   * Number without the prefix; blanks, dashes and brackets are ignored.
   */
  phoneBody: string;
  /**
   * Code that brought the player (REG-25).
   */
  bonusCode?: string;
  /**
   * Ticks all boxes below it.
   */
  allConditions?: boolean;
  /**
   * Terms and conditions and privacy policy.
   */
  termsAndConditionsAccepted: true;
  /**
   * The cookie policy.
   */
  cookiePolicyAccepted: true;
  /**
   * Whether the player wants offers.
   */
  marketingOptIn?: boolean;
  /**
   * What a captcha of the page gives; left out without one.
   */
  captchaToken?: string;
}
/**
 * Another phone number in the third step of a registration (REG-21).
 */
export interface RegistrationPhoneForm {
  /**
   * Country prefix such as +358.
   */
  phonePrefix: string;
  /**
   * Number without the prefix; blanks, dashes and brackets are ignored.
   */
  phoneBody: string;
  /**
   * What a captcha of the page gives; left out without one.
   */
  captchaToken?: string;
}
/**
 * What the buttons of a reward send.
 */
export interface RewardForm {
  /**
   * Action on the reward; instead gives up the active bonus for it.
   */
  intent:
    | 'claim'
    | 'instead'
    | 'forfeit'
    | 'opt-in'
    | 'opt-out'
    | 'code-claim'
    | 'code-deposit'
    | 'cashback-activate'
    | 'cashback-deactivate'
    | 'cashback-claim'
    | 'queue'
    | 'queue-leave'
    | 'queue-claim'
    | 'icash'
    | 'partner'
    | 'sportsbook'
    | 'points';
  /**
   * Number of the campaign to claim or activate.
   */
  campaignId?: number;
  /**
   * The bonus to give up.
   */
  bonusAssignmentId?: string;
  /**
   * What the player saw as staked, in minor units.
   */
  wageringProgress?: number;
  /**
   * As the player typed it.
   */
  bonusCode?: string;
  /**
   * Names this one sending.
   */
  idempotencyKey?: string;
  /**
   * Its place in the queue.
   */
  queuedPlayerBonusId?: string;
  /**
   * As the player typed it.
   */
  partnerBonusCode?: string;
  /**
   * The price that the player has seen.
   */
  points?: number;
  /**
   * The active bonus that is given up with it.
   */
  insteadOf?: string;
}
/**
 * What a player types to sign in.
 */
export interface SignInForm {
  /**
   * E-mail address of the account.
   */
  email: string;
  /**
   * Password of the account.
   */
  password: string;
}
/**
 * A time-out that begins at once (LIMIT-19).
 */
export interface TimeOutForm {
  /**
   * How long; one of the lengths that the market offers.
   */
  days: number;
}
/**
 * What a player wants paid out, and where to.
 */
export interface WithdrawalForm {
  /**
   * Written in the player's language; the site reads it.
   */
  amount: string;
  /**
   * Id of a saved instrument of the player.
   */
  instrument: string;
  /**
   * Names this one sending.
   */
  idempotencyKey: string;
  /**
   * The player agrees to give up their active bonuses (BONUS-49).
   */
  forfeitsBonuses?: boolean;
}
/**
 * What the button beside a pending withdrawal sends.
 */
export interface WithdrawalCancellationForm {
  /**
   * Id of the pending withdrawal.
   */
  pendingWithdrawalId: string;
  /**
   * What the player saw, in minor units.
   */
  amount: number;
  /**
   * Names this one sending.
   */
  idempotencyKey: string;
}
/**
 * Body of POST /_control/launches: a demo without a platform.
 */
export interface GamesControlLaunch {
  /**
   * Its id.
   */
  provider: string;
  /**
   * Its id.
   */
  gameId: string;
  /**
   * ISO 4217.
   */
  currency: string;
  /**
   * Of the currency.
   */
  decimals: number;
  /**
   * Language code of the platform.
   */
  language: string;
  /**
   * Address of the page around the game.
   */
  lobby: string;
  /**
   * Of the demo, in minor units.
   */
  balance?: number;
  /**
   * In minor units.
   */
  maxStake?: number;
  /**
   * In milliseconds.
   */
  minRoundMs?: number;
  /**
   * Whether rounds may start by themselves.
   */
  autoplay?: boolean;
  /**
   * Granted rounds.
   *
   * Items: A grant.
   */
  freeRounds?: {
    /**
     * Id.
     */
    grant: string;
    /**
     * Rounds left.
     */
    left: number;
    /**
     * Of each.
     */
    stake: number;
  }[];
}
/**
 * Body of POST /_control/pages.
 */
export interface GamesControlPage {
  /**
   * Its id.
   */
  gameId: string;
  /**
   * Silent sends nothing, flood sends messages without end, navigate tries to leave.
   */
  behaviour: 'normal' | 'silent' | 'flood' | 'navigate';
}
/**
 * Body of POST /_control/wallet-faults; replaces those before.
 */
export interface GamesControlWallet {
  /**
   * In the order in which they are used up.
   *
   * Items: A fault.
   */
  faults: {
    /**
     * Every one when left out.
     */
    call?: 'bet' | 'win' | 'end-round' | 'rollback';
    /**
     * Late by delayMs, sent twice, lost on the way there or back, with an amount that is wrong by so much, or held back until another call was sent.
     */
    fault: 'late' | 'duplicated' | 'lost-request' | 'lost-reply' | 'wrong-amount' | 'reordered';
    /**
     * For so many calls.
     */
    times: number;
    /**
     * In milliseconds.
     */
    delayMs?: number;
    /**
     * Minor units.
     */
    by?: number;
  }[];
}
/**
 * data/kinds.json: the rules that games of the catalogue are played by.
 */
export interface GamesDataKinds {
  /**
   * By type of game.
   */
  types: {
    /**
     * How games of a type are played.
     */
    [k: string]: {
      /**
       * Rules of play.
       */
      kind: 'slot' | 'roulette' | 'blackjack' | 'baccarat';
      /**
       * Slot models, which its games take by turns.
       *
       * Items: Id of a slot model.
       */
      models?: string[];
    };
  };
  /**
   * Type that holds for one that is not listed.
   */
  fallback: string;
  /**
   * Colours of the games, which take them by turns.
   *
   * Items: A colour.
   */
  tints: string[];
}
/**
 * data/slot-models.json: reels and pays of the slots. W is the wild, S the scatter, A the dearest of the other symbols.
 */
export interface GamesDataSlotModels {
  /**
   * The row of each reel, 0 at the top.
   */
  lines: number[][];
  /**
   * By volatility.
   *
   * Items: A slot.
   */
  models: {
    /**
     * Of the model.
     */
    id: string;
    /**
     * The strips.
     *
     * Items: Its symbols.
     */
    reels: string[];
    /**
     * What three, four and five in a row bring, in stakes of a line.
     */
    pays: {
      /**
       * Of a symbol.
       *
       * Items: For a count.
       */
      [k: string]: number[];
    };
    /**
     * In stakes of the round.
     *
     * Items: For a count.
     */
    scatterPays: number[];
    /**
     * Of three, four and five scatters.
     *
     * Items: For a count.
     */
    freeSpins: number[];
    /**
     * Of wins in free spins.
     */
    multiplier: number;
    /**
     * Of one round.
     */
    maxFreeSpins: number;
  }[];
}
/**
 * data/stakes.json: what rounds may cost, in minor units of the currency.
 */
export interface GamesDataStakes {
  /**
   * By name.
   */
  ladders: {
    /**
     * Stakes of a group of currencies.
     */
    [k: string]: {
      /**
       * Ascending, in minor units.
       *
       * Items: In minor units.
       */
      slot: number[];
      /**
       * Ascending, in minor units.
       *
       * Items: In minor units.
       */
      chips: number[];
      /**
       * Ascending, in minor units.
       *
       * Items: In minor units.
       */
      blackjack: number[];
      /**
       * Of a demo without a wallet of its own.
       */
      demoCredit: number;
    };
  };
  /**
   * The ladder of each currency.
   */
  currencies: {
    /**
     * Its name.
     */
    [k: string]: string;
  };
  /**
   * The ladder of other currencies.
   */
  fallback: string;
}
/**
 * Body of POST /api/rounds/{roundId}/actions.
 */
export interface GamesRequestAction {
  /**
   * Index of the step that the action leads to.
   */
  step: number;
  /**
   * Of the player.
   */
  action: 'continue' | 'hit' | 'stand' | 'double' | 'split';
}
/**
 * Body of POST /api/rounds.
 */
export interface GamesRequestRound {
  /**
   * Id that the page has made.
   */
  id: string;
  /**
   * Minor units. The reply to a stake that is not offered says so.
   */
  stake: number;
  /**
   * The grant whose free round is played.
   */
  freeRounds?: string;
  /**
   * Where the stake lies.
   *
   * Items: A bet.
   */
  bets?: {
    /**
     * Such as straight or banker.
     */
    kind: string;
    /**
     * Numbers of an inside bet.
     *
     * Items: A pocket.
     */
    numbers?: number[];
    /**
     * Minor units.
     */
    amount: number;
  }[];
}
/**
 * Body of POST /api/fairness.
 */
export interface GamesRequestSeed {
  /**
   * Chosen by the player.
   */
  clientSeed: string;
}
/**
 * Body of POST /api/session.
 */
export interface GamesRequestSession {
  /**
   * The single-use token of the launch.
   */
  token: string;
}
/**
 * Category menu.
 */
export interface CategoriesLive {
  /**
   * In order.
   *
   * Items: An item.
   */
  items: {
    /**
     * Id.
     */
    categoryId: string;
    /**
     * Name.
     */
    label: string;
    /**
     * With locale.
     */
    href: string;
    icon?: Image;
    /**
     * Is the page shown.
     */
    current: boolean;
  }[];
  /**
   * Address of all games.
   */
  searchHref: string;
}
/**
 * Opening times of the contact block in the next days, worked out from its business hours.
 */
export interface ContactLive {
  /**
   * Stretches of time in which somebody answers, in order, the one of now included.
   *
   * Items: One stretch.
   */
  openings: {
    /**
     * First moment.
     */
    from: string;
    /**
     * First moment that no longer belongs to it.
     */
    to: string;
  }[];
  /**
   * The market has no live chat.
   */
  liveChatOff?: boolean;
}
/**
 * Static page links and payment methods of the market.
 */
export interface FooterLive {
  /**
   * Legal pages.
   *
   * Items: Link to a static page.
   */
  legal: {
    /**
     * Title.
     */
    label: string;
    /**
     * With locale.
     */
    href: string;
  }[];
  /**
   * Information pages.
   *
   * Items: Link to a static page.
   */
  information: {
    /**
     * Title.
     */
    label: string;
    /**
     * With locale.
     */
    href: string;
  }[];
  /**
   * Support pages.
   *
   * Items: Link to a static page.
   */
  support: {
    /**
     * Title.
     */
    label: string;
    /**
     * With locale.
     */
    href: string;
  }[];
  /**
   * Of the market (CONTENT-07).
   *
   * Items: A method.
   */
  paymentMethods: {
    /**
     * Name.
     */
    name: string;
    image: Image;
    /**
     * Read aloud.
     */
    alt: string;
  }[];
}
/**
 * Result of search and filters, and what can be chosen.
 */
export interface GameBrowserLive {
  /**
   * Heading.
   */
  label: string;
  /**
   * Sentence below it.
   */
  description?: string;
  /**
   * Where search and filters lead, with locale.
   */
  action: string;
  /**
   * The same as data.
   */
  dataHref: string;
  /**
   * This page.
   */
  items: GameCardLive[];
  /**
   * All games that match.
   */
  total: number;
  /**
   * A next page exists (BLOCK-38).
   */
  hasMore: boolean;
  /**
   * Address of the next page.
   */
  nextHref?: string;
  /**
   * 30 or 60, 15 or 30 in live casino (BLOCK-37, LIVE-07).
   */
  pageSize: number;
  /**
   * What was asked.
   */
  query: {
    /**
     * Text.
     */
    search: string;
    /**
     * Ids.
     */
    providers: string[];
    /**
     * Ids.
     */
    features: string[];
    /**
     * Ids.
     */
    types: string[];
    /**
     * Only games with a jackpot.
     */
    jackpot: boolean;
    /**
     * Id.
     */
    category?: string;
    /**
     * Order.
     */
    sort: 'popular' | 'new' | 'name';
    /**
     * First game.
     */
    offset: number;
  };
  /**
   * First-level providers (BLOCK-18, 19).
   *
   * Items: A filter option.
   */
  providers: {
    /**
     * Id.
     */
    id: string;
    /**
     * Name.
     */
    label: string;
    /**
     * Number of games it would show.
     */
    count?: number;
  }[];
  /**
   * Categories of the lobby.
   *
   * Items: A filter option.
   */
  categories: {
    /**
     * Id.
     */
    id: string;
    /**
     * Name.
     */
    label: string;
    /**
     * Number of games it would show.
     */
    count?: number;
  }[];
  /**
   * Feature ids with labels.
   *
   * Items: A filter option.
   */
  features: {
    /**
     * Id.
     */
    id: string;
    /**
     * Name.
     */
    label: string;
    /**
     * Number of games it would show.
     */
    count?: number;
  }[];
  /**
   * Kinds of game with labels.
   *
   * Items: A filter option.
   */
  types: {
    /**
     * Id.
     */
    id: string;
    /**
     * Name.
     */
    label: string;
    /**
     * Number of games it would show.
     */
    count?: number;
  }[];
  /**
   * Number of games with a jackpot; left out where no game of the lobby has one.
   */
  jackpots?: number;
  /**
   * Names that come near to a search nothing fits.
   */
  suggestions: string[];
}
/**
 * What a tile shows of a game.
 */
export interface GameCardLive {
  /**
   * Game id.
   */
  gameId: string;
  /**
   * Name.
   */
  name: string;
  /**
   * Game page, with locale.
   */
  href: string;
  square: Image;
  tall?: Image;
  wide?: Image;
  /**
   * Colour until the picture is there.
   */
  tint: string;
  /**
   * Title of the provider.
   */
  provider: string;
  /**
   * At most two are shown.
   *
   * Items: Badge id.
   */
  badges: ('new' | 'jackpot' | 'exclusive' | 'hot' | 'live')[];
  /**
   * Live amount.
   */
  jackpot?: {
    /**
     * Minor units.
     */
    amount: number;
    /**
     * ISO code.
     */
    currency: string;
  };
  /**
   * Live table.
   */
  table?: {
    /**
     * Table id.
     */
    tableId: string;
    /**
     * Whether one may join.
     */
    open: boolean;
    /**
     * All seats; 0 means unlimited.
     */
    seats: number;
    /**
     * Taken seats.
     */
    seatsTaken: number;
    /**
     * Minor units.
     */
    min: number;
    /**
     * Minor units.
     */
    max: number;
    /**
     * ISO code.
     */
    currency: string;
  };
  /**
   * May not be started in the visitor’s country.
   */
  restricted: boolean;
  /**
   * Show the restricted overlay (BLOCK-21).
   */
  overlay: boolean;
}
/**
 * A game with its facts.
 */
export interface GameDetailLive {
  game: GameCardLive;
  /**
   * Lobby.
   */
  lobby: 'casino' | 'live casino';
  /**
   * With locale.
   */
  lobbyHref: string;
  /**
   * Kind of game, translated.
   */
  kind: string;
  /**
   * Translated.
   */
  features: string[];
  /**
   * Volatility.
   */
  volatility?: 'low' | 'medium' | 'high' | 'extreme';
  /**
   * Percent.
   */
  rtp?: number;
  /**
   * Multiple of the stake.
   */
  maxWin?: number;
  /**
   * Date.
   */
  releasedAt?: string;
  /**
   * Same category.
   */
  similar: GameCardLive[];
}
/**
 * Games of a row.
 */
export interface GamesLive {
  /**
   * In order.
   */
  items: GameCardLive[];
  /**
   * Address of all games of the category.
   */
  href?: string;
  /**
   * All games of the category.
   */
  total: number;
  /**
   * Address of the private answer that holds the games of a player's row; the page itself holds none of them.
   */
  dataHref?: string;
}
/**
 * Running jackpots, the highest first.
 */
export interface JackpotsLive {
  /**
   * One per game.
   *
   * Items: A game and its amount.
   */
  items: {
    /**
     * Game id.
     */
    gameId: string;
    /**
     * Name of the game.
     */
    name: string;
    /**
     * Game page, with locale.
     */
    href: string;
    square: Image;
    /**
     * Colour until the picture is there.
     */
    tint: string;
    /**
     * In minor units.
     */
    amount: number;
    /**
     * ISO code.
     */
    currency: string;
  }[];
  /**
   * Sum of all running jackpots of the site, when they are of one currency.
   */
  total?: {
    /**
     * In minor units.
     */
    amount: number;
    /**
     * ISO code.
     */
    currency: string;
  };
  /**
   * Page of all jackpot games of the category, with locale.
   */
  href?: string;
}
/**
 * Tables with their seats and dealers.
 */
export interface LiveTablesLive {
  /**
   * Those with free seats first, closed ones last.
   *
   * Items: A game and who deals it.
   */
  items: {
    game: GameCardLive;
    /**
     * Roulette, blackjack …, in the language of the reader.
     */
    kind: string;
    /**
     * First name of the dealer on duty.
     */
    dealer?: string;
  }[];
  /**
   * Tables there are to choose from.
   */
  total: number;
  /**
   * Page of all tables of the category, with locale.
   */
  href?: string;
}
/**
 * Resolved cells per device.
 */
export interface LobbyGridLive {
  /**
   * Heading.
   */
  label: string;
  /**
   * Address of the category.
   */
  href: string;
  /**
   * All games of the category.
   */
  total: number;
  /**
   * Cells on desktop.
   *
   * Items: A cell.
   */
  desktop: {
    /**
     * Cell size.
     */
    cell: '4x' | '2xv' | '2xh' | '1x';
    game: GameCardLive;
    focus?: FocalPoint;
  }[];
  /**
   * Cells on tablet.
   *
   * Items: A cell.
   */
  tablet: {
    /**
     * Cell size.
     */
    cell: '4x' | '2xv' | '2xh' | '1x';
    game: GameCardLive;
    focus?: FocalPoint;
  }[];
  /**
   * Cells on mobile.
   *
   * Items: A cell.
   */
  mobile: {
    /**
     * Cell size.
     */
    cell: '4x' | '2xv' | '2xh' | '1x';
    game: GameCardLive;
    focus?: FocalPoint;
  }[];
}
/**
 * How old players must be in the market.
 */
export interface MinimumAgeLive {
  /**
   * In years, from the configuration of the market.
   */
  minimumAge: number;
}
/**
 * Where the visitor is and where else the page exists.
 */
export interface NavigationLive {
  /**
   * With locale.
   */
  homeHref: string;
  /**
   * Enabled markets.
   *
   * Items: A market and its languages.
   */
  markets: {
    /**
     * Code.
     */
    code: string;
    /**
     * Name.
     */
    name: string;
    /**
     * Is shown.
     */
    current: boolean;
    /**
     * In order.
     *
     * Items: A language.
     */
    languages: {
      /**
       * Code.
       */
      code: string;
      /**
       * BCP 47.
       */
      tag: string;
      /**
       * Own name.
       */
      name: string;
      /**
       * Same page in that locale (SHELL-09).
       */
      href: string;
      /**
       * Is shown.
       */
      current: boolean;
    }[];
  }[];
  /**
   * Own name of the present language.
   */
  language: string;
  /**
   * Name of the present market.
   */
  market: string;
}
/**
 * Links to static pages the visitor may read, in the language of the site (ROUTE-29…31).
 */
export interface PageLinksLive {
  /**
   * In order.
   *
   * Items: Link to a static page.
   */
  links: {
    /**
     * Title of the page.
     */
    label: string;
    /**
     * Address of the page, with the locale in front.
     */
    href: string;
    /**
     * One or two sentences of the page.
     */
    lead?: string;
    /**
     * The page the visitor is on.
     */
    current?: boolean;
  }[];
}
/**
 * What the market offers; without an address it offers nothing.
 */
export interface PayAndPlayLive {
  /**
   * Where pay-and-play begins (ROUTE-11); left out where the market does not offer it.
   */
  href?: string;
  /**
   * First deposits to choose from, smallest first.
   *
   * Items: One deposit.
   */
  amounts: {
    /**
     * In minor units.
     */
    amount: number;
    /**
     * ISO code.
     */
    currency: string;
    /**
     * Begins with this deposit.
     */
    href: string;
  }[];
}
/**
 * Where a block finds what belongs to the player: the page itself holds none of it.
 */
export interface PrivateDataLive {
  /**
   * Address of the private answer; only pages of signed-in players have it.
   */
  dataHref?: string;
}
/**
 * A promotion in full.
 */
export interface PromotionLive {
  card: PromotionCardLive;
  body?: RichText;
  conditions?: RichText;
  callToAction?: Link;
  claim?: Link;
  /**
   * All promotions.
   */
  listHref: string;
  /**
   * Its tournament (PROMO-10).
   */
  tournament?: {
    content: Tournament;
    live: TournamentLive;
  };
}
/**
 * A promotion in a list.
 */
export interface PromotionCardLive {
  /**
   * Slug.
   */
  slug: string;
  /**
   * Headline.
   */
  title: string;
  /**
   * Sentence.
   */
  summary: string;
  /**
   * Badge.
   */
  badge?: string;
  image: Image;
  /**
   * By sign-in state (PROMO-03).
   */
  href: string;
  /**
   * Opens in a new tab.
   */
  newTab: boolean;
  /**
   * active or upcoming (PROMO-04, 05).
   */
  status: 'active' | 'upcoming';
  /**
   * If upcoming.
   */
  startsAt?: string;
  /**
   * End of the present window.
   */
  endsAt?: string;
  /**
   * Themes.
   *
   * Items: Tag.
   */
  tags: {
    /**
     * Slug.
     */
    slug: string;
    /**
     * Name.
     */
    label: string;
    /**
     * List of the tag.
     */
    href: string;
  }[];
  campaign?: PlatformReward;
}
/**
 * A bonus that a player has, or could have (BONUS-01). Amounts are in minor units of the currency.
 */
export interface PlatformReward {
  /**
   * The campaign it comes from.
   */
  campaignId: number;
  /**
   * Names the bonus of this player; left out while it is on offer.
   */
  bonusAssignmentId?: string;
  /**
   * In the language that was asked for.
   */
  name: string;
  /**
   * BONUS-03; left out while it is on offer.
   */
  state?: 'ACTIVATED' | 'FORFEITED';
  /**
   * Where it is played with.
   */
  vertical: 'casino' | 'live casino' | 'sports';
  /**
   * BONUS-08.
   */
  campaignStatus: 'ACTIVE' | 'EXPIRED' | 'CANCELED' | 'DRAFT';
  /**
   * Chosen by the player, or given for something that happened.
   */
  campaignCategory: 'opt-in' | 'triggered';
  /**
   * BONUS-05.
   */
  bonusType: 'STICKY' | 'NON_STICKY';
  /**
   * Where, or as what, it is played with (BONUS-04).
   */
  product: 'CASINO' | 'FREE_BET' | 'LIVE_CASINO' | 'SPORTS' | 'FREE_SPINS';
  /**
   * How a player comes to it: by a claim, for something that happened, or chosen with a deposit or period (BONUS-07).
   */
  bonusKind: 'MANUAL' | 'TRIGGERED' | 'OPT_IN';
  /**
   * Money, or something to play with (BONUS-09).
   */
  rewardKind: 'CASH' | 'ITEM';
  /**
   * Whether the campaign is entered with a code.
   */
  hasBonusCode: boolean;
  /**
   * The code of the campaign that the player has given; left out without one.
   */
  bonusCode?: string;
  /**
   * The code that the bonus was taken with; left out without one.
   */
  partnerBonusCode?: string;
  /**
   * Names the place in the queue: of the offer that waits, and of the active bonus that it waits for.
   */
  queuedPlayerBonusId?: string;
  /**
   * Of an offer in the queue: waiting for a bonus to end, ready to be claimed, or not to be had as it was queued: its terms changed, or it is over.
   */
  queueState?: 'waiting' | 'ready' | 'changed' | 'over';
  /**
   * Currency of the amounts, which count its minor units.
   */
  currency: string;
  /**
   * The bonus as it was given, or the highest that is on offer.
   */
  amount: number;
  /**
   * Stakes that make the bonus the player's own; of an offer, for the highest bonus.
   */
  wageringAmount: number;
  /**
   * What has been staked of it so far, in minor units.
   */
  wageringProgress?: number;
  /**
   * When it was given, or a cashback was activated; left out while it is on offer.
   */
  startedAt?: string;
  /**
   * When the offer begins; left out for one that has begun.
   */
  opensAt?: string;
  /**
   * When it, or the offer of it, is lost; left out for an offer without an end.
   */
  expiresAt?: string;
  /**
   * When it was wagered, given up or expired; null while it is active.
   */
  endedAt?: string | null;
  /**
   * How it ended; null while it is active.
   */
  outcome?: 'converted' | 'forfeited' | 'expired' | 'spent' | null;
  /**
   * What became the player's own.
   */
  converted?: number;
  /**
   * Bonus money that it holds now.
   */
  balance?: number;
  /**
   * Of a cashback: whether a period of it has begun.
   */
  cashbackActivated?: boolean;
  /**
   * Median of the player's last stakes in the vertical; null for one who has not played there.
   */
  usualStake?: number | null;
  /**
   * The active bonus that has to end before this one can be claimed; null when it can be claimed now.
   */
  blockedBy?: string | null;
  /**
   * -1 for free rounds (BONUS-02).
   */
  betBonusType?: number;
  /**
   * Whether the player has chosen it for the next deposit.
   */
  isOptedIn?: boolean;
  /**
   * In the currency of the wallet, with the law of the player's country.
   */
  terms: {
    /**
     * Kind of the reward.
     */
    reward: 'deposit-match' | 'money' | 'free-rounds' | 'cashback' | 'icash' | 'partner' | 'sportsbook';
    /**
     * Whose code is needed, for a reward of a partner.
     */
    partner?: string;
    /**
     * Share of the deposit, or of the net loss of a cashback.
     */
    percent?: number;
    /**
     * A smaller one gets no bonus.
     */
    minimumDeposit?: number;
    /**
     * Of a cashback: a smaller net loss gets nothing back.
     */
    minimumLoss?: number;
    /**
     * Of a cashback: how long it counts losses, in days.
     */
    period?: number;
    /**
     * Rounds of a game that the house pays.
     */
    freeRounds?: {
      /**
       * Id in the catalogue.
       */
      gameId: string;
      /**
       * Of the game.
       */
      gameName: string;
      /**
       * How many are given.
       */
      rounds: number;
      /**
       * How many are not played.
       */
      left: number;
      /**
       * Of each round.
       */
      stake: number;
    };
    /**
     * Stakes, rounds and minutes of the wagering, and the probability that anything is converted: for the highest bonus, with its deposit staked first and every round at the usual stake. Left out without a model of the games, and without wagering or free rounds.
     */
    chance?: {
      /**
       * All stakes together, with the mean of what free rounds win; 0 without wagering.
       */
      stakeTotal: number;
      /**
       * Rounds at the stake, or the free rounds where there is no wagering.
       */
      rounds: number;
      /**
       * Time that the rounds take.
       */
      minutes: number;
      /**
       * Of a round.
       */
      stake: number;
      /**
       * Probability that more than nothing becomes the player's own, in the game where it is lowest.
       */
      low: number;
      /**
       * The same in the game where it is highest; equal to the lowest when the bonus names its game.
       */
      high: number;
    };
    /**
     * How many times the bonus must be staked.
     */
    wageringTimes: number;
    /**
     * Of a round while it is active; null sets none.
     */
    maximumStake: number | null;
    /**
     * Most that becomes the player's own; null sets no limit.
     */
    maximumWin: number | null;
    /**
     * Time to meet the wagering.
     */
    days: number;
    /**
     * Percent of a stake that counts, by game or kind of game; others count in full.
     */
    weights: {
      /**
       * Percent.
       */
      [k: string]: number;
    };
  };
  /**
   * The event a triggered bonus is given for; left out otherwise.
   */
  triggerEvent?: 'tournament';
  /**
   * Of a period of cashback: its end, the net loss so far and what that gives back.
   */
  cashbackInfo?: {
    /**
     * End of the period.
     */
    endsAt: string;
    /**
     * Stakes less wins of the rounds that count; below zero for a net win.
     */
    netLoss: number;
    /**
     * Share of the net loss that is given back.
     */
    cashback: number;
  };
  /**
   * A higher share for players of a level; left out without one.
   */
  cashbackBooster?: {
    /**
     * Lowest level that gets it.
     */
    level: number;
    /**
     * Share of the net loss instead of the usual one.
     */
    percent: number;
    /**
     * Whether the player gets it, or would when the period begins now.
     */
    isActive: boolean;
    /**
     * Of that level, in the language of the request.
     */
    levelName: string;
  };
  /**
   * Price in loyalty points; left out for what costs none.
   */
  points?: number;
  /**
   * The free rounds of the bonus; left out without any.
   */
  freeSpinDetail?: {
    /**
     * Id in the catalogue.
     */
    gameId: string;
    /**
     * Of the game.
     */
    gameName: string;
    /**
     * How many are given.
     */
    rounds: number;
    /**
     * How many are not played.
     */
    left: number;
    /**
     * Of each round.
     */
    stake: number;
  };
}
/**
 * Live state of a tournament.
 */
export interface TournamentLive {
  /**
   * Id.
   */
  tournamentId: string;
  /**
   * Status.
   */
  status: 'upcoming' | 'running' | 'finished';
  /**
   * Start.
   */
  startsAt: string;
  /**
   * End.
   */
  endsAt: string;
  /**
   * Prize pool.
   */
  prize: {
    /**
     * Minor units.
     */
    amount: number;
    /**
     * ISO code.
     */
    currency: string;
  };
  /**
   * Players taking part.
   */
  entrants: number;
  /**
   * Of the signed-in player who asks; left out without points.
   */
  own?: {
    /**
     * 1 is the leader.
     */
    rank: number;
    /**
     * Points made so far.
     */
    points: number;
  };
  /**
   * Best first.
   *
   * Items: A rank.
   */
  leaderboard: {
    /**
     * From 1.
     */
    rank: number;
    /**
     * Masked name.
     */
    nickname: string;
    /**
     * Points.
     */
    points: number;
    /**
     * Prize of the rank.
     */
    prize?: {
      /**
       * Minor units.
       */
      amount: number;
      /**
       * ISO code.
       */
      currency: string;
    };
  }[];
  /**
   * Games that count.
   */
  games: GameCardLive[];
  /**
   * How the tournament is decided. Amounts are in the currency of the prize pool.
   */
  terms?: {
    /**
     * Category of play that counts.
     */
    category: 'CASINO' | 'LIVE_CASINO';
    /**
     * Kinds of games that count; left out for all of the category.
     *
     * Items: A kind of game.
     */
    gameTypes?: (
      | 'slot'
      | 'jackpot'
      | 'table'
      | 'instant'
      | 'crash'
      | 'bingo'
      | 'roulette'
      | 'blackjack'
      | 'baccarat'
      | 'poker'
      | 'game-show'
      | 'dice'
    )[];
    /**
     * What makes points in settled rounds.
     */
    per: 'stake' | 'win';
    /**
     * Points for the amount.
     */
    points: number;
    /**
     * Stake or win that makes the points, in minor units.
     */
    amount: number;
    /**
     * By place, the first one leads; places with the same prize in a row are one entry.
     *
     * Items: Of one place, or of each of several.
     */
    prizes: {
      /**
       * First place.
       */
      from: number;
      /**
       * Last place.
       */
      to: number;
      /**
       * In minor units of the currency.
       */
      amount: number;
    }[];
  };
}
/**
 * Promotions of a category or tag.
 */
export interface PromotionListLive {
  /**
   * all first (ROUTE-21).
   *
   * Items: A tab.
   */
  tabs: {
    /**
     * Slug.
     */
    slug: string;
    /**
     * Name.
     */
    label: string;
    /**
     * With locale.
     */
    href: string;
    /**
     * Is shown.
     */
    current: boolean;
  }[];
  /**
   * Tags in use.
   *
   * Items: A tab.
   */
  tags: {
    /**
     * Slug.
     */
    slug: string;
    /**
     * Name.
     */
    label: string;
    /**
     * With locale.
     */
    href: string;
    /**
     * Is shown.
     */
    current: boolean;
  }[];
  /**
   * At most nine (PROMO-07).
   */
  items: PromotionCardLive[];
  /**
   * If there is one.
   */
  nextHref?: string;
  /**
   * If there is one.
   */
  previousHref?: string;
}
/**
 * Cards.
 */
export interface PromotionsLive {
  /**
   * In order.
   */
  items: PromotionCardLive[];
  /**
   * Address of all promotions.
   */
  href: string;
}
/**
 * Providers of the brand.
 */
export interface ProvidersLive {
  /**
   * In order.
   *
   * Items: A provider.
   */
  items: {
    /**
     * Id.
     */
    id: string;
    /**
     * Name.
     */
    title: string;
    /**
     * Its games.
     */
    href: string;
    logo?: Image;
    logoOnLight?: Image;
    /**
     * Number of games.
     */
    count: number;
  }[];
}
/**
 * The page of the address.
 */
export interface StaticPageLive {
  page: StaticPage;
  /**
   * Ways to protect oneself, at the top of the page about that.
   *
   * Items: Link to a form or a page.
   */
  actions?: {
    /**
     * What it does.
     */
    label: string;
    /**
     * With locale.
     */
    href: string;
  }[];
  /**
   * Pages of the same group.
   *
   * Items: Link to a static page.
   */
  related: {
    /**
     * Title.
     */
    label: string;
    /**
     * With locale.
     */
    href: string;
  }[];
}
/**
 * Top and latest (WIN-05).
 */
export interface WinnersLive {
  /**
   * Highest first.
   *
   * Items: A win.
   */
  top: {
    /**
     * Id.
     */
    id: string;
    /**
     * Masked name.
     */
    nickname: string;
    /**
     * Minor units.
     */
    amount: number;
    /**
     * ISO code.
     */
    currency: string;
    /**
     * Time.
     */
    wonAt: string;
    /**
     * Name.
     */
    gameName: string;
    /**
     * Game page.
     */
    href: string;
    image: Image;
    /**
     * Colour.
     */
    tint: string;
  }[];
  /**
   * Newest first.
   *
   * Items: A win.
   */
  latest: {
    /**
     * Id.
     */
    id: string;
    /**
     * Masked name.
     */
    nickname: string;
    /**
     * Minor units.
     */
    amount: number;
    /**
     * ISO code.
     */
    currency: string;
    /**
     * Time.
     */
    wonAt: string;
    /**
     * Name.
     */
    gameName: string;
    /**
     * Game page.
     */
    href: string;
    image: Image;
    /**
     * Colour.
     */
    tint: string;
  }[];
  /**
   * The same as data.
   */
  dataHref: string;
}
/**
 * Body of a callback.
 */
export interface PaymentProviderCallback {
  /**
   * The same in every delivery of the event.
   */
  eventId: string;
  /**
   * When it happened.
   */
  createdAt: string;
  transaction: PaymentProviderTransaction;
}
/**
 * A payment or a payout as the provider sees it.
 */
export interface PaymentProviderTransaction {
  /**
   * At the provider.
   */
  id: string;
  /**
   * Id of the payment or payout at the merchant.
   */
  reference: string;
  /**
   * Of money movement.
   */
  kind: 'deposit' | 'payout';
  /**
   * `created` to `settled` in this order; the others end it.
   */
  status:
    | 'created'
    | 'redirected'
    | 'authorised'
    | 'pending'
    | 'settled'
    | 'failed'
    | 'expired'
    | 'cancelled'
    | 'reversed';
  /**
   * In minor units of the currency.
   */
  amount: number;
  /**
   * ISO 4217.
   */
  currency: string;
  /**
   * Name of a payment method, as data/methods.json lists them.
   */
  method: string;
  instrument?: PaymentProviderInstrument;
  identity?: PaymentProviderIdentity;
  /**
   * Why it failed.
   */
  failure?:
    | 'declined'
    | 'insufficient_funds'
    | 'authentication_failed'
    | 'cancelled_by_customer'
    | 'expired'
    | 'account_closed'
    | 'limit'
    | 'error';
  /**
   * Where the customer pays.
   */
  hostedUrl?: string;
  /**
   * When the hosted page expires.
   */
  expiresAt?: string;
  /**
   * First change.
   */
  createdAt: string;
  /**
   * Last change.
   */
  updatedAt: string;
  /**
   * Grows by one with each change.
   */
  sequence: number;
}
/**
 * A card, account or wallet that was used; numbers are never part of it.
 */
export interface PaymentProviderInstrument {
  /**
   * Names it in later requests.
   */
  token: string;
  /**
   * As people recognise it, such as the last four digits.
   */
  label: string;
  /**
   * Name of its holder.
   */
  holder?: string;
}
/**
 * The person whom the bank has identified, of a payment that identifies its customer.
 */
export interface PaymentProviderIdentity {
  /**
   * The same for each payment of this person to the merchant, and meaningless elsewhere.
   */
  personId: string;
  /**
   * As the bank has it.
   */
  firstName: string;
  /**
   * As the bank has it.
   */
  lastName: string;
  /**
   * yyyy-MM-dd.
   */
  dateOfBirth: string;
  /**
   * Street and number.
   */
  address: string;
  /**
   * Of the address.
   */
  city: string;
  /**
   * Of the address.
   */
  postalCode: string;
  /**
   * Of residence, ISO 3166-1 alpha-2.
   */
  country: string;
  /**
   * Where the bank has one.
   */
  email?: string;
  /**
   * With its prefix, where the bank has one.
   */
  mobilePhone?: string;
}
/**
 * Body of POST /control/transactions/{id}/authorise: pays in place of the customer.
 */
export interface PaymentProviderControlAuthorise {
  /**
   * It fails with this code.
   */
  failure?:
    | 'declined'
    | 'insufficient_funds'
    | 'authentication_failed'
    | 'cancelled_by_customer'
    | 'expired'
    | 'account_closed'
    | 'limit'
    | 'error';
  /**
   * Stays pending for so long, in milliseconds; 0 when left out.
   */
  settlesAfterMs?: number;
  /**
   * Name of the holder of the instrument.
   */
  holder?: string;
  identity?: PaymentProviderIdentity;
}
/**
 * Body of POST /control/behaviour; replaces what was planned before.
 */
export interface PaymentProviderControlBehaviour {
  /**
   * The first one that fits applies.
   *
   * Items: A fault.
   */
  faults: {
    /**
     * Kind of misbehaviour.
     */
    fault:
      | 'slow-answer'
      | 'slow-settlement'
      | 'duplicate-callback'
      | 'reordered-callback'
      | 'callback-before-return'
      | 'wrong-amount'
      | 'wrong-currency'
      | 'no-callback'
      | 'unsigned-callback'
      | 'wrong-signature'
      | 'error-after-work'
      | 'cut-after-work'
      | 'missing-from-list';
    /**
     * How often; without end when left out.
     */
    times?: number;
    /**
     * Probability with which it applies; 1 when left out.
     */
    share?: number;
    /**
     * Of slow answers, slow settlements and reordered callbacks, in milliseconds.
     */
    delayMs?: number;
    /**
     * Of a wrong amount, in minor units.
     */
    by?: number;
    /**
     * A wrong currency, ISO 4217.
     */
    currency?: string;
    /**
     * Only of this transaction.
     */
    reference?: string;
    /**
     * Only of this payment method.
     */
    method?: string;
  }[];
}
/**
 * Reply with a status of 400 or above.
 */
export interface PaymentProviderError {
  /**
   * For programs.
   */
  code:
    | 'unauthorized'
    | 'invalid_request'
    | 'not_found'
    | 'idempotency_conflict'
    | 'wrong_state'
    | 'unknown_method'
    | 'unknown_instrument'
    | 'internal_error';
  /**
   * For developers.
   */
  message: string;
}
/**
 * Query of GET /v1/transactions.
 */
export interface PaymentProviderRequestList {
  /**
   * Changed at or after.
   */
  from?: string;
  /**
   * Changed before.
   */
  to?: string;
  /**
   * Only the transaction that the merchant created under this reference.
   */
  reference?: string;
  /**
   * `next` of the page before.
   */
  cursor?: string;
}
/**
 * Body of POST /v1/payments.
 */
export interface PaymentProviderRequestPayment {
  /**
   * Id of the payment or payout at the merchant.
   */
  reference: string;
  /**
   * In minor units of the currency.
   */
  amount: number;
  /**
   * ISO 4217.
   */
  currency: string;
  /**
   * Name of a payment method, as data/methods.json lists them.
   */
  method: string;
  /**
   * ISO 3166-1 alpha-2.
   */
  country: string;
  /**
   * BCP 47, or a language code of the platform.
   */
  language: string;
  /**
   * Where the browser goes back to, with `payment=<reference>` in its query.
   */
  returnUrl: string;
  /**
   * Receives the events of the payment.
   */
  callbackUrl: string;
  /**
   * The player at the merchant.
   */
  customer: {
    /**
     * At the merchant; instruments belong to it.
     */
    id: string;
    /**
     * Address.
     */
    email?: string;
  };
  /**
   * Shown on the hosted page.
   */
  merchant: {
    /**
     * Of the brand.
     */
    name: string;
  };
  /**
   * Token of an instrument of this customer.
   */
  instrument?: string;
  /**
   * The merchant shows the hosted page in a frame. No other page can be framed.
   */
  isFramed?: boolean;
  /**
   * The merchant does not know the customer yet: the bank tells who pays. For bank methods only.
   */
  identifies?: boolean;
}
/**
 * Body of POST /v1/payouts.
 */
export interface PaymentProviderRequestPayout {
  /**
   * Id of the payment or payout at the merchant.
   */
  reference: string;
  /**
   * In minor units of the currency.
   */
  amount: number;
  /**
   * ISO 4217.
   */
  currency: string;
  /**
   * Name of a payment method, as data/methods.json lists them.
   */
  method: string;
  /**
   * ISO 3166-1 alpha-2.
   */
  country: string;
  /**
   * BCP 47, or a language code of the platform.
   */
  language: string;
  /**
   * Token of an instrument of this customer.
   */
  instrument: string;
  /**
   * Receives the events of the payout.
   */
  callbackUrl: string;
  /**
   * The player at the merchant.
   */
  customer: {
    /**
     * At the merchant; instruments belong to it.
     */
    id: string;
    /**
     * Address.
     */
    email?: string;
  };
}
/**
 * Reply of GET /v1/transactions, oldest change first.
 */
export interface PaymentProviderTransactionList {
  /**
   * Transactions.
   */
  items: PaymentProviderTransaction[];
  /**
   * Cursor of the next page; null at the end.
   */
  next: string | null;
}
/**
 * Reply of GET /platform/v2/player/access/context (API-006): where the visitor is and whether the site may serve them.
 */
export interface PlatformAccessContext {
  /**
   * ISO 3166 code of the visitor's country; empty when not known.
   */
  autodetectedCountry: string;
  /**
   * Region code such as QC; empty when not known.
   */
  Region: string;
  /**
   * Empty when not known.
   */
  City: string;
  /**
   * The address that the visitor was seen at.
   */
  ipAddress: string;
  /**
   * Market of the country: UN when there is none (MARKET-07).
   */
  market: string;
  /**
   * Whether the site may be shown to the visitor (GUARD-03).
   */
  allowed: boolean;
}
/**
 * Reply of GET /platform/v1/player/access/details (API-005).
 */
export interface PlatformAccessDetails {
  /**
   * State of the account.
   */
  accountStatus:
    | 'CLOSED'
    | 'ACCOUNT_UNVERIFIED'
    | 'PRE_REGISTERED'
    | 'REGISTERED'
    | 'BLACKLISTED'
    | 'RESTRICTED'
    | 'PAYOUT'
    | 'TIMEOUT'
    | 'SELF_EXCLUDED';
  /**
   * Verticals that the player is shut out of.
   *
   * Items: One vertical.
   */
  restrictions: ('PAYOUT' | 'SPORTS' | 'CASINO' | 'LIVE_CASINO' | 'BONUSES' | 'VIRTUAL_SPORTS')[];
  /**
   * What the player may do.
   */
  flags: {
    /**
     * May be paid out.
     */
    payout: boolean;
    /**
     * May play casino games.
     */
    casino: boolean;
    /**
     * May play at live tables.
     */
    liveCasino: boolean;
    /**
     * May bet on sports.
     */
    sports: boolean;
    /**
     * May bet on virtual sports.
     */
    virtualSports: boolean;
    /**
     * May receive bonuses.
     */
    bonuses: boolean;
    /**
     * May deposit.
     */
    deposit: boolean;
    /**
     * May withdraw.
     */
    withdrawal: boolean;
  };
  /**
   * May be sent and shown offers; left out, the state of the account decides.
   */
  marketing?: boolean;
}
/**
 * Reply of GET {v1}/player/account: what the account page shows beside the profile (ACCT-23).
 */
export interface PlatformAccount {
  /**
   * Number of the player on the platform.
   */
  playerId: number;
  /**
   * As the player gave it.
   */
  firstName: string;
  /**
   * As the player gave it.
   */
  lastName: string;
  /**
   * Address that the player signs in with.
   */
  email: string;
  /**
   * Whether a code proved the address.
   */
  emailVerified: boolean;
  /**
   * In international form without blanks; null for none.
   */
  mobilePhone: string | null;
  /**
   * Whether a code proved the number.
   */
  mobilePhoneVerified: boolean;
  /**
   * Street and number.
   */
  address: string | null;
  /**
   * Town or city.
   */
  city: string | null;
  /**
   * As written in the country.
   */
  postalCode: string | null;
  /**
   * ISO 3166 code.
   */
  countryCode: string;
  /**
   * Canadian province; null elsewhere, or not yet told.
   */
  provinceCode: string | null;
  /**
   * As yyyy-MM-dd.
   */
  dateOfBirth: string | null;
  /**
   * When the account was opened.
   */
  registrationDate: string;
  /**
   * Language code of the player.
   */
  language: string;
  /**
   * ISO 4217 code of the currency.
   */
  currencyCode: string;
  /**
   * Chosen salary range; null for none.
   */
  salaryRangeId: number | null;
}
/**
 * Reply of GET /platform/v1/player/activity/settings (API-121): how often the player is reminded of the time played.
 */
export interface PlatformActivitySettings {
  /**
   * Minutes between two reality checks, as chosen and as the law caps it; null is none.
   */
  period: number | null;
  /**
   * The longest period in minutes that the law allows; null where a player may do without.
   */
  maximum: number | null;
}
/**
 * Reply of GET /platform/v1/player/activity/summary (API-124, LIMIT-23): play since the timer was started, in minor units.
 */
export interface PlatformActivitySummary {
  /**
   * Currency of the wallet.
   */
  currency: string;
  /**
   * When the timer was started.
   */
  since: string;
  /**
   * Stakes, without those taken back.
   */
  turnover: number;
  /**
   * Wins, without those taken back.
   */
  overallWinnings: number;
  /**
   * Won less staked: negative for a loss.
   */
  winSlashLoss: number;
}
/**
 * What a wallet holds, by bucket (WALLET-03). Amounts are integers in minor units of the wallet's currency: cents, or whole pesos where a currency has no cents.
 */
export interface PlatformBalanceMap {
  /**
   * Real money that can be played with and withdrawn.
   */
  main: number;
  /**
   * Real money that can be played with and not yet withdrawn.
   */
  locked: number;
  /**
   * Bonus money; entries of one vertical add up.
   *
   * Items: Bonus money of a vertical.
   */
  bonus: {
    /**
     * Where the money can be played with.
     */
    vertical: 'CASINO' | 'LIVE_CASINO' | 'SPORTS';
    /**
     * In minor units.
     */
    amount: number;
  }[];
}
/**
 * Reply of POST {v1}/player/bonus-code/validate (API-068): the campaign that a code opens.
 */
export interface PlatformBonusCode {
  /**
   * The campaign that it opens.
   */
  campaignId: number;
  /**
   * In its usual spelling.
   */
  value: string;
  reward: PlatformReward;
}
/**
 * Terms of a campaign. Amounts are in euro: a player gets a round amount of about the same value in their currency.
 */
export interface PlatformBonusTerms {
  /**
   * What the player is given.
   */
  reward:
    | {
        /**
         * Kind of the reward.
         */
        kind: 'deposit-match';
        /**
         * Share of the deposit.
         */
        percent: number;
        /**
         * Highest bonus, in euro.
         */
        maximum: number;
        /**
         * A smaller one gets no bonus, in euro.
         */
        minimumDeposit: number;
        /**
         * Only for this deposit of the player, such as 1 for the first; any when left out.
         */
        depositNumber?: number;
        /**
         * Rounds of a game that come with the bonus.
         */
        freeRounds?: {
          /**
           * Id of the game in the catalogue.
           */
          gameId: string;
          /**
           * How many.
           */
          rounds: number;
          /**
           * Of each round, in euro.
           */
          stake: number;
        };
      }
    | {
        /**
         * Kind of the reward.
         */
        kind: 'money';
        /**
         * In euro.
         */
        amount: number;
      }
    | {
        /**
         * Kind of the reward.
         */
        kind: 'free-rounds';
        /**
         * Id of the game in the catalogue.
         */
        gameId: string;
        /**
         * How many.
         */
        rounds: number;
        /**
         * Of each round, in euro.
         */
        stake: number;
      }
    | {
        /**
         * Kind of the reward.
         */
        kind: 'cashback';
        /**
         * Share of the net loss: stakes less wins of the rounds that were played with own money.
         */
        percent: number;
        /**
         * Highest cashback of a period, in euro.
         */
        maximum: number;
        /**
         * A smaller net loss gets nothing back, in euro.
         */
        minimumLoss: number;
        /**
         * How long a period lasts, in days.
         */
        period: number;
        /**
         * A higher share for players of a level, decided when the period begins.
         */
        booster?: {
          /**
           * Lowest level of the loyalty programme that gets it.
           */
          level: number;
          /**
           * Share of the net loss instead of the usual one.
           */
          percent: number;
        };
      }
    | {
        /**
         * Kind of the reward.
         */
        kind: 'icash';
        /**
         * In euro.
         */
        amount: number;
      }
    | {
        /**
         * Kind of the reward.
         */
        kind: 'partner';
        /**
         * Name of the partner.
         */
        partner: string;
        /**
         * What the partner publishes; players never get it from the platform.
         */
        code: string;
        /**
         * In euro.
         */
        amount: number;
      }
    | {
        /**
         * Kind of the reward.
         */
        kind: 'sportsbook';
        /**
         * In euro.
         */
        amount: number;
      };
  /**
   * How many times the bonus, or the wins of its free rounds, must be staked before it is the player's own. 0 for money that is theirs at once.
   */
  wageringTimes: number;
  /**
   * Of a round while the bonus is active, in euro; any when left out.
   */
  maximumStake?: number;
  /**
   * Most that becomes the player's own, as a multiple of the bonus; all of it when left out.
   */
  maximumWinTimes?: number;
  /**
   * Time to meet the wagering.
   */
  days: number;
  /**
   * Percent of a stake that counts, by game id or by kind of game, such as roulette or jackpot; others count in full. A game with 0 takes no bonus money.
   */
  weights?: {
    /**
     * Percent.
     */
    [k: string]: number;
  };
  /**
   * How often a player may have it.
   */
  timesPerPlayer: number;
  /**
   * First moment of the offer; since ever when left out.
   */
  validFrom?: string;
  /**
   * End of the offer; without one it has none.
   */
  validUntil?: string;
  /**
   * Codes of the markets it is offered in; all when left out.
   *
   * Items: Code of a market.
   */
  markets?: string[];
  /**
   * Players that the campaign is for, by what they do; everybody when left out.
   */
  audience?: {
    /**
     * When they were last here, the past 24 hours aside.
     */
    lastVisit?: 'week' | 'month' | 'longer' | 'never';
    /**
     * Where they have played most of their latest rounds.
     */
    favouriteVertical?: 'CASINO' | 'LIVE_CASINO' | 'SPORTS';
    /**
     * Lowest level of the loyalty programme.
     */
    level?: number;
  };
  /**
   * Price in loyalty points, for a campaign whose access is by points.
   */
  points?: number;
  /**
   * The event a triggered bonus is given for.
   */
  triggerEvent?: 'tournament';
}
/**
 * Reply of the calls that list campaigns (API-055, API-064, API-065).
 */
export interface PlatformCampaigns {
  /**
   * In the order in which they were made.
   */
  campaigns: PlatformReward[];
}
/**
 * A period of a player's cashback with what it gives so far: reply of its calls. Amounts are in minor units of the currency.
 */
export interface PlatformCashback {
  /**
   * The campaign it is of.
   */
  campaignId: number;
  /**
   * Of the campaign.
   */
  name: string;
  /**
   * running until the end of the period, then due until it is claimed; claimed and dropped are final.
   */
  state: 'running' | 'due' | 'claimed' | 'dropped';
  /**
   * Currency of the amounts, which count its minor units.
   */
  currency: string;
  /**
   * Rounds that began before do not count.
   */
  startedAt: string;
  /**
   * End of the period: rounds that are settled later do not count.
   */
  endsAt: string;
  /**
   * Stakes less wins of the rounds of the period that were played with own money; below zero for a net win.
   */
  netLoss: number;
  /**
   * Share of the net loss that is given back.
   */
  cashback: number;
  /**
   * Share of the net loss.
   */
  percent: number;
  /**
   * Highest cashback of the period.
   */
  maximum: number;
  /**
   * A smaller net loss gets nothing back.
   */
  minimumLoss: number;
  /**
   * How many times the cashback must be staked; 0 for own money.
   */
  wageringTimes: number;
}
/**
 * Body of POST /platform/_control/reply: what the next calls of a path answer.
 */
export interface PlatformControlReply {
  /**
   * HTTP method.
   */
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /**
   * Exact path without query.
   */
  path: string;
  /**
   * HTTP status; left out, the real answer follows after the delay.
   */
  status?: number;
  /**
   * Any JSON.
   */
  body?: {
    [k: string]: unknown;
  };
  /**
   * Milliseconds before the answer.
   */
  delayMs?: number;
  /**
   * How many calls; one when left out.
   */
  count?: number;
}
/**
 * Body of POST /platform/_control/seed.
 */
export interface PlatformControlSeed {
  /**
   * New seed of all live data.
   */
  seed?: string;
  /**
   * Where every visitor is from now on; null ends it.
   */
  country?: string | null;
  /**
   * Region code that goes with the country.
   */
  region?: string;
  /**
   * Added, in place of players with the same site and address.
   *
   * Items: Everything but site, address and password may be left out.
   */
  players?: {
    /**
     * Number of the player on the platform.
     */
    playerId?: number;
    /**
     * As the player gave it.
     */
    firstName?: string;
    /**
     * Verification level.
     */
    kycStatus?:
      | 'NOT_VERIFIED'
      | 'DATA_VERIFIED'
      | 'PENDING'
      | 'FULLY VERIFIED'
      | 'ENHANCED KYC'
      | 'EDD_PENDING'
      | 'EDD_UNDER_REVIEW'
      | 'ENHANCED'
      | 'RESTRICTED'
      | 'SUSPENDED'
      | 'PENDING_EXPIRED'
      | 'NOT_REQUIRED';
    /**
     * Comma-separated document types that the player is asked for; empty for none.
     */
    requestDocumentTypeStatus?: string;
    /**
     * Whether the player signs in for the first time.
     */
    firstLogin?: boolean;
    /**
     * Null before the first deposit.
     */
    firstDepositDate?: string | null;
    /**
     * Currency of the wallet.
     */
    currencyCode?: string;
    /**
     * Country that the player declared.
     */
    countryCode?: string;
    /**
     * Canadian province; null elsewhere.
     */
    provinceCode?: string | null;
    /**
     * Joins the accounts of one person.
     */
    personid?: string;
    /**
     * May be paid out.
     */
    payout?: boolean;
    /**
     * May play casino games.
     */
    casino?: boolean;
    /**
     * May play at live tables.
     */
    liveCasino?: boolean;
    /**
     * May bet on sports.
     */
    sports?: boolean;
    /**
     * May bet on virtual sports.
     */
    virtualSports?: boolean;
    /**
     * May receive bonuses.
     */
    bonuses?: boolean;
    /**
     * May deposit.
     */
    deposit?: boolean;
    /**
     * May withdraw.
     */
    withdrawal?: boolean;
    /**
     * 0 is the entry level.
     */
    loyaltyLevel?: number;
    /**
     * Game limitation level.
     */
    limitLevel?: number;
    /**
     * May pay by instant bank transfer.
     */
    volt?: boolean;
    /**
     * Whether an affiliate brought the player.
     */
    affiliateReg?: boolean;
    /**
     * May use the payment method macropay.
     */
    macropay?: boolean;
    /**
     * Whether withdrawals are reviewed by hand.
     */
    isWithdrawalReview?: boolean;
    /**
     * Whether the wallet is in a crypto-currency.
     */
    crypto?: boolean;
    /**
     * Version that the player agreed to; empty for none.
     */
    termsAndConditionsAcceptedVersion?: string;
    /**
     * A player belongs to one site.
     */
    siteId: number;
    /**
     * Address that the player signs in with.
     */
    email: string;
    /**
     * As the player gave it; left out: one of the player's own.
     */
    lastName?: string;
    /**
     * ISO 8601; left out: one of the player's own, of an adult.
     */
    dateOfBirth?: string;
    /**
     * Language code.
     */
    language?: string;
    /**
     * When the account was opened.
     */
    registrationDate?: string;
    /**
     * State of the account.
     */
    accountStatus?:
      | 'CLOSED'
      | 'ACCOUNT_UNVERIFIED'
      | 'PRE_REGISTERED'
      | 'REGISTERED'
      | 'BLACKLISTED'
      | 'RESTRICTED'
      | 'PAYOUT'
      | 'TIMEOUT'
      | 'SELF_EXCLUDED';
    /**
     * Days that a time-out or exclusion still lasts, counted from today; null without an end.
     */
    remainingDays?: number | null;
    /**
     * How many deposits the player ever made.
     */
    totalDepositsCount?: number;
    /**
     * In clear, over an encrypted connection.
     */
    password: string;
  }[];
}
/**
 * Reply of GET {v1}/player/cookies-consent (API-097, COOKIE-07); 404 `error.cookies.consent.not.found` until one is stored.
 */
export interface PlatformCookiesConsent {
  /**
   * Names the stored consent.
   */
  cookiesConsentId: string;
  /**
   * Version of the cookie policy that was shown.
   */
  version: string;
  /**
   * Accepted categories (COOKIE-01).
   */
  options: {
    /**
     * Always on.
     */
    essentials: true;
    /**
     * Whether the category is accepted.
     */
    performanceFunctional: boolean;
    /**
     * Whether the category is accepted.
     */
    marketing: boolean;
  };
}
/**
 * Reply of PATCH {v1}/player/cookies-consent (API-096).
 */
export interface PlatformCookiesConsentId {
  /**
   * Names the stored consent.
   */
  cookiesConsentId: string;
}
/**
 * Reply of POST /platform/v1/player/{playerId}/timeout/cooling (API-007).
 */
export interface PlatformCooling {
  /**
   * Whether the cooling runs.
   */
  isCooling: boolean;
  /**
   * Time left until the player may sign in.
   */
  milliseconds: number;
}
/**
 * A country as the platform knows it (MARKET-18).
 */
export interface PlatformCountry {
  /**
   * ISO 3166 code.
   */
  code: string;
  /**
   * English name, for people who read the data.
   */
  name: string;
  /**
   * With the plus sign.
   */
  isd: string;
  /**
   * Currency of the country.
   */
  currency: string;
  /**
   * Whether the platform works with the country.
   */
  active: boolean;
  /**
   * Whether any site may serve the country.
   */
  allowed: boolean;
  /**
   * Middle of the country, in degrees.
   */
  location: {
    /**
     * North is positive.
     */
    lat: number;
    /**
     * East is positive.
     */
    lon: number;
  };
  /**
   * Whether the country is left out of the registration form.
   */
  removeCountryFromRegistration: boolean;
  /**
   * Market that its visitors belong to: NL and FR to LL, SE to PP, GB to UK, the others to their own or to UN.
   */
  market: string;
}
/**
 * Reply of GET {v1}/creedroomz/attributes (GAME-15).
 */
export interface PlatformCreedroomzAttributes {
  /**
   * Of the player, for the game.
   */
  attributes: {
    /**
     * Shown to other players.
     */
    nickname: string;
    /**
     * Currency of the wallet.
     */
    currency: string;
    /**
     * Declared by the player.
     */
    country: string;
  };
}
/**
 * data/bonuses.json: the campaigns that each brand of the demo starts with, in order.
 */
export interface PlatformDataBonuses {
  /**
   * Campaigns of a brand.
   *
   * Items: A bonus as a site offers it, with its terms.
   */
  [k: string]: {
    /**
     * Name within the brand.
     */
    id: string;
    /**
     * Below those that are given out, so that content can name the campaign; left out: the next one.
     */
    campaignId?: number;
    /**
     * Who can claim it: everybody, whoever has its code, only those to whom operators give it, or players who pay with loyalty points.
     */
    access: 'open' | 'code' | 'operator' | 'points';
    /**
     * Opens a campaign with access by code.
     */
    code?: string;
    /**
     * Demo wallets with a bonus have had this one.
     */
    isHistory?: boolean;
    /**
     * Where it is played with.
     */
    vertical: 'CASINO' | 'LIVE_CASINO' | 'SPORTS';
    /**
     * Chosen by the player, or given for something that happened.
     */
    category: 'opt-in' | 'triggered';
    /**
     * BONUS-05.
     */
    bonusType: 'STICKY' | 'NON_STICKY';
    /**
     * By language; en stands in for the others.
     */
    names: {
      /**
       * In a language of the sites.
       */
      [k: string]: string;
    };
    terms: PlatformBonusTerms;
  }[];
}
/**
 * data/currencies.json: exchange rates, by ISO 4217 code.
 */
export interface PlatformDataCurrencies {
  /**
   * One currency.
   */
  [k: string]: {
    /**
     * Units of the currency for one euro.
     */
    perEuro: number;
    /**
     * Units of the currency that an amount of one euro in offers and limits becomes: a round number that the company chooses.
     */
    offerRate: number;
    /**
     * Places after the point: 2, or 0 where there are no cents.
     */
    decimals: number;
  };
}
/**
 * data/defaults.json: codes for what no other data names.
 */
export interface PlatformDataDefaults {
  /**
   * Country of visitors from the own machine or network, unless PLATFORM_DEFAULT_COUNTRY names another.
   */
  country: string;
  /**
   * Market of visitors whose country is unknown or has none of its own.
   */
  market: string;
  /**
   * Currency of the amounts in games.json, and of the salary ranges where a wallet's currency has none.
   */
  currency: string;
  /**
   * Home of players seeded by tests that name none.
   */
  testPlayer: {
    /**
     * Country they declare.
     */
    countryCode: string;
    /**
     * Currency of their wallet.
     */
    currencyCode: string;
  };
  /**
   * The games that the catalogue does not list, as bets on sports name them.
   *
   * Items: One kind of bets.
   */
  sportsbook: {
    /**
     * As bets name it.
     */
    gameId: string;
    /**
     * Whose bets they are.
     */
    provider: string;
    /**
     * Vertical of the bets.
     */
    category: 'SPORTS' | 'VIRTUAL_SPORTS';
  }[];
  /**
   * What a game played for fun starts with, in euro cents.
   */
  demoCredit: number;
  /**
   * IANA name: calendar of players whose country has no market.
   */
  timeZone: string;
  /**
   * Above these amounts, in minor units of `currency`, an operator has to approve.
   */
  approval: {
    /**
     * What one operator may adjust of a player within a day without a second one.
     */
    adjustment: number;
    /**
     * What is paid out without an operator.
     */
    withdrawal: number;
    /**
     * What one operator may approve of a withdrawal without a second one.
     */
    secondApproval: number;
  };
  /**
   * What a limit of a player may be: amounts in whole euro, other currencies by their rate; times signed in, in whole minutes.
   */
  limits: {
    /**
     * The lowest limit.
     */
    leastEuro: number;
    /**
     * The highest limit.
     */
    mostEuro: number;
    /**
     * The shortest limit of the time signed in.
     */
    leastMinutes: number;
    /**
     * The longest limit of the time signed in: a month has 44640 minutes at most.
     */
    mostMinutes: number;
  };
  /**
   * Share of each stake in a game with a jackpot that the jackpot grows by, in ten-thousandths.
   */
  jackpotShare: number;
  /**
   * Days of documents of players, and how long their pages are stored.
   */
  documents: {
    /**
     * How long a player has for a document that was refused or is asked for.
     */
    daysToSend: number;
    /**
     * Hours after which pages that were uploaded but never sent are deleted.
     */
    unsentHours: number;
    /**
     * Days after which pages are deleted that were refused, or replaced by later ones.
     */
    refusedDays: number;
    /**
     * Days after which pages of accepted documents are deleted.
     */
    acceptedDays: number;
    /**
     * Days after which answers to the questionnaire are deleted, once they are decided about.
     */
    answerDays: number;
  };
}
/**
 * data/loyalty.json: how points are earned, what levels give, and what points are exchanged for.
 */
export interface PlatformDataLoyalty {
  /**
   * The programme of a brand; a brand without one has no points.
   */
  [k: string]: {
    /**
     * Counted stakes that earn a point.
     */
    euroPerPoint: number;
    /**
     * Percent of a stake of own money that counts.
     */
    weights: {
      /**
       * Games of the casino that are neither of the others.
       */
      slots: number;
      /**
       * Games of the casino with a jackpot.
       */
      jackpots: number;
      /**
       * Table games of the casino.
       */
      tables: number;
      /**
       * Games of the live casino.
       */
      live: number;
      /**
       * Bets on sports.
       */
      sports: number;
      /**
       * Bets on virtual sports.
       */
      virtualSports: number;
    };
    /**
     * Percent that counts in games with a share of their own, by id.
     */
    games?: {
      /**
       * Of a stake in the game.
       */
      [k: string]: number;
    };
    /**
     * The days whose points decide about the level.
     */
    period:
      | {
          /**
           * Kind of the period.
           */
          kind: 'rolling';
          /**
           * How many.
           */
          days: number;
        }
      | {
          /**
           * Kind of the period.
           */
          kind: 'calendar-year';
        };
    /**
     * Days that a level lasts after the last one on which points reached it; then the one below for as long.
     */
    lastsDays: number;
    /**
     * From the first, which everybody has, to the highest.
     *
     * Items: A level of the programme.
     */
    levels: {
      /**
       * Points of a period that reach it; null for one that the brand gives by invitation.
       */
      points: number | null;
      /**
       * By language; en stands in for the others.
       */
      names: {
        /**
         * In a language of the sites.
         */
        [k: string]: string;
      };
      /**
       * What it gives, by language; en stands in for the others.
       */
      gives: {
        /**
         * In a language of the sites.
         *
         * Items: One thing that it gives.
         */
        [k: string]: string[];
      };
    }[];
    /**
     * What points are worth; without it they are not exchanged.
     */
    exchange?: {
      /**
       * Points of a step.
       */
      points: number;
      /**
       * What a step is worth in euro; a round amount of about so much in other currencies.
       */
      euro: number;
      /**
       * Fewest points of an exchange, in whole steps.
       */
      least: number;
    };
  };
}
/**
 * A payment method in a market; terms here replace those of the method.
 */
export interface PlatformDataMarketPayment {
  /**
   * WALLET-27, and crypto.
   */
  method:
    | 'CREDITCARD'
    | 'CRYPTO'
    | 'EUTELLER'
    | 'MUCHBETTER'
    | 'NETELLER'
    | 'PAYSAFECARD'
    | 'RAPIDTRANSFER'
    | 'SIRU'
    | 'SKRILL'
    | 'TRUSTLY';
  deposit?: PlatformDataPaymentTerms;
  withdrawal?: PlatformDataPaymentTerms;
}
/**
 * Terms of a payment method in one direction, in euro; other currencies get round amounts of about the same value.
 */
export interface PlatformDataPaymentTerms {
  /**
   * Least amount, in euro.
   */
  minimum: number;
  /**
   * Most at once, in euro.
   */
  maximum: number;
  /**
   * What the method takes on top, in percent.
   */
  feePercent?: number;
  /**
   * Amounts to choose from, in euro.
   *
   * Items: One of them.
   */
  presets?: number[];
  /**
   * How long the money usually takes.
   */
  speed: 'instant' | 'minutes' | 'hours' | 'days';
}
/**
 * data/messages/<language>.json: what the platform sends to players.
 */
export interface PlatformDataMessages {
  /**
   * Subject and text; `{{name}}` is filled in.
   */
  'sms-code': {
    /**
     * What the player reads.
     */
    text: string;
  };
  /**
   * Subject and text; `{{name}}` is filled in.
   */
  'email-code': {
    /**
     * Of the e-mail.
     */
    subject: string;
    /**
     * What the player reads.
     */
    text: string;
  };
  /**
   * Subject and text; `{{name}}` is filled in.
   */
  'reset-sms-code': {
    /**
     * What the player reads.
     */
    text: string;
  };
  /**
   * Subject and text; `{{name}}` is filled in.
   */
  'reset-email-code': {
    /**
     * Of the e-mail.
     */
    subject: string;
    /**
     * What the player reads.
     */
    text: string;
  };
  /**
   * Subject and text; `{{name}}` is filled in.
   */
  'reset-link': {
    /**
     * Of the e-mail.
     */
    subject: string;
    /**
     * What the player reads.
     */
    text: string;
  };
  /**
   * A link for a new password by e-mail, once codes are used up.
   */
  'reset-link-only': {
    /**
     * Of the e-mail.
     */
    subject: string;
    /**
     * What the player reads.
     */
    text: string;
  };
  /**
   * Subject and text; `{{name}}` is filled in.
   */
  welcome: {
    /**
     * Of the e-mail.
     */
    subject: string;
    /**
     * What the player reads.
     */
    text: string;
  };
  /**
   * Subject and text; `{{name}}` is filled in.
   */
  'password-changed': {
    /**
     * Of the e-mail.
     */
    subject: string;
    /**
     * What the player reads.
     */
    text: string;
  };
  /**
   * Subject and text; `{{name}}` is filled in.
   */
  'phone-changed': {
    /**
     * Of the e-mail.
     */
    subject: string;
    /**
     * What the player reads.
     */
    text: string;
  };
  /**
   * A deposit is in the balance.
   */
  'deposit-settled': {
    /**
     * Of the e-mail.
     */
    subject: string;
    /**
     * What the player reads.
     */
    text: string;
  };
  /**
   * A chargeback.
   */
  'deposit-reversed': {
    /**
     * Of the e-mail.
     */
    subject: string;
    /**
     * What the player reads.
     */
    text: string;
  };
  /**
   * The money has left the balance.
   */
  'withdrawal-requested': {
    /**
     * Of the e-mail.
     */
    subject: string;
    /**
     * What the player reads.
     */
    text: string;
  };
  /**
   * The payment provider has paid it out.
   */
  'withdrawal-paid': {
    /**
     * Of the e-mail.
     */
    subject: string;
    /**
     * What the player reads.
     */
    text: string;
  };
  /**
   * The money is back in the balance.
   */
  'withdrawal-failed': {
    /**
     * Of the e-mail.
     */
    subject: string;
    /**
     * What the player reads.
     */
    text: string;
  };
  /**
   * Taken back before it was sent.
   */
  'withdrawal-cancelled': {
    /**
     * Of the e-mail.
     */
    subject: string;
    /**
     * What the player reads.
     */
    text: string;
  };
  /**
   * Paid out, and sent back by the bank.
   */
  'withdrawal-returned': {
    /**
     * Of the e-mail.
     */
    subject: string;
    /**
     * What the player reads.
     */
    text: string;
  };
}
/**
 * data/names.json: fictional people at the live tables.
 */
export interface PlatformDataNames {
  /**
   * First names; at least one per live table, so that nobody stands at two.
   *
   * Items: One name.
   */
  dealers: string[];
}
/**
 * A payment method that brands may offer.
 */
export interface PlatformDataPaymentMethod {
  /**
   * WALLET-27, and crypto.
   */
  method:
    | 'CREDITCARD'
    | 'CRYPTO'
    | 'EUTELLER'
    | 'MUCHBETTER'
    | 'NETELLER'
    | 'PAYSAFECARD'
    | 'RAPIDTRANSFER'
    | 'SIRU'
    | 'SKRILL'
    | 'TRUSTLY';
  /**
   * How players see it.
   */
  name: string;
  /**
   * How its hosted page works.
   */
  kind: 'card' | 'bank' | 'voucher' | 'crypto';
  /**
   * Payment provider that handles it.
   */
  provider: string;
  /**
   * Whether it pays with borrowed money, which some laws forbid.
   */
  isCredit?: boolean;
  /**
   * Whether its hosted page may be shown in a frame of the site. Banks want a page of their own.
   */
  isFrameable?: boolean;
  deposit?: PlatformDataPaymentTerms;
  withdrawal?: PlatformDataPaymentTerms;
  /**
   * The bank tells who pays, as pay-and-play needs it (PNP-01).
   */
  identifies?: boolean;
}
/**
 * Payment methods and where they are offered.
 */
export interface PlatformDataPayments {
  /**
   * Most a player may withdraw in a day, in euro.
   */
  dailyWithdrawal?: number;
  /**
   * All methods; one replaces that of the same id.
   */
  methods?: PlatformDataPaymentMethod[];
  /**
   * What each market offers, in order; `*` for all others.
   */
  markets?: {
    /**
     * Its methods, in order.
     *
     * Items: A method, with terms of its own where they differ.
     */
    [k: string]: (
      | (
          | 'CREDITCARD'
          | 'CRYPTO'
          | 'EUTELLER'
          | 'MUCHBETTER'
          | 'NETELLER'
          | 'PAYSAFECARD'
          | 'RAPIDTRANSFER'
          | 'SIRU'
          | 'SKRILL'
          | 'TRUSTLY'
        )
      | PlatformDataMarketPayment
    )[];
  };
}
/**
 * services/platform/data/players.json: the population that an empty database starts with.
 */
export interface PlatformDataPlayers {
  /**
   * Of every player of the population.
   */
  password: string;
  /**
   * Version of the terms that they accepted.
   */
  termsVersion: string;
  /**
   * How many players without a role each brand has beside the demo players.
   */
  crowd: number;
  /**
   * By brand; the first is the home of the demo players.
   */
  homes: {
    /**
     * At least one.
     *
     * Items: Where players of a brand live.
     */
    [k: string]: {
      /**
       * Country that they declare.
       */
      countryCode: string;
      /**
       * Players have the tax number that registrations from Brazil ask for.
       */
      hasCpf?: boolean;
      /**
       * Language code they use.
       */
      language: string;
      /**
       * Currency of their wallets.
       */
      currencyCode: string;
      /**
       * How many of the brand's players live here, beside the other homes' numbers.
       */
      share: number;
      /**
       * Mobile number in E.164 form; each # becomes a digit.
       */
      phone: string;
      /**
       * Each # becomes a digit.
       */
      postalCode: string;
      /**
       * One is picked.
       *
       * Items: A city.
       */
      cities: string[];
      /**
       * One is picked; a house number follows.
       *
       * Items: A street.
       */
      streets: string[];
      /**
       * One is picked; left out where there are none.
       *
       * Items: Code of a province.
       */
      provinces?: string[];
      /**
       * One is picked.
       *
       * Items: A first name.
       */
      firstNames: string[];
      /**
       * One is picked.
       *
       * Items: A last name.
       */
      lastNames: string[];
    }[];
  };
  /**
   * In the order of the table.
   *
   * Items: Somebody to sign in as, at each of some brands.
   */
  demo: {
    /**
     * Part of the address before the @.
     */
    who: string;
    /**
     * Player id within the site's ten thousand.
     */
    number: number;
    /**
     * What is special, for the table of demo players.
     */
    about: string;
    /**
     * Brands that have this player; left out: all of them.
     *
     * Items: Name of a brand.
     */
    brands?: string[];
    /**
     * Country of one of the brand's homes; left out: the first one.
     */
    home?: string;
    /**
     * By brand; left out: picked from the home.
     */
    names?: {
      /**
       * A name.
       */
      [k: string]: {
        /**
         * A first name.
         */
        firstName: string;
        /**
         * A last name.
         */
        lastName: string;
      };
    };
    /**
     * What the history of the wallet looks like.
     */
    money: 'none' | 'once' | 'regular' | 'vip' | 'big';
    /**
     * Days between the registration and the seeding.
     */
    registeredDaysAgo: number;
    /**
     * Days that a time-out or an exclusion still lasts; left out: without end.
     */
    blockedDays?: number;
    /**
     * Whether too many wrong passwords were tried.
     */
    lockedOut?: boolean;
    /**
     * What is special about the account.
     */
    player: {
      /**
       * State of the account.
       */
      accountStatus?:
        | 'CLOSED'
        | 'ACCOUNT_UNVERIFIED'
        | 'PRE_REGISTERED'
        | 'REGISTERED'
        | 'BLACKLISTED'
        | 'RESTRICTED'
        | 'PAYOUT'
        | 'TIMEOUT'
        | 'SELF_EXCLUDED';
      /**
       * Who set the state.
       */
      statusInitiator?: 'player' | 'operator';
      /**
       * Verification level.
       */
      kycStatus:
        | 'NOT_VERIFIED'
        | 'DATA_VERIFIED'
        | 'PENDING'
        | 'FULLY VERIFIED'
        | 'ENHANCED KYC'
        | 'EDD_PENDING'
        | 'EDD_UNDER_REVIEW'
        | 'ENHANCED'
        | 'RESTRICTED'
        | 'SUSPENDED'
        | 'PENDING_EXPIRED'
        | 'NOT_REQUIRED';
      /**
       * Comma-separated document types; empty for none.
       */
      requestDocumentTypeStatus?: string;
      /**
       * Whether the player never signed in.
       */
      firstLogin?: boolean;
      /**
       * Whether the brand has suspended the player.
       */
      multibrandSuspended?: boolean;
      /**
       * Whether the account waits for its migration.
       */
      legacy?: boolean;
      /**
       * Canadian province.
       */
      provinceCode?: string;
      /**
       * The level that the brand has given by invitation; 0 is the entry level.
       */
      loyaltyLevel?: number;
      /**
       * Whether withdrawals are reviewed by hand.
       */
      isWithdrawalReview?: boolean;
      /**
       * Left out: the current one.
       */
      termsAndConditionsAcceptedVersion?: string;
      /**
       * False is a restriction.
       */
      payout?: boolean;
      /**
       * False is a restriction.
       */
      casino?: boolean;
      /**
       * False is a restriction.
       */
      liveCasino?: boolean;
      /**
       * False is a restriction.
       */
      sports?: boolean;
      /**
       * False is a restriction.
       */
      virtualSports?: boolean;
      /**
       * False is a restriction.
       */
      bonuses?: boolean;
      /**
       * False is a restriction.
       */
      deposit?: boolean;
      /**
       * False is a restriction.
       */
      withdrawal?: boolean;
    };
    /**
     * Whether the bonus of the second deposit is never given up.
     */
    keepsBonus?: boolean;
    /**
     * What the player allows themselves.
     *
     * Items: One limit.
     */
    limits?: {
      /**
       * What it counts.
       */
      kind: 'deposit' | 'loss';
      /**
       * Daily, weekly or monthly.
       */
      period: 'D' | 'W' | 'M';
      /**
       * The limit in euro; left out: as much as is used, so that it is reached.
       */
      euro?: number;
      /**
       * Days between setting it and the seeding.
       */
      setDaysAgo: number;
      /**
       * A higher limit that waits, in euro.
       */
      pendingEuro?: number;
      /**
       * Days until the change takes effect.
       */
      pendingDays?: number;
    }[];
    /**
     * The player's loyalty view.
     */
    loyalty?: {
      /**
       * The level that they reach; 0 is the entry level.
       */
      level: number;
      /**
       * Share of the way to the next one.
       */
      progress: number;
    };
  }[];
  /**
   * Players without a role for each currency of a site that none of its homes has.
   */
  travellers: number;
}
/**
 * data/registration.json: rules of registration by country.
 */
export interface PlatformDataRegistration {
  /**
   * Risk setting by country.
   */
  countries: {
    /**
     * What a registration must prove.
     */
    [k: string]: {
      /**
       * Whether the phone number is verified by a code.
       */
      smsVerification: boolean;
      /**
       * Whether the e-mail address is verified by a code.
       */
      emailVerification: boolean;
      /**
       * Whether a CPF is asked for.
       */
      cpf: boolean;
      /**
       * How the code for a new password goes out, unless the player chooses.
       */
      passwordReset: 'sms' | 'email';
    };
  };
  /**
   * Risk setting of the countries without one of their own.
   */
  otherCountries: {
    /**
     * Whether the phone number is verified by a code.
     */
    smsVerification: boolean;
    /**
     * Whether the e-mail address is verified by a code.
     */
    emailVerification: boolean;
    /**
     * Whether a CPF is asked for.
     */
    cpf: boolean;
    /**
     * How the code for a new password goes out, unless the player chooses.
     */
    passwordReset: 'sms' | 'email';
  };
  /**
   * In years.
   */
  minimumAge: number;
  /**
   * Language of the messages for site languages without texts of their own.
   */
  languages: {
    /**
     * A language of data/messages.
     */
    [k: string]: string;
  };
  /**
   * Country → codes of its provinces, for the countries whose players name one.
   */
  provinces: {
    /**
     * Codes.
     *
     * Items: Second half of its ISO 3166-2 code.
     */
    [k: string]: string[];
  };
}
/**
 * data/round-models.json: how rounds of games pay, for the chances that are printed with bonuses. Written by npm run round-models.
 */
export interface PlatformDataRoundModels {
  /**
   * How a round pays.
   *
   * Items: The distribution of a round.
   */
  models: {
    /**
     * Names it here; the slot model of the game server.
     */
    id: string;
    /**
     * Of its games, by which terms weigh a stake and stakes are offered.
     */
    kind: 'slot' | 'roulette';
    /**
     * Hash of the slot model that it was computed from; left out for tables.
     */
    source?: string;
    /**
     * How long a round takes.
     */
    secondsPerRound: number;
    /**
     * Wins of a round, in stakes, ascending; the first is 0.
     *
     * Items: In stakes.
     */
    wins: number[];
    /**
     * The probability of each of them.
     *
     * Items: Probability.
     */
    chances: number[];
  }[];
  /**
   * Models between which the games of a vertical lie, for bonuses that name no game; a vertical without them has no printed chance.
   */
  references: {
    /**
     * Ids.
     *
     * Items: Id of a model.
     */
    [k: string]: string[];
  };
  /**
   * The model of each game whose maths is computed.
   */
  games: {
    /**
     * Id of a model.
     */
    [k: string]: string;
  };
  /**
   * Stakes that games offer, in minor units.
   */
  stakes: {
    /**
     * By name, ascending.
     */
    ladders: {
      /**
       * By kind of model.
       */
      [k: string]: {
        /**
         * Ascending.
         *
         * Items: Minor units.
         */
        slot: number[];
        /**
         * Ascending.
         *
         * Items: Minor units.
         */
        roulette: number[];
      };
    };
    /**
     * Ladder of a currency, by ISO 4217 code.
     */
    currencies: {
      /**
       * Name of a ladder.
       */
      [k: string]: string;
    };
    /**
     * Ladder of other currencies.
     */
    fallback: string;
  };
}
/**
 * data/salary-ranges.json: bounds of the ranges by currency of the wallet, in minor units; those of the default currency (data/defaults.json) serve the currencies without bounds of their own.
 */
export interface PlatformDataSalaryRanges {
  /**
   * Upper bounds, lowest first.
   *
   * Items: In minor units.
   */
  [k: string]: number[];
}
/**
 * brands/<brand>/platform.json: what the embedded platform knows of a brand. At another platform its operator enters the same there.
 */
export interface PlatformDataSite {
  /**
   * Sent in the site-context header; no two brands have the same.
   */
  siteId: number;
  /**
   * Number of the operator.
   */
  partnerId: number;
  /**
   * Folder name of the brand.
   */
  brand: string;
  /**
   * How messages name the site.
   */
  name: string;
  /**
   * Version of the terms and conditions that a registration accepts.
   */
  termsVersion: string;
  /**
   * The first one is the site's main currency.
   *
   * Items: ISO 4217 code of the currency.
   */
  currencies: string[];
  /**
   * Visitors from here are refused.
   *
   * Items: ISO 3166 code.
   */
  blockedCountries: string[];
  payments?: PlatformDataPayments;
  /**
   * Which provider checks identities in a market; `*` for all others, none for a market that is not named.
   */
  identityChecks?: {
    /**
     * Name of the identity provider.
     */
    [k: string]: 'hosted';
  };
}
/**
 * Reply of POST {v1}/player/wallet/deposit/request (API-083). The limit is the one with the least left.
 */
export interface PlatformDepositPermission {
  /**
   * Whether it is allowed, or what stands against it (WALLET-30 to WALLET-36).
   */
  outcome:
    | 'SUCCESS'
    | 'NOT_ENOUGH_FUNDS'
    | 'EXCEEDS_KYC_LIMIT'
    | 'FAILURE'
    | 'DOCUMENTS_PREFERRED'
    | 'DOCUMENTS_UNDER_REVIEW'
    | 'DOCUMENTS_REQUIRED'
    | 'DOCUMENTS_REQUIRED_RESTRICTED'
    | 'WITHDRAWAL_LIMIT_REACHED'
    | 'SELF_LIMIT_REACHED'
    | 'RESTRICTED'
    | 'FORBIDDEN'
    | 'SELF_SPEND_LIMIT_REACHED';
  /**
   * How much of the limit is left, in minor units.
   */
  limitLeft?: number;
  /**
   * Period of the limit.
   */
  limitType?: 'daily' | 'weekly' | 'monthly';
  /**
   * Whether it is a limit of losses rather than of deposits.
   */
  isSpendLimit?: boolean;
  /**
   * When the limit is whole again.
   */
  resetOn?: string;
  /**
   * Days until the documents have to be there (WALLET-54).
   */
  daysLeftToVerifyDocuments?: number;
}
/**
 * A proof that is owed, sent or given (KYC-03).
 */
export interface PlatformDocument {
  /**
   * Names it.
   */
  documentId: string;
  /**
   * KYC-02.
   */
  documentTypeName:
    | 'PROOF_OF_ID'
    | 'PROOF_OF_ADDRESS'
    | 'PROOF_OF_PAYMENT'
    | 'SOURCE_OF_WEALTH'
    | 'EDD_QUESTIONNAIRE'
    | 'OTHER';
  /**
   * KYC-01.
   */
  documentStatus: 'UNREQUESTED' | 'REQUESTED' | 'UNDER_REVIEW' | 'VERIFIED' | 'EXPIRED';
  /**
   * Which kind of proof was chosen.
   */
  subType?: string;
  /**
   * Why the last one was refused (KYC-04).
   */
  rejectionReason?: string;
  /**
   * Until when a requested document must be there; null when it is not asked for.
   */
  dueAt: string | null;
}
/**
 * Reply of POST {v1}/player/documents/initiate (API-112).
 */
export interface PlatformDocumentInitiation {
  /**
   * Where the files of the document are sent, or the page of the identity provider.
   */
  redirectUrl: string;
}
/**
 * Reply of an uploaded file: every page of the upload so far.
 */
export interface PlatformDocumentPages {
  /**
   * In the order in which they were sent.
   *
   * Items: One page, as it was stored.
   */
  pages: {
    /**
     * Names it.
     */
    pageId: string;
    /**
     * In pixels.
     */
    width: number;
    /**
     * In pixels.
     */
    height: number;
  }[];
}
/**
 * Reply of GET {v1}/player/documents (API-110).
 */
export interface PlatformDocuments {
  /**
   * In a fixed order.
   */
  documents: PlatformDocument[];
  /**
   * Whether no documents are requested (KYC-10): none are required at the player's level, or the player is not verified and none was asked for.
   */
  isFreeOfRequests: boolean;
}
/**
 * Reply of GET {v1}/player/edd-answer (API-108): the last answer, or nothing.
 */
export interface PlatformEddAnswer {
  /**
   * Key of one of the occupations of the content, or the player's own words.
   */
  occupation?: string;
  /**
   * Id of a range of the player's currency.
   */
  salaryRangeId?: number;
  /**
   * Key of one of the sources of the content, or the player's own words.
   */
  sourceOfFunds?: string;
  /**
   * As the player writes it.
   */
  placeOfBirth?: string;
  /**
   * ISO 3166-1 code of the country.
   */
  nationality?: string;
}
/**
 * Reply of a call that has nothing to say but that it was done, such as POST /platform/identity/logout (API-003).
 */
export interface PlatformEmpty {}
/**
 * Body of every error reply.
 */
export interface PlatformError {
  /**
   * A code of the error catalogue.
   */
  code: string;
  /**
   * What happened and what to do, for developers. Players see it only beside a field whose code has no text of its own (REG-22).
   */
  message: string;
  /**
   * By parameter, header or field.
   */
  validationErrors: {
    /**
     * Why one field was refused.
     */
    [k: string]: {
      /**
       * Kind of the fault.
       */
      code: string;
      /**
       * What is wrong with it.
       */
      message: string;
    };
  };
  /**
   * Of a refused access check (GAME-25): whether the game is closed to the visitor.
   */
  restrictedAccess?: boolean;
  /**
   * What a refused sign-in tells about a time-out or exclusion (AUTH-04).
   */
  additionalInfo?: {
    /**
     * Number of the player on the platform.
     */
    playerId: number;
    /**
     * Whole days left; null without an end.
     */
    remainingDays: number | null;
    /**
     * Whether the cooling period after a time-out runs.
     */
    isCooling: boolean;
    /**
     * Time left; null without an end.
     */
    milliseconds: number | null;
    /**
     * Who set it: the player or the operator.
     */
    initiator: string;
    /**
     * For developers.
     */
    message: string;
  };
}
/**
 * Reply of the evolution calls.
 */
export interface PlatformEvolutionGame {
  /**
   * Of the game, for one launch.
   */
  url: string;
}
/**
 * Reply of GET /platform/v1/experiments/counts: visitors of a site by market, variant and day. They are counted, not recorded.
 */
export interface PlatformExperimentCounts {
  /**
   * In the order of days.
   *
   * Items: Visitors of a day.
   */
  counts: {
    /**
     * Code of the market.
     */
    market: string;
    /**
     * Key of the variant.
     */
    variant: string;
    /**
     * Day in UTC.
     */
    day: string;
    /**
     * The variant was seen, or the goal that was reached.
     */
    what: 'seen' | 'link' | 'sign-up' | 'first-deposit' | 'claim';
    /**
     * How many.
     */
    visitors: number;
  }[];
}
/**
 * Body and reply of PUT /platform/v1/player/experiment-number: the number by which experiments choose a variant. Thousands of visitors share each; the first one of a player stays.
 */
export interface PlatformExperimentNumber {
  /**
   * Drawn at random.
   */
  number: number;
}
/**
 * Reply of the free rounds call.
 */
export interface PlatformFreeRounds {
  /**
   * Names it in bets.
   */
  grant: string;
  /**
   * Id of the game in the catalogue.
   */
  gameId: string;
  /**
   * Rounds that are left.
   */
  left: number;
  /**
   * Of each round, in minor units.
   */
  stake: number;
  /**
   * Currency of the wallet.
   */
  currency: string;
  /**
   * Real money, or the bonus.
   */
  winsTo: 'main' | 'bonus';
  /**
   * Until when they can be played.
   */
  expiresAt: string;
}
/**
 * Reply of GET {v1}/player/free-spins/{id} (API-074): the free rounds of a bonus.
 */
export interface PlatformFreeSpins {
  /**
   * The rounds; null for a bonus without any.
   */
  freeSpinDetail: {
    /**
     * Id in the catalogue.
     */
    gameId: string;
    /**
     * Of the game.
     */
    gameName: string;
    /**
     * How many are given.
     */
    rounds: number;
    /**
     * How many are not played.
     */
    left: number;
    /**
     * Of each round.
     */
    stake: number;
  } | null;
  /**
   * When those that are left are lost; null without any.
   */
  expiresAt: string | null;
}
/**
 * Reply of GET {v1}/games/{game}/access (GAME-25); a refusal has the flag in its error.
 */
export interface PlatformGameAccess {
  /**
   * Always false in a reply that is no error.
   */
  restrictedAccess: false;
}
/**
 * Reply of GET {v1}/games/{game}/limitations: how the player's active bonus concerns the game (BONUS-10).
 */
export interface PlatformGameLimitations {
  /**
   * 0: nothing; 1: the game takes no bonus money and does not count; 2: stakes in it count towards the wagering requirement.
   */
  level: 0 | 1 | 2;
  /**
   * The active bonus; left out at level 0.
   */
  bonus?: {
    /**
     * In the language of the player.
     */
    name: string;
    /**
     * Currency of the amount, which counts its minor units.
     */
    currency: string;
    /**
     * Amount that is left to stake.
     */
    left: number;
    /**
     * Percent of a stake in the game that counts.
     */
    weight: number;
  };
}
/**
 * A token for the launch of a game.
 */
export interface PlatformGameToken {
  /**
   * Single-use token of the game session, valid for a minute.
   */
  token: string;
}
/**
 * Reply of GET {v1}/games/url.
 */
export interface PlatformGameUrl {
  /**
   * The address.
   */
  data: {
    /**
     * Of the game, for one launch.
     */
    gameURL: string;
  };
}
/**
 * Reply of GET /health.
 */
export interface PlatformHealth {
  /**
   * Always ok when it answers.
   */
  status: 'ok';
  /**
   * Games in the catalogue.
   */
  games: number;
  /**
   * The platform's clock.
   */
  time: string;
}
/**
 * Reply of GET {v1}/player/documents/identity-check: whether a provider checks the identity, and the last check.
 */
export interface PlatformIdentityCheck {
  /**
   * Whether the market has an identity provider and the proof of identity may be sent now.
   */
  isOffered: boolean;
  /**
   * The last one; null before the first.
   */
  check: null | {
    /**
     * How far it has come: open until the player has gone through the steps, processing until the provider has decided.
     */
    status: 'open' | 'processing' | 'approved' | 'rejected' | 'unclear' | 'expired';
    /**
     * Where the player goes on; null once the steps are done.
     */
    hostedUrl: null | string;
    /**
     * Why it was rejected (KYC-04).
     */
    rejectionReason?: string;
  };
}
/**
 * A check as an identity provider reports it. Providers may add fields.
 */
export interface PlatformIdentityProviderCheck {
  /**
   * The provider’s name for it.
   */
  id: string;
  /**
   * The platform’s name for it.
   */
  reference: string;
  /**
   * How far it has come: open until the player has gone through the steps, processing until the provider has decided.
   */
  status: 'open' | 'processing' | 'approved' | 'rejected' | 'unclear' | 'expired';
  /**
   * The provider’s code for a rejection or doubt.
   */
  reason: string | null;
  /**
   * Where the player goes through the steps.
   */
  hostedUrl: string;
  [k: string]: unknown;
}
/**
 * Reply of GET {v1}/player/inbox (INBOX-02).
 */
export interface PlatformInbox {
  /**
   * How many messages there are.
   */
  total: number;
  /**
   * How many of them are unread.
   */
  unread: number;
  /**
   * Newest first.
   *
   * Items: A message to the player.
   */
  messages: {
    /**
     * Names it.
     */
    messageId: string;
    /**
     * What it is about.
     */
    title: string;
    /**
     * What it says.
     */
    text: string;
    /**
     * When it was sent.
     */
    sentAt: string;
    /**
     * When it was read; null until then.
     */
    readAt: string | null;
  }[];
}
/**
 * The file PLATFORM_KEYS_FILE.
 */
export interface PlatformKeys {
  /**
   * Two keys of the same name may be valid at once, so that one can replace the other.
   *
   * Items: A key.
   */
  keys: (
    | {
        /**
         * Recorded as the actor of everything that the key does.
         */
        name: string;
        /**
         * site: acts for visitors and the players of sessions; operator: reads and changes; read-only: reads.
         */
        scope: 'site' | 'operator' | 'read-only';
        /**
         * Sites that it covers; all when left out.
         *
         * Items: Id of a site.
         */
        siteIds?: number[];
        /**
         * An operator's key of a back office: every call names the member of staff it is made for, who is recorded as `<key>/<person>`.
         */
        delegates?: boolean;
        /**
         * The secret itself.
         */
        key: string;
      }
    | {
        /**
         * Recorded as the actor of everything that the key does.
         */
        name: string;
        /**
         * Sends commands to the ledger: of its games, or of its payments.
         */
        scope: 'provider' | 'payment';
        /**
         * Name of the game provider or payment provider: the commands come from provider:<source> or payment:<source>.
         */
        source: string;
        /**
         * Sites that it covers; all when left out.
         *
         * Items: Id of a site.
         */
        siteIds?: number[];
        /**
         * The secret itself.
         */
        key: string;
      }
  )[];
}
/**
 * Reply of GET /platform/v1/player/last-activity-log (API-093, AUTH-07).
 */
export interface PlatformLastActivityLog {
  /**
   * When the player signed in.
   */
  loginDate: string;
  /**
   * Address that it came from; empty when not known.
   */
  loginIp: string;
  /**
   * Country that it came from; empty when not known.
   */
  loginCountry: string;
}
/**
 * Reply of GET /platform/v1/player/wallet/lastPlayedGames (API-089) and GET /platform/v1/player/my-games/category (API-048).
 */
export interface PlatformLastPlayedGames {
  /**
   * Last played first.
   *
   * Items: A game the player played.
   */
  games: {
    /**
     * Id of the game in the catalogue.
     */
    gameId: string;
    /**
     * Where it belongs.
     */
    category: 'CASINO' | 'LIVE_CASINO' | 'SPORTS' | 'VIRTUAL_SPORTS';
    /**
     * When it was last played.
     */
    playedAt: string;
  }[];
}
/**
 * Reply of the two tournament calls (API-126, API-127): the window of a recurring tournament that matters now, and its standings.
 */
export interface PlatformLeaderboard {
  /**
   * Names the series of tournaments.
   */
  tournamentId: string;
  /**
   * Whether the window is still to come, running or over.
   */
  status: 'upcoming' | 'running' | 'finished';
  /**
   * Beginning of the window.
   */
  startsAt: string;
  /**
   * End of the window.
   */
  endsAt: string;
  /**
   * All prizes together.
   */
  prizePool: {
    /**
     * In minor units of the currency.
     */
    amount: number;
    /**
     * ISO 4217 code of the currency.
     */
    currency: string;
  };
  /**
   * Players who have joined so far.
   */
  entrants: number;
  /**
   * How the tournament is decided. Amounts are in the currency of the prize pool.
   */
  terms: {
    /**
     * Category of play that counts.
     */
    category: 'CASINO' | 'LIVE_CASINO';
    /**
     * Kinds of games that count; left out for all of the category.
     *
     * Items: A kind of game.
     */
    gameTypes?: (
      | 'slot'
      | 'jackpot'
      | 'table'
      | 'instant'
      | 'crash'
      | 'bingo'
      | 'roulette'
      | 'blackjack'
      | 'baccarat'
      | 'poker'
      | 'game-show'
      | 'dice'
    )[];
    /**
     * What makes points in settled rounds.
     */
    per: 'stake' | 'win';
    /**
     * Points for the amount.
     */
    points: number;
    /**
     * Stake or win that makes the points, in minor units.
     */
    amount: number;
    /**
     * By place, the first one leads; places with the same prize in a row are one entry.
     *
     * Items: Of one place, or of each of several.
     */
    prizes: {
      /**
       * First place.
       */
      from: number;
      /**
       * Last place.
       */
      to: number;
      /**
       * In minor units of the currency.
       */
      amount: number;
    }[];
  };
  /**
   * The best players, best first; empty before the start.
   *
   * Items: One player's standing.
   */
  leaderboard: {
    /**
     * 1 is the leader; players with equal points share a rank.
     */
    rank: number;
    /**
     * Screen name of the player.
     */
    nickname: string;
    /**
     * Points made so far.
     */
    points: number;
    /**
     * Their share of the prizes of the rank; null below the last prize.
     */
    prize: {
      /**
       * In minor units of the currency.
       */
      amount: number;
      /**
       * ISO 4217 code of the currency.
       */
      currency: string;
    } | null;
  }[];
  /**
   * Of the signed-in player who asks; left out without points.
   */
  own?: {
    /**
     * 1 is the leader.
     */
    rank: number;
    /**
     * Points made so far.
     */
    points: number;
  };
  /**
   * Moment that the standings are of; the end of the window once it is over.
   */
  updatedAt: string;
}
/**
 * Reply to a ledger command. A repeated command has the very same one.
 */
export interface PlatformLedgerReceipt {
  /**
   * Names the command in the books: its source and reference.
   */
  id: string;
  /**
   * Names the command.
   */
  reference: string;
  /**
   * Currency of the wallet; its minor units are what amounts count.
   */
  currency: string;
  /**
   * Change of the player's balance by the command, in minor units; 0 when there was nothing to do.
   */
  amount: number;
  balanceMap: PlatformBalanceMap;
}
/**
 * What a player allows themselves in a period, and what is used of it (LIMIT-01). Amounts in minor units, times in milliseconds. Also the reply of PATCH {v1}/player/deposit-limits (API-116) and of the calls like it.
 */
export interface PlatformLimit {
  /**
   * The limit; null when none is set.
   */
  value: number | null;
  /**
   * The limit from the pending date on; null with a date: none from then on.
   */
  pendingValue: number | null;
  /**
   * When a change takes effect; null when none waits.
   */
  pendingDate: string | null;
  /**
   * Whether the pending change takes effect only once the player confirms it after its date, by the same change again; left out: no.
   */
  awaitsConfirmation?: boolean;
  /**
   * Whether the player may only lower it.
   */
  locked: boolean;
  /**
   * When it was set or changed; null when none is set.
   */
  updatedAt: string | null;
  /**
   * When the present period began; null when none is set.
   */
  startedAt: string | null;
  /**
   * When the next period begins; null when none is set.
   */
  resetAt: string | null;
  /**
   * Deposited, lost, staked or spent signed in within the present period.
   */
  used: number;
  /**
   * What is left of the limit; null when none is set.
   */
  remaining: number | null;
}
/**
 * Reply of GET /platform/v1/operator/players/{playerId}/limit-changes: every change the player made to a limit, oldest first.
 */
export interface PlatformLimitChangeList {
  /**
   * Oldest first.
   *
   * Items: One decision.
   */
  changes: {
    /**
     * What the limit counts.
     */
    kind: 'deposit' | 'loss' | 'wager' | 'time';
    /**
     * Day, week or month.
     */
    period: 'D' | 'W' | 'M';
    /**
     * changed: counts at once; pending: from a later date on; cancelled: a pending change was taken back.
     */
    outcome: 'changed' | 'pending' | 'cancelled';
    /**
     * The limit in force before, in minor units or milliseconds; null for none.
     */
    previousValue: number | null;
    /**
     * The limit that was decided on, in minor units or milliseconds; null for none.
     */
    value: number | null;
    /**
     * When it counts.
     */
    takesEffectAt: string;
    /**
     * When the player asked for it.
     */
    changedAt: string;
    /**
     * Session in which the player asked for it.
     */
    sessionId: string;
  }[];
}
/**
 * Reply of GET {v1}/player/deposit-limits (API-115), of GET {v1}/player/spend-limits (API-117), and of GET {v1}/player/wager-limits.
 */
export interface PlatformLimits {
  /**
   * Currency of the amounts, which count its minor units.
   */
  currency: string;
  /**
   * The lowest and the highest amount a limit may have, in minor units; left out: not said.
   */
  bounds?: {
    /**
     * The lowest amount.
     */
    least: number;
    /**
     * The highest amount.
     */
    most: number;
  };
  /**
   * IANA name of the time zone whose days the periods are; left out: that of the market.
   */
  timeZone?: string;
  D: PlatformLimit;
  W: PlatformLimit;
  M: PlatformLimit;
}
/**
 * Message of the live feed: the tables and jackpots a client watches, all of them at first and then those that changed (LIVE-05).
 */
export interface PlatformLiveValues {
  /**
   * One event.
   */
  body: {
    /**
     * Kind of the event.
     */
    type: 'LIVE_VALUES';
    /**
     * Live tables, in no order.
     *
     * Items: A live table at the moment of the message.
     */
    tables: {
      /**
       * The provider's id of the table.
       */
      tableId: string;
      /**
       * Whether the table can be joined now.
       */
      open: boolean;
      /**
       * Places at the table.
       */
      seats: number;
      /**
       * Places taken now; none while the table is closed.
       */
      seatsTaken: number;
      /**
       * First name of the dealer on duty.
       */
      dealer: string;
      /**
       * In minor units of the currency.
       */
      min: number;
      /**
       * In minor units of the currency.
       */
      max: number;
      /**
       * Currency of the bets.
       */
      currency: string;
    }[];
    /**
     * Jackpots, in no order.
     *
     * Items: The jackpot of a game at the moment of the message.
     */
    jackpots: {
      /**
       * Id of the game in the catalogue.
       */
      gameId: string;
      /**
       * Present amount, in minor units of the currency.
       */
      amount: number;
      /**
       * Main currency of the site.
       */
      currency: string;
    }[];
  };
}
/**
 * Reply of POST /platform/identity/login (API-001).
 */
export interface PlatformLogin {
  /**
   * Sent in the Authorization header of authorized calls; good for an hour.
   */
  idToken: string;
  /**
   * Sent in the Access-Token header of some calls, and to end the session; good for an hour.
   */
  accessToken: string;
  /**
   * Gives new ID and access tokens for thirty days.
   */
  refreshToken: string;
  /**
   * User name of the player who signed in.
   */
  lastAuth: string;
  /**
   * Sent with later sign-ins from this device, so that failures from elsewhere do not lock it out; opens nothing.
   */
  deviceToken?: string;
}
/**
 * Reply of GET /platform/v1/player/login-history: the last sign-ins, newest first.
 */
export interface PlatformLoginHistory {
  /**
   * Twenty at most.
   *
   * Items: One sign-in with the right password.
   */
  logins: {
    /**
     * When it was.
     */
    loginDate: string;
    /**
     * Address that it came from; empty when not known.
     */
    loginIp: string;
    /**
     * Country that it came from; empty when not known.
     */
    loginCountry: string;
    /**
     * What the browser says it is; empty when it says nothing.
     */
    userAgent: string;
    /**
     * False when it was refused for the state of the account.
     */
    successful: boolean;
  }[];
}
/**
 * Points and level of a player: reply of GET {v1}/player/loyalty. Amounts are in minor units of the currency.
 */
export interface PlatformLoyalty {
  /**
   * Currency of the amounts, which count its minor units.
   */
  currency: string;
  /**
   * What the player has, to two decimals.
   */
  points: number;
  /**
   * Points of stakes that were taken back after their points were exchanged: the next ones settle them first.
   */
  owed: number;
  /**
   * What counts for the level.
   */
  periodPoints: number;
  /**
   * The days whose points decide about the level.
   */
  period:
    | {
        /**
         * Kind of the period.
         */
        kind: 'rolling';
        /**
         * How many.
         */
        days: number;
      }
    | {
        /**
         * Kind of the period.
         */
        kind: 'calendar-year';
      };
  /**
   * Where the player stands.
   */
  level: {
    /**
     * Place among the levels; 0 is the first.
     */
    number: number;
    /**
     * Of the level, unless more is earned; null for one that does not end.
     */
    lastDay: string | null;
    /**
     * Whether the brand has given it, by invitation.
     */
    isGiven: boolean;
  };
  /**
   * The next one that points reach; null at the highest.
   */
  next: {
    /**
     * Place among the levels.
     */
    number: number;
    /**
     * Points of the period that are missing, rounded up to two decimals.
     */
    missing: number;
  } | null;
  /**
   * Days that a level lasts after the last one on which points reached it.
   */
  lastsDays: number;
  /**
   * From the first to the highest.
   *
   * Items: A level of the programme.
   */
  levels: {
    /**
     * In the language of the player.
     */
    name: string;
    /**
     * Points of a period that reach it; null for one by invitation.
     */
    points: number | null;
    /**
     * What it gives.
     *
     * Items: One thing that it gives.
     */
    gives: string[];
  }[];
  /**
   * How stakes of own money earn points.
   */
  earning: {
    /**
     * Counted stakes that earn a point; rounded in other currencies than the euro.
     */
    perPoint: number;
    /**
     * Percent of a stake of own money that counts.
     */
    weights: {
      /**
       * Games of the casino that are neither of the others.
       */
      slots: number;
      /**
       * Games of the casino with a jackpot.
       */
      jackpots: number;
      /**
       * Table games of the casino.
       */
      tables: number;
      /**
       * Games of the live casino.
       */
      live: number;
      /**
       * Bets on sports.
       */
      sports: number;
      /**
       * Bets on virtual sports.
       */
      virtualSports: number;
    };
  };
  /**
   * What points are exchanged for; null where they are not.
   */
  exchange: {
    /**
     * Points of a step.
     */
    points: number;
    /**
     * What a step is worth.
     */
    amount: number;
    /**
     * Fewest points of an exchange.
     */
    least: number;
  } | null;
  /**
   * The latest days with points, the last one leading.
   *
   * Items: Points of a day.
   */
  history: {
    /**
     * In the player's calendar.
     */
    day: string;
    /**
     * Without those taken back.
     */
    earned: number;
    /**
     * Paid out as money.
     */
    exchanged: number;
  }[];
}
/**
 * Reply of POST {v1}/player/loyalty/exchange.
 */
export interface PlatformLoyaltyExchange {
  /**
   * How many were exchanged.
   */
  points: number;
  /**
   * What they gave, in minor units of the currency.
   */
  amount: number;
  /**
   * Currency of the amounts, which count its minor units.
   */
  currency: string;
}
/**
 * Reply of GET {v1}/player/bonus-code/manual-claim/available (API-066).
 */
export interface PlatformManualClaim {
  /**
   * Whether the player may claim a bonus by entering its code.
   */
  isAvailable: boolean;
}
/**
 * Reply of GET {v1}/player/marketing_preferences (API-094, ACCT-16).
 */
export interface PlatformMarketingPreferences {
  /**
   * How the player may be reached with marketing (ACCT-14).
   */
  subscriptionChannels: {
    /**
     * Whether the channel is wanted.
     */
    EMAIL: boolean;
    /**
     * Whether the channel is wanted.
     */
    SMS: boolean;
    /**
     * Whether the channel is wanted.
     */
    MAIL: boolean;
    /**
     * Whether the channel is wanted.
     */
    PHONE: boolean;
    /**
     * Whether the channel is wanted.
     */
    PUSH_NOTIFICATION: boolean;
  };
  /**
   * What the player wants to hear about (ACCT-15).
   */
  subscriptionCommunications: {
    /**
     * Whether the topic is wanted.
     */
    BONUS_OFFER: boolean;
    /**
     * Whether the topic is wanted.
     */
    NEWSLETTER: boolean;
    /**
     * Whether the topic is wanted.
     */
    CASINO: boolean;
    /**
     * Whether the topic is wanted.
     */
    RESPONSIBLE_GAMING: boolean;
  };
}
/**
 * Reply of GET /platform/v1/player/activity/minutes_remaining (API-122).
 */
export interface PlatformMinutesRemaining {
  /**
   * Whole minutes until the next reality check, zero or less once it is due; null without one.
   */
  minutes: number | null;
}
/**
 * Reply of GET /platform/v1/player/my-games (API-050): the games the player has starred.
 */
export interface PlatformMyGames {
  /**
   * Last added first.
   *
   * Items: A starred game.
   */
  games: {
    /**
     * Id of the game in the catalogue.
     */
    gameId: string;
    /**
     * When it was starred.
     */
    addedAt: string;
  }[];
}
/**
 * Reply of a native call, refusals included, in the provider's dialect.
 */
export interface PlatformNativeReply {
  [k: string]: unknown;
}
/**
 * Reply of GET /platform/v1/player/wallet/net-position-win-loss (API-088), over the life of the account, in minor units.
 */
export interface PlatformNetPosition {
  /**
   * Currency of the wallet; its minor units are what amounts count.
   */
  currency: string;
  /**
   * Paid out less paid in: negative when the player has paid in more.
   */
  netPosition: number;
  /**
   * Won less staked, rollbacks taken out: negative for a loss.
   */
  winLoss: number;
}
/**
 * News about a player's own account (INBOX-03); pages write it in their own language.
 */
export interface PlatformNotification {
  /**
   * Names it.
   */
  notificationId: string;
  /**
   * The event it is about.
   */
  kind:
    | 'reward-given'
    | 'free-rounds-given'
    | 'document-accepted'
    | 'document-refused'
    | 'withdrawal-paid'
    | 'withdrawal-refused';
  /**
   * Facts of the event, of which each kind has its own.
   */
  values: {
    /**
     * Name of the campaign, in the player's language.
     */
    name?: string;
    /**
     * How many free rounds there are.
     */
    rounds?: number;
    /**
     * Type of the document.
     */
    documentType?: string;
    /**
     * Minor units of the currency.
     */
    amount?: number;
    /**
     * ISO 4217 code.
     */
    currency?: string;
  };
  /**
   * When the event happened.
   */
  sentAt: string;
  /**
   * When it was read; null until then.
   */
  readAt: string | null;
}
/**
 * Reply of GET {v1}/player/notifications (INBOX-03).
 */
export interface PlatformNotifications {
  /**
   * How many notifications there are.
   */
  total: number;
  /**
   * How many of them are unread.
   */
  unread: number;
  /**
   * Newest first.
   */
  notifications: PlatformNotification[];
}
/**
 * Reply of the novomatic calls.
 */
export interface PlatformNovomaticGame {
  /**
   * Of the game, for one launch.
   */
  url: string;
}
/**
 * A correction of a player's real money by an operator.
 */
export interface PlatformOperatorAdjustment {
  /**
   * Names it.
   */
  adjustmentId: number;
  /**
   * Number of the player on the platform.
   */
  playerId: number;
  /**
   * In minor units; negative takes money away.
   */
  amount: number;
  /**
   * Currency of the wallet.
   */
  currency: string;
  /**
   * Why, for the record.
   */
  reason: string;
  /**
   * AWAITING_APPROVAL until a second operator decides.
   */
  status: 'AWAITING_APPROVAL' | 'BOOKED' | 'REFUSED';
  /**
   * Name of the operator's key, or `<key>/<person>`.
   */
  requestedBy: string;
  /**
   * When.
   */
  requestedAt: string;
  /**
   * The second operator in the same way; null where one was enough.
   */
  decidedBy: string | null;
  /**
   * When the second operator decided.
   */
  decidedAt: string | null;
  /**
   * Why the second operator decided so.
   */
  decisionReason: string | null;
}
/**
 * Reply of GET /platform/v1/operator/adjustments: those that await a second operator.
 */
export interface PlatformOperatorAdjustments {
  /**
   * Oldest first.
   */
  adjustments: PlatformOperatorAdjustment[];
}
/**
 * Reply of GET /platform/v1/operator/audit-log: at most 50 entries.
 */
export interface PlatformOperatorAuditLog {
  /**
   * Newest first.
   *
   * Items: What an operator did.
   */
  entries: {
    /**
     * Number of the entry.
     */
    id: number;
    /**
     * When.
     */
    at: string;
    /**
     * Number of the player on the platform; null for what concerns no single player.
     */
    playerId: number | null;
    /**
     * Name of the operator's key, `<key>/<person>`, or `identity:<provider>`.
     */
    operator: string;
    /**
     * The suffix is the outcome.
     */
    action:
      | 'restriction.set'
      | 'restriction.lifted'
      | 'adjustment.requested'
      | 'adjustment.booked'
      | 'adjustment.approved'
      | 'adjustment.refused'
      | 'withdrawal.first-approved'
      | 'withdrawal.approved'
      | 'withdrawal.refused'
      | 'document.viewed'
      | 'document.accepted'
      | 'document.refused'
      | 'document.requested'
      | 'identity.approved'
      | 'identity.rejected'
      | 'identity.unclear'
      | 'money.locked'
      | 'money.unlocked'
      | 'bonus.granted'
      | 'free-rounds.granted'
      | 'ledger.command'
      | 'identifier.set'
      | 'campaign.created'
      | 'campaign.changed'
      | 'campaign.launched'
      | 'campaign.ended'
      | 'payment.first-settled'
      | 'payment.first-failed'
      | 'payment.settled'
      | 'payment.failed'
      | 'payment.dismissed'
      | 'conversation.answered'
      | 'conversation.closed';
    /**
     * Id of the restriction, adjustment, withdrawal, document, command, campaign, difference or conversation.
     */
    subject: string;
    /**
     * Why; empty for a look.
     */
    reason: string;
    /**
     * In minor units of the currency.
     */
    amount: number | null;
    /**
     * Of the amount.
     */
    currency: string | null;
  }[];
  /**
   * Sent as `before` it gives the next page; null at the end.
   */
  next: number | null;
}
/**
 * A campaign as operators see it.
 */
export interface PlatformOperatorCampaign {
  /**
   * Names it.
   */
  campaignId: number;
  /**
   * Of the amounts in terms.
   */
  currency: string;
  /**
   * By language; en stands in for the others.
   */
  names: {
    /**
     * In a language of the sites.
     */
    [k: string]: string;
  };
  /**
   * Where it is played with.
   */
  vertical: 'CASINO' | 'LIVE_CASINO' | 'SPORTS';
  /**
   * Chosen by the player, or given for something that happened.
   */
  category: 'opt-in' | 'triggered';
  /**
   * BONUS-05.
   */
  bonusType: 'STICKY' | 'NON_STICKY';
  /**
   * Who can claim it: everybody, whoever has its code, only those to whom operators give it, or players who pay with loyalty points.
   */
  access: 'open' | 'code' | 'operator' | 'points';
  /**
   * Null without one.
   */
  bonusCode: string | null;
  /**
   * BONUS-08: DRAFT until it is launched, EXPIRED once its time is over, CANCELED when an operator ended it.
   */
  status: 'ACTIVE' | 'EXPIRED' | 'CANCELED' | 'DRAFT';
  /**
   * That of the bonuses given now; null before the launch.
   */
  version: number | null;
  /**
   * Of the terms, the latest first.
   *
   * Items: Terms that never change.
   */
  versions: {
    /**
     * Number of a version of the terms.
     */
    version: number;
    /**
     * When.
     */
    createdAt: string;
    /**
     * Name of the operator's key, or `<key>/<person>`; null for one that the platform came with.
     */
    createdBy: string | null;
    terms: PlatformBonusTerms;
  }[];
  /**
   * Bonuses that were given of it, by currency.
   *
   * Items: In a currency; amounts in minor units.
   */
  figures: {
    /**
     * Of the wallets.
     */
    currency: string;
    /**
     * Number of bonuses.
     */
    given: number;
    /**
     * Those that have not ended.
     */
    active: number;
    /**
     * Those that became the player's own.
     */
    converted: number;
    /**
     * Bonus money given.
     */
    amount: number;
    /**
     * Bonus money that became the players' own.
     */
    cost: number;
  }[];
}
/**
 * Reply of GET /platform/v1/operator/campaigns/{campaignId}/simulation: the latest version of its terms, played by the players of the site.
 */
export interface PlatformOperatorCampaignSimulation {
  /**
   * Number of a version of the terms.
   */
  version: number;
  /**
   * The countries of the site's players, by the number of players.
   *
   * Items: The campaign in a country.
   */
  markets: {
    /**
     * ISO 3166-1, or a province.
     */
    countryCode: string;
    /**
     * That of the country.
     */
    market: string;
    /**
     * Those of the site who live there.
     */
    players: number;
    /**
     * Code of why it is not offered there; left out where it is.
     */
    refusal?: string;
    reward: PlatformReward;
  }[];
  /**
   * Players of the site that were looked at.
   */
  players: number;
  /**
   * Those who could take it.
   */
  eligible: number;
  /**
   * Why others could not.
   *
   * Items: A reason.
   */
  refusals: {
    /**
     * Of the refusal.
     */
    code: string;
    /**
     * How many.
     */
    players: number;
  }[];
  /**
   * In minor units, if each eligible player takes it once and plays it to its end; left out when there is nobody, or no model of how its games pay.
   */
  cost?: {
    /**
     * Of the terms.
     */
    currency: string;
    /**
     * What becomes the player's own.
     */
    perBonus: {
      /**
       * On average.
       */
      mean: number;
      /**
       * Of half of the bonuses not more.
       */
      median: number;
      /**
       * Of one in twenty more.
       */
      high: number;
    };
    /**
     * Of all bonuses together.
     */
    total: {
      /**
       * On average.
       */
      mean: number;
      /**
       * In one of twenty cases less.
       */
      low: number;
      /**
       * In one of twenty cases more.
       */
      high: number;
    };
    /**
     * Share of the bonuses of which anything becomes the player's own.
     */
    converting: number;
    /**
     * Every bonus won at its limit; null when the terms set no limit for a win.
     */
    worst: number | null;
  };
}
/**
 * Reply of GET /platform/v1/operator/campaigns.
 */
export interface PlatformOperatorCampaigns {
  /**
   * Of the amounts in terms.
   */
  currency: string;
  /**
   * Of the site, the latest first.
   */
  campaigns: PlatformOperatorCampaign[];
}
/**
 * A conversation with its messages.
 */
export interface PlatformOperatorConversation {
  /**
   * Names it.
   */
  conversationId: string;
  /**
   * The player whom the site's token names; null for a visitor who is not recognised.
   */
  playerId: number | null;
  /**
   * Of the page, BCP 47.
   */
  language: string;
  /**
   * `waiting` while the last word is the visitor's.
   */
  status: 'waiting' | 'answered' | 'closed';
  /**
   * When something was last written, or it was closed.
   */
  updatedAt: string;
  /**
   * Oldest first.
   *
   * Items: A line.
   */
  messages: {
    /**
     * Whose words they are.
     */
    from: 'visitor' | 'staff';
    /**
     * As it was written.
     */
    text: string;
    /**
     * The operator; null for the visitor.
     */
    author: string | null;
    /**
     * When it was written.
     */
    at: string;
  }[];
}
/**
 * Reply of GET /platform/v1/operator/conversations: those that wait for an answer first.
 */
export interface PlatformOperatorConversations {
  /**
   * Of the site, with the messenger of demo mode.
   *
   * Items: A visitor's talk with support.
   */
  conversations: {
    /**
     * Names it.
     */
    conversationId: string;
    /**
     * The player whom the site's token names; null for a visitor who is not recognised.
     */
    playerId: number | null;
    /**
     * Of the page, BCP 47.
     */
    language: string;
    /**
     * `waiting` while the last word is the visitor's.
     */
    status: 'waiting' | 'answered' | 'closed';
    /**
     * When something was last written, or it was closed.
     */
    updatedAt: string;
    /**
     * Its beginning.
     */
    lastText: string;
  }[];
}
/**
 * Reply of a view of a page.
 */
export interface PlatformOperatorDocumentPage {
  /**
   * Of the content.
   */
  contentType: 'image/jpeg';
  /**
   * The picture in base64.
   */
  content: string;
}
/**
 * Reply of GET /platform/v1/operator/documents: those under review.
 */
export interface PlatformOperatorDocuments {
  /**
   * Oldest first.
   *
   * Items: A document that awaits a decision.
   */
  documents: {
    /**
     * Number of the player on the platform.
     */
    playerId: number;
    /**
     * Names it.
     */
    documentId: string;
    /**
     * KYC-02.
     */
    documentTypeName:
      | 'PROOF_OF_ID'
      | 'PROOF_OF_ADDRESS'
      | 'PROOF_OF_PAYMENT'
      | 'SOURCE_OF_WEALTH'
      | 'EDD_QUESTIONNAIRE'
      | 'OTHER';
    /**
     * Since when it waits.
     */
    updatedAt: string;
  }[];
}
/**
 * Reply of GET /platform/v1/operator/players/{playerId}: a player as operators see it.
 */
export interface PlatformOperatorPlayer {
  /**
   * Number of the player on the platform.
   */
  playerId: number;
  /**
   * Address the player signs in with.
   */
  email: string;
  /**
   * First and last name.
   */
  name: string;
  /**
   * Null until the profile is completed.
   */
  dateOfBirth: string | null;
  /**
   * In E.164.
   */
  mobilePhone: string | null;
  /**
   * Street, postal code and city; null until they are given.
   */
  address: string | null;
  /**
   * Declared country.
   */
  countryCode: string;
  /**
   * Code of the language.
   */
  language: string;
  /**
   * Currency of the wallet.
   */
  currency: string;
  /**
   * State of the account.
   */
  accountStatus: string;
  /**
   * State of the verification.
   */
  kycStatus: string;
  /**
   * Types that the player is asked for, separated by commas.
   */
  requestedDocuments: string;
  /**
   * When.
   */
  registrationDate: string;
  /**
   * Null before it.
   */
  firstDepositDate: string | null;
  /**
   * The last one that succeeded; null before the first.
   */
  lastSignIn: string | null;
  /**
   * Level of the loyalty programme.
   */
  loyaltyLevel: number;
  /**
   * Every withdrawal awaits an approval.
   */
  isWithdrawalReview: boolean;
  /**
   * Null before the first money came in.
   */
  wallet: PlatformWalletBalance | null;
  /**
   * Those that are not paid out yet, oldest first.
   */
  withdrawals: PlatformOperatorWithdrawal[];
  /**
   * Those that await a second operator, oldest first.
   */
  adjustments: PlatformOperatorAdjustment[];
  /**
   * Campaigns whose bonuses operators can grant now, with their names in the player's language.
   *
   * Items: A campaign.
   */
  campaigns: {
    /**
     * Its number.
     */
    campaignId: number;
    /**
     * As the player sees it.
     */
    name: string;
  }[];
  /**
   * Those that the player has.
   */
  bonuses: PlatformReward[];
}
/**
 * Reply of GET /platform/v1/player/wallet/balance (API-080). A player without a wallet is answered 404 `error.wallet.not.exists` (WALLET-07).
 */
export interface PlatformWalletBalance {
  /**
   * Currency of the wallet; its minor units are what amounts count.
   */
  currency: string;
  balanceMap: PlatformBalanceMap;
}
/**
 * A withdrawal as operators see it.
 */
export interface PlatformOperatorWithdrawal {
  /**
   * Names it in a decision.
   */
  withdrawalId: string;
  /**
   * Number of the player on the platform.
   */
  playerId: number;
  /**
   * In minor units.
   */
  amount: number;
  /**
   * Currency of the wallet.
   */
  currency: string;
  /**
   * How it is paid out.
   */
  method: string;
  /**
   * When.
   */
  requestedAt: string;
  /**
   * AWAITING_APPROVAL is not paid out before an operator approves; PENDING is paid out by the payment provider.
   */
  status: 'AWAITING_APPROVAL' | 'PENDING' | 'COMPLETED' | 'CANCELLED';
  /**
   * Name of the operator's key, or `<key>/<person>`.
   */
  approvedBy: string | null;
}
/**
 * Reply of GET {player}/documents for operators.
 */
export interface PlatformOperatorPlayerDocuments {
  /**
   * In a fixed order.
   *
   * Items: A document with its pages.
   */
  documents: {
    /**
     * Names it.
     */
    documentId: string;
    /**
     * KYC-02.
     */
    documentTypeName:
      | 'PROOF_OF_ID'
      | 'PROOF_OF_ADDRESS'
      | 'PROOF_OF_PAYMENT'
      | 'SOURCE_OF_WEALTH'
      | 'EDD_QUESTIONNAIRE'
      | 'OTHER';
    /**
     * KYC-01.
     */
    documentStatus: 'UNREQUESTED' | 'REQUESTED' | 'UNDER_REVIEW' | 'VERIFIED' | 'EXPIRED';
    /**
     * Which kind of proof was chosen.
     */
    subType?: string;
    /**
     * Why the last one was refused (KYC-04).
     */
    rejectionReason?: string;
    /**
     * Until when a requested document must be there; null when it is not asked for.
     */
    dueAt: string | null;
    /**
     * What the player has sent, newest upload first; pages that were deleted are left out.
     *
     * Items: One page.
     */
    pages: {
      /**
       * Names it.
       */
      pageId: string;
      /**
       * When the player sent it.
       */
      sentAt: string;
      /**
       * Whether it belongs to the upload that is under review or was decided about last.
       */
      isCurrent: boolean;
    }[];
    /**
     * The last check of an identity provider for this document.
     */
    identityCheck?: {
      /**
       * Its name.
       */
      provider: string;
      /**
       * The provider’s name for the check.
       */
      reference: string;
      /**
       * How far it has come: open until the player has gone through the steps, processing until the provider has decided.
       */
      status: 'open' | 'processing' | 'approved' | 'rejected' | 'unclear' | 'expired';
      /**
       * The provider’s code for a rejection or doubt.
       */
      reason: string | null;
      /**
       * When it last changed.
       */
      at: string;
    };
  }[];
}
/**
 * Reply of GET /platform/v1/operator/players: at most 20.
 */
export interface PlatformOperatorPlayers {
  /**
   * By id.
   *
   * Items: Somebody with an account.
   */
  players: {
    /**
     * Number of the player on the platform.
     */
    playerId: number;
    /**
     * Address the player signs in with.
     */
    email: string;
    /**
     * First and last name.
     */
    name: string;
    /**
     * Declared country.
     */
    countryCode: string;
    /**
     * Currency of the wallet.
     */
    currency: string;
    /**
     * State of the account.
     */
    accountStatus: string;
    /**
     * State of the verification.
     */
    kycStatus: string;
    /**
     * When.
     */
    registrationDate: string;
  }[];
}
/**
 * Reply of GET /platform/v1/operator/players/{playerId}/timeline.
 */
export interface PlatformOperatorTimeline {
  /**
   * Newest first.
   *
   * Items: Something that happened.
   */
  entries: {
    /**
     * When it happened.
     */
    at: string;
    /**
     * Which record it is of.
     */
    kind: 'restriction' | 'lift' | 'login' | 'ledger' | 'document' | 'limit' | 'audit';
    /**
     * Names it within its kind.
     */
    id: string;
    /**
     * What it is about: kind of restriction, command, document, limit or action.
     */
    subject: string;
    /**
     * Who did it: the player, the platform, or a key.
     */
    by: string | null;
    /**
     * Why.
     */
    reason: string | null;
    /**
     * In minor units of the currency.
     */
    amount: number | null;
    /**
     * Of the amount.
     */
    currency: string | null;
    /**
     * Outcome or state; of an action, its subject.
     */
    status: string | null;
  }[];
  /**
   * Sent as `before` it gives the next page; null at the end.
   */
  next: string | null;
}
/**
 * Reply of GET /platform/v1/operator/withdrawals: those that await an approval.
 */
export interface PlatformOperatorWithdrawals {
  /**
   * Oldest first.
   */
  withdrawals: PlatformOperatorWithdrawal[];
}
/**
 * Reply of GET /platform/_control/outbox: sent messages, newest first.
 */
export interface PlatformOutbox {
  /**
   * Newest first.
   *
   * Items: One message as it was sent.
   */
  messages: {
    /**
     * Grows with every message.
     */
    id: number;
    /**
     * Time of the platform's clock.
     */
    sentAt: string;
    /**
     * Site that the message is about.
     */
    siteId: number;
    /**
     * Number of the player on the platform.
     */
    playerId: number | null;
    /**
     * How it was sent.
     */
    channel: 'sms' | 'email';
    /**
     * Phone number or e-mail address.
     */
    to: string;
    /**
     * Name of the message.
     */
    template: string;
    /**
     * Language of the text.
     */
    locale: string;
    /**
     * Of an e-mail; null for an SMS.
     */
    subject: string | null;
    /**
     * As the player reads it.
     */
    text: string;
    /**
     * What the text was filled with, such as `code` or `link`.
     */
    values: {
      /**
       * One value.
       */
      [k: string]: string;
    };
  }[];
}
/**
 * Reply of the context calls.
 */
export interface PlatformPariplayContext {
  /**
   * Names the launch in the URL call.
   */
  context: string;
}
/**
 * Reply of POST {v2}/pariplay/url (GAME-09).
 */
export interface PlatformPariplayUrl {
  /**
   * Of the game, for one launch.
   */
  Url: string;
}
/**
 * Reply of GET {v1}/player/password_reset/new_password/email/{token} (API-022, RESET-09).
 */
export interface PlatformPasswordResetAddress {
  /**
   * Address that the player signs in with.
   */
  email: string;
}
/**
 * Reply of POST {v1}/player/password_reset/sms_verification (API-019): both are good once, for ten minutes.
 */
export interface PlatformPasswordResetKeys {
  /**
   * Allows one new password.
   */
  resetKey: string;
  /**
   * Names the verification that the key belongs to.
   */
  smsResetKeyId: string;
}
/**
 * Reply of POST {pay}/paynplay/deposit (API-023).
 */
export interface PlatformPayAndPlayDeposit {
  /**
   * Where the player goes on.
   */
  redirectOutput: {
    /**
     * Page of the bank, which may be framed by the site.
     */
    url: string;
  };
}
/**
 * Reply of POST {v1}/paynplay/player/code (API-024): what the bank does not know is left out and has to be asked for.
 */
export interface PlatformPayAndPlayPlayer {
  /**
   * Number of the player on the platform.
   */
  playerId: number;
  /**
   * Address of the player.
   */
  email?: string;
  /**
   * Number with its prefix, such as +358401234567; blanks, dashes and brackets are ignored.
   */
  mobilePhone?: string;
}
/**
 * A deposit or withdrawal of a player, from its beginning to its end.
 */
export interface PlatformPayment {
  /**
   * Names the payment; the provider adds it to the return address.
   */
  paymentId: string;
  /**
   * Money in or out.
   */
  direction: 'deposit' | 'withdrawal';
  /**
   * Of a deposit: created, redirected, authorised, pending, settled, failed, expired, reversed, cancelled. Of a withdrawal: requested, in-review, approved, paid, failed, cancelled.
   */
  state:
    | 'created'
    | 'redirected'
    | 'authorised'
    | 'pending'
    | 'settled'
    | 'failed'
    | 'expired'
    | 'reversed'
    | 'cancelled'
    | 'requested'
    | 'in-review'
    | 'approved'
    | 'paid';
  /**
   * In minor units.
   */
  amount: number;
  /**
   * What the provider takes on top, in minor units.
   */
  fee: number;
  /**
   * Currency of the wallet; its minor units are what amounts count.
   */
  currency: string;
  /**
   * WALLET-27, and crypto.
   */
  method:
    | 'CREDITCARD'
    | 'CRYPTO'
    | 'EUTELLER'
    | 'MUCHBETTER'
    | 'NETELLER'
    | 'PAYSAFECARD'
    | 'RAPIDTRANSFER'
    | 'SIRU'
    | 'SKRILL'
    | 'TRUSTLY';
  /**
   * How its hosted page works.
   */
  kind: 'card' | 'bank' | 'voucher' | 'crypto';
  /**
   * How the player sees the method.
   */
  name: string;
  /**
   * Label of the card, account or address; null while it is unknown.
   */
  instrument: string | null;
  /**
   * Why it failed; null when it did not.
   */
  failure:
    | 'declined'
    | 'insufficient_funds'
    | 'authentication_failed'
    | 'cancelled_by_customer'
    | 'expired'
    | 'account_closed'
    | 'limit'
    | 'error'
    | 'returned'
    | null;
  /**
   * Somebody looks at it, since the provider reported another amount or currency.
   */
  isUnderReview: boolean;
  /**
   * When it came into each state, in order.
   *
   * Items: A state and its time.
   */
  times: {
    /**
     * Of a deposit: created, redirected, authorised, pending, settled, failed, expired, reversed, cancelled. Of a withdrawal: requested, in-review, approved, paid, failed, cancelled.
     */
    state:
      | 'created'
      | 'redirected'
      | 'authorised'
      | 'pending'
      | 'settled'
      | 'failed'
      | 'expired'
      | 'reversed'
      | 'cancelled'
      | 'requested'
      | 'in-review'
      | 'approved'
      | 'paid';
    /**
     * When.
     */
    at: string;
  }[];
  /**
   * The transaction that moved the money; null while none did.
   */
  reference: string | null;
  /**
   * Names it in the cancellation while the player may take it back (API-085); else null.
   */
  pendingWithdrawalId: string | null;
  /**
   * Bonus that the player chose.
   */
  bonusId: string | null;
  /**
   * When it was begun.
   */
  createdAt: string;
  /**
   * When it last changed.
   */
  updatedAt: string;
}
/**
 * Something on which platform and payment provider disagree.
 */
export interface PlatformPaymentDifference {
  /**
   * Names the difference.
   */
  differenceId: number;
  /**
   * What differs: the amount, the currency or the status; a transaction without a payment; a payment that the provider does not have, or leaves out of its list.
   */
  kind: 'amount' | 'currency' | 'status' | 'unknown-payment' | 'missing-at-provider' | 'missing-from-list';
  /**
   * Name of the payment provider.
   */
  provider: string;
  /**
   * The provider’s name for it.
   */
  transactionId: string | null;
  /**
   * The payment; null when there is none.
   */
  paymentId: string | null;
  /**
   * Number of the player; null when there is none.
   */
  playerId: number | null;
  /**
   * What the platform has.
   */
  expected: string;
  /**
   * What the provider says.
   */
  reported: string;
  /**
   * When it was first seen.
   */
  foundAt: string;
  /**
   * When it was gone; null while it lasts.
   */
  resolvedAt: string | null;
  /**
   * Its payment waits for a decision: it can be settled or failed. Any other can only be dismissed.
   */
  isUnderReview: boolean;
  /**
   * What an operator made of it; null without a decision.
   */
  decision: 'settled' | 'failed' | 'dismissed' | null;
  /**
   * The operator, or the second of two; null without a decision.
   */
  decidedBy: string | null;
}
/**
 * Reply of GET {v1}/operator/payments/differences.
 */
export interface PlatformPaymentDifferences {
  /**
   * Those of the site that last, then those that are over; newest first.
   */
  differences: PlatformPaymentDifference[];
}
/**
 * The person whom the bank of a provider has identified.
 */
export interface PlatformPaymentIdentity {
  /**
   * The same for each payment of this person to the merchant, and meaningless elsewhere.
   */
  personId: string;
  /**
   * As the bank has it.
   */
  firstName: string;
  /**
   * As the bank has it.
   */
  lastName: string;
  /**
   * yyyy-MM-dd.
   */
  dateOfBirth: string;
  /**
   * Street and number.
   */
  address: string;
  /**
   * Of the address.
   */
  city: string;
  /**
   * Of the address.
   */
  postalCode: string;
  /**
   * Of residence, ISO 3166-1 alpha-2.
   */
  country: string;
  /**
   * Where the bank has one.
   */
  email?: string;
  /**
   * With its prefix, where the bank has one.
   */
  mobilePhone?: string;
  [k: string]: unknown;
}
/**
 * A card, account or address the player has paid with. Its token stays with the platform.
 */
export interface PlatformPaymentInstrument {
  /**
   * Names it in a payment.
   */
  instrumentId: string;
  /**
   * How the player recognises it.
   */
  label: string;
  /**
   * When it was last paid with.
   */
  lastUsed: string;
}
/**
 * Reply of GET {v1}/player/wallet/payment-methods: what the player’s market offers and its law allows, in order.
 */
export interface PlatformPaymentMethods {
  /**
   * Currency of the wallet; its minor units are what amounts count.
   */
  currency: string;
  /**
   * Methods to pay in with.
   */
  deposit: PlatformPaymentOption[];
  /**
   * Methods to be paid out with; where the player has deposited, one of those.
   */
  withdrawal: PlatformPaymentOption[];
}
/**
 * A payment method as a player may use it in one direction. Amounts are in minor units of the wallet’s currency.
 */
export interface PlatformPaymentOption {
  /**
   * WALLET-27, and crypto.
   */
  method:
    | 'CREDITCARD'
    | 'CRYPTO'
    | 'EUTELLER'
    | 'MUCHBETTER'
    | 'NETELLER'
    | 'PAYSAFECARD'
    | 'RAPIDTRANSFER'
    | 'SIRU'
    | 'SKRILL'
    | 'TRUSTLY';
  /**
   * How the player sees it.
   */
  name: string;
  /**
   * How its hosted page works.
   */
  kind: 'card' | 'bank' | 'voucher' | 'crypto';
  /**
   * Whether its hosted page may be shown in a frame of the site.
   */
  isFrameable: boolean;
  /**
   * Least amount.
   */
  minimum: number;
  /**
   * Most at once.
   */
  maximum: number;
  /**
   * What the method takes of the amount on top, in percent; the provider collects it.
   */
  feePercent: number;
  /**
   * Amounts to choose from; none for a withdrawal.
   *
   * Items: One of them.
   */
  presets: number[];
  /**
   * How long the money usually takes.
   */
  speed: 'instant' | 'minutes' | 'hours' | 'days';
  /**
   * When the player last used it; null for never.
   */
  lastUsed: string | null;
  /**
   * Those the player has used, last used first.
   */
  instruments: PlatformPaymentInstrument[];
  /**
   * How long payouts of the last 30 days took, from request to settlement; null when there were too few.
   */
  payoutClock: {
    /**
     * Half took no longer, in minutes.
     */
    medianMinutes: number;
    /**
     * 19 of 20 took no longer, in minutes.
     */
    slowestMinutes: number;
    /**
     * How many there were.
     */
    payouts: number;
  } | null;
}
/**
 * Reply of POST {v1}/player/wallet/payments.
 */
export interface PlatformPaymentStarted {
  payment: PlatformPayment;
  /**
   * Where the player pays; null once the payment is over.
   */
  hostedUrl: string | null;
}
/**
 * A transaction as a payment provider reports it. Providers may add fields.
 */
export interface PlatformPaymentTransaction {
  /**
   * The provider’s name for it.
   */
  id: string;
  /**
   * The platform’s name for it.
   */
  reference: string;
  /**
   * Money in or out.
   */
  kind: 'deposit' | 'payout';
  /**
   * How far it has come.
   */
  status:
    | 'created'
    | 'redirected'
    | 'authorised'
    | 'pending'
    | 'settled'
    | 'failed'
    | 'expired'
    | 'cancelled'
    | 'reversed';
  /**
   * In minor units.
   */
  amount: number;
  /**
   * ISO 4217 code.
   */
  currency: string;
  /**
   * How it is paid.
   */
  method: string;
  /**
   * What it was paid with.
   */
  instrument?: {
    /**
     * Stands for it in further payments.
     */
    token: string;
    /**
     * How the player recognises it.
     */
    label: string;
    /**
     * To whom it belongs.
     */
    holder?: string;
    [k: string]: unknown;
  };
  identity?: PlatformPaymentIdentity;
  /**
   * Why it failed.
   */
  failure?: string;
  /**
   * Where the player pays.
   */
  hostedUrl?: string;
  /**
   * Until when it can be paid.
   */
  expiresAt?: string;
  /**
   * When it was begun.
   */
  createdAt: string;
  /**
   * When it last changed.
   */
  updatedAt: string;
  /**
   * Grows by one with each change.
   */
  sequence: number;
  [k: string]: unknown;
}
/**
 * A page of the list of a payment provider. Providers may add fields.
 */
export interface PlatformPaymentTransactions {
  /**
   * The transactions.
   */
  items: PlatformPaymentTransaction[];
  /**
   * Cursor of the next page; null on the last one.
   */
  next: string | null;
  [k: string]: unknown;
}
/**
 * Reply of GET {v1}/player/wallet/payments.
 */
export interface PlatformPayments {
  /**
   * Ten, newest first.
   */
  payments: PlatformPayment[];
}
/**
 * Reply of GET /platform/v1/player/wallet/pendingWithdrawal (API-087).
 */
export interface PlatformPendingWithdrawals {
  /**
   * Newest first.
   *
   * Items: Money on its way to the player.
   */
  pendingWithdrawals: {
    /**
     * Names it in the cancellation.
     */
    pendingWithdrawalId: string;
    /**
     * In minor units of the currency.
     */
    amount: number;
    /**
     * Currency of the wallet; its minor units are what amounts count.
     */
    currency: string;
    /**
     * When it was asked for.
     */
    date: string;
    /**
     * How it is paid out.
     */
    method: string;
  }[];
}
/**
 * Reply of POST {v1}/player/phone (API-100, ACCT-05).
 */
export interface PlatformPhoneVerification {
  /**
   * Names the code that was sent.
   */
  smsVerificationId: string;
}
/**
 * Reply of GET {v1}/player/games (GAME-26): starred or played, starred ones first, then the last played.
 */
export interface PlatformPlayerGames {
  /**
   * At most 500.
   *
   * Items: A game of the player.
   */
  games: {
    /**
     * Id of the game in the catalogue.
     */
    gameId: string;
    /**
     * When it was last played; null for never.
     */
    playedAt: string | null;
    /**
     * Whether it is starred in a lobby.
     */
    starred: boolean;
  }[];
}
/**
 * Reply of GET /platform/v1/gaming/popularity: the games of a site that are played most.
 */
export interface PlatformPopularity {
  /**
   * Most played first.
   *
   * Items: How much a game is played.
   */
  games: {
    /**
     * Id of the game in the catalogue.
     */
    gameId: string;
    /**
     * Settled rounds of the last seven days.
     */
    rounds: number;
    /**
     * Wins of the last 24 hours.
     */
    recentWins: number;
  }[];
}
/**
 * Reply of the pragmatic calls.
 */
export interface PlatformPragmaticGame {
  /**
   * Of the game, for one launch.
   */
  gameURL: string;
}
/**
 * Reply of GET /platform/v1/player/profile (API-092, AUTH-02).
 */
export interface PlatformProfile {
  /**
   * Number of the player on the platform.
   */
  playerId: number;
  /**
   * As the player gave it.
   */
  firstName: string;
  /**
   * Verification level.
   */
  kycStatus:
    | 'NOT_VERIFIED'
    | 'DATA_VERIFIED'
    | 'PENDING'
    | 'FULLY VERIFIED'
    | 'ENHANCED KYC'
    | 'EDD_PENDING'
    | 'EDD_UNDER_REVIEW'
    | 'ENHANCED'
    | 'RESTRICTED'
    | 'SUSPENDED'
    | 'PENDING_EXPIRED'
    | 'NOT_REQUIRED';
  /**
   * Comma-separated document types that the player is asked for; empty for none.
   */
  requestDocumentTypeStatus: string;
  /**
   * Whether the player signs in for the first time.
   */
  firstLogin: boolean;
  /**
   * Null before the first deposit.
   */
  firstDepositDate: string | null;
  /**
   * Currency of the wallet.
   */
  currencyCode: string;
  /**
   * Country that the player declared.
   */
  countryCode: string;
  /**
   * Canadian province; null elsewhere.
   */
  provinceCode: string | null;
  /**
   * Joins the accounts of one person.
   */
  personid: string;
  /**
   * May be paid out.
   */
  payout: boolean;
  /**
   * May play casino games.
   */
  casino: boolean;
  /**
   * May play at live tables.
   */
  liveCasino: boolean;
  /**
   * May bet on sports.
   */
  sports: boolean;
  /**
   * May bet on virtual sports.
   */
  virtualSports: boolean;
  /**
   * May receive bonuses.
   */
  bonuses: boolean;
  /**
   * May deposit.
   */
  deposit: boolean;
  /**
   * May withdraw.
   */
  withdrawal: boolean;
  /**
   * 0 is the entry level.
   */
  loyaltyLevel: number;
  /**
   * Game limitation level.
   */
  limitLevel: number;
  /**
   * May pay by instant bank transfer.
   */
  volt: boolean;
  /**
   * Whether an affiliate brought the player.
   */
  affiliateReg: boolean;
  /**
   * May use the payment method macropay.
   */
  macropay: boolean;
  /**
   * Whether withdrawals are reviewed by hand.
   */
  isWithdrawalReview: boolean;
  /**
   * Whether the wallet is in a crypto-currency.
   */
  crypto: boolean;
  /**
   * Version that the player agreed to; empty for none.
   */
  termsAndConditionsAcceptedVersion: string;
}
/**
 * Reply of balance, in minor units.
 */
export interface PlatformProviderBalance {
  /**
   * Currency of the amounts.
   */
  currency: string;
  /**
   * All that the player can stake in the vertical of the game.
   */
  balance: number;
}
/**
 * Reply of authenticate: who plays what, and by which rules. Amounts are minor units.
 */
export interface PlatformProviderGameSession {
  /**
   * Game session, as authenticate replied.
   */
  session: string;
  /**
   * Names the player among those of the platform; null in a demo.
   */
  player: string | null;
  /**
   * Shown to other players; null in a demo.
   */
  nickname: string | null;
  /**
   * real moves money; the wallet of a demo is the provider's own.
   */
  mode: 'real' | 'demo';
  /**
   * Id of the game in the catalogue.
   */
  gameId: string;
  /**
   * Currency of the amounts.
   */
  currency: string;
  /**
   * Digits after the point of the currency: 2 for cents.
   */
  decimals: number;
  /**
   * Language of the game.
   */
  language: string;
  /**
   * Declared by the player, or where a visitor is; null when unknown.
   */
  country: string | null;
  /**
   * Licence that the game is played under, such as Mga.
   */
  jurisdiction: string;
  /**
   * Kind of device.
   */
  channel: 'mobile' | 'desktop';
  /**
   * Pages of the site that the game leads to; null for none.
   */
  urls: {
    /**
     * Where the game leads when it is left.
     */
    lobby: string | null;
    /**
     * The cashier.
     */
    deposit: string | null;
    /**
     * The rounds of the player.
     */
    history: string | null;
  };
  /**
   * All that the player can stake in the vertical of the game; in a demo the credit to start with.
   */
  balance: number;
  /**
   * What the law asks of the game.
   */
  rules: {
    /**
     * Of one round; null for none.
     */
    maxStake: number | null;
    /**
     * Milliseconds from the start of one round to the next.
     */
    minRoundMs: number;
    /**
     * Whether the game may play on by itself.
     */
    autoplay: boolean;
  };
  /**
   * Rounds that the player may play without paying.
   *
   * Items: Free rounds of the game.
   */
  freeRounds: {
    /**
     * Names it in a bet.
     */
    grant: string;
    /**
     * Rounds that are left.
     */
    left: number;
    /**
     * Of each round.
     */
    stake: number;
  }[];
}
/**
 * Reply of bet, win, rollback and end-round. A repeated transaction has the very same one.
 */
export interface PlatformProviderReceipt {
  /**
   * Of the request.
   */
  transaction: string;
  /**
   * Currency of the amounts.
   */
  currency: string;
  /**
   * All that the player could stake in the vertical after the transaction, in minor units.
   */
  balance: number;
}
/**
 * Reply of GET /platform/v1/player/recent_deposit_methods (API-082).
 */
export interface PlatformRecentDepositMethods {
  /**
   * Last used first.
   *
   * Items: A way the player paid.
   */
  methods: {
    /**
     * WALLET-27.
     */
    method:
      | 'CREDITCARD'
      | 'EUTELLER'
      | 'MUCHBETTER'
      | 'NETELLER'
      | 'PAYSAFECARD'
      | 'RAPIDTRANSFER'
      | 'SIRU'
      | 'SKRILL'
      | 'TRUSTLY';
    /**
     * When it was last paid with.
     */
    lastUsed: string;
  }[];
}
/**
 * Reply of GET /platform/_control/reconcile: whether the books are right.
 */
export interface PlatformReconciliation {
  /**
   * Whether nothing was found.
   */
  ok: boolean;
  /**
   * When.
   */
  checkedAt: string;
  /**
   * How many there are.
   */
  transactions: number;
  /**
   * One for each rule: how often it is broken, and the first cases.
   *
   * Items: A rule and what breaks it.
   */
  findings: {
    /**
     * Name of the rule; see docs/ledger.md.
     */
    rule: string;
    /**
     * 0 when the rule holds.
     */
    broken: number;
    /**
     * The first few.
     *
     * Items: What is wrong.
     */
    cases: string[];
  }[];
}
/**
 * Reply of POST {v1}/player/registration (API-011).
 */
export interface PlatformRegistration {
  /**
   * Number of the player on the platform.
   */
  playerId: number;
  /**
   * Proves who registered: the following calls of the registration carry it in the header `registration-token`. Good for 24 hours, until the player may sign in.
   */
  token: string;
}
/**
 * Body of POST /platform/v1/player/activity (API-114, LIMIT-29).
 */
export interface PlatformRequestActivity {
  /**
   * What the site has noticed: nobody has done anything for the idle time of the market.
   */
  type: 'inactivity';
}
/**
 * Body of PATCH /platform/v1/player/activity/settings (API-125, LIMIT-24).
 */
export interface PlatformRequestActivitySettings {
  /**
   * Minutes between two reality checks; null is none.
   */
  period: 30 | 60 | 120 | null;
}
/**
 * Body of POST {v1}/player/address (API-102, ACCT-10).
 */
export interface PlatformRequestAddress {
  /**
   * Street and number.
   */
  address: string;
  /**
   * Town or city.
   */
  city: string;
  /**
   * As written in the country.
   */
  postalCode: string;
}
/**
 * Body of POST /platform/sports/webhooks/user-balance-update (API-010).
 */
export interface PlatformRequestBalanceUpdate {
  /**
   * Number of the player.
   */
  playerId: number;
  /**
   * All that the player holds, in minor units.
   */
  balance: number;
}
/**
 * Body of POST {v1}/player/campaigns/activate (BONUS-36).
 */
export interface PlatformRequestBonusActivation {
  /**
   * BONUS-31.
   */
  state: 'ACTIVATED';
  /**
   * Its id.
   */
  bonusAssignmentId: string;
}
/**
 * Body of POST {v1}/player/bonus-code/agree (BONUS-37).
 */
export interface PlatformRequestBonusAgreement {
  /**
   * Whether the player wants the bonus of the code with the next deposit.
   */
  agreed: boolean;
  /**
   * As the player typed it.
   */
  bonusCode: string;
  /**
   * The campaign of the code, when it is known.
   */
  campaignId?: number;
}
/**
 * Body of POST {v1}/player/bonus-code/validate (BONUS-25).
 */
export interface PlatformRequestBonusCode {
  /**
   * As the player typed it: case and spaces do not matter.
   */
  bonusCode: string;
}
/**
 * Body of PUT {v1}/player/bonus-assignments/{id} (BONUS-32).
 */
export interface PlatformRequestBonusForfeit {
  /**
   * BONUS-03.
   */
  state: 'FORFEITED';
  /**
   * What the player saw as staked when giving it up.
   */
  wageringProgress: number;
}
/**
 * Path of the calls of a player's bonus.
 */
export interface PlatformRequestBonusPath {
  /**
   * Its id.
   */
  bonusAssignmentId: string;
}
/**
 * Path of the calls of a campaign.
 */
export interface PlatformRequestCampaignPath {
  /**
   * Its number.
   */
  campaignId: string;
}
/**
 * Query of the calls that list campaigns (API-055, API-064, API-065).
 */
export interface PlatformRequestCampaigns {
  /**
   * Numbers, comma-joined (BONUS-40); all when left out.
   */
  campaignIds?: string;
  /**
   * Language of the names; left out: the player's.
   */
  language?: string;
  /**
   * Code of a market: only campaigns that it has now or later, under its law.
   */
  market?: string;
  /**
   * Country of a player, in place of the market: ISO 3166 code.
   */
  country?: string;
  /**
   * Currency of the amounts, for a visitor; left out: the first of the site.
   */
  currency?: string;
  /**
   * none: without the chance, for those who only have to know what a market has.
   */
  chance?: 'none';
}
/**
 * Body of PATCH {v1}/player/cookies-consent (API-096, COOKIE-06). Without options those stored before stay; with none stored, only the essentials are on.
 */
export interface PlatformRequestCookiesConsent {
  /**
   * Version of the cookie policy that was shown.
   */
  version: string;
  /**
   * Accepted categories (COOKIE-01).
   */
  options?: {
    /**
     * Always on.
     */
    essentials: true;
    /**
     * Whether the category is accepted.
     */
    performanceFunctional: boolean;
    /**
     * Whether the category is accepted.
     */
    marketing: boolean;
  };
}
/**
 * Query of GET {v1}/creedroomz/attributes.
 */
export interface PlatformRequestCreedroomzAttributes {
  /**
   * Single-use token of the game session, valid for a minute.
   */
  token: string;
}
/**
 * Body of POST {v1}/creedroomz/token/generate (GAME-14).
 */
export interface PlatformRequestCreedroomzToken {
  /**
   * Network address of the visitor.
   */
  ipAddress: string;
}
/**
 * Query of POST {v1}/player/wallet/deposit/request (WALLET-42).
 */
export interface PlatformRequestDepositLater {
  /**
   * `true` when the player puts the documents off.
   */
  later?: 'true' | 'false';
}
/**
 * Body of POST {v1}/player/documents/initiate (API-112).
 */
export interface PlatformRequestDocumentInitiation {
  /**
   * What the document proves; the questionnaire has calls of its own.
   */
  documentType: 'PROOF_OF_ID' | 'PROOF_OF_ADDRESS' | 'PROOF_OF_PAYMENT' | 'SOURCE_OF_WEALTH' | 'OTHER';
  /**
   * Which kind of proof was chosen: a code of KYC-05, or a payment method.
   */
  subType?: string;
  /**
   * Page of the site to which the identity provider of the market leads the player back: with it, the provider checks the identity and `redirectUrl` is its page.
   */
  returnUrl?: string;
  /**
   * Code of the language of the page that the player is at, for the page of the identity provider; the player’s own when left out.
   */
  language?: string;
}
/**
 * Body of POST {v1}/player/documents/status (API-111): the uploaded pages are complete.
 */
export interface PlatformRequestDocumentStatus {
  /**
   * What the document proves; the questionnaire has calls of its own.
   */
  documentType: 'PROOF_OF_ID' | 'PROOF_OF_ADDRESS' | 'PROOF_OF_PAYMENT' | 'SOURCE_OF_WEALTH' | 'OTHER';
  /**
   * Which kind of proof was chosen: a code of KYC-05, or a payment method.
   */
  subType?: string;
}
/**
 * Path part that names an upload of the player.
 */
export interface PlatformRequestDocumentUploadPath {
  /**
   * As the initiation gave it.
   */
  uploadId: string;
}
/**
 * Body of POST {v1}/player/edd-answer (API-109, KYC-22).
 */
export interface PlatformRequestEddAnswer {
  /**
   * Key of one of the occupations of the content, or the player's own words.
   */
  occupation: string;
  /**
   * Id of a range of the player's currency.
   */
  salaryRangeId: number;
  /**
   * Key of one of the sources of the content, or the player's own words.
   */
  sourceOfFunds: string;
  /**
   * As the player writes it.
   */
  placeOfBirth: string;
  /**
   * ISO 3166-1 code of the country.
   */
  nationality: string;
}
/**
 * Body of POST {v1}/evolution/user/authenticate/demo (GAME-18).
 */
export interface PlatformRequestEvolutionDemo {
  /**
   * Kind of live game.
   */
  gameCategory: string;
  /**
   * Table of the game; left out, the first open one of the category is taken.
   */
  tableId?: string;
  /**
   * Only for native apps, which there are none of.
   */
  wrapped: false;
  /**
   * Whether the device is a phone.
   */
  mobile: boolean;
  /**
   * Where the game leads when it is left.
   */
  lobbyURL: string;
  /**
   * Currency of the game.
   */
  currency: string;
  /**
   * Language of the game.
   */
  language: string;
}
/**
 * Body of POST {v1}/evolution/user/authenticate (GAME-17).
 */
export interface PlatformRequestEvolutionReal {
  /**
   * Kind of live game.
   */
  gameCategory: string;
  /**
   * Table of the game; left out, the first open one of the category is taken.
   */
  tableId?: string;
  /**
   * Only for native apps, which there are none of.
   */
  wrapped: false;
  /**
   * Whether the device is a phone.
   */
  mobile: boolean;
  /**
   * Where the game leads when it is left.
   */
  lobbyURL: string;
  /**
   * Network address of the visitor.
   */
  ipAddress: string;
}
/**
 * Body of PATCH /platform/v1/player/exclusion (API-119, LIMIT-16, LIMIT-17).
 */
export interface PlatformRequestExclusion {
  /**
   * How long, in months: at most 120, without effect beside `accountDisableIndefinitely`.
   */
  exclusionInMonths: number;
  /**
   * An exclusion begins at once.
   */
  exclusionDelayInHours?: 0;
  /**
   * The exclusion does not end by itself.
   */
  accountDisableIndefinitely?: true;
  /**
   * The accounts of the same person at the other brands are excluded as well.
   */
  allBrands?: true;
}
/**
 * POST /platform/v1/experiments/counts: one visitor more has seen a variant, or has reached the goal after it.
 */
export interface PlatformRequestExperimentCount {
  /**
   * Code of the market.
   */
  market: string;
  /**
   * Key of the experiment.
   */
  experiment: string;
  /**
   * Key of the variant.
   */
  variant: string;
  /**
   * The variant was seen, or the goal that was reached.
   */
  what: 'seen' | 'link' | 'sign-up' | 'first-deposit' | 'claim';
}
/**
 * Query of GET /platform/v1/experiments/counts.
 */
export interface PlatformRequestExperimentCounts {
  /**
   * Key of the experiment.
   */
  experiment: string;
}
/**
 * Body of POST /platform/v1/operator/players/{playerId}/free-rounds.
 */
export interface PlatformRequestFreeRounds {
  /**
   * Id of the game in the catalogue.
   */
  gameId: string;
  /**
   * How many.
   */
  rounds: number;
  /**
   * Of each round, in minor units.
   */
  stake: number;
  /**
   * Currency of the wallet.
   */
  currency: string;
  /**
   * How long they last.
   */
  days: number;
  /**
   * Why, for the record.
   */
  reason: string;
}
/**
 * Path of the claim of free rounds.
 */
export interface PlatformRequestFreeSpinsPath {
  /**
   * Number of their campaign, or id of the bonus that they are of.
   */
  id: string;
}
/**
 * Path of GET {v1}/games/{game}/….
 */
export interface PlatformRequestGamePath {
  /**
   * Id of the game in the catalogue.
   */
  game: string;
}
/**
 * Body of POST {v1}/games/token (GAME-06).
 */
export interface PlatformRequestGameToken {
  /**
   * Id of the game in the catalogue.
   */
  gameId: string;
  /**
   * Kind of device.
   */
  channel: 'mobile' | 'desktop';
  /**
   * Partner id of the site.
   */
  partner: number;
  /**
   * Licence that the game is played under, such as Mga.
   */
  jurisdiction: string;
}
/**
 * Query of GET {v1}/games/url (GAME-07).
 */
export interface PlatformRequestGameUrl {
  /**
   * Whether to play for fun.
   */
  isDemo: 'true' | 'false';
  /**
   * Id of the game in the catalogue.
   */
  gameId: string;
  /**
   * Language of the game.
   */
  languageCode: string;
  /**
   * Currency of the game.
   */
  currencyCode: string;
  /**
   * Kind of device.
   */
  channel: 'mobile' | 'desktop';
  /**
   * Where the game leads when it is left.
   */
  lobbyUrl: string;
}
/**
 * Body of POST /platform/identity-checks/{provider}/callback: a check has changed. Providers may add fields.
 */
export interface PlatformRequestIdentityCallback {
  check: PlatformIdentityProviderCheck;
  [k: string]: unknown;
}
/**
 * Path of a callback.
 */
export interface PlatformRequestIdentityCallbackPath {
  /**
   * Name of the identity provider.
   */
  provider: string;
}
/**
 * Query of GET {v1}/player/inbox.
 */
export interface PlatformRequestInbox {
  /**
   * How many messages at most; left out: 20.
   */
  limit?: string;
}
/**
 * Body of POST {v1}/player/inbox/read and {v1}/player/inbox/delete.
 */
export interface PlatformRequestInboxChange {
  /**
   * Whether it is about messages or notifications.
   */
  list: 'messages' | 'notifications';
  /**
   * Which one; left out when all are read.
   */
  id?: string;
}
/**
 * Query of the calls that take a bonus: the active one that is given up for it, in the same transaction.
 */
export interface PlatformRequestInsteadOf {
  /**
   * The active bonus to give up; left out, none is.
   */
  insteadOf?: string;
}
/**
 * Query of GET /platform/v1/gaming/jackpots (BLOCK-43).
 */
export interface PlatformRequestJackpots {
  /**
   * Comma-joined, at most 200.
   */
  gameIds: string;
  /**
   * Number of the site, such as 5.
   */
  siteId: string;
}
/**
 * Body of POST {v1}/player/language (API-098).
 */
export interface PlatformRequestLanguage {
  /**
   * Language code of the site.
   */
  language: string;
}
/**
 * Query of GET /platform/v1/player/wallet/latest-winners (WIN-04).
 */
export interface PlatformRequestLatestWinners {
  /**
   * Number of the site, such as 5.
   */
  siteId: string;
  /**
   * One of the site's currencies.
   */
  currency: string;
}
/**
 * Body of POST /platform/v1/operator/ledger: a command for a player of the site. Its source is that of the key.
 */
export interface PlatformRequestLedgerCommand {
  /**
   * Number of the player on the platform, or the address the player signs in with.
   */
  player: number | string;
  command: PlatformLedgerCommand;
}
/**
 * Body of PATCH {v1}/player/deposit-limits (API-116), of PATCH {v1}/player/spend-limits (API-118), of PATCH {v1}/player/wager-limits and of PATCH {v1}/player/time-limits: a duration, and one thing to do.
 */
export interface PlatformRequestLimit {
  /**
   * Period of the limit (LIMIT-03).
   */
  duration: 'daily' | 'weekly' | 'monthly';
  /**
   * Sets the limit to this amount, in minor units, or to this time, in milliseconds (LIMIT-08).
   */
  limit?: number;
  /**
   * Removes the limit (LIMIT-09).
   */
  deleteLimit?: true;
  /**
   * Cancels the pending change (LIMIT-10).
   */
  cancelPendingLimit?: true;
}
/**
 * A client's message on the live feed: what it watches from now on, in place of what it watched before.
 */
export interface PlatformRequestLiveValues {
  /**
   * Kind of the message.
   */
  action: 'watch';
  /**
   * Ids of live tables.
   *
   * Items: The provider's id.
   */
  tables: string[];
  /**
   * Ids of games with a jackpot.
   *
   * Items: Id in the catalogue.
   */
  jackpots: string[];
}
/**
 * Body of POST /platform/identity/login (API-001).
 */
export interface PlatformRequestLogin {
  /**
   * Address that the player signs in with.
   */
  email: string;
  /**
   * In clear, over an encrypted connection.
   */
  password: string;
  /**
   * What the browser adds.
   */
  metadata?: {
    /**
     * Device fingerprint.
     */
    blackbox?: string;
    /**
     * Device tokens of earlier sign-ins that the browser holds, of any account.
     *
     * Items: As a sign-in gave it.
     */
    deviceTokens?: string[];
  };
}
/**
 * Body of POST /platform/identity/logout (API-003).
 */
export interface PlatformRequestLogout {
  /**
   * From the sign-in.
   */
  accessToken: string;
}
/**
 * Body of POST {v1}/player/loyalty/exchange, and of a bonus for points.
 */
export interface PlatformRequestLoyaltyExchange {
  /**
   * How many points are used: whole steps of an exchange, or the price of the bonus.
   */
  points: number;
}
/**
 * Body of POST {v1}/player/bonus-code/manual-claim (BONUS-24).
 */
export interface PlatformRequestManualClaim {
  /**
   * As the player typed it: case and spaces do not matter.
   */
  bonusCode: string;
  /**
   * BONUS-31.
   */
  state: 'ACTIVATED';
}
/**
 * Body of PATCH {v1}/player/marketing_preferences (API-095, ACCT-17).
 */
export interface PlatformRequestMarketingPreferences {
  /**
   * How the player may be reached with marketing (ACCT-14). Those left out stay as they are.
   */
  subscriptionChannels: {
    /**
     * Whether the channel is wanted.
     */
    EMAIL?: boolean;
    /**
     * Whether the channel is wanted.
     */
    SMS?: boolean;
    /**
     * Whether the channel is wanted.
     */
    MAIL?: boolean;
    /**
     * Whether the channel is wanted.
     */
    PHONE?: boolean;
    /**
     * Whether the channel is wanted.
     */
    PUSH_NOTIFICATION?: boolean;
  };
  /**
   * What the player wants to hear about (ACCT-15). Those left out stay as they are.
   */
  subscriptionCommunications: {
    /**
     * Whether the topic is wanted.
     */
    BONUS_OFFER?: boolean;
    /**
     * Whether the topic is wanted.
     */
    NEWSLETTER?: boolean;
    /**
     * Whether the topic is wanted.
     */
    CASINO?: boolean;
    /**
     * Whether the topic is wanted.
     */
    RESPONSIBLE_GAMING?: boolean;
  };
}
/**
 * Body of POST /platform/v1/player/migration (API-008, AUTH-33).
 */
export interface PlatformRequestMigration {
  /**
   * Address that the player signs in with.
   */
  email: string;
  /**
   * In clear, over an encrypted connection.
   */
  password: string;
}
/**
 * Body of POST and DELETE /platform/v1/player/my-games (API-051, API-052).
 */
export interface PlatformRequestMyGame {
  /**
   * Id of the game in the catalogue.
   */
  gameId: string;
  /**
   * The lobby whose list is meant, such as casino; each keeps its own.
   */
  lobbyPageType: string;
}
/**
 * Query of GET /platform/v1/player/my-games (API-050).
 */
export interface PlatformRequestMyGames {
  /**
   * The lobby whose list is meant, such as casino; each keeps its own.
   */
  lobbyPageType: string;
}
/**
 * Query of calls that answer names of campaigns.
 */
export interface PlatformRequestNameLanguage {
  /**
   * Language of the names; left out: the player's.
   */
  language?: string;
}
/**
 * Body of POST /platform/wallet/{provider}/native/{call}: fields as the provider's dialect names them.
 */
export interface PlatformRequestNativeCall {
  [k: string]: unknown;
}
/**
 * Path of POST /platform/wallet/{provider}/native/{call}.
 */
export interface PlatformRequestNativePath {
  /**
   * Id of the game provider.
   */
  provider: string;
  /**
   * Name of the call in the dialect of the provider.
   */
  call: string;
}
/**
 * Body of POST {v1}/player/password_reset/new_password (API-020, RESET-07).
 */
export interface PlatformRequestNewPassword {
  /**
   * As the verification gave it.
   */
  resetKey: string;
  /**
   * As the verification gave it.
   */
  smsResetKeyId: string;
  /**
   * In clear, over an encrypted connection. The platform names what it asks of one in `validationErrors`.
   */
  password: string;
}
/**
 * Body of POST {v1}/player/password_reset/new_password/email (API-021, RESET-08).
 */
export interface PlatformRequestNewPasswordByLink {
  /**
   * Of the link in the e-mail.
   */
  token: string;
  /**
   * In clear, over an encrypted connection. The platform names what it asks of one in `validationErrors`.
   */
  password: string;
}
/**
 * Body of POST {v1}/novomatic/game/url/demo (GAME-21).
 */
export interface PlatformRequestNovomaticDemo {
  /**
   * Where the visitor is.
   */
  country: string;
  /**
   * Id of the game in the catalogue.
   */
  gameId: string;
  /**
   * Network address of the visitor.
   */
  ip: string;
  /**
   * Where the game leads when it is left.
   */
  lobbyUrl: string;
  /**
   * Language of the game.
   */
  locale: string;
  /**
   * Kind of device.
   */
  platform: 'mobile' | 'desktop';
  /**
   * Currency of the game.
   */
  currency: string;
}
/**
 * Body of POST {v1}/novomatic/game/url (GAME-20).
 */
export interface PlatformRequestNovomaticReal {
  /**
   * Where the visitor is.
   */
  country: string;
  /**
   * Id of the game in the catalogue.
   */
  gameId: string;
  /**
   * Network address of the visitor.
   */
  ip: string;
  /**
   * Where the game leads when it is left.
   */
  lobbyUrl: string;
  /**
   * Language of the game.
   */
  locale: string;
  /**
   * Kind of device.
   */
  platform: 'mobile' | 'desktop';
  /**
   * Number of the signed-in player.
   */
  playerId: number;
}
/**
 * Body of POST /platform/v1/operator/players/{playerId}/adjustments: a correction of real money.
 */
export interface PlatformRequestOperatorAdjustment {
  /**
   * In minor units; negative takes money away.
   */
  amount: number;
  /**
   * Currency of the wallet.
   */
  currency: string;
  /**
   * Why, for the record.
   */
  reason: string;
}
/**
 * Path parts that name an adjustment of a player of the site.
 */
export interface PlatformRequestOperatorAdjustmentPath {
  /**
   * Number of the player on the platform.
   */
  playerId: string;
  /**
   * As its request was answered.
   */
  adjustmentId: string;
}
/**
 * Which page, and whose actions.
 */
export interface PlatformRequestOperatorAuditLog {
  /**
   * `next` of the page before.
   */
  before?: string;
  /**
   * Only what was done to this player.
   */
  playerId?: string;
  /**
   * Only what this operator did.
   */
  operator?: string;
}
/**
 * Body of POST /platform/v1/operator/campaigns: a campaign that is not launched yet.
 */
export interface PlatformRequestOperatorCampaign {
  /**
   * By language; en stands in for the others.
   */
  names: {
    /**
     * In a language of the sites.
     */
    [k: string]: string;
  };
  /**
   * Where it is played with.
   */
  vertical: 'CASINO' | 'LIVE_CASINO' | 'SPORTS';
  /**
   * Chosen by the player, or given for something that happened.
   */
  category: 'opt-in' | 'triggered';
  /**
   * BONUS-05.
   */
  bonusType: 'STICKY' | 'NON_STICKY';
  /**
   * Who can claim it: everybody, whoever has its code, only those to whom operators give it, or players who pay with loyalty points.
   */
  access: 'open' | 'code' | 'operator' | 'points';
  /**
   * Opens a campaign with access by code; spaces and case do not matter.
   */
  bonusCode?: string;
  terms: PlatformBonusTerms;
  /**
   * Why, for the record.
   */
  reason: string;
}
/**
 * Body of POST /platform/v1/operator/campaigns/{campaignId}/launch.
 */
export interface PlatformRequestOperatorCampaignLaunch {
  /**
   * The latest version of the terms, so that no other one is launched than was looked at.
   */
  version: number;
  /**
   * Why, for the record.
   */
  reason: string;
}
/**
 * Body of POST /platform/v1/operator/campaigns/{campaignId}/terms: names, which change at once, and terms, which come into force when they are launched.
 */
export interface PlatformRequestOperatorCampaignTerms {
  /**
   * By language; en stands in for the others.
   */
  names: {
    /**
     * In a language of the sites.
     */
    [k: string]: string;
  };
  terms: PlatformBonusTerms;
  /**
   * Why, for the record.
   */
  reason: string;
}
/**
 * Body of POST /platform/v1/operator/conversations/{conversationId}/closing.
 */
export interface PlatformRequestOperatorConversationClosing {
  /**
   * Why, for the record.
   */
  reason: string;
}
/**
 * Path part that names a conversation of the site.
 */
export interface PlatformRequestOperatorConversationPath {
  /**
   * As the list of conversations has it.
   */
  conversationId: string;
}
/**
 * Body of POST /platform/v1/operator/conversations/{conversationId}/replies.
 */
export interface PlatformRequestOperatorConversationReply {
  /**
   * As the visitor reads it.
   */
  text: string;
}
/**
 * Body of POST /platform/v1/operator/payments/differences/{differenceId}/decision.
 */
export interface PlatformRequestOperatorDifference {
  /**
   * `settled` books the payment with its own amount, `failed` ends it without the money, `dismissed` books nothing.
   */
  decision: 'settled' | 'failed' | 'dismissed';
  /**
   * Why, for the record.
   */
  reason: string;
}
/**
 * Path part that names a difference of payments.
 */
export interface PlatformRequestOperatorDifferencePath {
  /**
   * As the list of differences has it.
   */
  differenceId: string;
}
/**
 * Path parts that name a page of a document of a player of the site.
 */
export interface PlatformRequestOperatorDocumentPagePath {
  /**
   * Number of the player on the platform.
   */
  playerId: string;
  /**
   * As the list of documents gives it.
   */
  documentId: string;
  /**
   * As the list of documents gives it.
   */
  pageId: string;
}
/**
 * Path parts that name a document of a player of the site.
 */
export interface PlatformRequestOperatorDocumentPath {
  /**
   * Number of the player on the platform.
   */
  playerId: string;
  /**
   * As the list of documents gives it.
   */
  documentId: string;
}
/**
 * Body of the refusal of a document: the player is asked for another one.
 */
export interface PlatformRequestOperatorDocumentRefusal {
  /**
   * Code that the player reads in their language, with what to do next (KYC-04).
   */
  reason:
    | 'EMPTY'
    | 'BAD_QUALITY'
    | 'CORNERS_CROPPED'
    | 'DAMAGED'
    | 'ID_BACKSIDE'
    | 'ID_EXPIRED'
    | 'ID_INVALID_TYPE'
    | 'ID_NAME_MISMATCH'
    | 'INVALID_ISSUE_DATE'
    | 'INVALID_SELFIE'
    | 'MISSING_PAGE'
    | 'POA_NAME_MISMATCH'
    | 'POA_ADDRESS_MISMATCH'
    | 'POA_MISSING_DETAILS'
    | 'POP_NAME_MISMATCH'
    | 'POP_ACCOUNT_MISMATCH'
    | 'POP_MISSING_DETAILS'
    | 'MASKED_INFO'
    | 'SCREENSHOT'
    | 'EMAIL';
}
/**
 * Body of POST {player}/documents for operators.
 */
export interface PlatformRequestOperatorDocumentRequest {
  /**
   * What the player has to prove (KYC-02).
   */
  documentType:
    | 'PROOF_OF_ID'
    | 'PROOF_OF_ADDRESS'
    | 'PROOF_OF_PAYMENT'
    | 'SOURCE_OF_WEALTH'
    | 'EDD_QUESTIONNAIRE'
    | 'OTHER';
  /**
   * Why, for the audit log.
   */
  reason: string;
}
/**
 * Body of POST {player}/money: locks or unlocks money of a player, or grants a bonus.
 */
export interface PlatformRequestOperatorMoney {
  /**
   * What to do: lock moves main money to locked, unlock moves it back.
   */
  kind: 'lock' | 'unlock' | 'bonus-grant';
  /**
   * In minor units.
   */
  amount: number;
  /**
   * Currency of the wallet.
   */
  currency: string;
  /**
   * Why, for the record.
   */
  reason: string;
  /**
   * The campaign that a bonus is of, with its terms; required for one.
   */
  campaign?: number;
}
/**
 * Whom to look for.
 */
export interface PlatformRequestOperatorPlayerSearch {
  /**
   * A player id, an e-mail address, or how an address begins.
   */
  search: string;
}
/**
 * Which page of a list.
 */
export interface PlatformRequestOperatorPosition {
  /**
   * How many entries to leave out.
   */
  position?: string;
}
/**
 * Body of a decision of an operator.
 */
export interface PlatformRequestOperatorReason {
  /**
   * Why, for the record.
   */
  reason: string;
}
/**
 * Which page of a player's timeline.
 */
export interface PlatformRequestOperatorTimeline {
  /**
   * `next` of the page before.
   */
  before?: string;
}
/**
 * Body of a decision about a withdrawal.
 */
export interface PlatformRequestOperatorWithdrawal {
  /**
   * Names it in a decision.
   */
  withdrawalId: string;
  /**
   * Why, for the record.
   */
  reason: string;
}
/**
 * Query of GET /platform/_control/outbox and of the page /platform/outbox.
 */
export interface PlatformRequestOutbox {
  /**
   * Only messages to this address or number.
   */
  to?: string;
  /**
   * Only messages of this kind.
   */
  template?: string;
}
/**
 * Body of POST {v2}/pariplay/context/demo and /real (GAME-08).
 */
export interface PlatformRequestPariplayContext {
  /**
   * Id of the game in the catalogue.
   */
  GameCode: string;
  /**
   * Currency of the game.
   */
  CurrencyCode: string;
  /**
   * Language of the game.
   */
  LanguageCode: string;
  /**
   * Network address of the visitor.
   */
  PlayerIP: string;
  /**
   * Where the visitor is.
   */
  CountryCode: string;
}
/**
 * Body of POST {v2}/pariplay/url.
 */
export interface PlatformRequestPariplayUrl {
  /**
   * Reply of the context call.
   */
  context: string;
}
/**
 * Body of POST {v1}/player/partner-bonus (BONUS-38).
 */
export interface PlatformRequestPartnerBonus {
  /**
   * The bonus, as the list of rewards names it.
   */
  bonusAssignmentId: string;
  /**
   * As the player typed it.
   */
  partnerBonusCode: string;
}
/**
 * Body of POST {v1}/player/password (API-099, ACCT-12).
 */
export interface PlatformRequestPassword {
  /**
   * The present one, in clear.
   */
  oldPassword: string;
  /**
   * In clear, over an encrypted connection. The platform names what it asks of one in `validationErrors`.
   */
  newPassword: string;
}
/**
 * Body of POST {v1}/player/password_reset (API-018, RESET-05). The answer is the same whether the address is known or not.
 */
export interface PlatformRequestPasswordReset {
  /**
   * Address that the player signs in with.
   */
  email: string;
  /**
   * Where the code goes; the country's own choice when left out.
   */
  channel?: 'sms' | 'email';
  /**
   * Address of the site's reset page. The e-mail then has a link to it with the query parameter `token`. Only of an origin that the platform's setting allows; another is answered with 400.
   */
  linkUrl?: string;
}
/**
 * Body of POST {v1}/player/password_reset/sms_verification (API-019, RESET-06); the code of an e-mail is verified here too.
 */
export interface PlatformRequestPasswordResetVerification {
  /**
   * Address that the player signs in with.
   */
  email: string;
  /**
   * The six digits of the message. Anything else is answered as a wrong code.
   */
  code: string;
}
/**
 * Body of POST {v1}/paynplay/player/code (API-024, PNP-11).
 */
export interface PlatformRequestPayAndPlayCode {
  /**
   * From the return address.
   */
  oneTimeCode: string;
  /**
   * Of the pay-and-play, as the return address names it.
   */
  sessionId: string;
  /**
   * IP address of the player.
   */
  ipAddress: string;
  /**
   * Device fingerprint of the browser; empty when there is none.
   */
  blackbox: string;
}
/**
 * Body of POST {pay}/paynplay/deposit (API-023): begins a deposit of somebody without an account.
 */
export interface PlatformRequestPayAndPlayDeposit {
  /**
   * In minor units of the currency of the country.
   */
  amount: number;
  /**
   * ISO 3166 code of the market.
   */
  country: string;
  /**
   * Language of the bank's page, and of the player; the site sends `en` for `inen` (REG-03).
   */
  language: string;
  /**
   * Page of the site to which the bank leads back; `sessionId` and `code` are added to its query.
   */
  returnUrl: string;
  /**
   * Whether the terms and conditions were accepted; it goes on only with true.
   */
  termsAndConditionsAccepted: boolean;
}
/**
 * Body of POST {v1}/paynplay/player/login (API-026, PNP-13).
 */
export interface PlatformRequestPayAndPlayLogin {
  /**
   * Of the pay-and-play, as the return address names it.
   */
  sessionId: string;
  /**
   * What the browser adds.
   */
  metadata: {
    /**
     * Device fingerprint of the browser; empty when there is none.
     */
    blackbox: string;
  };
  /**
   * IP address of the player.
   */
  ipAddress: string;
  /**
   * ISO 3166 code of the market.
   */
  country: string;
}
/**
 * Body of POST {v1}/paynplay/player/update (API-025, PNP-12): what the bank did not know.
 */
export interface PlatformRequestPayAndPlayUpdate {
  /**
   * Number of the player on the platform.
   */
  playerId: number;
  /**
   * Of the pay-and-play, as the return address names it.
   */
  sessionId: string;
  /**
   * Address of the player.
   */
  email: string;
  /**
   * Number with its prefix, such as +358401234567; blanks, dashes and brackets are ignored.
   */
  mobilePhone: string;
  /**
   * Whether the player wants news and offers.
   */
  marketingOptIn?: boolean;
}
/**
 * Body of POST {v1}/player/wallet/payments: begins a deposit.
 */
export interface PlatformRequestPayment {
  /**
   * WALLET-27, and crypto.
   */
  method:
    | 'CREDITCARD'
    | 'CRYPTO'
    | 'EUTELLER'
    | 'MUCHBETTER'
    | 'NETELLER'
    | 'PAYSAFECARD'
    | 'RAPIDTRANSFER'
    | 'SIRU'
    | 'SKRILL'
    | 'TRUSTLY';
  /**
   * In minor units.
   */
  amount: number;
  /**
   * Currency of the wallet; its minor units are what amounts count.
   */
  currency: string;
  /**
   * Page of the site to which the provider sends the player back; `payment` is added to its query.
   */
  returnUrl: string;
  /**
   * Number of the campaign whose bonus the player chose with the deposit; none for no bonus. Left out, it is the campaign that they have opted in to.
   */
  bonusId?: string;
  /**
   * A saved instrument of the method.
   */
  instrumentId?: string;
  /**
   * The hosted page is shown in a frame of the site. Counts for methods that may be framed.
   */
  isFramed?: boolean;
}
/**
 * Body of POST /platform/payments/{provider}/callback: a transaction has changed. Providers may add fields.
 */
export interface PlatformRequestPaymentCallback {
  /**
   * Names the event.
   */
  eventId: string;
  /**
   * When it happened.
   */
  createdAt?: string;
  transaction: PlatformPaymentTransaction;
  [k: string]: unknown;
}
/**
 * Path of a callback.
 */
export interface PlatformRequestPaymentCallbackPath {
  /**
   * Name of the payment provider.
   */
  provider: string;
}
/**
 * Path of a payment.
 */
export interface PlatformRequestPaymentPath {
  /**
   * Of the payment.
   */
  paymentId: string;
}
/**
 * Body of POST {v1}/player/wallet/deposit/request and .../withdrawal/request (API-083, API-084).
 */
export interface PlatformRequestPaymentPermission {
  /**
   * IP address of the player (WALLET-43, WALLET-44).
   */
  ipAddress: string;
  /**
   * Device fingerprint of the browser; empty when there is none.
   */
  blackbox: string;
}
/**
 * Query of GET {v1}/player/wallet/payments.
 */
export interface PlatformRequestPayments {
  /**
   * How many to leave out.
   */
  position?: string;
  /**
   * Only those in or out.
   */
  direction?: 'deposit' | 'withdrawal';
}
/**
 * Body of POST {v1}/player/phone (API-100, ACCT-08).
 */
export interface PlatformRequestPhone {
  /**
   * Number with its prefix, such as +358401234567; blanks, dashes and brackets are ignored.
   */
  mobilePhone: string;
}
/**
 * Body of POST {v1}/player/phone/sms_verification (API-101, ACCT-09).
 */
export interface PlatformRequestPhoneVerification {
  /**
   * Names the code that was sent.
   */
  smsVerificationId: string;
  /**
   * The six digits of the message. Anything else is answered as a wrong code.
   */
  code: string;
}
/**
 * Body of POST /platform/v1/player/my-games/category (API-049): a game was started.
 */
export interface PlatformRequestPlayedGame {
  /**
   * Vertical of the game.
   */
  category: 'CASINO' | 'LIVE_CASINO' | 'SPORTS' | 'VIRTUAL_SPORTS';
  /**
   * Id of the game in the catalogue.
   */
  gameId: string;
}
/**
 * Query of GET /platform/v1/player/my-games/category (API-048).
 */
export interface PlatformRequestPlayedGames {
  /**
   * Vertical of the game.
   */
  category: 'CASINO' | 'LIVE_CASINO' | 'SPORTS' | 'VIRTUAL_SPORTS';
}
/**
 * Path part that names a player.
 */
export interface PlatformRequestPlayerPath {
  /**
   * Number of the player on the platform.
   */
  playerId: string;
}
/**
 * Path part that names a player of the site.
 */
export interface PlatformRequestPlayerRestrictionsPath {
  /**
   * Number of the player on the platform.
   */
  playerId: string;
}
/**
 * Body of POST {v1}/player/wallet/withdrawals.
 */
export interface PlatformRequestPlayerWithdrawal {
  /**
   * WALLET-27, and crypto.
   */
  method:
    | 'CREDITCARD'
    | 'CRYPTO'
    | 'EUTELLER'
    | 'MUCHBETTER'
    | 'NETELLER'
    | 'PAYSAFECARD'
    | 'RAPIDTRANSFER'
    | 'SIRU'
    | 'SKRILL'
    | 'TRUSTLY';
  /**
   * In minor units.
   */
  amount: number;
  /**
   * Currency of the wallet; its minor units are what amounts count.
   */
  currency: string;
  /**
   * Where to pay it; the one last used when left out.
   */
  instrumentId?: string;
  /**
   * The player agrees to give up their active bonuses; without it a withdrawal of a player with one is refused.
   */
  forfeitsBonuses?: boolean;
  /**
   * Page of the site that e-mails about it lead to; `payment` is added to its query.
   */
  returnUrl: string;
}
/**
 * Body of POST {v1}/playngo/auth/token_generation (GAME-13).
 */
export interface PlatformRequestPlayngoToken {
  /**
   * Ends the token that the session has; without it an unused one is given again.
   */
  requireNew?: boolean;
}
/**
 * Query of GET /platform/v1/gaming/popularity.
 */
export interface PlatformRequestPopularity {
  /**
   * Number of the site, such as 5.
   */
  siteId: string;
}
/**
 * Body of POST {prag}/demoGameUrl and /realGameUrl (GAME-22).
 */
export interface PlatformRequestPragmaticGame {
  /**
   * Id of the game in the catalogue.
   */
  symbol: string;
  /**
   * Language of the game.
   */
  language: string;
  /**
   * Currency of the game.
   */
  currency: string;
  /**
   * Kind of device.
   */
  platform: 'WEB' | 'MOBILE';
  /**
   * Name of the brand at the provider.
   */
  stylename: string;
  /**
   * Where the game leads when it is left.
   */
  lobbyUrl: string;
  /**
   * Licence that the game is played under, such as Mga.
   */
  jurisdiction: string;
}
/**
 * Body of POST /platform/wallet/{provider}/authenticate: exchanges the token of a launch.
 */
export interface PlatformRequestProviderAuthenticate {
  /**
   * Single-use token of the game session, valid for a minute.
   */
  token: string;
}
/**
 * Body of POST /platform/wallet/{provider}/balance.
 */
export interface PlatformRequestProviderBalance {
  /**
   * Game session, as authenticate replied.
   */
  session: string;
}
/**
 * Body of POST /platform/wallet/{provider}/bet.
 */
export interface PlatformRequestProviderBet {
  /**
   * Game session, as authenticate replied.
   */
  session: string;
  /**
   * Names the transaction among the provider's. The same again has the same reply and no further effect.
   */
  transaction: string;
  /**
   * Names the game round among the provider's.
   */
  round: string;
  /**
   * Game of the session.
   */
  game: string;
  /**
   * Stake in minor units.
   */
  amount: number;
  /**
   * Currency of the amounts.
   */
  currency: string;
  /**
   * Grant of a free round: no money is taken.
   */
  freeRounds?: string;
}
/**
 * Path of POST /platform/wallet/{provider}/….
 */
export interface PlatformRequestProviderPath {
  /**
   * Id of the game provider.
   */
  provider: string;
}
/**
 * Body of POST /platform/wallet/{provider}/rollback.
 */
export interface PlatformRequestProviderRollback {
  /**
   * Game session, as authenticate replied.
   */
  session: string;
  /**
   * Names the transaction among the provider's. The same again has the same reply and no further effect.
   */
  transaction: string;
  /**
   * The bet or win that is taken back, whether or not it has arrived.
   */
  of: string;
  /**
   * Currency of the amounts.
   */
  currency: string;
}
/**
 * Body of POST /platform/wallet/{provider}/end-round: a lost round, or one whose wins came before.
 */
export interface PlatformRequestProviderRoundEnd {
  /**
   * Game session, as authenticate replied.
   */
  session: string;
  /**
   * Names the transaction among the provider's. The same again has the same reply and no further effect.
   */
  transaction: string;
  /**
   * Names the game round among the provider's.
   */
  round: string;
}
/**
 * Body of POST /platform/wallet/{provider}/tables: what happens at the tables of a provider, every few seconds.
 */
export interface PlatformRequestProviderTables {
  /**
   * Tables that are played at now.
   *
   * Items: A live table.
   */
  tables: {
    /**
     * As in the catalogue.
     */
    table: string;
    /**
     * Players at the table.
     */
    players: number;
    /**
     * Newest first: numbers of a roulette wheel, or B, P, T of baccarat.
     *
     * Items: One round.
     */
    results: string[];
  }[];
}
/**
 * Body of POST /platform/wallet/{provider}/win. Credited after the session has ended, too.
 */
export interface PlatformRequestProviderWin {
  /**
   * Game session, as authenticate replied.
   */
  session: string;
  /**
   * Names the transaction among the provider's. The same again has the same reply and no further effect.
   */
  transaction: string;
  /**
   * Names the game round among the provider's.
   */
  round: string;
  /**
   * In minor units; 0 for a lost round.
   */
  amount: number;
  /**
   * Currency of the amounts.
   */
  currency: string;
  /**
   * Settles the round: it takes no further bet or win.
   */
  endsRound: boolean;
  /**
   * The player has sold an open bet: the history says so.
   */
  isCashOut?: boolean;
}
/**
 * Body of POST {v1}/player/province (API-103, ACCT-11); only players of Canada have one.
 */
export interface PlatformRequestProvince {
  /**
   * A Canadian province (MARKET-25).
   */
  provinceCode: string;
}
/**
 * Body of POST {v1}/player/queued-bonus.
 */
export interface PlatformRequestQueuedBonus {
  /**
   * Whose bonus is to follow the active one.
   */
  campaignId: number;
}
/**
 * Path of the calls of a queued bonus.
 */
export interface PlatformRequestQueuedPath {
  /**
   * Its place in the queue.
   */
  queuedPlayerBonusId: string;
}
/**
 * Body of POST /platform/v1/operator/players/{playerId}/register-identifier.
 */
export interface PlatformRequestRegisterIdentifier {
  /**
   * What the registers of excluded persons are asked by, of the kind that the risk setting of the player's country names.
   */
  registerIdentifier: string;
  /**
   * Why, for the record; without the identifier.
   */
  reason: string;
}
/**
 * Body of POST {v1}/player/registration (API-011, REG-01, REG-14). Header `hcaptchaToken` carries the captcha's answer, `-` without one.
 */
export interface PlatformRequestRegistration {
  /**
   * As the player writes it.
   */
  firstName: string;
  /**
   * As the player writes it.
   */
  lastName: string;
  /**
   * Address that the player signs in with.
   */
  email: string;
  /**
   * Number with its prefix, such as +358401234567; blanks, dashes and brackets are ignored.
   */
  mobilePhone: string;
  /**
   * In clear, over an encrypted connection. The platform names what it asks of one in `validationErrors`.
   */
  password: string;
  /**
   * ISO 3166 code.
   */
  country?: string;
  /**
   * Language of the messages sent before the profile is complete; the country's own when left out.
   */
  languageCode?: string;
  /**
   * Whether the player wants offers; sets all marketing preferences. No when left out.
   */
  marketingOptIn?: boolean;
  /**
   * Whether the cookie policy was accepted in the form.
   */
  cookiePolicyAccepted?: boolean;
  /**
   * Code that brought the player (REG-25).
   */
  bonusCode?: string;
}
/**
 * Body of POST {v1}/player/registration/sms_request and email_request (API-015, API-016). Headers `hcaptchaToken` and `registration-token`.
 */
export interface PlatformRequestRegistrationCode {
  /**
   * Number of the player on the platform.
   */
  playerId: number;
  /**
   * Site that the player registers at; the same as in the site-context header.
   */
  siteId: number;
  /**
   * ISO 3166 code.
   */
  countryCode: string;
}
/**
 * Body of PUT {v1}/player/registration (API-012, REG-02). Header `registration-token` carries the token of the registration.
 */
export interface PlatformRequestRegistrationCompletion {
  /**
   * Number of the player on the platform.
   */
  playerId: number;
  /**
   * As yyyy-MM-dd.
   */
  dateOfBirth: string;
  /**
   * As written in the country.
   */
  postalCode: string;
  /**
   * Number with its prefix, such as +358401234567; blanks, dashes and brackets are ignored.
   */
  mobilePhone: string;
  /**
   * ISO 3166 code.
   */
  countryCode: string;
  /**
   * Whether the terms and conditions were accepted; registration goes on only with true.
   */
  termsAndConditionsAccepted: boolean;
  /**
   * Language of the player; the site sends `en` for `inen` (REG-03).
   */
  languageCode: string;
  /**
   * Tax number, where the country asks for it (see the risk setting); dots and dashes are ignored.
   */
  cpf?: string;
  /**
   * What the registers of excluded persons are asked by, of the kind that the risk setting names. May be left out once it was accepted.
   */
  registerIdentifier?: string;
}
/**
 * Body of POST {v1}/player/registration/sms_verification and email_verification (API-013, API-014). Headers `hcaptchaToken` and `registration-token`.
 */
export interface PlatformRequestRegistrationVerification {
  /**
   * Number of the player on the platform.
   */
  playerId: number;
  /**
   * Site that the player registers at; the same as in the site-context header.
   */
  siteId: number;
  /**
   * ISO 3166 code.
   */
  countryCode: string;
  /**
   * The six digits of the message. Anything else is answered as a wrong code.
   */
  code: string;
}
/**
 * Path of GET {v1}/player/password_reset/new_password/email/{token} (API-022).
 */
export interface PlatformRequestResetTokenPath {
  /**
   * Of the link in the e-mail.
   */
  token: string;
}
/**
 * Body of POST /platform/v1/operator/players/{playerId}/restrictions.
 */
export interface PlatformRequestRestriction {
  /**
   * Decides what the player may not do.
   */
  kind:
    | 'closure'
    | 'deactivation'
    | 'self-exclusion'
    | 'time-out'
    | 'payout-review'
    | 'account-restriction'
    | 'multibrand-suspension'
    | 'payout-block'
    | 'casino-block'
    | 'live-casino-block'
    | 'sports-block'
    | 'virtual-sports-block'
    | 'bonus-block'
    | 'deposit-block'
    | 'withdrawal-block';
  /**
   * When it ends by itself; null or left out is without an end.
   */
  until?: string | null;
  /**
   * Why, for the record.
   */
  reason: string;
}
/**
 * Body of POST /platform/v1/operator/players/{playerId}/restrictions/{restrictionId}/lift.
 */
export interface PlatformRequestRestrictionLift {
  /**
   * Why, for the record.
   */
  reason: string;
}
/**
 * Path parts that name a restriction of a player of the site.
 */
export interface PlatformRequestRestrictionPath {
  /**
   * Number of the player on the platform.
   */
  playerId: string;
  /**
   * As the list of restrictions gives it.
   */
  restrictionId: string;
}
/**
 * Body of POST {v1}/player/rewards/{campaignId}/consent (BONUS-46).
 */
export interface PlatformRequestRewardConsent {
  /**
   * Whether the player wants the reward with the next deposit.
   */
  agreed: boolean;
}
/**
 * Query of GET {v1}/player/rewards (BONUS-41).
 */
export interface PlatformRequestRewards {
  /**
   * BONUS-06: those the player has, or those that can be claimed.
   */
  rewardsType: 'ACTIVE' | 'ELIGIBLE';
  /**
   * Only campaigns with a code, or only those without.
   */
  hasBonusCode?: 'true' | 'false';
  /**
   * Version of the reply.
   */
  version?: 'v2';
  /**
   * Language of the names; left out: the player's.
   */
  language?: string;
  /**
   * Leaves out triggered campaigns.
   */
  excludeTriggerType?: 'triggered';
}
/**
 * Query of GET {v1}/player/markets/risk-setting (API-017, REG-13).
 */
export interface PlatformRequestRiskSetting {
  /**
   * Site that the player registers at.
   */
  siteId: string;
  /**
   * ISO 3166 code.
   */
  countryCode: string;
}
/**
 * Body of POST {v1}/player/salary-range (API-104, ACCT-13).
 */
export interface PlatformRequestSalaryRange {
  /**
   * A range of GET {v1}/player/salary-ranges.
   */
  salaryRangeId: number;
}
/**
 * Path part that names a session.
 */
export interface PlatformRequestSessionPath {
  /**
   * As the list of sessions gives it.
   */
  sessionId: string;
}
/**
 * Body of POST /platform/v1/player/sign_out (API-004); may be left out.
 */
export interface PlatformRequestSignOut {
  /**
   * True ends all sessions of the player.
   */
  everywhere?: boolean;
}
/**
 * Body of POST {v2}/softswiss/context/demo (GAME-10).
 */
export interface PlatformRequestSoftswissDemo {
  /**
   * Id of the game in the catalogue.
   */
  game: string;
  /**
   * Currency of the game.
   */
  currency: string;
  /**
   * Language of the game.
   */
  locale: string;
  /**
   * Network address of the visitor.
   */
  ip: string;
  /**
   * Pages of the site.
   */
  urls: {
    /**
     * Where the game leads when it is left.
     */
    return_url: string;
    /**
     * The cashier.
     */
    deposit_url: string;
  };
  /**
   * Licence that the game is played under, such as Mga.
   */
  jurisdiction: string;
  /**
   * Kind of device.
   */
  client_type: 'mobile' | 'desktop';
}
/**
 * Body of POST {v2}/softswiss/context/real (GAME-10, GAME-11).
 */
export interface PlatformRequestSoftswissReal {
  /**
   * Id of the game in the catalogue.
   */
  game: string;
  /**
   * Currency of the game.
   */
  currency: string;
  /**
   * Language of the game.
   */
  locale: string;
  /**
   * Network address of the visitor.
   */
  ip: string;
  /**
   * Pages of the site.
   */
  urls: {
    /**
     * Where the game leads when it is left.
     */
    return_url: string;
    /**
     * The cashier.
     */
    deposit_url: string;
  };
  /**
   * Licence that the game is played under, such as Mga.
   */
  jurisdiction: string;
  /**
   * Kind of device.
   */
  client_type: 'mobile' | 'desktop';
  /**
   * Where the player is.
   */
  playerCurrentCountryCode: string;
}
/**
 * Body of POST /platform/context/sportsbook/context (API-054, SPORT-02): either customer, as the state says (SPORT-03).
 */
export interface PlatformRequestSportsbookContext {
  /**
   * Of this one call.
   */
  correlationId: string;
  /**
   * Of the operator at the sportsbook; empty until it is configured (AMB-35).
   */
  brandId: string;
  /**
   * Of the call.
   */
  dateTimeStamp: string;
  /**
   * Whether a player is signed in.
   */
  customerState: 'loggedIn' | 'loggedOut';
  /**
   * What player and visitor have alike.
   */
  visitorDetails: {
    /**
     * Kind of device.
     */
    channel: 'desktop' | 'mobile';
    /**
     * ISO 3166 code.
     */
    country: string;
    /**
     * Code of the sportsbook (SPORT-06).
     */
    language: string;
    /**
     * How odds are written.
     */
    oddsFormat: 'decimal' | 'fractional' | 'american';
    /**
     * IANA name of the zone in which times are shown.
     */
    timeZone: string;
  };
  /**
   * Only when nobody is signed in.
   */
  loggedOutCustomer?: {
    /**
     * Of the market.
     */
    currency: string;
  };
  /**
   * Only for a signed-in player.
   */
  loggedInCustomer?: {
    /**
     * Number of the player.
     */
    playerId: number;
    /**
     * First name, for the greeting.
     */
    name?: string;
    /**
     * Of the wallet.
     */
    currency: string;
  };
  /**
   * Parts of the address below /sportsbook (SPORT-04).
   */
  deepLinking: {
    /**
     * Such as football.
     */
    category?: string;
    /**
     * Such as england.
     */
    region?: string;
    /**
     * Such as premier-league.
     */
    competition?: string;
    /**
     * One event.
     */
    event?: string;
  };
  /**
   * Where the frame is shown, and in which colours.
   */
  iFrameSetup: {
    /**
     * Origin of the page around the frame.
     */
    hostOrigin: string;
    /**
     * Colours of the brand, as #rrggbb.
     */
    theme: {
      /**
       * Of the page.
       */
      background?: string;
      /**
       * Of cards.
       */
      surface?: string;
      /**
       * On both.
       */
      text?: string;
      /**
       * Of buttons and marks.
       */
      accent?: string;
    };
  };
}
/**
 * Query of GET /platform/v1/player/wallet/statements/{period}/movements.
 */
export interface PlatformRequestStatementMovements {
  /**
   * `next` of the reply before; left out for the first.
   */
  after?: string;
}
/**
 * Path of a statement.
 */
export interface PlatformRequestStatementPath {
  /**
   * A month such as `2026-10`, or a year such as `2026`.
   */
  period: string;
}
/**
 * Query of GET /platform/gameadmin/tables (LIVE-06).
 */
export interface PlatformRequestTables {
  /**
   * Number of the operator, such as 2178.
   */
  partnerid: string;
  /**
   * Provider id, such as evolution, or two-part sub-provider id.
   */
  providerKind: string;
}
/**
 * Body of POST {v1}/player/update_term_and_condition_version (API-113, TERMS-02).
 */
export interface PlatformRequestTermsVersion {
  /**
   * Number of the version that was accepted, as the content has it.
   */
  version: string;
}
/**
 * Body of POST /platform/v1/player/timeout (API-120, LIMIT-19).
 */
export interface PlatformRequestTimeOut {
  /**
   * How long, in days.
   */
  timeout: number;
}
/**
 * Body of POST /platform/identity/token (API-002).
 */
export interface PlatformRequestToken {
  /**
   * From the sign-in.
   */
  refreshToken: string;
}
/**
 * Query of GET /platform/v1/player/wallet/top-winners (WIN-03).
 */
export interface PlatformRequestTopWinners {
  /**
   * The last day or the last three.
   */
  dateRange: '24h' | '72h';
  /**
   * Number of the site, such as 5.
   */
  siteId: string;
  /**
   * One of the site's currencies.
   */
  currency: string;
}
/**
 * Path parts of the two tournament calls (BLOCK-28).
 */
export interface PlatformRequestTournament {
  /**
   * Number of the site, such as 5.
   */
  siteId: string;
  /**
   * Such as kiekko-cup.
   */
  tournamentId: string;
  /**
   * Language code; the answer holds no text, so it changes nothing.
   */
  language: string;
}
/**
 * Path of a transaction of the player.
 */
export interface PlatformRequestTransactionPath {
  /**
   * Number of the transaction.
   */
  transactionId: string;
}
/**
 * Query of GET /platform/v1/player/wallet/transactions (WALLET-22).
 */
export interface PlatformRequestTransactions {
  /**
   * Only this category.
   */
  category?:
    | 'BONUS'
    | 'CASINO'
    | 'PAYMENT'
    | 'SPORTS'
    | 'VIRTUAL_SPORTS'
    | 'LIVE_CASINO'
    | 'ADJUSTMENT'
    | 'DORMANT_ADJUSTMENT';
  /**
   * Only transactions at or after this moment.
   */
  from?: string;
  /**
   * Only transactions before this moment.
   */
  to?: string;
  /**
   * Only transactions that stand so.
   */
  status?: 'FAILED' | 'PENDING' | 'SUCCESS' | 'REVERTED' | 'WAITING_INPUT' | 'COMPLETED' | 'CANCELLED';
  /**
   * How many of the newest are left out: 0, 10, 20 … (WALLET-20).
   */
  position?: string;
}
/**
 * Query of GET /platform/v1/player/wallet/transactions/export.
 */
export interface PlatformRequestTransactionsExport {
  /**
   * Only transactions at or after this moment.
   */
  from?: string;
  /**
   * Only transactions before this moment.
   */
  to?: string;
  /**
   * `next` of the reply before; left out for the first.
   */
  after?: string;
}
/**
 * Body of POST /platform/v1/player/wallet/withdrawal/cancellation (API-085).
 */
export interface PlatformRequestWithdrawalCancellation {
  /**
   * Of the pending withdrawal.
   */
  pendingWithdrawalId: string;
  /**
   * Of the pending withdrawal, in minor units: the player cancels what the player saw.
   */
  amount: number;
  /**
   * Always true: this call is the player's.
   */
  cancelByPlayer: true;
}
/**
 * A restriction of a player, in force or over.
 */
export interface PlatformRestriction {
  /**
   * Number of the restriction.
   */
  restrictionId: number;
  /**
   * Decides what the player may not do.
   */
  kind:
    | 'closure'
    | 'deactivation'
    | 'self-exclusion'
    | 'register-exclusion'
    | 'time-out'
    | 'payout-review'
    | 'account-restriction'
    | 'multibrand-suspension'
    | 'payout-block'
    | 'casino-block'
    | 'live-casino-block'
    | 'sports-block'
    | 'virtual-sports-block'
    | 'bonus-block'
    | 'deposit-block'
    | 'withdrawal-block'
    | 'reality-check-break'
    | 'time-limit';
  /**
   * Whether it is in force now.
   */
  isActive: boolean;
  /**
   * When it was set.
   */
  setAt: string;
  /**
   * Who set it.
   */
  setBy: 'player' | 'operator' | 'system' | 'register';
  /**
   * Name of the operator's key, or of the register, that set it.
   */
  setByKey: string | null;
  /**
   * Why it was set.
   */
  reason: string;
  /**
   * When it ends by itself; null is never.
   */
  until: string | null;
  /**
   * When it ends before its time; in the future while it cools off.
   */
  liftedAt: string | null;
  /**
   * Who lifted it.
   */
  liftedBy: 'player' | 'operator' | 'system' | 'register' | null;
  /**
   * Name of the operator's key, or of the register, that lifted it.
   */
  liftedByKey: string | null;
  /**
   * Why it was lifted.
   */
  liftReason: string | null;
}
/**
 * Reply of GET /platform/v1/operator/players/{playerId}/restrictions: every one there ever was, oldest first.
 */
export interface PlatformRestrictionList {
  /**
   * Oldest first.
   */
  restrictions: PlatformRestriction[];
}
/**
 * Reply of GET {v1}/player/rewards (API-069).
 */
export interface PlatformRewards {
  /**
   * The one that expires first leads.
   */
  rewards: PlatformReward[];
}
/**
 * Reply of GET {v1}/player/markets/risk-setting (API-017): what a registration from a country must prove.
 */
export interface PlatformRiskSetting {
  /**
   * Whether the phone number is verified by a code.
   */
  smsVerification: boolean;
  /**
   * Whether the e-mail address is verified by a code.
   */
  emailVerification: boolean;
  /**
   * Whether the completion of the profile asks for a CPF.
   */
  cpf: boolean;
  /**
   * What the completion of the profile asks for, so that the registers of excluded persons can be asked; left out where nothing is.
   */
  registerIdentifier?: 'birth-place' | 'se-personal-number' | 'nl-citizen-number' | 'dk-cpr';
}
/**
 * Reply of GET {v1}/player/free-spins/{id}/rounds-played (API-075).
 */
export interface PlatformRoundsPlayed {
  /**
   * Free rounds of the bonus whose bet is not taken back.
   */
  roundsPlayed: number;
  /**
   * What they have won.
   */
  won: number;
}
/**
 * Reply of GET /platform/v1/player/segments: what audiences of content tell players apart by, beside deposits and level.
 */
export interface PlatformSegments {
  /**
   * When the player was last here, the past 24 hours aside: within 7 days, within 30, longer ago, or never.
   */
  lastVisit: 'week' | 'month' | 'longer' | 'never';
  /**
   * Where most of the player's latest rounds were played; null without a round in the last 90 days.
   */
  favouriteVertical: 'CASINO' | 'LIVE_CASINO' | 'SPORTS' | null;
}
/**
 * Claims of an ID token (AUTH-01).
 */
export interface PlatformSession {
  /**
   * An ID token.
   */
  tokenUse: 'id';
  /**
   * Shared by the tokens of one sign-in.
   */
  sessionId: string;
  /**
   * Number of the player on the platform.
   */
  playerId: number;
  /**
   * Site that the player signed in at.
   */
  siteId: number;
  /**
   * Seconds since the epoch.
   */
  iat: number;
  /**
   * Seconds since the epoch.
   */
  exp: number;
  /**
   * Country that the player declared.
   */
  countryCode: string;
  /**
   * User name at the identity service.
   */
  playerAccessId: string;
  /**
   * Address that the player signs in with.
   */
  email: string;
  /**
   * Language code of the player.
   */
  language: string;
  /**
   * How the player signed in.
   */
  loginMethod: string;
  /**
   * Signs the player in to the messenger; empty without one.
   */
  zendeskJwtToken: string;
  /**
   * When the account was opened.
   */
  registrationDate: string;
  /**
   * JSON text with a suspended flag.
   */
  multibrand: string;
}
/**
 * Reply of GET {v1}/player/session-key (GAME-24).
 */
export interface PlatformSessionKey {
  /**
   * Differs between sessions, opens nothing.
   */
  key: string;
}
/**
 * Reply of GET /platform/v1/player/sessions: where the player is signed in, newest first.
 */
export interface PlatformSessionList {
  /**
   * At least the calling one.
   *
   * Items: One sign-in.
   */
  sessions: {
    /**
     * Names it when it is to be ended.
     */
    sessionId: string;
    /**
     * Whether the call came with this one.
     */
    current: boolean;
    /**
     * When the player signed in.
     */
    createdAt: string;
    /**
     * When its tokens were last renewed.
     */
    lastUsedAt: string;
    /**
     * Address that it came from; empty when not known.
     */
    ip: string;
    /**
     * Country that it came from; empty when not known.
     */
    country: string;
    /**
     * What the browser says it is; empty when it says nothing.
     */
    userAgent: string;
  }[];
}
/**
 * Reply of GET /platform/v1/player/sessions/current: how long this session has lasted and how play went since, by the platform's clock and books.
 */
export interface PlatformSessionSummary {
  /**
   * When the player signed in.
   */
  startedAt: string;
  /**
   * Milliseconds since then.
   */
  elapsedMs: number;
  /**
   * Currency of the wallet; its minor units are what amounts count.
   */
  currency: string;
  /**
   * Won less staked since then, rollbacks taken out: negative for a loss.
   */
  winLoss: number;
}
/**
 * Reply of a captcha service to siteverify: the part that hCaptcha, Turnstile and reCAPTCHA have in common. Other fields are allowed.
 */
export interface PlatformSiteverifyReply {
  /**
   * Whether the token is valid.
   */
  success: boolean;
  /**
   * Host of the page on which the captcha was solved.
   */
  hostname?: string;
  /**
   * What the widget was rendered for; hCaptcha and reCAPTCHA v2 leave it out.
   */
  action?: string;
  /**
   * reCAPTCHA v3: 1 is surely a person, 0 surely a robot.
   */
  score?: number;
  /**
   * Why the token is not valid.
   *
   * Items: One reason, such as timeout-or-duplicate.
   */
  'error-codes'?: string[];
  [k: string]: unknown;
}
/**
 * Reply of the softswiss calls (GAME-12).
 */
export interface PlatformSoftswissLaunch {
  /**
   * How to start the game.
   */
  launch_options: {
    /**
     * Of the game, for one launch.
     */
    game_url: string;
  };
}
/**
 * Reply of POST /platform/context/sportsbook/context (API-054).
 */
export interface PlatformSportsbookContext {
  /**
   * The frame of this visitor.
   */
  contextData: {
    /**
     * Of the frame; its last part names the context of the visitor, and is good for one of them.
     */
    iframeUrl: string;
    /**
     * Until then the context is good.
     */
    expiresAt: string;
  };
}
/**
 * Reply of POST /contexts of a sportsbook provider (docs/sportsbook.md).
 */
export interface PlatformSportsbookProviderContext {
  /**
   * What all visitors of a brand, language and market share.
   */
  staticContextId: string;
  /**
   * This one visitor.
   */
  userContextId: string;
  /**
   * Until then the context is good.
   */
  expiresAt: string;
  [k: string]: unknown;
}
/**
 * Reply of authenticate in the dialect of the sportsbook.
 */
export interface PlatformSportsbookSession {
  /**
   * Game session, as authenticate replied.
   */
  session: string;
  /**
   * Names the player among those of the platform.
   */
  player: string;
  /**
   * Currency of the amounts.
   */
  currency: string;
  /**
   * All that the player can stake on sports, in minor units.
   */
  balance: number;
}
/**
 * Reply of GET /platform/v1/player/wallet/statements/{period}: opening balance, everything that moved it, and closing balance, which follow from each other.
 */
export interface PlatformStatement {
  /**
   * A month such as `2026-10`, or a year such as `2026`.
   */
  period: string;
  /**
   * Currency of the wallet; its minor units are what amounts count.
   */
  currency: string;
  /**
   * IANA name of the calendar that cuts the period.
   */
  timeZone: string;
  /**
   * When the period begins.
   */
  from: string;
  /**
   * When the next one begins.
   */
  to: string;
  /**
   * Whether the period has ended; another one may still change.
   */
  isOver: boolean;
  opening: PlatformStatementPots;
  closing: PlatformStatementPots;
  /**
   * By kind; kinds without a movement are left out.
   */
  sums: PlatformStatementSum[];
  /**
   * Paid in less paid out. A withdrawal counts from its request on, and no more once the money came back.
   */
  netDeposits: number;
  /**
   * Won less staked, with bonus money; prizes are not in it.
   */
  gameResult: number;
  /**
   * Of a year, oldest first; empty for a month.
   */
  months: PlatformStatementMonth[];
  /**
   * Of a month, oldest first, without play; empty for a year.
   */
  movements: PlatformStatementMovement[];
  /**
   * Of a month, by day and game; empty for a year.
   */
  play: PlatformStatementPlay[];
}
/**
 * What a wallet holds or what a movement changes, by pot, in minor units.
 */
export interface PlatformStatementPots {
  /**
   * Money that can be withdrawn.
   */
  real: number;
  /**
   * Real money that must be played before it is withdrawn.
   */
  locked: number;
  /**
   * Of all verticals.
   */
  bonus: number;
  /**
   * Sum of the three.
   */
  total: number;
}
/**
 * All movements of one kind in a period.
 */
export interface PlatformStatementSum {
  /**
   * What it was for; `lock` only moves money between the pots of the wallet.
   */
  kind:
    | 'deposit'
    | 'chargeback'
    | 'withdrawal'
    | 'withdrawal-return'
    | 'stake'
    | 'win'
    | 'prize'
    | 'bonus'
    | 'correction'
    | 'lock';
  /**
   * How many movements.
   */
  count: number;
  moved: PlatformStatementPots;
}
/**
 * What happened in one month.
 */
export interface PlatformStatementMonth {
  /**
   * Such as `2026-10`.
   */
  period: string;
  closing: PlatformStatementPots;
  /**
   * By kind; kinds without a movement are left out.
   */
  sums: PlatformStatementSum[];
  /**
   * Paid in less paid out. A withdrawal counts from its request on, and no more once the money came back.
   */
  netDeposits: number;
  /**
   * Won less staked, with bonus money; prizes are not in it.
   */
  gameResult: number;
}
/**
 * One movement of a statement, with its reference in the ledger.
 */
export interface PlatformStatementMovement {
  /**
   * Number of the transaction, for its receipt.
   */
  transactionId: number;
  /**
   * Names the transaction; no two have the same.
   */
  reference: string;
  /**
   * When it happened.
   */
  at: string;
  /**
   * In the calendar of the player’s market.
   */
  day: string;
  /**
   * What it was for; `lock` only moves money between the pots of the wallet.
   */
  kind:
    | 'deposit'
    | 'chargeback'
    | 'withdrawal'
    | 'withdrawal-return'
    | 'stake'
    | 'win'
    | 'prize'
    | 'bonus'
    | 'correction'
    | 'lock';
  /**
   * What happened (WALLET-12), or a lock and its end.
   */
  type:
    | 'BET'
    | 'BET_VOID'
    | 'CASHOUT'
    | 'CASHOUT_VOID'
    | 'DEPOSIT'
    | 'LOSS'
    | 'WIN'
    | 'WIN_VOID'
    | 'WITHDRAW'
    | 'DORMANT'
    | 'REVERSAL'
    | 'FORFEIT'
    | 'CANCELED'
    | 'REVERSAL_DP'
    | 'LOCK'
    | 'UNLOCK'
    | 'CONVERSION';
  /**
   * What the money was for (WALLET-10).
   */
  category:
    | 'BONUS'
    | 'CASINO'
    | 'PAYMENT'
    | 'SPORTS'
    | 'VIRTUAL_SPORTS'
    | 'LIVE_CASINO'
    | 'ADJUSTMENT'
    | 'DORMANT_ADJUSTMENT';
  moved: PlatformStatementPots;
  /**
   * Everything the player held right after it.
   */
  balanceAfter: number;
  /**
   * The game, for bets and wins.
   */
  gameId: string | null;
  /**
   * Joins the bets, wins and rollbacks of one game round.
   */
  roundId: string | null;
  /**
   * How money came or went, for payments.
   */
  method: string | null;
}
/**
 * What a player staked and won in one game on one day.
 */
export interface PlatformStatementPlay {
  /**
   * In the calendar of the player’s market.
   */
  day: string;
  /**
   * The game, for bets and wins.
   */
  gameId: string | null;
  /**
   * What the money was for (WALLET-10).
   */
  category:
    | 'BONUS'
    | 'CASINO'
    | 'PAYMENT'
    | 'SPORTS'
    | 'VIRTUAL_SPORTS'
    | 'LIVE_CASINO'
    | 'ADJUSTMENT'
    | 'DORMANT_ADJUSTMENT';
  /**
   * Game rounds with a movement on that day.
   */
  rounds: number;
  /**
   * Bets, wins, losses and what was taken back of them.
   */
  movements: number;
  /**
   * Stakes less those that were taken back.
   */
  staked: number;
  /**
   * Wins less those that were taken back.
   */
  won: number;
  moved: PlatformStatementPots;
}
/**
 * Reply of GET /platform/v1/player/wallet/statements/{period}/movements: every movement, oldest first, up to 1,000 a reply.
 */
export interface PlatformStatementMovements {
  /**
   * Oldest first.
   */
  movements: PlatformStatementMovement[];
  /**
   * Pass it as `after` for the movements that follow; null after the last.
   */
  next: string | null;
}
/**
 * Reply of GET /platform/v1/player/wallet/statements: the periods from the first movement to now, newest first.
 */
export interface PlatformStatements {
  /**
   * IANA name of the calendar that cuts the periods.
   */
  timeZone: string;
  /**
   * Such as `2026-10`.
   *
   * Items: Such as `2026-10`.
   */
  months: string[];
  /**
   * Such as `2026`.
   *
   * Items: Such as `2026`.
   */
  years: string[];
}
/**
 * Reply of GET /platform/gameadmin/tables (API-044): the tables of one provider.
 */
export interface PlatformTables {
  /**
   * The provider's tables in the order of the catalogue.
   *
   * Items: A live table at the moment of the call.
   */
  tables: {
    /**
     * The provider's id of the table.
     */
    TableId: string;
    /**
     * The provider's id of the game server.
     */
    GameServerId: string;
    /**
     * Id of the game in the catalogue.
     */
    gameId: string;
    /**
     * Whether the table can be joined now.
     */
    open: boolean;
    /**
     * Places at the table.
     */
    seats: number;
    /**
     * Places taken now; none while the table is closed.
     */
    seatsTaken: number;
    /**
     * First name of the dealer on duty.
     */
    dealer: string;
    /**
     * Lowest and highest bet.
     */
    betLimits: {
      /**
       * In minor units.
       */
      min: number;
      /**
       * In minor units.
       */
      max: number;
      /**
       * ISO 4217 code of the currency.
       */
      currency: string;
    };
    /**
     * Newest first: numbers of a roulette wheel, or B, P, T of baccarat. Left out where a game has no history, and while the table is closed.
     *
     * Items: One round.
     */
    lastResults?: string[];
  }[];
}
/**
 * Reply of GET {v1}/player/time-limits: how long the player may be signed in, and has been. Times in milliseconds.
 */
export interface PlatformTimeLimits {
  /**
   * The shortest and the longest time a limit may have.
   */
  bounds: {
    /**
     * The shortest time.
     */
    least: number;
    /**
     * The longest time.
     */
    most: number;
  };
  /**
   * IANA name of the time zone whose days the periods are.
   */
  timeZone: string;
  D: PlatformLimit;
  W: PlatformLimit;
  M: PlatformLimit;
}
/**
 * Reply of POST /platform/identity/token (API-002).
 */
export interface PlatformToken {
  /**
   * A new one for the same session.
   */
  idToken: string;
  /**
   * A new one for the same session.
   */
  accessToken: string;
  /**
   * Takes the place of the one that was sent, which is used up.
   */
  refreshToken: string;
}
/**
 * What every token of the identity service says; an ID token says more (see session).
 */
export interface PlatformTokenClaims {
  /**
   * What the token is good for.
   */
  tokenUse: 'id' | 'access' | 'refresh';
  /**
   * Shared by the tokens of one sign-in.
   */
  sessionId: string;
  /**
   * Number of the player on the platform.
   */
  playerId: number;
  /**
   * Site that the player signed in at.
   */
  siteId: number;
  /**
   * Seconds since the epoch.
   */
  iat: number;
  /**
   * Seconds since the epoch.
   */
  exp: number;
  /**
   * Which refresh token in a row it is; only in refresh tokens.
   */
  generation?: number;
  [k: string]: unknown;
}
/**
 * One entry of a player's history (WALLET-09). Amounts are integers in minor units of the currency.
 */
export interface PlatformTransaction {
  /**
   * Names the transaction; no two have the same.
   */
  referenceId: string;
  /**
   * Number of the transaction, for its receipt.
   */
  transactionId: number;
  /**
   * Number of the player on the platform.
   */
  playerId: number;
  /**
   * The wallet that moved: its last part is main, locked or the bonus vertical.
   */
  walletId: string;
  /**
   * What the money was for (WALLET-10).
   */
  category:
    | 'BONUS'
    | 'CASINO'
    | 'PAYMENT'
    | 'SPORTS'
    | 'VIRTUAL_SPORTS'
    | 'LIVE_CASINO'
    | 'ADJUSTMENT'
    | 'DORMANT_ADJUSTMENT';
  /**
   * What happened (WALLET-12).
   */
  type:
    | 'BET'
    | 'BET_VOID'
    | 'CASHOUT'
    | 'CASHOUT_VOID'
    | 'DEPOSIT'
    | 'LOSS'
    | 'WIN'
    | 'WIN_VOID'
    | 'WITHDRAW'
    | 'DORMANT'
    | 'REVERSAL'
    | 'FORFEIT'
    | 'CANCELED'
    | 'REVERSAL_DP';
  /**
   * Where it stands (WALLET-11).
   */
  status: 'FAILED' | 'PENDING' | 'SUCCESS' | 'REVERTED' | 'WAITING_INPUT' | 'COMPLETED' | 'CANCELLED';
  /**
   * Change of the player's balance: negative when the player paid.
   */
  amount: number;
  /**
   * Everything the player held right after it.
   */
  balanceAfterTransaction: number;
  /**
   * Currency of the wallet; its minor units are what amounts count.
   */
  currency: string;
  /**
   * When it happened.
   */
  transactionDate: string;
  /**
   * The game, for bets and wins.
   */
  gameId: string | null;
  /**
   * Joins the bets, wins and rollbacks of one game round.
   */
  roundId: string | null;
  /**
   * How money came or went, for payments.
   */
  method: string | null;
}
/**
 * Reply of GET /platform/v1/player/wallet/transactions/{transactionId}: one movement with both of its sides and the payment behind it.
 */
export interface PlatformTransactionReceipt {
  movement: PlatformStatementMovement;
  /**
   * Currency of the wallet; its minor units are what amounts count.
   */
  currency: string;
  /**
   * IANA name of the calendar of the player’s market.
   */
  timeZone: string;
  /**
   * Where it stands (WALLET-11).
   */
  status: 'FAILED' | 'PENDING' | 'SUCCESS' | 'REVERTED' | 'WAITING_INPUT' | 'COMPLETED' | 'CANCELLED';
  /**
   * Who gave (negative) and who got; they sum to zero.
   *
   * Items: One account, or those of one kind.
   */
  moves: {
    /**
     * A pot of the wallet, or the other side.
     */
    party:
      | 'real'
      | 'locked'
      | 'bonus'
      | 'payment-method'
      | 'withdrawal'
      | 'game'
      | 'bonus-fund'
      | 'correction'
      | 'uncollected'
      | 'prize';
    /**
     * What it gained.
     */
    amount: number;
  }[];
  /**
   * The deposit or withdrawal behind it; null when no payment provider was involved.
   */
  payment: {
    /**
     * Names the payment; the provider adds it to the return address.
     */
    paymentId: string;
    /**
     * Money in or out.
     */
    direction: 'deposit' | 'withdrawal';
    /**
     * How the player sees the method.
     */
    name: string;
    /**
     * Label of the card, account or address; null while it is unknown.
     */
    instrument: string | null;
    /**
     * What the provider takes on top, in minor units.
     */
    fee: number;
    /**
     * The provider’s name for it.
     */
    providerReference: string | null;
  } | null;
  /**
   * The transaction that it takes back.
   */
  takesBack: {
    /**
     * Number of the transaction, for its receipt.
     */
    transactionId: number;
    /**
     * Names the transaction; no two have the same.
     */
    reference: string;
  } | null;
  /**
   * The transaction that took it back.
   */
  takenBackBy: {
    /**
     * Number of the transaction, for its receipt.
     */
    transactionId: number;
    /**
     * Names the transaction; no two have the same.
     */
    reference: string;
  } | null;
}
/**
 * Reply of GET /platform/v1/player/transaction-summary (API-081).
 */
export interface PlatformTransactionSummary {
  /**
   * How many deposits the player ever made.
   */
  totalDepositsCount: number;
}
/**
 * Reply of GET /platform/v1/player/wallet/transactions (API-086): ten a page, newest first. A page of fewer is the last.
 */
export interface PlatformTransactions {
  /**
   * Newest first.
   */
  transactions: PlatformTransaction[];
}
/**
 * Reply of GET /platform/v1/player/wallet/transactions/export: oldest first, up to 1,000 a reply.
 */
export interface PlatformTransactionsExport {
  /**
   * Oldest first.
   */
  transactions: PlatformTransaction[];
  /**
   * Pass it as `after` for the transactions that follow; null after the last.
   */
  next: string | null;
}
/**
 * Reply of GET {v1}/player/unread: how much the player has not read (INBOX-04).
 */
export interface PlatformUnread {
  /**
   * Unread messages of the inbox.
   */
  messages: number;
  /**
   * Unread notifications.
   */
  notifications: number;
  /**
   * Whether the player may be shown offers: not in a break, an exclusion or without bonuses.
   */
  offers: boolean;
}
/**
 * Reply of POST {v1}/player/wallet/withdrawal/request (API-084).
 */
export interface PlatformWithdrawalPermission {
  /**
   * Whether it is allowed, or what stands against it (WALLET-30 to WALLET-36).
   */
  outcome:
    | 'SUCCESS'
    | 'NOT_ENOUGH_FUNDS'
    | 'EXCEEDS_KYC_LIMIT'
    | 'FAILURE'
    | 'DOCUMENTS_PREFERRED'
    | 'DOCUMENTS_UNDER_REVIEW'
    | 'DOCUMENTS_REQUIRED'
    | 'DOCUMENTS_REQUIRED_RESTRICTED'
    | 'WITHDRAWAL_LIMIT_REACHED'
    | 'SELF_LIMIT_REACHED'
    | 'RESTRICTED'
    | 'FORBIDDEN'
    | 'SELF_SPEND_LIMIT_REACHED';
  /**
   * How much may still be withdrawn in the period, in minor units.
   */
  limit?: number;
  /**
   * Period of the limit.
   */
  duration?: 'daily' | 'weekly' | 'monthly';
  /**
   * How much may be withdrawn in a period, in minor units.
   */
  originalLimit?: number;
}
/**
 * What a client may send over the socket (WSM-1); the answer to a ping is the text `pong`.
 */
export interface PlatformWsCommand {
  /**
   * Keeps the connection.
   */
  action: 'ping';
}
/**
 * What the gateway sends over the socket (WSM-2, WSM-3), beside the text `pong`.
 */
export interface PlatformWsMessage {
  /**
   * One event.
   */
  body:
    | {
        /**
         * Kind of the event.
         */
        type: 'WALLET_BALANCE';
        balanceMap: PlatformBalanceMap;
      }
    | {
        /**
         * Kind of the event.
         */
        type: 'PLAYER_ATTRIBUTE_CHANGE';
        /**
         * Names and values as in the profile (API-092).
         */
        attributes: {
          /**
           * New value.
           */
          [k: string]: string | number | boolean | null;
        };
      };
}
/**
 * Reply of POST {v1}/player/ws-ticket. Opens one socket at /platform/ws?Authorization={ticket} (WS-02).
 */
export interface PlatformWsTicket {
  /**
   * Good once, for the player and session that asked for it.
   */
  ticket: string;
  /**
   * Thirty seconds after it was given.
   */
  expiresAt: string;
}
/**
 * Reply of POST {v1}/yggdrasil/player/auth/session (GAME-16).
 */
export interface PlatformYggdrasilSession {
  /**
   * Token of the launch, part of the address of the game.
   */
  sessionId: string;
}
/**
 * The private answer of GET /api/player/bonus: the bonuses a player has at present.
 */
export interface BonusAnswer {
  /**
   * The one that expires first leads.
   *
   * Items: One bonus. Amounts in minor units of its currency.
   */
  bonuses: {
    /**
     * In the language of the site.
     */
    name: string;
    /**
     * Where it is played with.
     */
    vertical: 'casino' | 'live casino' | 'sports';
    /**
     * ISO code of the currency the amounts are in.
     */
    currency: string;
    /**
     * How amounts in that currency are written in this market.
     */
    display: {
      /**
       * Sign of the currency.
       */
      symbol: string;
      /**
       * A space stands between sign and amount.
       */
      hasSpace: boolean;
      /**
       * Where the sign stands.
       */
      position: 'before' | 'after' | 'locale';
      /**
       * Decimals of the minor unit by ISO 4217.
       */
      minorDigits?: number;
      /**
       * BCP 47 tag of the language whose way of writing numbers counts; left out: the reader's.
       */
      numberTag?: string;
    };
    /**
     * The bonus as it was given.
     */
    amount: number;
    /**
     * What must be staked before the bonus is the player's own; 0 for none.
     */
    wageringAmount: number;
    /**
     * What has been staked of it so far.
     */
    wageringProgress: number;
    /**
     * When it is lost unless it is wagered.
     */
    expiresAt: string;
  }[];
}
/**
 * A brand: brands/<brand>/brand.json over brands/defaults.json.
 */
export interface Brand {
  /**
   * Folder name.
   */
  id: string;
  /**
   * Name shown to players.
   */
  name: string;
  /**
   * Host names that show this brand.
   */
  hosts: string[];
  /**
   * Further host names of the brand, each with the one of "hosts" it leads to for good, such as "brand.example" to "www.brand.example".
   */
  aliasHosts?: {
    /**
     * One of "hosts".
     */
    [k: string]: string;
  };
  /**
   * The brand that commands take where none is named. Exactly one brand is the default.
   */
  isDefault?: boolean;
  /**
   * Id at the platform.
   */
  siteId: number;
  /**
   * Id at the platform.
   */
  partnerId: number;
  /**
   * Where unknown locales lead.
   */
  defaultLocale: string;
  /**
   * Addresses a brand may choose.
   */
  routes: {
    /**
     * Path of the VIP page (ROUTE-13).
     */
    loyalty: string;
  };
  /**
   * Provider ids offered; left out: all.
   */
  providers?: string[];
  /**
   * Provider ids that may be switched off: then neither their games nor their play routes exist (ROUTE-40). Left out: on.
   */
  providerFlags: {
    [k: string]: boolean;
  };
  /**
   * Providers without a first-level filter of their own (BLOCK-18, BLOCK-19).
   */
  hiddenProviderFilters: {
    /**
     * Provider ids, besides every aggregator.
     */
    casino: string[];
    /**
     * Provider ids.
     */
    liveCasino: string[];
  };
  /**
   * Providers whose games have an address to play at (ROUTE-36, ROUTE-38); any other leads to the locale root (ROUTE-41).
   */
  playProviders: {
    /**
     * Below /online-casino/play.
     *
     * Items: First part of a provider id, as it stands in addresses.
     */
    casino: string[];
    /**
     * Below /live-casino-online/play.
     *
     * Items: First part of a provider id, as it stands in addresses.
     */
    liveCasino: string[];
  };
  /**
   * How the games of a provider meet visitors who are not signed in (GAME-03 to GAME-05).
   */
  launchAuth: {
    /**
     * Launch by provider.
     */
    casino: {
      /**
       * Every provider without an entry. `none` starts the game for fun; `callback` does so on computers and asks first on phones; `loginModal` asks to sign in.
       */
      others: 'callback' | 'loginModal' | 'none';
      /**
       * By the first part of a provider id.
       */
      providers: {
        /**
         * `none` starts the game for fun; `callback` does so on computers and asks first on phones; `loginModal` asks to sign in.
         */
        [k: string]: 'callback' | 'loginModal' | 'none';
      };
    };
    /**
     * Launch by provider.
     */
    liveCasino: {
      /**
       * Every provider without an entry. `none` starts the game for fun; `callback` does so on computers and asks first on phones; `loginModal` asks to sign in.
       */
      others: 'callback' | 'loginModal' | 'none';
      /**
       * By the first part of a provider id.
       */
      providers: {
        /**
         * `none` starts the game for fun; `callback` does so on computers and asks first on phones; `loginModal` asks to sign in.
         */
        [k: string]: 'callback' | 'loginModal' | 'none';
      };
    };
  };
  /**
   * Feature flags (CONST-17). Each is true or false, or has a value that ends; then, and for all it does not name, the one of defaults.json holds.
   */
  features: {
    /**
     * Replaces the site by the maintenance page.
     */
    maintenance:
      | boolean
      | {
          /**
           * The value until the end.
           */
          on: boolean;
          /**
           * Codes of the only markets that have it. Left out: all.
           *
           * Items: Code.
           */
          markets?: string[];
          /**
           * The last day it holds, in the market's own time, such as "2027-03-31".
           */
          until: string;
        };
    /**
     * The sportsbook is on (GUARD-10).
     */
    sportsbook:
      | boolean
      | {
          /**
           * The value until the end.
           */
          on: boolean;
          /**
           * Codes of the only markets that have it. Left out: all.
           *
           * Items: Code.
           */
          markets?: string[];
          /**
           * The last day it holds, in the market's own time, such as "2027-03-31".
           */
          until: string;
        };
    /**
     * Second condition of the sportsbook (AMB-89).
     */
    sportsbookExtraCheck:
      | boolean
      | {
          /**
           * The value until the end.
           */
          on: boolean;
          /**
           * Codes of the only markets that have it. Left out: all.
           *
           * Items: Code.
           */
          markets?: string[];
          /**
           * The last day it holds, in the market's own time, such as "2027-03-31".
           */
          until: string;
        };
    /**
     * Players may sign up by a deposit in the markets that have it (PNP-01).
     */
    payAndPlay:
      | boolean
      | {
          /**
           * The value until the end.
           */
          on: boolean;
          /**
           * Codes of the only markets that have it. Left out: all.
           *
           * Items: Code.
           */
          markets?: string[];
          /**
           * Percent of the visitors who have it. Left out: all.
           */
          share?: number;
          /**
           * The last day it holds, in the market's own time, such as "2027-03-31".
           */
          until: string;
        };
    /**
     * Players whose enhanced due diligence is pending are reminded of its questionnaire (KYC-24).
     */
    eddQuestionnaire?:
      | boolean
      | {
          /**
           * The value until the end.
           */
          on: boolean;
          /**
           * Codes of the only markets that have it. Left out: all.
           *
           * Items: Code.
           */
          markets?: string[];
          /**
           * The last day it holds, in the market's own time, such as "2027-03-31".
           */
          until: string;
        };
    /**
     * Balance and attributes are pushed to open pages; without it they are polled (WS-01).
     */
    websocket:
      | boolean
      | {
          /**
           * The value until the end.
           */
          on: boolean;
          /**
           * Codes of the only markets that have it. Left out: all.
           *
           * Items: Code.
           */
          markets?: string[];
          /**
           * The last day it holds, in the market's own time, such as "2027-03-31".
           */
          until: string;
        };
  };
  /**
   * Redirect rules.
   */
  routing: {
    /**
     * Keep the rest of the path when the locale is replaced.
     */
    keepPathOnLocaleRedirect: boolean;
    /**
     * Shorter segments redirect (ROUTE-03).
     */
    minLocaleLength: number;
  };
  crm?: Crm;
  sportsbook: Sportsbook;
  messenger?: Messenger;
  /**
   * The tag of the advertising partner; its address is a setting of the environment.
   */
  adMaster: {
    /**
     * Market codes whose pages carry the tag (MARKET-32, AMB-68).
     *
     * Items: Code.
     */
    markets: string[];
  };
  /**
   * Choices of the page guards.
   */
  guards: {
    /**
     * Paths from which a visitor who is not signed in is led to the live lobby instead of the access-error page (GUARD-18, AMB-21).
     *
     * Items: Path below the locale; pages below it count too.
     */
    signedOutToLiveLobby: string[];
    /**
     * Paths only risk-payout and suspended players may open; everybody else is led home (GUARD-14, AMB-20).
     *
     * Items: Path below the locale; pages below it count too.
     */
    riskOnly: string[];
  };
  /**
   * How the site treats refusals of a signed-in player's calls.
   */
  session: {
    /**
     * explain: a decision of the platform against the player is shown with its reason; sign-out: it signs the player out and leads home, as a 401 does (AUTH-13, AMB-28).
     */
    onForbidden: 'explain' | 'sign-out';
  };
  /**
   * How the site treats deposits and withdrawals.
   */
  payments: {
    /**
     * What a player is told of the outcomes that only withdrawals have (WALLET-36); ERROR when left out.
     */
    withdrawalOutcomes: {
      /**
       * The account may not withdraw.
       */
      FORBIDDEN?: 'ERROR' | 'SUSPENDED' | 'RESTRICTED' | 'SELF_LIMIT_REACHED' | 'WITHDRAWAL_LIMIT_REACHED';
      /**
       * The player's own limit of losses is reached.
       */
      SELF_SPEND_LIMIT_REACHED?:
        'ERROR' | 'SUSPENDED' | 'RESTRICTED' | 'SELF_LIMIT_REACHED' | 'WITHDRAWAL_LIMIT_REACHED';
    };
    /**
     * The payment area of the deposit page is not shown and no deposit is begun (WALLET-55); the rest of the page stays.
     */
    hideCashier: boolean;
    /**
     * Seconds without use after which a payment page in a frame is closed, with a warning before (WALLET-56); 0 or left out never.
     */
    idleSeconds?: number;
  };
  /**
   * The player's list of transactions.
   */
  transactions: {
    /**
     * Transactions that the page shows at first, in whole pages of ten; more follow ten at a time (WALLET-57).
     */
    defaultLimit: number;
  };
  /**
   * Self-exclusion of players.
   */
  exclusion: {
    /**
     * What the platform is sent as the months of an exclusion without an end (LIMIT-17, AMB-35).
     */
    indefiniteMonths: number;
  };
  /**
   * Layout switches read by blocks.
   */
  layout: {
    /**
     * bar: one line; stacked: navigation below the logo line; floating: a rounded bar over the page.
     */
    header: 'bar' | 'stacked' | 'floating';
    /**
     * bleed: edge to edge; card: inset with corners; split: text beside the picture.
     */
    hero: 'bleed' | 'card' | 'split';
    /**
     * ornament: with lines at both sides; plain; slash: with an accent slash.
     */
    heading: 'ornament' | 'plain' | 'slash';
    /**
     * plain: picture only, name on hover and focus; titled: name below the picture.
     */
    tile: 'plain' | 'titled';
    /**
     * Rows a live tile spans (LIVE-08).
     */
    liveRowSpan: number;
  };
  /**
   * Addresses of the brand at other sites, such as social networks, for search engines.
   *
   * Items: Of a page about the brand.
   */
  profiles?: string[];
  /**
   * How the site behaves on the home screen of a device.
   */
  app: {
    /**
     * browser: a bookmark in the browser; standalone: a window of its own.
     */
    display: 'browser' | 'standalone';
    /**
     * Name below the icon; left out: the name.
     */
    shortName?: string;
  };
  rules?: Rules;
}
/**
 * Offers of a CRM provider in the inbox. The script of the provider is a setting of the environment.
 */
export interface Crm {
  /**
   * The public key that the provider issued for this site.
   */
  key: string;
  /**
   * Consent without which the script is not loaded; `essentials` needs none.
   */
  cookieCategory: 'essentials' | 'performanceFunctional' | 'marketing';
}
/**
 * How the sportsbook of a brand is opened. Whether it is offered is decided by the feature and the markets.
 */
export interface Sportsbook {
  /**
   * Id of the operator at the sportsbook, the same in all markets (CONST-05, SPORT-05).
   */
  brandId: string;
  /**
   * The sportsbook's code by language of the site; others have their own (SPORT-06).
   */
  languageMap: {
    /**
     * As the sportsbook names the language.
     */
    [k: string]: string;
  };
  /**
   * How odds are written.
   */
  oddsFormat: 'decimal' | 'fractional' | 'american';
  /**
   * A changed balance is reported to the sports API (AUTH-35, AMB-63).
   */
  notifyBalance: boolean;
  /**
   * How the notice of a sports bonus is shown (SPORT-08).
   */
  toast: {
    /**
     * Milliseconds until it closes by itself.
     */
    delay: number;
    /**
     * Can be swiped away.
     */
    swipeable: boolean;
  };
}
/**
 * Live chat with support. The script of its provider is a setting of the environment.
 */
export interface Messenger {
  /**
   * The public key that the provider issued for this site.
   */
  key: string;
  /**
   * Id of the provider's custom field for the player id (MSG-04).
   */
  playerField: string;
  /**
   * Consent without which the messenger is not loaded; `essentials` needs none.
   */
  cookieCategory: 'essentials' | 'performanceFunctional' | 'marketing';
}
/**
 * What a jurisdiction may bind: the names of all rules. x-rule says which of two values is the stricter one (lower, higher, true, false, subset, superset, or the later one of the list) and what the specification asks for.
 */
export interface Rules {
  /**
   * open: everything; demo-only: visitors may look round and play for fun, nobody can sign up, deposit or stake; blocked: nothing but the restricted page.
   */
  marketStatus?: 'open' | 'demo-only' | 'blocked';
  /**
   * Age in years of whoever opens an account.
   */
  minimumAge?: number;
  /**
   * Players younger than this many years are young adults, for the rules that say so; null knows none.
   */
  youngAdultAge?: number | null;
  /**
   * Nobody deposits or plays before their identity is verified.
   */
  verifiedBeforePlay?: boolean;
  /**
   * Before the first deposit players are told which documents they may be asked for.
   */
  documentsAnnounced?: boolean;
  /**
   * Who may start a game without money.
   */
  demoPlay?: 'everyone' | 'verified' | 'nobody';
  /**
   * What may be offered at all.
   *
   * Items: Vertical.
   */
  verticals?: ('casino' | 'live-casino' | 'sportsbook')[];
  /**
   * Games with a jackpot may be offered.
   */
  jackpotGames?: boolean;
  /**
   * Roulette, blackjack, baccarat and other games against a bank may be offered without a live dealer.
   */
  tableGames?: boolean;
  /**
   * Optional cookie categories are ticked before a visitor has chosen.
   */
  cookiesPreTicked?: boolean;
  /**
   * An account may come with the first deposit.
   */
  payAndPlay?: boolean;
  /**
   * A player may take back a withdrawal that has not been paid out.
   */
  withdrawalCancellation?: boolean;
  /**
   * Deposits by credit card may be taken.
   */
  creditCards?: boolean;
  /**
   * Nobody plays before having set a deposit limit.
   */
  depositLimitRequired?: boolean;
  /**
   * Nobody deposits or plays before having set a deposit limit for each of these periods: day, week, month.
   *
   * Items: Day, week or month.
   */
  depositLimitPeriods?: ('D' | 'W' | 'M')[];
  /**
   * Nobody plays before having set the highest balance.
   */
  balanceLimitRequired?: boolean;
  /**
   * Players are asked for a limit when they sign up or first deposit; they may decline.
   */
  limitPrompt?: boolean;
  /**
   * The home page and every page to deposit on link to the limits.
   */
  limitsLink?: boolean;
  /**
   * Only a limit on deposits without withdrawals taken off is called a deposit limit.
   */
  depositLimitIsGross?: boolean;
  /**
   * Amounts may be suggested where a player sets a limit.
   */
  limitPresets?: boolean;
  /**
   * Hours until a raised or removed limit counts.
   */
  limitIncreaseDelayHours?: number;
  /**
   * A raised limit does not count before the running week or month is over.
   */
  limitIncreaseWaitsForPeriod?: boolean;
  /**
   * A raised or removed limit counts only once the player confirms it after the delay.
   */
  limitIncreaseConfirmed?: boolean;
  /**
   * Months after which a player is asked to look at the limits again; null asks never.
   */
  limitReviewMonths?: number | null;
  /**
   * Players are told at half of a limit and at all of it, and are signed out then.
   */
  limitNotices?: boolean;
  /**
   * Players can limit the time they are signed in a day, week and month.
   */
  loginTimeLimits?: boolean;
  /**
   * Most a player may pay in within a calendar month, in minor units of the market; null sets none.
   */
  maximumMonthlyDeposit?: number | null;
  /**
   * The same for young adults; null sets none.
   */
  maximumMonthlyDepositYoung?: number | null;
  /**
   * Deposits a month, in minor units of the market, above which somebody must talk to the player; null asks for none.
   */
  contactAboveMonthlyDeposit?: number | null;
  /**
   * The same for young adults; null asks for none.
   */
  contactAboveMonthlyDepositYoung?: number | null;
  /**
   * Players see what they have paid in less what was paid out since the account was opened.
   */
  netDepositShown?: boolean;
  /**
   * Highest stake of one game of a slot, in minor units of the market; null sets none.
   */
  maximumStake?: number | null;
  /**
   * The same for young adults; null sets none.
   */
  maximumStakeYoung?: number | null;
  /**
   * Milliseconds one game of a slot lasts at least.
   */
  minimumSpinMs?: number;
  /**
   * Milliseconds one game of any other casino game without a live dealer lasts at least.
   */
  minimumTableGameMs?: number;
  /**
   * Games may play on by themselves.
   */
  autoplay?: boolean;
  /**
   * Turbo, quick spin, stopping the reels and the like may be offered.
   */
  fastPlay?: boolean;
  /**
   * A win below the stake may be celebrated.
   */
  lossesAsWins?: boolean;
  /**
   * A player may have several games open.
   */
  parallelPlay?: boolean;
  /**
   * Longest time in minutes between two reality checks; null lets a player do without.
   */
  realityCheckMinutes?: number | null;
  /**
   * Minutes nobody can play after a reality check.
   */
  realityCheckBreakMinutes?: number;
  /**
   * Longest time in hours between two summaries of the stakes, wins and losses of the last 30 days; null asks for none.
   */
  activitySummaryHours?: number | null;
  /**
   * The time since signing in stands on every page of a signed-in player.
   */
  sessionClock?: boolean;
  /**
   * Wins less losses of the session stand beside the clock.
   */
  netPosition?: boolean;
  /**
   * Minutes without action after which a player is signed out; null leaves it to the session.
   */
  idleMinutes?: number | null;
  /**
   * One press anywhere stops play for 24 hours.
   */
  panicButton?: boolean;
  /**
   * Lengths of a time-out that must be offered, in days.
   *
   * Items: Days.
   */
  breakDays?: number[];
  /**
   * Lengths of a self-exclusion that must be offered, in months.
   *
   * Items: Months.
   */
  exclusionMonths?: number[];
  /**
   * Self-exclusion is one click from the page on responsible gambling.
   */
  exclusionOneClick?: boolean;
  /**
   * Whoever excludes themselves is asked whether it is for all brands of the operator.
   */
  exclusionAcrossBrands?: boolean;
  /**
   * Registers asked before anybody plays.
   *
   * Items: Register.
   */
  exclusionRegisters?: string[];
  /**
   * What a registration asks for besides the profile, so that the registers can be asked.
   *
   * Items: Identifier.
   */
  exclusionIdentifiers?: ('birth-place' | 'se-personal-number' | 'nl-citizen-number' | 'dk-cpr')[];
  /**
   * Hours after which a register is asked anew before the next stake or deposit.
   */
  exclusionCheckHours?: number;
  /**
   * What becomes of a registration when a register has the person: an account that cannot play, or none.
   */
  exclusionAtSignUp?: 'restricted' | 'refused';
  /**
   * Marks every page must show, by the id of their mark in the content; a page does not go out without them.
   *
   * Items: Mark.
   */
  marks?: string[];
  /**
   * The marks stay in view while a page is scrolled.
   */
  marksInView?: boolean;
  /**
   * Static pages every page must link to, by slug.
   *
   * Items: Slug.
   */
  requiredPages?: string[];
  /**
   * Players are warned of loss and dependence when they sign up and whenever they sign in.
   */
  riskWarning?: boolean;
  /**
   * New players are shown how to play responsibly before the first stake.
   */
  gamblingIntroduction?: boolean;
  /**
   * Every game shows its theoretical return.
   */
  returnToPlayer?: boolean;
  /**
   * Bonuses may be offered.
   */
  bonuses?: boolean;
  /**
   * A bonus for signing up or for a first deposit may be offered.
   */
  welcomeBonus?: boolean;
  /**
   * A bonus may be given while a player plays.
   */
  bonusDuringPlay?: boolean;
  /**
   * A bonus may be given only once to a player.
   */
  bonusFirstTimeOnly?: boolean;
  /**
   * Days a player has at least to meet the terms of a bonus.
   */
  bonusMinimumDays?: number;
  /**
   * Highest multiple of a bonus that must be wagered; null sets none.
   */
  bonusMaximumWagering?: number | null;
  /**
   * A bonus may ask for play in more than one vertical.
   */
  bonusMixedProducts?: boolean;
  /**
   * A VIP or loyalty programme may be offered.
   */
  loyalty?: boolean;
  /**
   * How a player agrees to marketing: for each channel, or for each product and channel.
   */
  marketingConsent?: 'channel' | 'product-and-channel';
  /**
   * Months of transactions a player can look up.
   */
  historyMonths?: number;
  /**
   * A bet whose odds have changed is placed only after the player has agreed.
   */
  oddsChangesConfirmed?: boolean;
}
/**
 * Changes of a brand that its files do not have yet: brands/changes/<brand>.json.
 */
export interface BrandChanges {
  /**
   * In the order they were stored.
   *
   * Items: A change that is not in the file yet.
   */
  changes: {
    /**
     * Below the folder of the brand, such as markets/FI.json.
     */
    file: string;
    /**
     * JSON pointer of the value in the file. Lists are replaced as a whole.
     */
    pointer: string;
    /**
     * Value before the change; missing where there was none.
     */
    base?:
      | string
      | number
      | boolean
      | {
          [k: string]: unknown;
        }
      | unknown[]
      | null;
    /**
     * New value; missing to remove it.
     */
    value?:
      | string
      | number
      | boolean
      | {
          [k: string]: unknown;
        }
      | unknown[]
      | null;
    /**
     * Id of the person.
     */
    by: string;
    /**
     * When it was stored, ISO 8601.
     */
    at: string;
  }[];
}
/**
 * What a page may weigh on its way to a visitor: brands/budgets.json. The launch report counts what is rendered, the journeys what a browser loads.
 */
export interface Budgets {
  /**
   * Bytes of all stylesheets of a content page, compressed.
   */
  styles: number;
  /**
   * One for each kind of page.
   *
   * Items: A page and what it may weigh.
   */
  pages: {
    /**
     * Where content keeps it, below the locale.
     */
    path: string;
    /**
     * Bytes of the page with header and footer, compressed.
     */
    html: number;
    /**
     * Bytes of the entry and of every island of the page, compressed.
     */
    scripts: number;
    /**
     * Pictures that are fetched before anything is scrolled.
     */
    pictures: number;
  }[];
  /**
   * How far anything may move, from the first paint until the page was scrolled through: cumulative layout shift.
   */
  layoutShift: number;
  /**
   * Most that a content page may ever weigh with header and footer, in bytes, compressed. The limits of single pages are lower.
   */
  contentHtml: number;
  /**
   * Most that a content page may ever load before it is touched, in bytes, compressed. The limits of single pages are lower.
   */
  contentScripts: number;
  /**
   * What a browser may load, one for each kind of page; they hold for every brand.
   *
   * Items: A first visit with nothing in the cache. Bytes are those of bodies, compressed as they travel; unless it is said otherwise, they are counted before anything is touched or scrolled.
   */
  visits: {
    /**
     * Name of the kind.
     */
    page: string;
    /**
     * Where content or the application keeps it, below the locale. The first address of that form that the page above it links to stands for a path with parameters.
     */
    path: string;
    /**
     * Content pages are HTML with islands, application pages are hydrated as a whole.
     */
    kind: 'content' | 'application';
    /**
     * Bytes of the document.
     */
    html: number;
    /**
     * Bytes of scripts.
     */
    scripts: number;
    /**
     * Bytes of scripts once the page was scrolled through.
     */
    scrolledScripts: number;
    /**
     * Bytes of stylesheets, those that stand in the document included.
     */
    styles: number;
    /**
     * Bytes of fonts.
     */
    fonts: number;
    /**
     * Islands that have started.
     */
    islands: number;
    /**
     * Bytes of pictures.
     */
    pictures: {
      /**
       * In a window 360 px wide.
       */
      phone: number;
      /**
       * In a window 1440 px wide.
       */
      desktop: number;
    };
    /**
     * Addresses asked for, each once.
     */
    requests: {
      /**
       * In a window 360 px wide.
       */
      phone: number;
      /**
       * In a window 1440 px wide.
       */
      desktop: number;
    };
  }[];
}
/**
 * brands/countries.json: how the codes of countries, markets and languages relate, the same for every brand.
 */
export interface Countries {
  /**
   * Market of everybody whose country has none of its own, or is not known (MARKET-31).
   */
  globalMarket: string;
  /**
   * Country a sign-up offers first where the visitor's is not known or not offered (REG-06).
   */
  defaultCountry: string;
  /**
   * Country → codes of the provinces its players can live in (MARKET-25). Players of other countries are not asked for one.
   */
  provinces: {
    /**
     * Their names are interface texts: account.provinces.<code>.
     *
     * Items: Second half of its ISO 3166-2 code.
     */
    [k: string]: string[];
  };
  /**
   * Every code that a market of a brand may have (MARKET-14).
   *
   * Items: Code.
   */
  marketCodes: string[];
  /**
   * Language code of addresses → code the platform knows it by, where it is another one (REG-03).
   */
  platformLanguages: {
    /**
     * Code of the platform.
     */
    [k: string]: string;
  };
  /**
   * Country → market its players belong to, where the code is another one (MARKET-07). A country without an entry belongs to the market of its own code, else to the global one.
   */
  markets: {
    /**
     * Market code.
     */
    [k: string]: string;
  };
  /**
   * Market code of addresses → country it stands for in every call (MARKET-08).
   */
  displayForms: {
    /**
     * ISO 3166 code.
     */
    [k: string]: string;
  };
  /**
   * Country → the code that game providers know it by, where it is another one (MARKET-09).
   */
  providerMarkets: {
    /**
     * Code of the providers.
     */
    [k: string]: string;
  };
  /**
   * Language that providers are asked for (MARKET-29, MARKET-30); the first rule that fits counts, and where none does, the player's own language (AMB-46).
   *
   * Items: What it fits, and its language.
   */
  languageRules: {
    /**
     * ISO 3166 code.
     */
    country: string;
    /**
     * Fits only these; left out: all.
     *
     * Items: Code.
     */
    languages?: string[];
    /**
     * Fits only players of this region (MARKET-15); left out: all.
     */
    region?: 'QC';
    /**
     * Code of the language.
     */
    use: string;
  }[];
}
/**
 * How amounts of each currency are written (MARKET-21…24), with exceptions by market or country.
 */
export interface Currencies {
  /**
   * A currency.
   */
  [k: string]: {
    /**
     * Symbol or code.
     */
    symbol: string;
    /**
     * A space between symbol and amount.
     */
    hasSpace: boolean;
    /**
     * Of the symbol; locale: where the reader's language puts it, and with the space it puts there.
     */
    position: 'before' | 'after' | 'locale';
    /**
     * BCP 47 tag of the language whose way of writing numbers counts; left out: the reader's.
     */
    numberTag?: string;
    /**
     * By market or country code.
     */
    markets?: {
      /**
       * How amounts are written (MARKET-21).
       */
      [k: string]: {
        /**
         * Symbol or code.
         */
        symbol: string;
        /**
         * A space between symbol and amount.
         */
        hasSpace: boolean;
        /**
         * Of the symbol; locale: where the reader's language puts it, and with the space it puts there.
         */
        position: 'before' | 'after' | 'locale';
        /**
         * BCP 47 tag of the language whose way of writing numbers counts; left out: the reader's.
         */
        numberTag?: string;
      };
    };
    /**
     * Decimals of the minor unit by ISO 4217: 2 where an amount of 100 is one of the currency, 0 where it is a hundred.
     */
    minorDigits?: number;
    /**
     * How many of the currency an offer has for each euro in {{amount}} of a content text. A round number the brand chooses, not an exchange rate.
     */
    offerRate?: number;
  };
}
/**
 * What the transactions page is narrowed down by (WALLET-15); each stands in the address.
 */
export interface HistoryFilter {
  /**
   * Only this category.
   */
  category?:
    | 'BONUS'
    | 'CASINO'
    | 'PAYMENT'
    | 'SPORTS'
    | 'VIRTUAL_SPORTS'
    | 'LIVE_CASINO'
    | 'ADJUSTMENT'
    | 'DORMANT_ADJUSTMENT';
  /**
   * Only transactions that stand so.
   */
  status?: 'FAILED' | 'PENDING' | 'SUCCESS' | 'REVERTED' | 'WAITING_INPUT' | 'COMPLETED' | 'CANCELLED';
  /**
   * Only the last hours (CONST-09, AMB-37).
   */
  hour?: '24h' | '72h';
  /**
   * First day, in the time zone of the market.
   */
  from?: string;
  /**
   * Last day.
   */
  to?: string;
}
/**
 * The private answer of GET /api/player/inbox: the newest messages to a player.
 */
export interface InboxAnswer {
  /**
   * How many messages are unread.
   */
  unread: number;
  /**
   * Newest first.
   *
   * Items: One message.
   */
  messages: {
    /**
     * What it is about.
     */
    title: string;
    /**
     * When it was sent.
     */
    sentAt: string;
    /**
     * Whether it has been read.
     */
    read: boolean;
  }[];
}
/**
 * The private answer of GET /api/player/limits: the limits a player has set, and what is used of each.
 */
export interface LimitsAnswer {
  /**
   * ISO code of the currency the amounts are in.
   */
  currency: string;
  /**
   * How amounts in that currency are written in this market.
   */
  display: {
    /**
     * Sign of the currency.
     */
    symbol: string;
    /**
     * A space stands between sign and amount.
     */
    hasSpace: boolean;
    /**
     * Where the sign stands.
     */
    position: 'before' | 'after' | 'locale';
    /**
     * Decimals of the minor unit by ISO 4217.
     */
    minorDigits?: number;
    /**
     * BCP 47 tag of the language whose way of writing numbers counts; left out: the reader's.
     */
    numberTag?: string;
  };
  /**
   * Those that are set.
   *
   * Items: One limit in its present period. Amounts in minor units.
   */
  limits: {
    /**
     * deposit: what is paid in; loss: what is lost.
     */
    kind: 'deposit' | 'loss';
    /**
     * Daily, weekly or monthly.
     */
    period: 'D' | 'W' | 'M';
    /**
     * The limit.
     */
    value: number;
    /**
     * Used in the present period.
     */
    used: number;
    /**
     * What is left of it.
     */
    remaining: number;
    /**
     * When the next period begins.
     */
    resetAt: string;
    /**
     * A change that waits.
     */
    pending?: {
      /**
       * The limit from then on; null for none.
       */
      value: number | null;
      /**
       * When it takes effect.
       */
      at: string;
    };
  }[];
  /**
   * Kinds of limits that could not be read; the others are complete.
   */
  failed?: ('deposit' | 'loss')[];
}
/**
 * Where the player stands in the loyalty programme: answer of GET /api/player/loyalty.
 */
export interface LoyaltyAnswer {
  /**
   * Place of the level; 0 is the first.
   */
  number: number;
  /**
   * Its name.
   */
  level: string;
  /**
   * Points of the period.
   */
  points: number;
  /**
   * The next one that points reach.
   */
  next: {
    /**
     * Its name.
     */
    level: string;
    /**
     * Points that are missing.
     */
    missing: number;
  } | null;
}
/**
 * A market of a brand (MARKET-10). File brands/<brand>/markets/<code>.json over brands/defaults.json.
 */
export interface Market {
  /**
   * Market code, one of brands/countries.json (MARKET-14).
   */
  id: string;
  /**
   * Name for operators.
   */
  name: string;
  /**
   * First is the fallback (ROUTE-05).
   *
   * Items: Code.
   */
  languages: string[];
  /**
   * A disabled market redirects to the default locale (ROUTE-04).
   */
  isMarketEnabled: boolean;
  /**
   * Language of the address → language code of content and providers.
   */
  localeMapping?: {
    [k: string]: string;
  };
  /**
   * Country code, or one per locale (MARKET-11).
   */
  originCountryCode:
    | string
    | {
        [k: string]: string;
      };
  /**
   * ISO code.
   */
  currency: string;
  /**
   * Licence the market runs on: the name of its rule pack. The law of the country binds as well.
   */
  jurisdiction: string;
  /**
   * IANA name such as Europe/Helsinki; dates are shown in it.
   */
  timeZone: string;
  /**
   * How numbers and dates are written.
   */
  formats: {
    /**
     * language: as the language of the site writes them; comma: 1,234.5 in every language (MARKET-34).
     */
    numbers: 'language' | 'comma';
    /**
     * words: in the words of the language; dd/MM/yyyy: in digits (MARKET-35).
     */
    dates: 'words' | 'dd/MM/yyyy';
  };
  /**
   * Offered here.
   *
   * Items: Vertical.
   */
  verticals: ('casino' | 'live-casino' | 'sportsbook')[];
  /**
   * Provider ids not offered here.
   */
  excludedProviders?: string[];
  /**
   * Deposit first, account by the way (PNP-01). Left out: the market does not have it. The brand's flag must be on too.
   */
  payAndPlay?: {
    /**
     * First deposits offered, in minor units of the market's currency.
     *
     * Items: Minor units.
     */
    amounts: number[];
    /**
     * Takes it off the site for the time being, whatever else is set (PNP-03).
     */
    isHidden?: boolean;
    /**
     * Only visitors from these IP addresses are offered it, and no banner leads there; left out: everybody (PNP-02).
     *
     * Items: IPv4 or IPv6.
     */
    ipWhitelist?: string[];
  };
  /**
   * What a sign-up asks for (REG-01…06).
   */
  registration: {
    /**
     * Countries of residence that may be chosen; the choice is left out when there is one. Offered first: the detected one, else Finland, else the first (REG-06, AMB-88).
     *
     * Items: ISO 3166 code.
     */
    countries: string[];
    /**
     * Fields of the first step, in order.
     *
     * Items: Name.
     */
    details: ('country' | 'email' | 'password' | 'firstName' | 'lastName' | 'phone' | 'bonusCode')[];
    /**
     * Fields of the second step, in order.
     *
     * Items: Name.
     */
    contactInfo: ('dateOfBirth' | 'cpf' | 'province' | 'postCode')[];
    /**
     * Wrong codes the platform takes before it locks; the page says how many are left.
     */
    codeTries: number;
    /**
     * Seconds until another code may be asked for.
     */
    resendAfter: number;
    /**
     * What differs for residents of a country.
     */
    countryRules: {
      /**
       * Its rules.
       */
      [k: string]: {
        /**
         * Fields of the second step, in order.
         *
         * Items: Name.
         */
        contactInfo?: ('dateOfBirth' | 'cpf' | 'province' | 'postCode')[];
        /**
         * How it is written.
         */
        postCode?: {
          /**
           * Regular expression of the whole code.
           */
          pattern: string;
          /**
           * Shown below the field.
           */
          example: string;
        };
      };
    };
  };
  /**
   * How visitors are asked for consent to cookies (COOKIE-01).
   */
  cookieConsent: {
    /**
     * Version of the cookie policy; a new one asks everybody again.
     */
    version: string;
  };
  crm?: Crm;
  messenger?: Messenger;
  /**
   * Nobody chats in this market: the ways to the live chat are hidden (MARKET-26).
   */
  disableLiveChat: boolean;
  rules?: Rules;
  /**
   * Rules for which the market takes the value of the specification instead of the law of its country, where the rule pack allows it: to show a market that cannot be opened yet.
   *
   * Items: Name of a rule.
   */
  followsSpecification?: (
    | 'marketStatus'
    | 'minimumAge'
    | 'youngAdultAge'
    | 'verifiedBeforePlay'
    | 'documentsAnnounced'
    | 'demoPlay'
    | 'verticals'
    | 'jackpotGames'
    | 'tableGames'
    | 'cookiesPreTicked'
    | 'payAndPlay'
    | 'withdrawalCancellation'
    | 'creditCards'
    | 'depositLimitRequired'
    | 'depositLimitPeriods'
    | 'balanceLimitRequired'
    | 'limitPrompt'
    | 'limitsLink'
    | 'depositLimitIsGross'
    | 'limitPresets'
    | 'limitIncreaseDelayHours'
    | 'limitIncreaseWaitsForPeriod'
    | 'limitIncreaseConfirmed'
    | 'limitReviewMonths'
    | 'limitNotices'
    | 'loginTimeLimits'
    | 'maximumMonthlyDeposit'
    | 'maximumMonthlyDepositYoung'
    | 'contactAboveMonthlyDeposit'
    | 'contactAboveMonthlyDepositYoung'
    | 'netDepositShown'
    | 'maximumStake'
    | 'maximumStakeYoung'
    | 'minimumSpinMs'
    | 'minimumTableGameMs'
    | 'autoplay'
    | 'fastPlay'
    | 'lossesAsWins'
    | 'parallelPlay'
    | 'realityCheckMinutes'
    | 'realityCheckBreakMinutes'
    | 'activitySummaryHours'
    | 'sessionClock'
    | 'netPosition'
    | 'idleMinutes'
    | 'panicButton'
    | 'breakDays'
    | 'exclusionMonths'
    | 'exclusionOneClick'
    | 'exclusionAcrossBrands'
    | 'exclusionRegisters'
    | 'exclusionIdentifiers'
    | 'exclusionCheckHours'
    | 'exclusionAtSignUp'
    | 'marks'
    | 'marksInView'
    | 'requiredPages'
    | 'riskWarning'
    | 'gamblingIntroduction'
    | 'returnToPlayer'
    | 'bonuses'
    | 'welcomeBonus'
    | 'bonusDuringPlay'
    | 'bonusFirstTimeOnly'
    | 'bonusMinimumDays'
    | 'bonusMaximumWagering'
    | 'bonusMixedProducts'
    | 'loyalty'
    | 'marketingConsent'
    | 'historyMonths'
    | 'oddsChangesConfirmed'
  )[];
}
/**
 * brands/market-facts.json: what is known of each market code whatever the brand. New markets of brands begin with it.
 */
export interface MarketFacts {
  /**
   * Of one market.
   */
  [k: string]: {
    /**
     * Name for operators.
     */
    name: string;
    /**
     * Codes of addresses, the usual one first.
     *
     * Items: Code.
     */
    languages: string[];
    /**
     * Language of the address → language code of content and texts.
     */
    localeMapping?: {
      /**
       * Code.
       */
      [k: string]: string;
    };
    /**
     * Country code, or one per locale.
     */
    originCountryCode:
      | string
      | {
          [k: string]: string;
        };
    /**
     * ISO 4217 code.
     */
    currency: string;
    /**
     * Licence a brand needs here: the name of its rule pack.
     */
    jurisdiction: string;
    /**
     * IANA name.
     */
    timeZone: string;
    /**
     * Countries of residence that may sign up.
     *
     * Items: ISO 3166 code.
     */
    countries: string[];
  };
}
/**
 * One page of a running site with all its data, without anybody's personal data, and the HTML it gave (docs/gallery.md).
 */
export interface PageCapture {
  /**
   * Version of this format.
   */
  format: 1;
  /**
   * Address the page was asked for.
   */
  address: string;
  /**
   * HTTP status of the page.
   */
  status: number;
  /**
   * What the blocks knew of site and request.
   */
  view: {
    /**
     * The brand of the page.
     */
    brand: {
      /**
       * Folder of the brand.
       */
      id: string;
      /**
       * As visitors read it.
       */
      name: string;
      /**
       * Layout switches read by blocks.
       */
      layout: {
        /**
         * bar: one line; stacked: navigation below the logo line; floating: a rounded bar over the page.
         */
        header: 'bar' | 'stacked' | 'floating';
        /**
         * bleed: edge to edge; card: inset with corners; split: text beside the picture.
         */
        hero: 'bleed' | 'card' | 'split';
        /**
         * ornament: with lines at both sides; plain; slash: with an accent slash.
         */
        heading: 'ornament' | 'plain' | 'slash';
        /**
         * plain: picture only, name on hover and focus; titled: name below the picture.
         */
        tile: 'plain' | 'titled';
        /**
         * Rows a live tile spans (LIVE-08).
         */
        liveRowSpan: number;
      };
    };
    /**
     * Market code.
     */
    market: string;
    /**
     * First segment of the page's address.
     */
    locale: string;
    /**
     * Language of numbers and dates.
     */
    tag: string;
    /**
     * Of writing.
     */
    direction: 'ltr' | 'rtl';
    /**
     * Dark or light theme.
     */
    scheme: 'dark' | 'light';
    /**
     * ISO code of the market's currency.
     */
    currency: string;
    currencies: Currencies;
    /**
     * Language whose way of writing numbers counts; left out: the one above.
     */
    numberTag?: string;
    /**
     * How dates were written; left out: in words.
     */
    dateFormat?: 'words' | 'dd/MM/yyyy';
    /**
     * Zone of dates.
     */
    timeZone: string;
    /**
     * Which kind of device the page was made for.
     */
    channel: 'desktop' | 'mobile';
    /**
     * Captures are of visitors who are not.
     */
    authorized: false;
    /**
     * Time of the page, in milliseconds since the epoch.
     */
    now: number;
    /**
     * Path below the locale.
     */
    path: string;
    /**
     * What the law asked of blocks; left out: nothing.
     */
    rules?: {
      /**
       * open: everything; demo-only: visitors may look round and play for fun, nobody can sign up, deposit or stake; blocked: nothing but the restricted page.
       */
      marketStatus: 'open' | 'demo-only' | 'blocked';
      /**
       * Every game shows its theoretical return.
       */
      returnToPlayer: boolean;
      /**
       * Players are warned of loss and dependence when they sign up and whenever they sign in.
       */
      riskWarning: boolean;
    };
  };
  /**
   * Interface texts the blocks asked for: the key, with its values if it had some, and the text.
   */
  texts: {
    /**
     * As it was shown.
     */
    [k: string]: string;
  };
  /**
   * Filled blocks in the order of the page; the schema of each block checks its content and live data.
   *
   * Items: A block with its version, content, live data and, in panels, further blocks.
   */
  blocks: {
    [k: string]: unknown;
  }[];
  /**
   * The HTML of these blocks.
   */
  regions: {
    /**
     * HTML of the region.
     */
    header: string;
    /**
     * HTML of the region.
     */
    main: string;
    /**
     * HTML of the region.
     */
    footer: string;
  };
}
/**
 * What the server keeps of a password reset between its steps, never a password; the browser holds only the id it is found by.
 */
export interface PasswordResetProgress {
  /**
   * Site of the reset: it counts nowhere else.
   */
  siteId: number;
  /**
   * RESET-04.
   */
  state: {
    /**
     * As typed.
     */
    email: string;
    /**
     * As the platform gave it; never leaves the server.
     */
    resetKey: string;
    /**
     * As the platform gave it; never leaves the server.
     */
    smsResetKeyId: string;
    /**
     * Codes the last step was refused with.
     *
     * Items: Of the error catalogue.
     */
    backendErrors: string[];
    /**
     * RESET-01.
     */
    step: 'Email' | 'Verification' | 'Password' | 'Complete';
    /**
     * In the order they were first seen.
     *
     * Items: RESET-01.
     */
    visitedSteps: ('Email' | 'Verification' | 'Password' | 'Complete')[];
  };
  /**
   * Of the link in the e-mail; empty without one. Never leaves the server.
   */
  linkToken: string;
  /**
   * Time of the last sending in milliseconds; 0 before the first.
   */
  sentAt: number;
  /**
   * No code is sent or taken any more.
   */
  locked: boolean;
}
/**
 * What the server keeps of a pay-and-play between its steps; the browser holds only the id it is found by.
 */
export interface PayAndPlayProgress {
  /**
   * Site of the sign-up: it counts nowhere else.
   */
  siteId: number;
  /**
   * Comes back from the bank with the browser that has begun; empty before.
   */
  returnState: string;
  /**
   * Path below the locale that was wanted before; empty for none (GUARD-24).
   */
  wanted: string;
  /**
   * PNP-04.
   */
  flow: {
    /**
     * In minor units.
     */
    amount: number | null;
    /**
     * Path below the locale to end on.
     */
    redirectPath: string | null;
    /**
     * Page of the bank.
     */
    iframeUrl: string | null;
    /**
     * From the return address.
     */
    oneTimeCode: string | null;
    /**
     * From the return address.
     */
    sessionId: string | null;
    /**
     * Number of the player on the platform.
     */
    playerId: number | null;
    /**
     * What the bank knew, and what was typed.
     */
    signUp: {
      /**
       * Address.
       */
      email: string;
      /**
       * Number with its prefix, as the bank has it; empty where it has none.
       */
      mobilePhone: string;
      /**
       * Of the typed number.
       */
      phonePrefix: string;
      /**
       * Of the typed number.
       */
      phoneBody: string;
    };
    /**
     * Error codes by field; that of the whole by an empty name.
     */
    backendErrors: {
      /**
       * Of an error.
       */
      [k: string]: string;
    };
    /**
     * The bank does not know all contact data (PNP-07).
     */
    showSignUpForm: boolean;
    /**
     * The deposit call.
     */
    authorizeStatus: 'uninitialised' | 'loading' | 'success' | 'error';
    /**
     * The call with the one-time code.
     */
    verifyCodeStatus: 'uninitialised' | 'loading' | 'success' | 'error';
    /**
     * The call with the contact data.
     */
    updatePlayerStatus: 'uninitialised' | 'loading' | 'success' | 'error';
    /**
     * The sign-in.
     */
    loginPlayerStatus: 'uninitialised' | 'loading' | 'success' | 'error';
  };
}
/**
 * The private answer of GET /api/player: everything a page shows of the signed-in player. It is the only place where that travels; the HTML of content pages holds none of it.
 */
export interface PlayerAnswer {
  /**
   * As the player gave it.
   */
  firstName: string;
  /**
   * The player has signed in for the first time (SHELL-04).
   */
  firstLogin: boolean;
  /**
   * ISO code of the wallet's currency.
   */
  currency: string;
  /**
   * How amounts in that currency are written in this market.
   */
  display: {
    /**
     * Sign of the currency.
     */
    symbol: string;
    /**
     * A space stands between sign and amount.
     */
    hasSpace: boolean;
    /**
     * Where the sign stands.
     */
    position: 'before' | 'after' | 'locale';
    /**
     * Decimals of the minor unit by ISO 4217.
     */
    minorDigits?: number;
    /**
     * BCP 47 tag of the language whose way of writing numbers counts; left out: the reader's.
     */
    numberTag?: string;
  };
  /**
   * Null for a player without a wallet (WALLET-07).
   */
  balance: null | PlayerBalance;
  /**
   * How many documents the player was asked for and has not sent: the account notifications (INBOX-04).
   */
  requestedDocuments: number;
  /**
   * The indicator of the menu (KYC-15): documents are asked for, only under review, or neither.
   */
  documents: 'INACTIVE' | 'NOTIFY' | 'UPLOADED';
  unread: PlayerUnread;
  /**
   * Names the session to the CRM provider (INBOX-01); left out without a provider, and for a player who may be shown no offers.
   */
  crmKey?: string;
  /**
   * Names the player in the list of those who answer later (KYC-24); left out for a player whose questionnaire is not due, and where the brand has none.
   */
  questionnaire?: string;
  /**
   * Documents that are asked for; left out when none are (KYC-16).
   */
  documentPrompt?: {
    /**
     * Names player and request in the list of what is sent later.
     */
    key: string;
    /**
     * Whole days left to send them; 0 when the time has run out, null without a date.
     */
    daysLeft: number | null;
  };
  /**
   * Ids of the games the player has marked.
   *
   * Items: Id of the game in the catalogue.
   */
  favourites: string[];
}
/**
 * What a player holds, as the site shows it (WALLET-01): the buckets of the platform's balance map with the bonus of each vertical added up. Integers in minor units of the wallet's currency.
 */
export interface PlayerBalance {
  /**
   * Real money that can be played with and withdrawn.
   */
  mainBalance: number;
  /**
   * Real money that can be played with and not yet withdrawn.
   */
  lockedBalance: number;
  /**
   * Bonus money for sports.
   */
  sportsBonus: number;
  /**
   * Bonus money for the casino.
   */
  casinoBonus: number;
  /**
   * Bonus money for the live casino.
   */
  liveCasinoBonus: number;
  /**
   * Sum of the other five (AMB-42).
   */
  totalBalance: number;
}
/**
 * The private answer of GET /api/player/unread, also part of the first one: how much the player has not read (INBOX-04).
 */
export interface PlayerUnread {
  /**
   * Unread messages of the inbox.
   */
  messages: number;
  /**
   * Unread notifications.
   */
  notifications: number;
}
/**
 * What the server keeps of a signed-in player; the browser holds only the id it is found by.
 */
export interface PlayerSession {
  /**
   * Site the player signed in at: the session counts nowhere else.
   */
  siteId: number;
  /**
   * Number of the player on the platform.
   */
  playerId: number;
  /**
   * As the platform issued it; never leaves the server.
   */
  idToken: string;
  /**
   * As the platform issued it; never leaves the server.
   */
  accessToken: string;
  /**
   * As the platform issued it; never leaves the server.
   */
  refreshToken: string;
  /**
   * When ID and access token expire, in milliseconds since the epoch.
   */
  tokensEndAt: number;
  /**
   * When the player signed in, in milliseconds since the epoch.
   */
  startedAt: number;
}
/**
 * What pages and guards need to know of a signed-in player, as the platform said a few seconds ago.
 */
export interface PlayerSnapshot {
  profile: PlatformProfile;
  access: PlatformAccessDetails;
  /**
   * How many deposits the player ever made.
   */
  totalDepositsCount: number;
  segments?: PlatformSegments;
  /**
   * Whether the player may claim a bonus by entering its code.
   */
  manualClaim: boolean;
}
/**
 * The private answer of GET /api/player/reality-check/summary: what the dialog of a reality check shows (LIMIT-23).
 */
export interface RealityCheckSummary {
  /**
   * Milliseconds since the player signed in, by the platform's clock.
   */
  elapsedMs: number;
  /**
   * Stakes since the timer was started, in minor units.
   */
  turnover: number;
  /**
   * Wins since then.
   */
  winnings: number;
  /**
   * Won less staked since then: negative for a loss.
   */
  delta: number;
  /**
   * ISO code of the wallet's currency.
   */
  currency: string;
  /**
   * How amounts in that currency are written in this market.
   */
  display: {
    /**
     * Sign of the currency.
     */
    symbol: string;
    /**
     * A space stands between sign and amount.
     */
    hasSpace: boolean;
    /**
     * Where the sign stands.
     */
    position: 'before' | 'after' | 'locale';
    /**
     * Decimals of the minor unit by ISO 4217.
     */
    minorDigits?: number;
    /**
     * BCP 47 tag of the language whose way of writing numbers counts; left out: the reader's.
     */
    numberTag?: string;
  };
  /**
   * Minutes between two reality checks; null without any.
   */
  period: number | null;
  /**
   * Minutes nobody can play after a reality check.
   */
  breakMinutes: number;
}
/**
 * Addresses of a brand that lead elsewhere: brands/<brand>/redirects.json. A brand without the file has none.
 */
export interface Redirects {
  /**
   * Hosts of other sites that redirects may lead to.
   *
   * Items: A host name in small letters, such as "help.example".
   */
  otherHosts?: string[];
  /**
   * Redirects below the locale: they hold in every language.
   *
   * Items: A path below the locale that leads elsewhere.
   */
  pages?: {
    /**
     * A path of at least one segment, without query, such as "/old-page"; "/old/*" is everything below "/old".
     */
    from: string;
    /**
     * A path below the locale, or an https address of one of the other hosts. It may end with /* where "from" does, and then carries the rest of the path over.
     */
    to: string;
    /**
     * 301 and 308 for good, 302 and 307 for a while; 307 and 308 hold for forms too.
     */
    status: 301 | 302 | 307 | 308;
    /**
     * Code of the only market it holds in. Left out: in all of them.
     */
    market?: string;
  }[];
  /**
   * Whole paths of a former site of the brand, which had no locale of this one in front.
   *
   * Items: A whole path that leads elsewhere.
   */
  legacy?: {
    /**
     * A path of at least one segment, without query, such as "/old-page"; "/old/*" is everything below "/old".
     */
    from: string;
    /**
     * A path with its locale in front, or an https address of one of the other hosts. It may end with /* where "from" does, and then carries the rest of the path over.
     */
    to: string;
    /**
     * 301 and 308 for good, 302 and 307 for a while; 307 and 308 hold for forms too.
     */
    status: 301 | 302 | 307 | 308;
  }[];
}
/**
 * What the server keeps of a registration between its steps, never a password; the browser holds only the id it is found by.
 */
export interface RegistrationProgress {
  /**
   * Site of the registration: it counts nowhere else.
   */
  siteId: number;
  /**
   * REG-05.
   */
  signup: {
    /**
     * What the platform answered to the first step.
     */
    details: {
      /**
       * Number of the new player; 0 before the first step.
       */
      playerId: number;
      /**
       * Proves who registers; never leaves the server.
       */
      token: string;
    };
    /**
     * Where the registration is.
     */
    progress: {
      /**
       * REG-07.
       */
      currentStep: 'Details' | 'ContactInfo' | 'Verification' | 'Complete' | 'Unsupported' | 'Duplicated';
      /**
       * What the country asks to verify (REG-13).
       */
      marketRiskSetting: {
        /**
         * The phone number.
         */
        smsVerification: boolean;
        /**
         * The e-mail address.
         */
        emailVerification: boolean;
        /**
         * What the registers of excluded persons are asked by; left out where nothing is asked for. What was typed is not stored.
         */
        registerIdentifier?: 'birth-place' | 'se-personal-number' | 'nl-citizen-number' | 'dk-cpr';
      };
    };
    /**
     * Holds the lock of the codes (REG-24).
     */
    bonusCTA: {
      /**
       * No code is sent or taken any more.
       */
      smsMaxAttempts: boolean;
    };
    /**
     * ISO 3166 code of the country of residence.
     */
    country: string;
    /**
     * Codes the last step was refused with.
     *
     * Items: Of the error catalogue.
     */
    backendErrors: string[];
  };
  /**
   * What was typed so far.
   */
  form: {
    /**
     * ISO 3166 code of the country of residence.
     */
    country?: string;
    /**
     * As typed.
     */
    firstName?: string;
    /**
     * As typed.
     */
    lastName?: string;
    /**
     * As typed.
     */
    email?: string;
    /**
     * As typed.
     */
    phonePrefix?: string;
    /**
     * As typed.
     */
    phoneBody?: string;
    /**
     * As typed.
     */
    bonusCode?: string;
    /**
     * Ticked.
     */
    termsAndConditionsAccepted?: boolean;
    /**
     * Ticked.
     */
    cookiePolicyAccepted?: boolean;
    /**
     * Ticked.
     */
    marketingOptIn?: boolean;
    /**
     * Of birth.
     */
    birthDay?: number;
    /**
     * Of birth.
     */
    birthMonth?: number;
    /**
     * Of birth.
     */
    birthYear?: number;
    /**
     * As typed.
     */
    postCode?: string;
    /**
     * As typed.
     */
    cpf?: string;
    /**
     * As typed.
     */
    province?: string;
  };
  /**
   * Code that proves it (SM-05).
   */
  sms: {
    /**
     * uninitialized, or what the last sending or check came to (REG-12).
     */
    status: 'uninitialized' | 'sendSuccess' | 'verifySuccess' | 'sendFail' | 'verifyFail';
    /**
     * Time of the last sending in milliseconds; 0 before the first.
     */
    sentAt: number;
    /**
     * Since the registration began.
     */
    failures: number;
  };
  /**
   * Code that proves it (SM-05).
   */
  email: {
    /**
     * uninitialized, or what the last sending or check came to (REG-12).
     */
    status: 'uninitialized' | 'sendSuccess' | 'verifySuccess' | 'sendFail' | 'verifyFail';
    /**
     * Time of the last sending in milliseconds; 0 before the first.
     */
    sentAt: number;
    /**
     * Since the registration began.
     */
    failures: number;
  };
}
/**
 * The rules of a jurisdiction: brands/rules/<jurisdiction>.json. They bind every market that names the jurisdiction and every market of the countries it is the law of; a brand may be stricter, never looser.
 */
export interface RulePack {
  /**
   * Name of the file.
   */
  jurisdiction: string;
  /**
   * Name for operators, with the law.
   */
  name: string;
  /**
   * Who supervises it.
   */
  authority: string;
  /**
   * Countries it is the law of: their markets cannot choose another. Left out: it is a licence that markets name.
   *
   * Items: ISO 3166 code.
   */
  countries?: string[];
  /**
   * One or more versions of each rule; the date decides.
   *
   * Items: A rule in one version.
   */
  rules: {
    /**
     * Name of the rule.
     */
    rule:
      | 'marketStatus'
      | 'minimumAge'
      | 'youngAdultAge'
      | 'verifiedBeforePlay'
      | 'documentsAnnounced'
      | 'demoPlay'
      | 'verticals'
      | 'jackpotGames'
      | 'tableGames'
      | 'cookiesPreTicked'
      | 'payAndPlay'
      | 'withdrawalCancellation'
      | 'creditCards'
      | 'depositLimitRequired'
      | 'depositLimitPeriods'
      | 'balanceLimitRequired'
      | 'limitPrompt'
      | 'limitsLink'
      | 'depositLimitIsGross'
      | 'limitPresets'
      | 'limitIncreaseDelayHours'
      | 'limitIncreaseWaitsForPeriod'
      | 'limitIncreaseConfirmed'
      | 'limitReviewMonths'
      | 'limitNotices'
      | 'loginTimeLimits'
      | 'maximumMonthlyDeposit'
      | 'maximumMonthlyDepositYoung'
      | 'contactAboveMonthlyDeposit'
      | 'contactAboveMonthlyDepositYoung'
      | 'netDepositShown'
      | 'maximumStake'
      | 'maximumStakeYoung'
      | 'minimumSpinMs'
      | 'minimumTableGameMs'
      | 'autoplay'
      | 'fastPlay'
      | 'lossesAsWins'
      | 'parallelPlay'
      | 'realityCheckMinutes'
      | 'realityCheckBreakMinutes'
      | 'activitySummaryHours'
      | 'sessionClock'
      | 'netPosition'
      | 'idleMinutes'
      | 'panicButton'
      | 'breakDays'
      | 'exclusionMonths'
      | 'exclusionOneClick'
      | 'exclusionAcrossBrands'
      | 'exclusionRegisters'
      | 'exclusionIdentifiers'
      | 'exclusionCheckHours'
      | 'exclusionAtSignUp'
      | 'marks'
      | 'marksInView'
      | 'requiredPages'
      | 'riskWarning'
      | 'gamblingIntroduction'
      | 'returnToPlayer'
      | 'bonuses'
      | 'welcomeBonus'
      | 'bonusDuringPlay'
      | 'bonusFirstTimeOnly'
      | 'bonusMinimumDays'
      | 'bonusMaximumWagering'
      | 'bonusMixedProducts'
      | 'loyalty'
      | 'marketingConsent'
      | 'historyMonths'
      | 'oddsChangesConfirmed';
    /**
     * What the jurisdiction asks for.
     */
    value: {
      [k: string]: unknown;
    };
    /**
     * Where it is written.
     */
    source: {
      /**
       * Law or standard, with the clause.
       */
      title: string;
      /**
       * Where to read it.
       */
      url: string;
      /**
       * primary: the text itself; secondary: a report of it; unverified: to be confirmed by counsel before launch.
       */
      seen: 'primary' | 'secondary' | 'unverified';
      /**
       * Day on which the source was last read. The launch report warns when that is more than a year ago.
       */
      checkedOn?: string;
    };
    /**
     * First and last day, in the time zone of the market.
     */
    effective: {
      /**
       * First day.
       */
      from: string;
      /**
       * Last day.
       */
      to?: string;
    };
    /**
     * A market may choose the value of the specification instead, by name; its report says so.
     */
    mayFollowSpecification?: boolean;
    /**
     * What a reader should know.
     */
    note?: string;
  }[];
}
/**
 * The private answer of GET /api/player/session: what the clock of the session and the net position beside it show.
 */
export interface SessionAnswer {
  /**
   * Milliseconds since the player signed in, by the platform's clock.
   */
  elapsedMs: number;
  /**
   * Won less staked since then, in minor units: negative for a loss.
   */
  winLoss: number;
  /**
   * ISO code of the wallet's currency.
   */
  currency: string;
  /**
   * How amounts in that currency are written in this market.
   */
  display: {
    /**
     * Sign of the currency.
     */
    symbol: string;
    /**
     * A space stands between sign and amount.
     */
    hasSpace: boolean;
    /**
     * Where the sign stands.
     */
    position: 'before' | 'after' | 'locale';
    /**
     * Decimals of the minor unit by ISO 4217.
     */
    minorDigits?: number;
    /**
     * BCP 47 tag of the language whose way of writing numbers counts; left out: the reader's.
     */
    numberTag?: string;
  };
}
/**
 * The file STAFF_FILE: who may work at the desk, and in which roles.
 */
export interface StaffFile {
  /**
   * Roles of your own, beside or instead of those of app/staff/staff-roles.json.
   */
  roles?: {
    /**
     * What its holders may do.
     *
     * Items: players: looks players up; documents: looks at documents and decides about them; restrictions: sets and lifts restrictions; withdrawals: decides about them; adjustments: asks for adjustments and approves those of others; money: locks, unlocks and grants; campaigns: drafts, launches and ends campaigns; audit-log: reads what everybody did.
     */
    [k: string]: (
      | 'players'
      | 'documents'
      | 'restrictions'
      | 'withdrawals'
      | 'adjustments'
      | 'money'
      | 'campaigns'
      | 'conversations'
      | 'audit-log'
    )[];
  };
  /**
   * One for each person.
   *
   * Items: A member of staff.
   */
  accounts: {
    /**
     * Recorded as the actor of everything that the person does.
     */
    name: string;
    /**
     * What the person may do is what any of them may.
     *
     * Items: Name of a role.
     */
    roles: string[];
    /**
     * Argon2id in PHC form, as `npm run staff` writes it.
     */
    password: string;
  }[];
}
/**
 * What the site stores about a member of staff who has signed in.
 */
export interface StaffSession {
  /**
   * Recorded as the actor of everything that the person does.
   */
  name: string;
  /**
   * Digest of the stored password: the session ends when that changes.
   */
  passwordMark: string;
  /**
   * When the session began, in milliseconds since the epoch.
   */
  startedAt: number;
  /**
   * When it was used last, in milliseconds since the epoch.
   */
  seenAt: number;
  /**
   * What was typed into a form whose session had ended.
   */
  draft?: {
    /**
     * Page of the form.
     */
    path: string;
    /**
     * By name.
     */
    fields: {
      /**
       * As typed.
       */
      [k: string]: string;
    };
  };
}
/**
 * The closed set of tokens of every brand; each becomes a CSS custom property --mq-<group>-<name>.
 */
export interface Theme {
  /**
   * Whether the background is dark or light.
   */
  scheme: 'dark' | 'light';
  /**
   * Each text colour has at least 4.5 : 1 on the surface it is named for.
   */
  color: {
    /**
     * Page background. A hexadecimal colour such as #1d1503 or #1d1503cc.
     */
    background: string;
    /**
     * Cards and panels. A hexadecimal colour such as #1d1503 or #1d1503cc.
     */
    surface: string;
    /**
     * Menus and dialogs. A hexadecimal colour such as #1d1503 or #1d1503cc.
     */
    surfaceRaised: string;
    /**
     * Wells and inputs. A hexadecimal colour such as #1d1503 or #1d1503cc.
     */
    surfaceSunken: string;
    /**
     * Hairlines. A hexadecimal colour such as #1d1503 or #1d1503cc.
     */
    border: string;
    /**
     * Text. A hexadecimal colour such as #1d1503 or #1d1503cc.
     */
    text: string;
    /**
     * Secondary text. A hexadecimal colour such as #1d1503 or #1d1503cc.
     */
    textMuted: string;
    /**
     * Main buttons. A hexadecimal colour such as #1d1503 or #1d1503cc.
     */
    primary: string;
    /**
     * Main buttons under the pointer. A hexadecimal colour such as #1d1503 or #1d1503cc.
     */
    primaryHover: string;
    /**
     * Text on main buttons. A hexadecimal colour such as #1d1503 or #1d1503cc.
     */
    onPrimary: string;
    /**
     * Second brand colour. A hexadecimal colour such as #1d1503 or #1d1503cc.
     */
    accent: string;
    /**
     * Text on the accent. A hexadecimal colour such as #1d1503 or #1d1503cc.
     */
    onAccent: string;
    /**
     * Links in text. A hexadecimal colour such as #1d1503 or #1d1503cc.
     */
    link: string;
    /**
     * Focus ring. A hexadecimal colour such as #1d1503 or #1d1503cc.
     */
    focus: string;
    /**
     * Header background. A hexadecimal colour such as #1d1503 or #1d1503cc.
     */
    header: string;
    /**
     * Header text. A hexadecimal colour such as #1d1503 or #1d1503cc.
     */
    onHeader: string;
    /**
     * Footer background. A hexadecimal colour such as #1d1503 or #1d1503cc.
     */
    footer: string;
    /**
     * Footer text. A hexadecimal colour such as #1d1503 or #1d1503cc.
     */
    onFooter: string;
    /**
     * Live badge. A hexadecimal colour such as #1d1503 or #1d1503cc.
     */
    live: string;
    /**
     * Text on the live badge. A hexadecimal colour such as #1d1503 or #1d1503cc.
     */
    onLive: string;
    /**
     * Jackpot amounts. A hexadecimal colour such as #1d1503 or #1d1503cc.
     */
    jackpot: string;
    /**
     * Success. A hexadecimal colour such as #1d1503 or #1d1503cc.
     */
    success: string;
    /**
     * Warning. A hexadecimal colour such as #1d1503 or #1d1503cc.
     */
    warning: string;
    /**
     * Error. A hexadecimal colour such as #1d1503 or #1d1503cc.
     */
    danger: string;
    /**
     * Veil over pictures behind text. A hexadecimal colour such as #1d1503 or #1d1503cc.
     */
    scrim: string;
    /**
     * Text over pictures. A hexadecimal colour such as #1d1503 or #1d1503cc.
     */
    onScrim: string;
  };
  /**
   * Families are bundled with the site.
   */
  font: {
    /**
     * Headline family. Name of a font family: letters, digits, spaces and hyphens.
     */
    display: string;
    /**
     * Text family. Name of a font family: letters, digits, spaces and hyphens.
     */
    text: string;
    /**
     * 100 to 900.
     */
    displayWeight: number;
    /**
     * Case.
     */
    displayCase: 'none' | 'uppercase';
    /**
     * Headline letter spacing. Letter spacing such as 0.02em, or normal.
     */
    displayTracking: string;
    /**
     * 1 is the normal size.
     */
    displayScale: number;
  };
  /**
   * CSS lengths.
   */
  radius: {
    /**
     * Chips and inputs. A CSS length such as 12px, 1.5rem or 0.
     */
    small: string;
    /**
     * Cards. A CSS length such as 12px, 1.5rem or 0.
     */
    medium: string;
    /**
     * Heroes and panels. A CSS length such as 12px, 1.5rem or 0.
     */
    large: string;
    /**
     * Buttons. A CSS length such as 12px, 1.5rem or 0.
     */
    button: string;
    /**
     * Game tiles. A CSS length such as 12px, 1.5rem or 0.
     */
    tile: string;
  };
  /**
   * clip-path values, or none.
   */
  clip: {
    /**
     * Buttons. none, polygon(10px 0, 100% 0, ...) or inset(...), of lengths and calc(a + b).
     */
    button: string;
    /**
     * Cards. none, polygon(10px 0, 100% 0, ...) or inset(...), of lengths and calc(a + b).
     */
    card: string;
    /**
     * Game tiles. none, polygon(10px 0, 100% 0, ...) or inset(...), of lengths and calc(a + b).
     */
    tile: string;
  };
  /**
   * CSS values.
   */
  effect: {
    /**
     * Background image of the page. none, or linear-gradient(...) and radial-gradient(...) of hexadecimal colours.
     */
    page: string;
    /**
     * Veil of the hero. none, or linear-gradient(...) and radial-gradient(...) of hexadecimal colours.
     */
    hero: string;
    /**
     * Background image of the header. none, or linear-gradient(...) and radial-gradient(...) of hexadecimal colours.
     */
    header: string;
    /**
     * Shadow of cards. none, or shadows of lengths and one hexadecimal colour such as 0 10px 30px #00000059.
     */
    cardShadow: string;
    /**
     * Shadow of menus and dialogs. none, or shadows of lengths and one hexadecimal colour such as 0 10px 30px #00000059.
     */
    raisedShadow: string;
    /**
     * Shadow of main buttons. none, or shadows of lengths and one hexadecimal colour such as 0 10px 30px #00000059.
     */
    glow: string;
    /**
     * Transform of a tile under the pointer. none, or translate(...), scale(...) and rotate(...).
     */
    tileHover: string;
  };
  /**
   * CSS lengths.
   */
  layout: {
    /**
     * Widest content. A CSS length such as 12px, or clamp(16px, 3vw, 40px).
     */
    maxWidth: string;
    /**
     * Space at the sides. A CSS length such as 12px, or clamp(16px, 3vw, 40px).
     */
    gutter: string;
    /**
     * Narrowest game tile. A CSS length such as 12px, or clamp(16px, 3vw, 40px).
     */
    tileMin: string;
    /**
     * Space between tiles. A CSS length such as 12px, or clamp(16px, 3vw, 40px).
     */
    tileGap: string;
    /**
     * Space between blocks. A CSS length such as 12px, or clamp(16px, 3vw, 40px).
     */
    sectionGap: string;
  };
}
/**
 * The private answer of GET /api/player/verification: how far the identity check has come.
 */
export interface VerificationAnswer {
  /**
   * verified: nothing is wanted; review: documents are being looked at; requested: documents are wanted; restricted: the account is restricted; open: nothing has been asked for yet.
   */
  state: 'verified' | 'review' | 'requested' | 'restricted' | 'open';
  /**
   * Whole days until the first wanted document must be there; null when none has a date.
   */
  daysLeft: number | null;
  /**
   * Those that are wanted, sent or given; wanted ones lead.
   *
   * Items: One document.
   */
  documents: {
    /**
     * What it proves.
     */
    type:
      | 'PROOF_OF_ID'
      | 'PROOF_OF_ADDRESS'
      | 'PROOF_OF_PAYMENT'
      | 'SOURCE_OF_WEALTH'
      | 'EDD_QUESTIONNAIRE'
      | 'OTHER';
    /**
     * How it stands.
     */
    status: 'REQUESTED' | 'UNDER_REVIEW' | 'VERIFIED' | 'EXPIRED';
  }[];
}
/**
 * Small texts by which other services recognise the owner of a brand's hosts: brands/<brand>/verification.json. A brand without the file has none.
 */
export interface VerificationFiles {
  /**
   * One for each address.
   *
   * Items: An address and the text that is served there.
   */
  files: {
    /**
     * "/.well-known/" with up to three names, or a name that ends in .txt, .html, .xml or .json at the root; letters, digits, "-", "_" and "." only, such as "/google0123456789abcdef.html".
     */
    path: string;
    /**
     * The text, line by line.
     *
     * Items: A line of text without control characters.
     */
    lines: string[];
  }[];
}
/**
 * The private answer of GET /api/player/wallet.
 */
export interface WalletAnswer {
  /**
   * ISO code of the currency the amounts are in.
   */
  currency: string;
  /**
   * How amounts in that currency are written in this market.
   */
  display: {
    /**
     * Sign of the currency.
     */
    symbol: string;
    /**
     * A space stands between sign and amount.
     */
    hasSpace: boolean;
    /**
     * Where the sign stands.
     */
    position: 'before' | 'after' | 'locale';
    /**
     * Decimals of the minor unit by ISO 4217.
     */
    minorDigits?: number;
    /**
     * BCP 47 tag of the language whose way of writing numbers counts; left out: the reader's.
     */
    numberTag?: string;
  };
  /**
   * Null for a player without a wallet (WALLET-07).
   */
  balance: null | PlayerBalance;
}
/**
 * Reply of POST /contexts.
 */
export interface SportsbookContext {
  /**
   * Same for all with the same settings; part of the address of the frame.
   */
  staticContextId: string;
  /**
   * Of one visitor or player, and secret; part of the address of the frame.
   */
  userContextId: string;
  /**
   * When the frame needs a new context.
   */
  expiresAt: string;
}
/**
 * Body of POST /_control/clock: moves events, not the wallet.
 */
export interface SportsbookControlClock {
  /**
   * By how much events are ahead of the real time, in milliseconds.
   */
  aheadMs: number;
}
/**
 * Body of POST /_control/events/{eventId}; what is left out stays.
 */
export interface SportsbookControlEvent {
  /**
   * Takes no bets.
   */
  suspended?: boolean;
  /**
   * What becomes of its bets.
   */
  result?:
    | {
        /**
         * Played.
         */
        kind: 'played';
      }
    | {
        /**
         * Entered.
         */
        kind: 'entered';
        /**
         * At the end.
         */
        score: {
          /**
           * Of the home side.
           */
          home: number;
          /**
           * Of the away side.
           */
          away: number;
        };
      }
    | {
        /**
         * Void.
         */
        kind: 'void';
      }
    | {
        /**
         * Reopened.
         */
        kind: 'reopened';
      };
  /**
   * Another start; null for the planned one.
   */
  startsAt?: string | null;
}
/**
 * Body of POST /_control/feed.
 */
export interface SportsbookControlFeed {
  /**
   * Sends nothing, not even alive.
   */
  silent: boolean;
}
/**
 * Body of POST /_control/wallet-faults; replaces those before.
 */
export interface SportsbookControlWallet {
  /**
   * In the order in which they are used up.
   *
   * Items: A fault.
   */
  faults: {
    /**
     * Every one when left out.
     */
    call?: 'bet' | 'win' | 'loss' | 'cash-out' | 'bet-void' | 'win-void';
    /**
     * Late by delayMs, sent twice, lost on the way there or back, or with an amount that is wrong by so much.
     */
    fault: 'late' | 'duplicated' | 'lost-request' | 'lost-reply' | 'wrong-amount';
    /**
     * For so many calls.
     */
    times: number;
    /**
     * In milliseconds.
     */
    delayMs?: number;
    /**
     * Minor units.
     */
    by?: number;
  }[];
}
/**
 * data/catalogue.json: what is played, and how.
 */
export interface SportsbookDataCatalogue {
  /**
   * In the order in which they are shown.
   *
   * Items: With its markets and competitions.
   */
  sports: {
    /**
     * Part of addresses; its names are texts.
     */
    id: string;
    /**
     * How a match of the sport is scored.
     */
    course:
      | {
          /**
           * Goals.
           */
          kind: 'goals';
          /**
           * Mean score of the home side.
           */
          home: number;
          /**
           * Mean score of the away side.
           */
          away: number;
          /**
           * Whether it may end level.
           */
          draw: boolean;
          /**
           * Of the match.
           */
          periods: number;
          /**
           * Of a period.
           */
          periodMinutes: number;
          /**
           * Between periods, in minutes.
           */
          breakMinutes: number;
        }
      | {
          /**
           * Sets.
           */
          kind: 'sets';
          /**
           * That win the match.
           */
          setsToWin: number;
          /**
           * Of a set.
           */
          setMinutes: number;
        };
    /**
     * The first one is the main market.
     *
     * Items: A kind of market, once for each line.
     */
    markets: {
      /**
       * Kind of the market.
       */
      kind: 'result' | 'winner' | 'total' | 'both' | 'handicap';
      /**
       * In tenths.
       *
       * Items: In tenths: 25 is 2.5.
       */
      lines?: number[];
    }[];
    /**
     * Of the sport.
     *
     * Items: With its competitions.
     */
    regions: {
      /**
       * Part of addresses; its names are texts.
       */
      id: string;
      /**
       * Of the region.
       *
       * Items: With its teams, and when they play.
       */
      competitions: {
        /**
         * Part of addresses.
         */
        id: string;
        /**
         * A proper name, the same in all languages.
         */
        name: string;
        /**
         * Minutes from one turn of matches to the next.
         */
        everyMinutes: number;
        /**
         * Of the turns.
         */
        offsetMinutes: number;
        /**
         * Of a turn.
         */
        matches: number;
        /**
         * Minutes between two starts of a turn.
         */
        staggerMinutes: number;
        /**
         * At least two for each match of a turn.
         *
         * Items: Name of a team or player.
         */
        teams: string[];
      }[];
    }[];
  }[];
}
/**
 * data/limits.json: margin, and what a bet may cost and pay.
 */
export interface SportsbookDataLimits {
  /**
   * By how much odds overstate chances, in thousandths.
   */
  marginPerMille: number;
  /**
   * Part of the fair value that is offered, in thousandths.
   */
  cashOutPerMille: number;
  /**
   * Most in a bet.
   */
  selections: number;
  /**
   * Most in a system.
   */
  combinations: number;
  /**
   * In minor units, where the factor of the currency is 1.
   */
  base: {
    /**
     * Stake of a combination.
     */
    minimum: number;
    /**
     * Stake of a bet.
     */
    maximum: number;
    /**
     * Most that a bet pays.
     */
    payout: number;
    /**
     * Stakes to choose from.
     *
     * Items: A stake.
     */
    steps: number[];
  };
  /**
   * By currency; 1 for others.
   */
  factors: {
    /**
     * What the base is multiplied with.
     */
    [k: string]: number;
  };
}
/**
 * Body of POST /api/bets.
 */
export interface SportsbookRequestBet {
  /**
   * Made once for a slip: the same again is the same bet.
   */
  key: string;
  /**
   * What is bet on, one outcome of an event.
   *
   * Items: An outcome with the odds that the player saw.
   */
  selections: {
    /**
     * Id of the event.
     */
    eventId: string;
    /**
     * Kind of the market, with its line in tenths.
     */
    market: string;
    /**
     * Of the market.
     */
    outcome: 'home' | 'draw' | 'away' | 'over' | 'under' | 'yes' | 'not';
    /**
     * In thousandths, as shown.
     */
    odds: number;
  }[];
  /**
   * Selections in each combination: 1 for a single, all for a combination, fewer for a system.
   */
  size: number;
  /**
   * Of each combination, in minor units.
   */
  unitStake: number;
  /**
   * Which odds are taken without another question: those of the slip only, better ones, or any.
   */
  accept: 'none' | 'better' | 'any';
}
/**
 * Body of POST /api/bets/{betId}/cash-out.
 */
export interface SportsbookRequestCashOut {
  /**
   * The offer that the player takes, in minor units; a better one is paid, a worse one needs another yes.
   */
  amount: number;
}
/**
 * Body of POST /contexts, by the platform.
 */
export interface SportsbookRequestContext {
  /**
   * Id of the brand at the sportsbook.
   */
  brandId: string;
  /**
   * Language code of the platform.
   */
  language: string;
  /**
   * Code of the currency.
   */
  currency: string;
  /**
   * Where the player lives or the visitor is; null when unknown.
   */
  country: string | null;
  /**
   * How odds are written.
   */
  oddsFormat: 'decimal' | 'fractional' | 'american';
  /**
   * In which times are shown, such as Europe/Helsinki.
   */
  timeZone: string;
  /**
   * Single-use token of the session at the wallet; left out for visitors.
   */
  session?: string;
  /**
   * Shown to the player.
   */
  playerName?: string;
  /**
   * Where the sportsbook opens; each part needs those before it.
   */
  deepLinking: {
    /**
     * A sport.
     */
    category?: string;
    /**
     * A region of the sport.
     */
    region?: string;
    /**
     * A competition of the region.
     */
    competition?: string;
    /**
     * An event of the competition.
     */
    event?: string;
  };
  /**
   * Origin of the page around the frame.
   */
  hostOrigin: string;
  /**
   * Colours of the brand; those that are too faint are made readable.
   */
  theme: {
    /**
     * Of the page.
     */
    background?: string;
    /**
     * Of cards.
     */
    surface?: string;
    /**
     * On both.
     */
    text?: string;
    /**
     * Of buttons and marks.
     */
    accent?: string;
  };
}
/**
 * Body of POST /api/session: another session of the same player at the wallet.
 */
export interface SportsbookRequestSession {
  /**
   * Single-use token of the session.
   */
  token: string;
}
/**
 * Tokens of a person, those included that are over.
 */
export interface AccessTokens {
  /**
   * In any order.
   *
   * Items: One token.
   */
  items: {
    /**
     * Set by the content service.
     */
    sys: {
      /**
       * Of the token.
       */
      id: string;
      /**
       * ISO 8601.
       */
      createdAt: string;
      /**
       * ISO 8601; null for never.
       */
      expiresAt: string | null;
      /**
       * ISO 8601, to within minutes; null for never.
       */
      lastUsedAt: string | null;
      /**
       * Last characters of the token.
       */
      redactedValue: string;
      [k: string]: unknown;
    };
    /**
     * Given by its owner.
     */
    name: string;
    /**
     * What it may do.
     *
     * Items: Reading or managing.
     */
    scopes: string[];
    /**
     * ISO 8601; null for one that is not.
     */
    revokedAt: string | null;
    [k: string]: unknown;
  }[];
  [k: string]: unknown;
}
/**
 * Whether a site accepts changes.
 */
export interface BrandCheckReply {
  /**
   * Empty when the site accepts the changes.
   */
  faults: BrandFault[];
  /**
   * Values changed by somebody else.
   *
   * Items: A value that somebody else changed meanwhile. Nothing was stored.
   */
  conflicts: {
    /**
     * Below the folder of the brand, such as markets/FI.json.
     */
    file: string;
    /**
     * JSON pointer of the value in the file. Lists are replaced as a whole.
     */
    pointer: string;
    /**
     * Value before the change; missing where there was none.
     */
    base?:
      | string
      | number
      | boolean
      | {
          [k: string]: unknown;
        }
      | unknown[]
      | null;
    /**
     * Value of the change; missing for a removal.
     */
    yours?:
      | string
      | number
      | boolean
      | {
          [k: string]: unknown;
        }
      | unknown[]
      | null;
    /**
     * Value in force; missing where there is none.
     */
    theirs?:
      | string
      | number
      | boolean
      | {
          [k: string]: unknown;
        }
      | unknown[]
      | null;
  }[];
  /**
   * Pairs of colours that not everybody can read.
   *
   * Items: A foreground and its ground.
   */
  contrast: {
    /**
     * Token of the foreground.
     */
    on: string;
    /**
     * Token of the background.
     */
    ground: string;
    /**
     * Contrast of WCAG 2.
     */
    ratio: number;
    /**
     * Contrast it should reach.
     */
    least: number;
    /**
     * Nearest colours with which every pair of theirs can be read.
     *
     * Items: Another value for one of the two colours.
     */
    suggested: {
      /**
       * Of the colour.
       */
      token: string;
      /**
       * Hexadecimal colour.
       */
      value: string;
    }[];
  }[];
  /**
   * CSS of the changed theme; missing with faults or conflicts.
   */
  stylesheet?: string;
  /**
   * Changes there would be.
   *
   * Items: A change that is not in the file yet.
   */
  stored: {
    /**
     * Below the folder of the brand, such as markets/FI.json.
     */
    file: string;
    /**
     * JSON pointer of the value in the file. Lists are replaced as a whole.
     */
    pointer: string;
    /**
     * Value before the change; missing where there was none.
     */
    base?:
      | string
      | number
      | boolean
      | {
          [k: string]: unknown;
        }
      | unknown[]
      | null;
    /**
     * New value; missing to remove it.
     */
    value?:
      | string
      | number
      | boolean
      | {
          [k: string]: unknown;
        }
      | unknown[]
      | null;
    /**
     * Id of the person.
     */
    by: string;
    /**
     * When it was stored, ISO 8601.
     */
    at: string;
  }[];
  /**
   * With the stored changes in them.
   *
   * Items: A file of the brand.
   */
  files: {
    /**
     * Below the folder of the brand, such as markets/FI.json.
     */
    file: string;
    /**
     * Contents.
     */
    value?:
      | string
      | number
      | boolean
      | {
          [k: string]: unknown;
        }
      | unknown[]
      | null;
  }[];
}
/**
 * Something that the site refuses.
 */
export interface BrandFault {
  /**
   * Below the folder of brands.
   */
  file: string;
  /**
   * JSON pointer of the value; empty for the file as a whole.
   */
  pointer: string;
  /**
   * Line of the value in the file, from 1; missing where there is no such file.
   */
  line?: number;
  /**
   * What is wrong and what to do, in English.
   */
  reason: string;
}
/**
 * Changes that a site checks.
 */
export interface BrandCheckRequest {
  /**
   * Id of the brand.
   */
  brand: string;
  /**
   * Changes there are.
   *
   * Items: A change that is not in the file yet.
   */
  stored: {
    /**
     * Below the folder of the brand, such as markets/FI.json.
     */
    file: string;
    /**
     * JSON pointer of the value in the file. Lists are replaced as a whole.
     */
    pointer: string;
    /**
     * Value before the change; missing where there was none.
     */
    base?:
      | string
      | number
      | boolean
      | {
          [k: string]: unknown;
        }
      | unknown[]
      | null;
    /**
     * New value; missing to remove it.
     */
    value?:
      | string
      | number
      | boolean
      | {
          [k: string]: unknown;
        }
      | unknown[]
      | null;
    /**
     * Id of the person.
     */
    by: string;
    /**
     * When it was stored, ISO 8601.
     */
    at: string;
  }[];
  /**
   * Changes to be added.
   *
   * Items: A value that somebody changed.
   */
  changes: {
    /**
     * Below the folder of the brand, such as markets/FI.json.
     */
    file: string;
    /**
     * JSON pointer of the value in the file. Lists are replaced as a whole.
     */
    pointer: string;
    /**
     * Value before the change; missing where there was none.
     */
    base?:
      | string
      | number
      | boolean
      | {
          [k: string]: unknown;
        }
      | unknown[]
      | null;
    /**
     * New value; missing to remove it.
     */
    value?:
      | string
      | number
      | boolean
      | {
          [k: string]: unknown;
        }
      | unknown[]
      | null;
  }[];
  /**
   * Id of the person.
   */
  by: string;
  /**
   * ISO 8601.
   */
  at: string;
}
/**
 * Outcome of a check or a change.
 */
export interface BrandEditReply {
  /**
   * Empty when the site accepts the changes.
   */
  faults: BrandFault[];
  /**
   * Values changed by somebody else.
   *
   * Items: A value that somebody else changed meanwhile. Nothing was stored.
   */
  conflicts: {
    /**
     * Below the folder of the brand, such as markets/FI.json.
     */
    file: string;
    /**
     * JSON pointer of the value in the file. Lists are replaced as a whole.
     */
    pointer: string;
    /**
     * Value before the change; missing where there was none.
     */
    base?:
      | string
      | number
      | boolean
      | {
          [k: string]: unknown;
        }
      | unknown[]
      | null;
    /**
     * Value of the change; missing for a removal.
     */
    yours?:
      | string
      | number
      | boolean
      | {
          [k: string]: unknown;
        }
      | unknown[]
      | null;
    /**
     * Value in force; missing where there is none.
     */
    theirs?:
      | string
      | number
      | boolean
      | {
          [k: string]: unknown;
        }
      | unknown[]
      | null;
  }[];
  /**
   * Pairs of colours that not everybody can read.
   *
   * Items: A foreground and its ground.
   */
  contrast: {
    /**
     * Token of the foreground.
     */
    on: string;
    /**
     * Token of the background.
     */
    ground: string;
    /**
     * Contrast of WCAG 2.
     */
    ratio: number;
    /**
     * Contrast it should reach.
     */
    least: number;
    /**
     * Nearest colours with which every pair of theirs can be read.
     *
     * Items: Another value for one of the two colours.
     */
    suggested: {
      /**
       * Of the colour.
       */
      token: string;
      /**
       * Hexadecimal colour.
       */
      value: string;
    }[];
  }[];
  /**
   * CSS of the changed theme; missing with faults or conflicts.
   */
  stylesheet?: string;
  /**
   * Stored changes of the brand.
   *
   * Items: A change that is not in the file yet.
   */
  changes: {
    /**
     * Below the folder of the brand, such as markets/FI.json.
     */
    file: string;
    /**
     * JSON pointer of the value in the file. Lists are replaced as a whole.
     */
    pointer: string;
    /**
     * Value before the change; missing where there was none.
     */
    base?:
      | string
      | number
      | boolean
      | {
          [k: string]: unknown;
        }
      | unknown[]
      | null;
    /**
     * New value; missing to remove it.
     */
    value?:
      | string
      | number
      | boolean
      | {
          [k: string]: unknown;
        }
      | unknown[]
      | null;
    /**
     * Id of the person.
     */
    by: string;
    /**
     * When it was stored, ISO 8601.
     */
    at: string;
  }[];
  /**
   * With the stored changes in them.
   *
   * Items: A file of the brand.
   */
  files: {
    /**
     * Below the folder of the brand, such as markets/FI.json.
     */
    file: string;
    /**
     * Contents.
     */
    value?:
      | string
      | number
      | boolean
      | {
          [k: string]: unknown;
        }
      | unknown[]
      | null;
  }[];
  /**
   * Whether the person may change the brand.
   */
  mayChange: boolean;
  /**
   * Whether the person may change hosts and the default brand.
   */
  isAdministrator: boolean;
}
/**
 * Changes of a brand's files.
 */
export interface BrandEditRequest {
  /**
   * Checked and stored together.
   *
   * Items: A value that somebody changed.
   */
  changes: {
    /**
     * Below the folder of the brand, such as markets/FI.json.
     */
    file: string;
    /**
     * JSON pointer of the value in the file. Lists are replaced as a whole.
     */
    pointer: string;
    /**
     * Value before the change; missing where there was none.
     */
    base?:
      | string
      | number
      | boolean
      | {
          [k: string]: unknown;
        }
      | unknown[]
      | null;
    /**
     * New value; missing to remove it.
     */
    value?:
      | string
      | number
      | boolean
      | {
          [k: string]: unknown;
        }
      | unknown[]
      | null;
  }[];
}
/**
 * A stored change.
 */
export interface BrandPlace {
  /**
   * Below the folder of the brand, such as markets/FI.json.
   */
  file: string;
  /**
   * JSON pointer of the value in the file. Lists are replaced as a whole.
   */
  pointer: string;
}
/**
 * Everything that makes up a brand in a market.
 */
export interface BrandSettingsReply {
  /**
   * The rules are those of this day, YYYY-MM-DD in the market.
   */
  day: string;
  /**
   * Each with the file that decided it.
   *
   * Items: A resolved value.
   */
  values: {
    /**
     * Such as market.registration.codeTries.
     */
    path: string;
    /**
     * The value as JSON.
     */
    text: string;
    /**
     * Below the folder of brands.
     */
    file: string;
    /**
     * The law or standard behind it.
     */
    source?: {
      /**
       * With the clause.
       */
      title: string;
      /**
       * Of the text.
       */
      url?: string;
      [k: string]: unknown;
    };
    /**
     * Dates, and remarks of whoever wrote the rule.
     */
    note?: string;
  }[];
}
/**
 * A brand in a market.
 */
export interface BrandSettingsRequest {
  /**
   * Id of the brand.
   */
  brand: string;
  /**
   * Code of the market.
   */
  market: string;
}
/**
 * How the changes of brands and their files get on.
 */
export interface BrandStatesReply {
  /**
   * Those with changes.
   *
   * Items: A brand with changes.
   */
  brands: {
    /**
     * Id of the brand.
     */
    brand: string;
    /**
     * That the files do not have yet.
     */
    changes: number;
    /**
     * Of them, those whose value in the file was changed meanwhile.
     */
    conflicts: number;
  }[];
}
/**
 * Brands with changes that their files do not have yet.
 */
export interface BrandStatesRequest {
  /**
   * Those with changes.
   *
   * Items: A brand with its changes.
   */
  brands: {
    /**
     * Id of the brand.
     */
    brand: string;
    /**
     * Changes there are.
     *
     * Items: A change that is not in the file yet.
     */
    stored: {
      /**
       * Below the folder of the brand, such as markets/FI.json.
       */
      file: string;
      /**
       * JSON pointer of the value in the file. Lists are replaced as a whole.
       */
      pointer: string;
      /**
       * Value before the change; missing where there was none.
       */
      base?:
        | string
        | number
        | boolean
        | {
            [k: string]: unknown;
          }
        | unknown[]
        | null;
      /**
       * New value; missing to remove it.
       */
      value?:
        | string
        | number
        | boolean
        | {
            [k: string]: unknown;
          }
        | unknown[]
        | null;
      /**
       * Id of the person.
       */
      by: string;
      /**
       * When it was stored, ISO 8601.
       */
      at: string;
    }[];
  }[];
}
/**
 * Interface texts that all brands share, in a language of a brand.
 */
export interface BrandTextsReply {
  /**
   * Of the brand, the default one first.
   *
   * Items: A language that a market of the brand offers.
   */
  languages: {
    /**
     * As in brands/languages.json.
     */
    code: string;
    /**
     * In English.
     */
    name: string;
    /**
     * BCP 47.
     */
    tag: string;
    /**
     * Of brands/messages; a later one overrides an earlier one. The brand's own texts are in the file of the last one.
     *
     * Items: Name of the folder.
     */
    folders: string[];
  }[];
  /**
   * Code of the language that the texts are in.
   */
  language: string;
  /**
   * In the order of the files.
   *
   * Items: A text of the interface.
   */
  texts: {
    /**
     * Such as signIn.title.
     */
    key: string;
    /**
     * The English text; the plural's `other` form where English has no such form.
     */
    english: string;
    /**
     * The text of every brand that does not override it.
     */
    shared: string;
  }[];
}
/**
 * Interface texts of a brand in a language.
 */
export interface BrandTextsRequest {
  /**
   * Id of the brand.
   */
  brand: string;
  /**
   * Code of a language; the brand's first one when left out or not offered.
   */
  language?: string;
}
/**
 * Many entries and assets published at once.
 */
export interface BulkAction {
  /**
   * Set by the content service.
   */
  sys: {
    /**
     * Unique in the environment.
     */
    id: string;
    /**
     * created, inProgress, succeeded or failed.
     */
    status: string;
    [k: string]: unknown;
  };
  error?: ContentError;
  [k: string]: unknown;
}
/**
 * An error of the management API.
 */
export interface ContentError {
  /**
   * Name of the error.
   */
  sys: {
    /**
     * Such as VersionMismatch or AccessDenied.
     */
    id: string;
    [k: string]: unknown;
  };
  /**
   * For developers.
   */
  message?: string;
  /**
   * Depends on the error.
   */
  details?: {
    [k: string]: unknown;
  };
  [k: string]: unknown;
}
/**
 * Launched campaigns that promotions can advertise.
 */
export interface CampaignChoicesReply {
  /**
   * By brand, the latest first.
   *
   * Items: A campaign that is open to everybody.
   */
  campaigns: {
    /**
     * Its number.
     */
    campaignId: number;
    /**
     * Name of its brand.
     */
    brand: string;
    /**
     * In English, or in another language without an English name.
     */
    name: string;
    /**
     * Kind of its reward, in words.
     */
    kind: string;
    /**
     * Open now, or to come.
     */
    state: 'running' | 'upcoming';
    /**
     * For one to come.
     */
    startsAt?: string;
    /**
     * Left out for one without an end.
     */
    endsAt?: string;
    /**
     * Codes of the brand's markets that have it now or later.
     *
     * Items: Code of a market.
     */
    markets: string[];
  }[];
}
/**
 * Body of the studio's call for campaigns: an empty object.
 */
export interface CampaignChoicesRequest {}
/**
 * What is wrong with a page where it is shown.
 */
export interface CheckReply {
  /**
   * How many sites show the page: a brand in a market and a language each.
   */
  shownIn: number;
  /**
   * The gravest first.
   *
   * Items: One thing that is wrong.
   */
  findings: {
    /**
     * Name of the finding.
     */
    kind: string;
    /**
     * An error must be corrected before the page is published; a warning is for the editor to decide.
     */
    severity: 'error' | 'warning' | 'note';
    /**
     * What is wrong, in English.
     */
    text: string;
    /**
     * What to do, in English.
     */
    remedy: string;
    /**
     * Where it is.
     *
     * Items: A value of an entry.
     */
    places: {
      /**
       * Entry or asset.
       */
      entryId: string;
      /**
       * JSON pointer below the fields of the entry; empty for the entry as a whole.
       */
      pointer: string;
    }[];
    /**
     * Where visitors would see it.
     *
     * Items: A brand with the locale of the address.
     */
    sites: {
      /**
       * Id of the brand.
       */
      brand: string;
      /**
       * Such as en-CA.
       */
      locales: string[];
    }[];
  }[];
  /**
   * Limits of the service that the page comes near, or goes beyond.
   *
   * Items: From four fifths of a limit on it is told.
   */
  limits: {
    /**
     * What is limited. Bytes are those that travel.
     */
    name: 'blocks' | 'depth' | 'queryComplexity' | 'querySize' | 'html' | 'scripts';
    /**
     * What the page has.
     */
    value: number;
    /**
     * Most that it may have.
     */
    limit: number;
    /**
     * Where it is.
     *
     * Items: A value of an entry.
     */
    places: {
      /**
       * Entry or asset.
       */
      entryId: string;
      /**
       * JSON pointer below the fields of the entry; empty for the entry as a whole.
       */
      pointer: string;
    }[];
    /**
     * Where visitors would see it.
     *
     * Items: A brand with the locale of the address.
     */
    sites: {
      /**
       * Id of the brand.
       */
      brand: string;
      /**
       * Such as en-CA.
       */
      locales: string[];
    }[];
  }[];
}
/**
 * A page as somebody composes it.
 */
export interface CheckRequest {
  /**
   * Entry of the page.
   */
  pageId: string;
  /**
   * The page and everything that was opened with it, with what is not saved yet.
   *
   * Items: An entry in all languages.
   */
  entries: {
    /**
     * Of the entry.
     */
    id: string;
    /**
     * Of the entry.
     */
    contentType: string;
    /**
     * Values by field and locale.
     */
    fields: {
      [k: string]: {
        [k: string]: unknown;
      };
    };
  }[];
  /**
   * Moment whose rules and schedules hold; now when left out.
   */
  at?: string;
}
/**
 * A comment on an entry, in Contentful's shape.
 */
export interface ContentComment {
  /**
   * Set by the content service.
   */
  sys: {
    /**
     * Unique in the environment.
     */
    id: string;
    /**
     * Grows with each write.
     */
    version: number;
    /**
     * ISO 8601.
     */
    createdAt: string;
    createdBy?: ContentLink;
    parentEntity: ContentLink;
    /**
     * The comment that it answers; null begins a thread.
     */
    parent?: ContentLink | null;
    [k: string]: unknown;
  };
  /**
   * Plain text.
   */
  body: string;
  /**
   * Resolved threads are folded.
   */
  status: 'active' | 'resolved';
  [k: string]: unknown;
}
/**
 * A link to a person, an entry or anything else of the content service.
 */
export interface ContentLink {
  /**
   * Names the target.
   */
  sys: {
    /**
     * Of the target.
     */
    id: string;
    /**
     * Such as Entry, Asset or User.
     */
    linkType?: string;
    [k: string]: unknown;
  };
  [k: string]: unknown;
}
/**
 * Comments on an entry.
 */
export interface ContentComments {
  /**
   * In any order.
   */
  items: ContentComment[];
  /**
   * Number of all, also on other pages.
   */
  total?: number;
  [k: string]: unknown;
}
/**
 * Who works in the space.
 */
export interface ContentPeople {
  /**
   * In any order.
   *
   * Items: Somebody who may sign in.
   */
  items: {
    /**
     * Names the person.
     */
    sys: {
      /**
       * Of the person.
       */
      id: string;
      /**
       * Counts the changes of the account; missing where names are not changed here.
       */
      version?: number;
      [k: string]: unknown;
    };
    /**
     * May be empty.
     */
    firstName?: string;
    /**
     * May be empty.
     */
    lastName?: string;
    /**
     * Name at the sign-in.
     */
    email?: string;
    /**
     * Has a password, or has signed in at an identity provider.
     */
    activated?: boolean;
    /**
     * How often the person has signed in.
     */
    signInCount?: number;
    [k: string]: unknown;
  }[];
  [k: string]: unknown;
}
/**
 * Who a management token belongs to.
 */
export interface ContentPerson {
  /**
   * Names the person.
   */
  sys: {
    /**
     * Of the person.
     */
    id: string;
    /**
     * Grows with each write.
     */
    version?: number;
    [k: string]: unknown;
  };
  /**
   * May be empty.
   */
  firstName: string;
  /**
   * May be empty.
   */
  lastName: string;
  /**
   * Name at the sign-in.
   */
  email: string;
  /**
   * Whether everything is allowed; Contentful does not say.
   */
  admin?: boolean;
  [k: string]: unknown;
}
/**
 * Entries and assets that are published together.
 */
export interface ContentRelease {
  /**
   * Set by the content service.
   */
  sys: {
    /**
     * Unique in the environment.
     */
    id: string;
    /**
     * Grows with each write.
     */
    version: number;
    /**
     * active or archived.
     */
    status?: string;
    /**
     * ISO 8601.
     */
    createdAt: string;
    createdBy?: ContentLink;
    /**
     * ISO 8601.
     */
    updatedAt: string;
    updatedBy?: ContentLink;
    lastAction?: ContentLink;
    [k: string]: unknown;
  };
  /**
   * As people call it.
   */
  title: string;
  /**
   * What it publishes.
   */
  entities: {
    /**
     * In any order.
     */
    items: ContentLink[];
    [k: string]: unknown;
  };
  [k: string]: unknown;
}
/**
 * A part of a list of releases.
 */
export interface ContentReleases {
  /**
   * In the order asked for.
   */
  items: ContentRelease[];
  [k: string]: unknown;
}
/**
 * A tag as the management API answers it.
 */
export interface ContentTag {
  /**
   * Set by the content service.
   */
  sys: {
    /**
     * Of the tag.
     */
    id: string;
    /**
     * Grows with each write.
     */
    version: number;
    /**
     * ISO 8601.
     */
    updatedAt: string;
    [k: string]: unknown;
  };
  /**
   * For editors.
   */
  name: string;
  [k: string]: unknown;
}
/**
 * Work to be done before an entry is published, in Contentful's shape.
 */
export interface ContentTask {
  /**
   * Set by the content service.
   */
  sys: {
    /**
     * Unique in the environment.
     */
    id: string;
    /**
     * Grows with each write.
     */
    version: number;
    /**
     * ISO 8601.
     */
    createdAt: string;
    createdBy?: ContentLink;
    parentEntity: ContentLink;
    [k: string]: unknown;
  };
  /**
   * Plain text.
   */
  body: string;
  /**
   * A resolved task no longer holds up publishing.
   */
  status: 'active' | 'resolved';
  assignedTo: ContentLink;
  /**
   * ISO 8601.
   */
  dueDate?: string;
  [k: string]: unknown;
}
/**
 * Tasks of one entry, or of all.
 */
export interface ContentTasks {
  /**
   * In any order.
   */
  items: ContentTask[];
  /**
   * Number of all, also on other pages.
   */
  total?: number;
  [k: string]: unknown;
}
/**
 * An entry as it was published or saved at some time.
 */
export interface EntryCopy {
  /**
   * Set by the content service.
   */
  sys: {
    /**
     * Unique in the environment.
     */
    id: string;
    contentType: ContentLink;
    /**
     * Grows with each write.
     */
    version?: number;
    /**
     * The version that was published; missing while nothing is published.
     */
    publishedVersion?: number;
    /**
     * ISO 8601.
     */
    publishedAt?: string;
    publishedBy?: ContentLink;
    [k: string]: unknown;
  };
  /**
   * By field id.
   */
  fields: {
    /**
     * By content locale.
     */
    [k: string]: {
      /**
       * Of the field in one locale.
       */
      [k: string]:
        | string
        | number
        | boolean
        | {
            [k: string]: unknown;
          }
        | unknown[]
        | null;
    };
  };
  [k: string]: unknown;
}
/**
 * A part of the history of an entry.
 */
export interface EntrySnapshots {
  /**
   * Newest first.
   *
   * Items: The entry at one time.
   */
  items: {
    /**
     * Set by the content service.
     */
    sys: {
      /**
       * Unique among the snapshots of the entry.
       */
      id: string;
      /**
       * publish or save.
       */
      snapshotType: string;
      /**
       * The version that was published or saved; missing where the service does not say it.
       */
      version?: number;
      /**
       * ISO 8601.
       */
      createdAt: string;
      createdBy?: ContentLink;
      [k: string]: unknown;
    };
    snapshot: EntryCopy;
    [k: string]: unknown;
  }[];
  [k: string]: unknown;
}
/**
 * The published experiments with their results at one brand; rates are fractions of 1.
 */
export interface ExperimentsReply {
  /**
   * Newest first.
   *
   * Items: One experiment.
   */
  experiments: {
    /**
     * Key of the experiment.
     */
    key: string;
    /**
     * Name in the studio.
     */
    name: string;
    /**
     * What is to be found out.
     */
    question?: string;
    /**
     * Planned, running, or over.
     */
    state: 'planned' | 'running' | 'over';
    /**
     * When it begins.
     */
    startsAt: string;
    /**
     * When it ends.
     */
    endsAt: string;
    /**
     * Percent of visitors.
     */
    share: number;
    /**
     * What is counted.
     */
    goal: 'link' | 'sign-up' | 'first-deposit' | 'claim';
    /**
     * In percentage points.
     */
    smallestEffect: number;
    /**
     * Variant that was chosen.
     */
    winner?: string;
    /**
     * Visitors of each variant that the smallest effect takes; 0 while it cannot be computed.
     */
    needed: number;
    /**
     * Probability of a division as uneven as this by chance (chi-square).
     */
    imbalance?: number;
    /**
     * What the counts say.
     */
    verdict: 'no-data' | 'too-early' | 'imbalance' | 'no-difference' | 'better' | 'worse';
    /**
     * Variant that the verdict is about.
     */
    best?: string;
    /**
     * The first one is the control.
     *
     * Items: One variant.
     */
    variants: {
      /**
       * Key of the variant.
       */
      key: string;
      /**
       * Name in the studio.
       */
      name: string;
      /**
       * Percent.
       */
      weight: number;
      /**
       * Who have seen it.
       */
      visitors: number;
      /**
       * Of them, who have reached the goal.
       */
      reached: number;
      /**
       * Reached of visitors.
       */
      rate?: number;
      /**
       * 95 % interval of the rate (Wilson).
       */
      interval?: {
        /**
         * Lower end.
         */
        from: number;
        /**
         * Upper end.
         */
        to: number;
      };
      /**
       * Rate minus that of the control.
       */
      difference?: number;
      /**
       * Interval of the difference (Newcombe); wider with more variants, so that all hold together with 95 %.
       */
      differenceInterval?: {
        /**
         * Lower end.
         */
        from: number;
        /**
         * Upper end.
         */
        to: number;
      };
    }[];
  }[];
}
/**
 * The studio fetches the results of a brand’s experiments.
 */
export interface ExperimentsRequest {
  /**
   * Id of the brand.
   */
  brand: string;
}
/**
 * A field of an entry in one locale, before and after an edit.
 */
export interface FieldChange {
  /**
   * Id.
   */
  entryId: string;
  /**
   * Id.
   */
  field: string;
  /**
   * Content locale.
   */
  locale: string;
  /**
   * The value the edit began with; missing for an empty field.
   */
  before?:
    | string
    | number
    | boolean
    | {
        [k: string]: unknown;
      }
    | unknown[]
    | null;
  /**
   * The value typed; missing to empty the field.
   */
  after?:
    | string
    | number
    | boolean
    | {
        [k: string]: unknown;
      }
    | unknown[]
    | null;
}
/**
 * A field that somebody else changed to another value meanwhile. Nothing of it was saved.
 */
export interface FieldConflict {
  /**
   * Id.
   */
  entryId: string;
  /**
   * Id.
   */
  field: string;
  /**
   * Content locale.
   */
  locale: string;
  /**
   * The value the edit began with; missing for an empty field.
   */
  before?:
    | string
    | number
    | boolean
    | {
        [k: string]: unknown;
      }
    | unknown[]
    | null;
  /**
   * The value typed; missing to empty the field.
   */
  after?:
    | string
    | number
    | boolean
    | {
        [k: string]: unknown;
      }
    | unknown[]
    | null;
  /**
   * The value that is stored; missing for an empty field.
   */
  theirs?:
    | string
    | number
    | boolean
    | {
        [k: string]: unknown;
      }
    | unknown[]
    | null;
  /**
   * Id of the person who saved last.
   */
  by?: string;
  /**
   * When it was saved, ISO 8601.
   */
  at: string;
}
/**
 * What visitors would see changed, and where.
 */
export interface ImpactReply {
  /**
   * Those where something changes.
   *
   * Items: A brand in a market and a language.
   */
  sites: {
    /**
     * Id of the brand.
     */
    brand: string;
    /**
     * Code of the market.
     */
    market: string;
    /**
     * First segment of addresses.
     */
    locale: string;
    /**
     * Header or footer change, which every page has.
     */
    everyPage: boolean;
    /**
     * In the order of the content.
     *
     * Items: An address that visitors would see changed.
     */
    pages: {
      /**
       * Below the locale.
       */
      path: string;
      /**
       * What happens to it.
       */
      change: 'added' | 'changed' | 'removed';
    }[];
  }[];
}
/**
 * Entries as they would be published.
 */
export interface ImpactRequest {
  /**
   * In all languages.
   *
   * Items: An entry in all languages.
   */
  entries: {
    /**
     * Of the entry.
     */
    id: string;
    /**
     * Of the entry.
     */
    contentType: string;
    /**
     * Values by field and locale.
     */
    fields: {
      [k: string]: {
        [k: string]: unknown;
      };
    };
  }[];
}
/**
 * Whether a brand may go live, and what is in the way.
 */
export interface LaunchReportReply {
  /**
   * The gravest of all that was found.
   */
  verdict: 'ready' | 'warning' | 'blocker';
  /**
   * The verdict in words.
   */
  text: string;
  /**
   * Findings by severity.
   */
  counts: {
    /**
     * Not with these.
     */
    blocker: number;
    /**
     * For a person to decide.
     */
    warning: number;
    /**
     * Only said.
     */
    note: number;
  };
  /**
   * Milliseconds.
   */
  took: number;
  /**
   * Of the brand.
   *
   * Items: A market and its legal status.
   */
  markets: {
    /**
     * As in addresses.
     */
    code: string;
    /**
     * In English.
     */
    name: string;
    /**
     * Whether the market is on.
     */
    isEnabled: boolean;
    /**
     * Legal status today, in words; missing for a market that is off.
     */
    status?: string;
    /**
     * First segments of its addresses.
     *
     * Items: Such as fi-FI.
     */
    locales: string[];
  }[];
  /**
   * In reading order.
   *
   * Items: A part of the report.
   */
  subjects: {
    /**
     * Such as links.
     */
    id: string;
    /**
     * In words.
     */
    name: string;
    /**
     * The gravest first.
     *
     * Items: One thing to know, wherever it was found.
     */
    findings: {
      /**
       * How grave it is.
       */
      severity: 'blocker' | 'warning' | 'note';
      /**
       * The finding in words.
       */
      text: string;
      /**
       * The remedy in words.
       */
      remedy: string;
      /**
       * Codes of markets; empty for the brand as a whole.
       *
       * Items: Code.
       */
      markets: string[];
      /**
       * Likewise, of addresses.
       *
       * Items: Such as fi-FI.
       */
      locales: string[];
      /**
       * Where it was found.
       *
       * Items: File with pointer, or entry with field.
       */
      places: {
        /**
         * File with pointer, or entry with field.
         */
        at: string;
        /**
         * Of a page that shows it, below the locale.
         */
        path?: string;
        /**
         * Id of the page, where the studio can compose it.
         */
        pageId?: string;
        /**
         * The entry or asset on it.
         */
        entryId?: string;
      }[];
    }[];
  }[];
}
/**
 * A brand that may go live.
 */
export interface LaunchReportRequest {
  /**
   * Id of the brand.
   */
  brand: string;
}
/**
 * What one tab of the studio has not saved yet, as the browser stores it in case the tab ends.
 */
export interface LocalBackup {
  /**
   * Unsaved edits, each with the value that was stored when it began.
   */
  changes: FieldChange[];
  /**
   * Changes that may be stored already: their reply had not arrived.
   */
  sent: FieldChange[];
  /**
   * Id of the save with the sent changes.
   */
  sentAs?: string;
  /**
   * Fields that wait for a choice.
   */
  conflicts: FieldConflict[];
}
/**
 * A file with title and description, as the management API answers it.
 */
export interface ManagedAsset {
  /**
   * Set by the content service.
   */
  sys: {
    /**
     * Unique in the environment.
     */
    id: string;
    /**
     * Always Asset.
     */
    type: 'Asset';
    /**
     * Grows with each write.
     */
    version: number;
    /**
     * ISO 8601.
     */
    createdAt: string;
    /**
     * ISO 8601.
     */
    updatedAt: string;
    /**
     * The person of the last write.
     */
    updatedBy?: {
      /**
       * Names the target.
       */
      sys: {
        /**
         * Of the target.
         */
        id: string;
        [k: string]: unknown;
      };
      [k: string]: unknown;
    };
    /**
     * The version that was published; missing while nothing is published.
     */
    publishedVersion?: number;
    /**
     * ISO 8601.
     */
    publishedAt?: string;
    /**
     * ISO 8601.
     */
    firstPublishedAt?: string;
    /**
     * The person who published it.
     */
    publishedBy?: {
      /**
       * Names the target.
       */
      sys: {
        /**
         * Of the target.
         */
        id: string;
        [k: string]: unknown;
      };
      [k: string]: unknown;
    };
    /**
     * ISO 8601; missing unless archived.
     */
    archivedAt?: string;
    [k: string]: unknown;
  };
  /**
   * Tags of the entity.
   */
  metadata: {
    /**
     * Brands and markets it belongs to, among others.
     *
     * Items: A tag.
     */
    tags: {
      /**
       * Names the target.
       */
      sys: {
        /**
         * Of the target.
         */
        id: string;
        [k: string]: unknown;
      };
      [k: string]: unknown;
    }[];
    [k: string]: unknown;
  };
  /**
   * By field id.
   */
  fields: {
    /**
     * By content locale.
     */
    title?: {
      /**
       * In one content locale.
       */
      [k: string]: string;
    };
    /**
     * Alternative text, by content locale.
     */
    description?: {
      /**
       * In one content locale.
       */
      [k: string]: string;
    };
    /**
     * By content locale.
     */
    file?: {
      /**
       * In one locale; it has an address once it is processed.
       */
      [k: string]: {
        /**
         * Public, without a protocol.
         */
        url?: string;
        /**
         * As uploaded.
         */
        fileName: string;
        /**
         * MIME type.
         */
        contentType: string;
        /**
         * Measured by the service.
         */
        details?: {
          /**
           * Bytes.
           */
          size: number;
          /**
           * Pixels.
           */
          image?: {
            /**
             * Pixels.
             */
            width: number;
            /**
             * Pixels.
             */
            height: number;
          };
          [k: string]: unknown;
        };
        [k: string]: unknown;
      };
    };
    [k: string]: unknown;
  };
  [k: string]: unknown;
}
/**
 * A part of a list of assets, as the management API answers it.
 */
export interface ManagedAssets {
  /**
   * Of all parts.
   */
  total: number;
  /**
   * How many come before.
   */
  skip: number;
  /**
   * Most of a part.
   */
  limit: number;
  /**
   * In the order asked for.
   */
  items: ManagedAsset[];
  [k: string]: unknown;
}
/**
 * A part of a list of entries, as the management API answers it.
 */
export interface ManagedEntries {
  /**
   * Of all parts.
   */
  total: number;
  /**
   * How many come before.
   */
  skip: number;
  /**
   * Most of a part.
   */
  limit: number;
  /**
   * In the order asked for.
   */
  items: ManagedEntry[];
  [k: string]: unknown;
}
/**
 * An entry as the management API answers it, with the newest draft of its fields.
 */
export interface ManagedEntry {
  /**
   * Set by the content service.
   */
  sys: {
    /**
     * Unique in the environment.
     */
    id: string;
    /**
     * Always Entry.
     */
    type: 'Entry';
    /**
     * Grows with each write.
     */
    version: number;
    /**
     * ISO 8601.
     */
    createdAt: string;
    /**
     * ISO 8601.
     */
    updatedAt: string;
    /**
     * The person of the last write.
     */
    updatedBy?: {
      /**
       * Names the target.
       */
      sys: {
        /**
         * Of the target.
         */
        id: string;
        [k: string]: unknown;
      };
      [k: string]: unknown;
    };
    /**
     * The version that was published; missing while nothing is published.
     */
    publishedVersion?: number;
    /**
     * ISO 8601.
     */
    publishedAt?: string;
    /**
     * ISO 8601.
     */
    firstPublishedAt?: string;
    /**
     * The person who published it.
     */
    publishedBy?: {
      /**
       * Names the target.
       */
      sys: {
        /**
         * Of the target.
         */
        id: string;
        [k: string]: unknown;
      };
      [k: string]: unknown;
    };
    /**
     * ISO 8601; missing unless archived.
     */
    archivedAt?: string;
    /**
     * The type of the entry.
     */
    contentType: {
      /**
       * Names the target.
       */
      sys: {
        /**
         * Of the target.
         */
        id: string;
        [k: string]: unknown;
      };
      [k: string]: unknown;
    };
    [k: string]: unknown;
  };
  /**
   * Tags of the entity.
   */
  metadata: {
    /**
     * Brands and markets it belongs to, among others.
     *
     * Items: A tag.
     */
    tags: {
      /**
       * Names the target.
       */
      sys: {
        /**
         * Of the target.
         */
        id: string;
        [k: string]: unknown;
      };
      [k: string]: unknown;
    }[];
    [k: string]: unknown;
  };
  /**
   * By field id.
   */
  fields: {
    /**
     * By content locale.
     */
    [k: string]: {
      /**
       * Of the field in one locale.
       */
      [k: string]:
        | string
        | number
        | boolean
        | {
            [k: string]: unknown;
          }
        | unknown[]
        | null;
    };
  };
  [k: string]: unknown;
}
/**
 * Members of the space.
 */
export interface ManagedPeople {
  /**
   * In any order.
   */
  items: ManagedPerson[];
  [k: string]: unknown;
}
/**
 * A member of the space as administrators see them.
 */
export interface ManagedPerson {
  /**
   * Set by the content service.
   */
  sys: {
    /**
     * Of the person.
     */
    id: string;
    /**
     * Of the membership.
     */
    version: number;
    [k: string]: unknown;
  };
  /**
   * Name and address.
   */
  user: {
    /**
     * Set by the content service.
     */
    sys: {
      /**
       * Of the person.
       */
      id: string;
      /**
       * Of the account.
       */
      version: number;
      [k: string]: unknown;
    };
    /**
     * May be empty.
     */
    firstName: string;
    /**
     * May be empty.
     */
    lastName: string;
    /**
     * Name at the sign-in.
     */
    email: string;
    [k: string]: unknown;
  };
  /**
   * Lets the person into the space.
   */
  membership: {
    /**
     * Set by the content service.
     */
    sys: {
      /**
       * Of the membership.
       */
      id: string;
      [k: string]: unknown;
    };
    /**
     * Whether everything is allowed.
     */
    admin: boolean;
    [k: string]: unknown;
  };
  /**
   * Roles with their limits.
   *
   * Items: A role of the person.
   */
  grants: {
    /**
     * Id of a template or of a role.
     */
    role: string;
    /**
     * Of the role.
     */
    name: string;
    /**
     * Ids; empty for every brand.
     *
     * Items: One of them.
     */
    brands: string[];
    /**
     * Codes; empty for every market.
     *
     * Items: One of them.
     */
    markets: string[];
    /**
     * Codes of content locales; empty for every language.
     *
     * Items: One of them.
     */
    languages: string[];
    [k: string]: unknown;
  }[];
  /**
   * Whether the person may do nothing for now.
   */
  isSwitchedOff: boolean;
  /**
   * ISO 8601, to within minutes; null for somebody who was never here.
   */
  lastActiveAt: string | null;
  /**
   * Whether the person can sign in by password.
   */
  hasPassword: boolean;
  /**
   * Issuer at which the person has signed in.
   */
  identityIssuer: string | null;
  /**
   * Number of tokens, sessions included, that still open something.
   */
  validTokens: number;
  [k: string]: unknown;
}
/**
 * Everything that is wrong with a wanted brand, and what it would be.
 */
export interface NewBrandCheckReply {
  /**
   * Empty when the brand can be made.
   *
   * Items: Something that has to be put right first.
   */
  problems: {
    /**
     * Of the request; brand for the brand as a whole.
     */
    field:
      | 'id'
      | 'name'
      | 'company'
      | 'colours'
      | 'markets'
      | 'languages'
      | 'currencies'
      | 'look'
      | 'scheme'
      | 'hosts'
      | 'brand';
    /**
     * What is wrong and what to do, in English.
     */
    message: string;
  }[];
  /**
   * As asked for, or made from the name.
   */
  id: string;
  /**
   * The command that makes the same brand in a checkout.
   */
  command: string;
  /**
   * What would be made; missing while something is wrong with it.
   */
  brand?: {
    /**
     * Of the brand.
     */
    id: string;
    /**
     * As players read it.
     */
    name: string;
    /**
     * In the footer.
     */
    company: string;
    /**
     * The one for this machine first.
     *
     * Items: Name.
     */
    hosts: string[];
    /**
     * Dark or light.
     */
    scheme: 'dark' | 'light';
    /**
     * Of the theme.
     *
     * Items: A colour of the theme.
     */
    colours: {
      /**
       * Token of the theme.
       */
      name: string;
      /**
       * Hexadecimal.
       */
      value: string;
    }[];
    /**
     * Colours that were changed so that text on them can be read.
     *
     * Items: A changed colour.
     */
    adjusted: {
      /**
       * Token of the theme.
       */
      name: string;
      /**
       * As asked for.
       */
      given: string;
      /**
       * As it became.
       */
      used: string;
    }[];
    /**
     * The main one first.
     *
     * Items: A market of the brand.
     */
    markets: {
      /**
       * Of the market.
       */
      code: string;
      /**
       * In English.
       */
      name: string;
      /**
       * Codes in addresses.
       *
       * Items: Code.
       */
      languages: string[];
      /**
       * ISO 4217.
       */
      currency: string;
      /**
       * Authority whose licence it runs on.
       */
      licence: string;
      /**
       * What the law and the texts mean for it.
       *
       * Items: In English.
       */
      notes: string[];
    }[];
    /**
     * SVG document.
     */
    logo: string;
    /**
     * SVG document of the first picture of the home page.
     */
    picture: string;
  };
}
/**
 * What a new brand can be made of.
 */
export interface NewBrandChoices {
  /**
   * Those with facts, by name.
   *
   * Items: A market that brands can open.
   */
  markets: {
    /**
     * Of the market.
     */
    code: string;
    /**
     * In English.
     */
    name: string;
    /**
     * Usual there, codes in addresses.
     *
     * Items: Code.
     */
    languages: string[];
    /**
     * Usual there, ISO 4217.
     */
    currency: string;
    /**
     * Authority whose licence it runs on.
     */
    licence: string;
  }[];
  /**
   * Code of the market of visitors from anywhere else.
   */
  globalMarket: string;
  /**
   * Those with interface texts.
   *
   * Items: A language of interface texts.
   */
  languages: {
    /**
     * In addresses.
     */
    code: string;
    /**
     * In English.
     */
    name: string;
  }[];
  /**
   * ISO 4217.
   *
   * Items: Code.
   */
  currencies: string[];
  /**
   * Layouts besides the colours.
   *
   * Items: Id.
   */
  looks: string[];
  /**
   * Whether the site may write below its folder of brands.
   */
  isWritable: boolean;
}
/**
 * The content of a new brand, to be brought to the content service.
 */
export interface NewBrandContent {
  /**
   * Empty when the brand passes the checks of the configuration.
   *
   * Items: Something that has to be put right first.
   */
  problems: {
    /**
     * Of the request; brand for the brand as a whole.
     */
    field:
      | 'id'
      | 'name'
      | 'company'
      | 'colours'
      | 'markets'
      | 'languages'
      | 'currencies'
      | 'look'
      | 'scheme'
      | 'hosts'
      | 'brand';
    /**
     * What is wrong and what to do, in English.
     */
    message: string;
  }[];
  /**
   * Of the brand.
   */
  id: string;
  /**
   * By which roles are limited to the brand.
   */
  tag: {
    /**
     * Of the tag.
     */
    id: string;
    /**
     * For editors.
     */
    name: string;
  };
  /**
   * One asset each.
   *
   * Items: A drawn picture.
   */
  pictures: {
    /**
     * Of the asset.
     */
    id: string;
    /**
     * By locale.
     */
    title: {
      [k: string]: unknown;
    };
    /**
     * Alternative text by locale; missing for what only decorates.
     */
    description?: {
      [k: string]: unknown;
    };
    /**
     * Of the file.
     */
    fileName: string;
    /**
     * The document.
     */
    svg: string;
  }[];
  /**
   * Each after those it links to.
   *
   * Items: An entry.
   */
  entries: {
    /**
     * Of the entry.
     */
    id: string;
    /**
     * Id.
     */
    contentType: string;
    /**
     * Values by field and locale.
     */
    fields: {
      [k: string]: unknown;
    };
    /**
     * Of the entry.
     *
     * Items: Id.
     */
    tags: string[];
    /**
     * It is not published with the brand: something has to be added first.
     */
    isDraft: boolean;
  }[];
}
/**
 * A step on the way to a new brand; one line of the answer each. The last one is done or failed.
 */
export interface NewBrandProgress {
  /**
   * What is going on.
   */
  step: 'pictures' | 'entries' | 'publishing' | 'writing' | 'undoing' | 'done' | 'failed';
  /**
   * Of the things of this step.
   */
  done: number;
  /**
   * Things of this step.
   */
  total: number;
  /**
   * Of the running site, when it is done.
   *
   * Items: URL.
   */
  addresses?: string[];
  /**
   * Why it failed, and whether anything was left behind.
   */
  error?: {
    /**
     * For the client's text.
     */
    id: string;
    /**
     * For developers.
     */
    message: string;
    /**
     * Whether everything that was made has been removed again.
     */
    isUndone: boolean;
  };
}
/**
 * A brand as somebody asks for it; lists are separated by commas. Nothing of it is checked yet.
 */
export interface NewBrandRequest {
  /**
   * Names the folders and the address on this machine; made from the name when empty.
   */
  id: string;
  /**
   * As players read it; made from the id when missing.
   */
  name?: string;
  /**
   * Who runs it, as the footer says.
   */
  company?: string;
  /**
   * One or two, as CSS writes them: the first for grounds, the other for buttons.
   */
  colours?: string;
  /**
   * Codes, the main one first; the global one when missing.
   */
  markets?: string;
  /**
   * Codes; those of the markets when missing.
   */
  languages?: string;
  /**
   * MARKET=CURRENCY, for markets with another than their usual one.
   */
  currencies?: string;
  /**
   * Layout besides the colours.
   */
  look?: string;
  /**
   * dark or light; by the first colour when missing.
   */
  scheme?: string;
  /**
   * Public host names beside the one for this machine.
   */
  hosts?: string;
}
/**
 * Whether the files of a new brand were written: all of them or none.
 */
export interface NewBrandWritten {
  /**
   * What became of it.
   */
  outcome: 'written' | 'taken' | 'busy' | 'read-only' | 'refused';
  /**
   * What the configuration refuses; empty with any other outcome.
   *
   * Items: Something that has to be put right first.
   */
  problems: {
    /**
     * Of the request; brand for the brand as a whole.
     */
    field:
      | 'id'
      | 'name'
      | 'company'
      | 'colours'
      | 'markets'
      | 'languages'
      | 'currencies'
      | 'look'
      | 'scheme'
      | 'hosts'
      | 'brand';
    /**
     * What is wrong and what to do, in English.
     */
    message: string;
  }[];
}
/**
 * A sign-in that is under way at the identity provider, in an encrypted cookie.
 */
export interface OpenidAttempt {
  /**
   * Ties the answer of the provider to this browser.
   */
  state: string;
  /**
   * Ties the identity token to this attempt.
   */
  nonce: string;
  /**
   * Of PKCE: proves that whoever redeems the code has asked for it.
   */
  verifier: string;
  /**
   * Address in the studio to go on at.
   */
  returnTo: string;
  [k: string]: unknown;
}
/**
 * The page of content that a preview shows.
 */
export interface PreviewPage {
  /**
   * Id of the page’s entry.
   */
  entryId: string;
  /**
   * Title of the document.
   */
  title: string;
  /**
   * Path of the address, below the locale.
   */
  path: string;
  /**
   * The pages of this address with where they apply; the one that is shown comes first.
   *
   * Items: A page of the address.
   */
  variants?: {
    /**
     * Id of the page.
     */
    entryId: string;
    /**
     * Brands it is for; missing for all.
     */
    brands?: string[];
    /**
     * Markets it is for; missing for all.
     */
    markets?: string[];
    /**
     * Channels it is for; missing for all.
     */
    channels?: string[];
  }[];
  /**
   * Blocks of the page it is based on that changes take out.
   *
   * Items: A block that is not on the page.
   */
  removed?: {
    /**
     * Id of the block.
     */
    entryId: string;
    /**
     * Kind of block.
     */
    block: string;
    /**
     * The page whose change it is.
     */
    pageId: string;
    /**
     * The change of a page that made it so.
     */
    change: {
      /**
       * Id of the change.
       */
      id: string;
      /**
       * What the change does.
       */
      action: 'replace' | 'hide';
    };
  }[];
}
/**
 * A block of a page in preview, in the order of the page; a container comes before the blocks in it.
 */
export interface PreviewBlock {
  /**
   * The entry’s id, with a number behind it where the entry stands on the page again. Names the element.
   */
  key: string;
  /**
   * Id of the entry.
   */
  entryId: string;
  /**
   * Kind of block.
   */
  block: string;
  /**
   * Part of the page it stands in.
   */
  region: 'header' | 'main' | 'footer';
  /**
   * Key of the container it stands in.
   */
  parent?: string;
  /**
   * Id of the entry that links it: page, layout or panel.
   */
  holder?: string;
  /**
   * JSON pointer of the link in the entry that links it, such as /blocks/2.
   */
  pointer?: string;
  /**
   * Of a page that is based on another: where the block comes from.
   */
  origin?: {
    /**
     * The page that has it.
     */
    pageId: string;
    /**
     * The change of a page that made it so.
     */
    change?: {
      /**
       * Id of the change.
       */
      id: string;
      /**
       * What the change does.
       */
      action: 'replace' | 'add' | 'move';
    };
  };
  /**
   * What decides whether it is shown; missing where nothing limits it.
   */
  conditions?: PreviewCondition[];
  /**
   * Why visitors do not see it.
   */
  fault?: {
    /**
     * JSON pointer into the entry.
     */
    pointer: string;
    /**
     * What is wrong.
     */
    reason: string;
  };
  /**
   * Why it shows nothing to this visitor.
   */
  hidden?: {
    /**
     * What hides it.
     */
    reason:
      | 'empty'
      | 'early'
      | 'late'
      | 'market'
      | 'channel'
      | 'signed-in'
      | 'signed-out'
      | 'audience'
      | 'experiment'
      | 'marketing'
      | 'offer';
    /**
     * The same in the language of the site.
     */
    text: string;
  };
}
/**
 * One thing that decides whether a block is shown, and whether the view fulfils it.
 */
export interface PreviewCondition {
  /**
   * What decides: the placement of the block, a setting of the market, or where its links lead.
   */
  name:
    | 'market'
    | 'channel'
    | 'from'
    | 'until'
    | 'visitor'
    | 'audience'
    | 'experiment'
    | 'marketing'
    | 'setting'
    | 'links'
    | 'access'
    | 'promotions';
  /**
   * Whether the view fulfils it; of links, whether enough of the block is left without them.
   */
  met: boolean;
  /**
   * Markets, channels, kinds of visitors or groups that see it; of links, the addresses that are left out.
   */
  values?: string[];
  /**
   * When it begins or ends.
   */
  moment?: string;
  /**
   * The setting of the brand or the market that decides, such as rules.loyalty.
   */
  setting?: string;
  /**
   * It is met because the lobby of the live casino shows every block to visitors who are not signed in.
   */
  exempt?: boolean;
}
/**
 * Something wrong in content that has no place of its own on the page.
 */
export interface PreviewNote {
  /**
   * Id of the entry it concerns.
   */
  entryId?: string;
  /**
   * Block or type name of the entry.
   */
  block?: string;
  /**
   * JSON pointer into the entry.
   */
  pointer: string;
  /**
   * What is wrong.
   */
  reason: string;
}
/**
 * What people can be granted.
 */
export interface PeopleChoices {
  /**
   * Of the project, and those that somebody made.
   *
   * Items: A choice.
   */
  roles: {
    /**
     * Of the template or role.
     */
    id: string;
    /**
     * As shown.
     */
    name: string;
    /**
     * What it is for.
     */
    description: string | null;
    /**
     * Whether it can be limited to brands, markets and languages.
     */
    isLimitable: boolean;
    [k: string]: unknown;
  }[];
  /**
   * Ids; empty for every brand.
   *
   * Items: One of them.
   */
  brands: string[];
  /**
   * Codes; empty for every market.
   *
   * Items: One of them.
   */
  markets: string[];
  /**
   * Codes of content locales; empty for every language.
   *
   * Items: One of them.
   */
  languages: string[];
  [k: string]: unknown;
}
/**
 * Says that somebody still has a page open.
 */
export interface PresenceBeat {
  /**
   * Id of the page's entry.
   */
  page: string;
  /**
   * Names the tab of the browser.
   */
  tab: string;
  /**
   * Id of the entry that is edited; null for the page itself.
   */
  block: string | null;
  /**
   * Whether the page is being closed.
   */
  isLeaving: boolean;
}
/**
 * Who else has the page open.
 */
export interface PresenceReply {
  /**
   * Each person once.
   *
   * Items: Somebody else.
   */
  others: {
    /**
     * Of the person.
     */
    id: string;
    /**
     * As shown.
     */
    name: string;
    /**
     * Id of the entry they edit; null for the page itself.
     */
    block: string | null;
  }[];
}
/**
 * Answer of POST /preview/blocks.
 */
export interface PreviewBlocksAnswer {
  page?: PreviewPage;
  /**
   * The layout around it.
   */
  layout?: {
    /**
     * Id of the layout’s entry.
     */
    entryId: string;
  };
  /**
   * All blocks in order.
   *
   * Items: A block; HTML is sent of the outermost ones that differ from what the page has.
   */
  blocks: {
    block: PreviewBlock;
    /**
     * Names its HTML, blocks in panels included.
     */
    hash: string;
    /**
     * Its element, where the page has other HTML.
     */
    html?: string;
    /**
     * Names the HTML of a container without the blocks in it.
     */
    shell?: string;
  }[];
  /**
   * What is wrong and has no place on the page.
   */
  notes: PreviewNote[];
  /**
   * The boxes of the notes, below the page.
   */
  notesHtml: string;
  /**
   * For a stored version: of the content of each block, by its key, without live data.
   */
  contentHashes?: {
    /**
     * Differs when the content does.
     */
    [k: string]: string;
  };
}
/**
 * Body of POST /preview/blocks: a page with unsaved content, as far as it has changed.
 */
export interface PreviewBlocksRequest {
  /**
   * Path and query of the page.
   */
  path: string;
  unsaved: UnsavedContent;
  version?: StoredVersion;
  /**
   * Hash of the HTML in place, by the key of its block; of a container also that of its shell, by the key and “/shell”.
   */
  have: {
    [k: string]: string;
  };
  /**
   * Drafts were saved: asks the content service for everything again.
   */
  refresh?: boolean;
}
/**
 * What an editor has typed and not saved: entry → field → content locale → value. Links are saved at once and are no part of it.
 */
export interface UnsavedContent {
  /**
   * Fields of one entry.
   */
  [k: string]: {
    /**
     * A value for each content locale; null empties the field.
     */
    [k: string]: {
      [k: string]: unknown;
    };
  };
}
/**
 * A page as it was saved or published once: its entries of that time, and what they link as it is now.
 */
export interface StoredVersion {
  /**
   * By id: the page, its parts and what they refer to.
   */
  entries: {
    /**
     * One entry.
     */
    [k: string]: {
      /**
       * Id of its content type.
       */
      contentType: string;
      /**
       * By field id, then by content locale.
       */
      fields: {
        /**
         * A value for each content locale.
         */
        [k: string]: {
          [k: string]: unknown;
        };
      };
    };
  };
  /**
   * By id: pictures and files that the entries link.
   */
  assets: {
    /**
     * Fields of one asset, by field id, then by content locale.
     */
    [k: string]: {
      /**
       * A value for each content locale.
       */
      [k: string]: {
        [k: string]: unknown;
      };
    };
  };
}
/**
 * The visitor an editor sees the page as. It only chooses content: nothing of a player is shown for it.
 */
export interface PreviewFacts {
  /**
   * Whether the visitor is signed in.
   */
  authorized: boolean;
  /**
   * Deposits made so far.
   */
  deposits?: 'none' | 'one' | 'more';
  /**
   * When the visitor was last here.
   */
  lastVisit?: 'week' | 'month' | 'longer' | 'never';
  /**
   * Where most of the latest rounds were played.
   */
  favourite?: 'casino' | 'live-casino' | 'sportsbook';
  /**
   * Level of the loyalty programme; 0 is the first.
   */
  level?: number;
  /**
   * ISO 3166 code of the country a player declared.
   */
  country?: string;
  /**
   * Flags of a player’s access that are closed, such as the casino.
   */
  closed?: (
    | 'casino'
    | 'liveCasino'
    | 'sportsbook'
    | 'virtualSports'
    | 'bonuses'
    | 'payout'
    | 'deposit'
    | 'withdrawal'
    | 'allowManualClaim'
  )[];
  /**
   * Payouts of the player are under review.
   */
  riskPayout?: boolean;
  /**
   * Whether offers may be shown; false for players in a break or an exclusion.
   */
  marketing?: boolean;
  /**
   * Whether the player is on each list of players that content names.
   */
  listed?: boolean;
  variant?: ExperimentPlace;
}
/**
 * Claims of the token that opens a preview: signed with HS256 and the preview secret, valid for a minute at most.
 */
export interface PreviewGrant {
  /**
   * The one purpose of the token.
   */
  aud: 'preview';
  /**
   * Seconds since 1970; at most 60 from now.
   */
  exp: number;
  /**
   * Id of the brand.
   */
  brand: string;
  /**
   * Path and query on the host it is sent to.
   */
  path: string;
  /**
   * Moment the site is looked at, where it is not now.
   */
  at?: string;
  /**
   * A block to scroll to.
   */
  entry?: string;
  /**
   * What is shown: drafts, or what is published, to compare them with; drafts when left out.
   */
  content?: 'draft' | 'published';
  facts?: PreviewFacts;
  [k: string]: unknown;
}
/**
 * A part of a list of entries as they were published last.
 */
export interface PublishedEntries {
  /**
   * In the order asked for.
   */
  items: EntryCopy[];
  [k: string]: unknown;
}
/**
 * A release that was published, taken back or checked.
 */
export interface ReleaseAction {
  /**
   * Set by the content service.
   */
  sys: {
    /**
     * Unique in the environment.
     */
    id: string;
    /**
     * created, inProgress, succeeded or failed.
     */
    status: string;
    /**
     * ISO 8601.
     */
    createdAt: string;
    createdBy?: ContentLink;
    release?: ContentLink;
    [k: string]: unknown;
  };
  /**
   * publish, unpublish or validate.
   */
  action: string;
  error?: ContentError;
  [k: string]: unknown;
}
/**
 * A part of a list of release actions.
 */
export interface ReleaseActions {
  /**
   * In the order asked for.
   */
  items: ReleaseAction[];
  [k: string]: unknown;
}
/**
 * What became of a save.
 */
export interface SaveReply {
  /**
   * As they are stored now.
   */
  entries: ManagedEntry[];
  /**
   * Fields that were not saved.
   */
  conflicts: FieldConflict[];
  /**
   * Entries that were not saved.
   *
   * Items: An entry that could not be saved at all.
   */
  refused: {
    /**
     * Id.
     */
    entryId: string;
    /**
     * Id of the error, such as AccessDenied, NotFound or Archived.
     */
    reason: string;
    /**
     * What the content service said.
     */
    message: string;
  }[];
}
/**
 * Changes that the studio asks to save: fields, not documents.
 */
export interface SaveRequest {
  /**
   * Names the save: one that is sent again under its id is not made twice.
   */
  id?: string;
  /**
   * At most one of a field in a locale.
   */
  changes: FieldChange[];
}
/**
 * What is published or taken back at a time.
 */
export interface ScheduledAction {
  /**
   * Set by the content service.
   */
  sys: {
    /**
     * Unique in the space.
     */
    id: string;
    /**
     * scheduled, inProgress, succeeded, failed or canceled.
     */
    status: string;
    /**
     * Grows with each write.
     */
    version?: number;
    /**
     * ISO 8601.
     */
    createdAt: string;
    createdBy?: ContentLink;
    /**
     * ISO 8601.
     */
    updatedAt?: string;
    updatedBy?: ContentLink;
    [k: string]: unknown;
  };
  entity: ContentLink;
  /**
   * publish or unpublish.
   */
  action: string;
  /**
   * When it happens.
   */
  scheduledFor: {
    /**
     * ISO 8601.
     */
    datetime: string;
    /**
     * In which the moment was chosen, such as Europe/Berlin.
     */
    timezone?: string;
    [k: string]: unknown;
  };
  error?: ContentError;
  [k: string]: unknown;
}
/**
 * A part of a list of scheduled actions.
 */
export interface ScheduledActions {
  /**
   * In the order asked for.
   */
  items: ScheduledAction[];
  [k: string]: unknown;
}
/**
 * Answer of the content service to a sign-in.
 */
export interface SignInReply {
  /**
   * Personal access token.
   */
  token: string;
  /**
   * ISO 8601.
   */
  expiresAt?: string;
  [k: string]: unknown;
}
/**
 * What somebody types to sign in to the studio.
 */
export interface SignInRequest {
  /**
   * Name of the account.
   */
  email: string;
  /**
   * Of the account.
   */
  password: string;
}
/**
 * How people sign in to this studio.
 */
export interface SignInWays {
  /**
   * A password of the content service, or a token made there.
   */
  way: 'password' | 'token';
  /**
   * Name of the identity provider, as its button shows it.
   */
  provider?: string;
}
/**
 * Who works in the space, and with which roles.
 */
export interface SpaceMemberships {
  /**
   * In any order.
   *
   * Items: A person in the space.
   */
  items: {
    /**
     * Names the membership, which is changed and ended by its id.
     */
    sys: {
      /**
       * Of the membership.
       */
      id: string;
      /**
       * Counts its changes.
       */
      version: number;
      [k: string]: unknown;
    };
    /**
     * The person.
     */
    user: {
      /**
       * Of the target.
       */
      sys: {
        /**
         * Of the target.
         */
        id: string;
        [k: string]: unknown;
      };
      [k: string]: unknown;
    };
    /**
     * Whether everything is allowed.
     */
    admin: boolean;
    /**
     * Roles of the person.
     *
     * Items: A role.
     */
    roles: {
      /**
       * Of the target.
       */
      sys: {
        /**
         * Of the target.
         */
        id: string;
        [k: string]: unknown;
      };
      [k: string]: unknown;
    }[];
    [k: string]: unknown;
  }[];
  [k: string]: unknown;
}
/**
 * Roles of the space.
 */
export interface SpaceRoles {
  /**
   * In any order.
   *
   * Items: A role.
   */
  items: {
    /**
     * Of the target.
     */
    sys: {
      /**
       * Of the target.
       */
      id: string;
      [k: string]: unknown;
    };
    /**
     * Rules of the role.
     *
     * Items: A rule.
     */
    policies: {
      /**
       * allow or deny.
       */
      effect: string;
      [k: string]: unknown;
    }[];
    /**
     * As people read it.
     */
    name: string;
    /**
     * May be missing.
     */
    description?: string | null;
    [k: string]: unknown;
  }[];
  [k: string]: unknown;
}
/**
 * What the cookie of the studio holds, encrypted.
 */
export interface StudioSession {
  /**
   * Of the content service.
   */
  token: string;
  /**
   * Id of the person.
   */
  personId: string;
  /**
   * As shown.
   */
  name: string;
  /**
   * Of the person.
   */
  email: string;
  [k: string]: unknown;
}
/**
 * The brands, markets and languages that pages can be composed for.
 */
export interface StudioSites {
  /**
   * In the order of their names.
   *
   * Items: A brand.
   */
  brands: {
    /**
     * Folder below brands/.
     */
    id: string;
    /**
     * As visitors read it.
     */
    name: string;
    /**
     * Of the brand, such as en-CA.
     */
    defaultLocale: string;
    /**
     * In the order of their names.
     *
     * Items: A market of the brand.
     */
    markets: {
      /**
       * As in addresses.
       */
      code: string;
      /**
       * In English.
       */
      name: string;
      /**
       * IANA name.
       */
      timeZone: string;
      /**
       * The default one first.
       *
       * Items: A language of the market.
       */
      locales: {
        /**
         * First segment of the address, such as en-CA.
         */
        locale: string;
        /**
         * As the content service names it.
         */
        contentLocale: string;
        /**
         * Name of the language, in English.
         */
        label: string;
      }[];
    }[];
  }[];
}
/**
 * How somebody signs in to the studio with a token that was made at the content service.
 */
export interface TokenSignIn {
  /**
   * A personal access token.
   */
  token: string;
}
