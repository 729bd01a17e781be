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
 * data/sites.json: the brands that the platform serves.
 *
 * Items: One brand.
 */
export type PlatformDataSites = {
  /**
   * Sent in the site-context header.
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
   * Where it is played.
   *
   * Items: A site.
   */
  siteIds: number[];
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
   * Players who have joined by the end, on average.
   */
  entrants: number;
  /**
   * What a middling player makes.
   */
  pointsPerHour: number;
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
   * When the jackpot was last won and fell back to its seed.
   */
  lastWonAt: string;
  /**
   * What was paid out then, in minor units of the currency.
   */
  lastWonAmount: number;
}[];
/**
 * One command to the ledger. Amounts are integers in minor units of the wallet's currency.
 */
export type PlatformLedgerCommand =
  | {
      /**
       * What to do.
       */
      kind: 'deposit';
      /**
       * Names the command. The same again has the same reply and no further effect.
       */
      reference: string;
      /**
       * In minor units.
       */
      amount: number;
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
    }
  | {
      /**
       * What to do.
       */
      kind: 'withdrawal';
      /**
       * Names the command. The same again has the same reply and no further effect.
       */
      reference: string;
      /**
       * In minor units.
       */
      amount: number;
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
    }
  | {
      /**
       * What to do.
       */
      kind: 'withdrawal-settle';
      /**
       * Names the command. The same again has the same reply and no further effect.
       */
      reference: string;
      /**
       * Reference of the withdrawal.
       */
      withdrawal: string;
    }
  | {
      /**
       * What to do.
       */
      kind: 'withdrawal-void';
      /**
       * Names the command. The same again has the same reply and no further effect.
       */
      reference: string;
      /**
       * Reference of the withdrawal.
       */
      withdrawal: string;
    }
  | {
      /**
       * What to do.
       */
      kind: 'bet';
      /**
       * Names the command. The same again has the same reply and no further effect.
       */
      reference: string;
      /**
       * Stake in minor units; 0 for a free round.
       */
      amount: number;
      /**
       * Names the game round, over all providers.
       */
      roundId: string;
      /**
       * Id of the game in the catalogue.
       */
      gameId: string;
      /**
       * Vertical of the game.
       */
      category: 'CASINO' | 'LIVE_CASINO' | 'SPORTS' | 'VIRTUAL_SPORTS';
      /**
       * The session that plays; a bet is refused when it has ended. Left out, only the account's state counts.
       */
      sessionId?: string;
    }
  | {
      /**
       * What to do.
       */
      kind: 'win';
      /**
       * Names the command. The same again has the same reply and no further effect.
       */
      reference: string;
      /**
       * In minor units; 0 for a lost round.
       */
      amount: number;
      /**
       * Names the game round, over all providers.
       */
      roundId: string;
      /**
       * No further win comes; true when left out.
       */
      endsRound?: boolean;
    }
  | {
      /**
       * What to do.
       */
      kind: 'rollback';
      /**
       * Names the command. The same again has the same reply and no further effect.
       */
      reference: string;
      /**
       * Reference of the bet or win that is taken back, whether or not it has arrived.
       */
      of: string;
    }
  | {
      /**
       * What to do.
       */
      kind: 'bonus-grant';
      /**
       * Names the command. The same again has the same reply and no further effect.
       */
      reference: string;
      /**
       * In minor units.
       */
      amount: number;
      /**
       * Whose bonus bucket is meant.
       */
      vertical: 'CASINO' | 'LIVE_CASINO' | 'SPORTS';
    }
  | {
      /**
       * What to do.
       */
      kind: 'bonus-forfeit';
      /**
       * Names the command. The same again has the same reply and no further effect.
       */
      reference: string;
      /**
       * Whose bonus bucket is meant.
       */
      vertical: 'CASINO' | 'LIVE_CASINO' | 'SPORTS';
    }
  | {
      /**
       * What to do.
       */
      kind: 'lock';
      /**
       * Names the command. The same again has the same reply and no further effect.
       */
      reference: string;
      /**
       * From main to locked, in minor units.
       */
      amount: number;
    }
  | {
      /**
       * What to do.
       */
      kind: 'unlock';
      /**
       * Names the command. The same again has the same reply and no further effect.
       */
      reference: string;
      /**
       * From locked to main, in minor units.
       */
      amount: number;
    }
  | {
      /**
       * What to do.
       */
      kind: 'adjustment';
      /**
       * Names the command. The same again has the same reply and no further effect.
       */
      reference: string;
      /**
       * To main, or from it when negative; in minor units, not 0.
       */
      amount: number;
      /**
       * Why, for the books.
       */
      reason: string;
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
   * Name of the messages file.
   */
  messages: string;
}[];

/**
 * Several slides; never moves on its own when the visitor prefers reduced motion, and can be paused.
 */
export interface BannerCarouselContent {
  /**
   * Name of the carousel read aloud.
   */
  label: string;
  /**
   * Two to eight slides.
   */
  slides: BannerSlide[];
  /**
   * 0: does not move on its own.
   */
  secondsPerSlide?: number;
}
/**
 * One slide of a carousel.
 */
export interface BannerSlide {
  /**
   * Headline.
   */
  title: string;
  /**
   * One sentence.
   */
  subtitle?: string;
  /**
   * A few words above the title.
   */
  eyebrow?: string;
  image: Image;
  imageTall?: Image;
  callToAction?: Link;
  /**
   * Significant conditions in one line.
   */
  conditions?: string;
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
}
/**
 * A link or button an editor places. Target is an in-app path (/promotions), #login, #signup or an https address.
 */
export interface Link {
  /**
   * What the link says.
   */
  label: string;
  /**
   * In-app path without the locale, #login, #signup, or an https, mailto or tel address.
   */
  target: string;
  /**
   * Who sees the link (GUARD-26).
   */
  visibleTo?: 'authorized' | 'both' | 'not-authorized';
  /**
   * How strongly it stands out.
   */
  emphasis?: 'primary' | 'secondary' | 'plain';
  /**
   * Open in a new tab.
   */
  newTab?: boolean;
  icon?: Image;
}
/**
 * A category as a grid of 4x, 2xv, 2xh and 1x cells, a layout per device.
 */
export interface CategoryGridContent {
  /**
   * Left out: the label of the category.
   */
  title?: string;
  category?: CategoryReference;
  /**
   * Rows before the rest is cut; left out: all.
   */
  rowsShown?: number;
}
/**
 * Only its id is read with the block; the rest comes from the catalogue.
 */
export interface CategoryReference {
  /**
   * Its id.
   */
  categoryId: string;
}
/**
 * A strip of categories with icons and a search link.
 */
export interface CategoryNavContent {
  /**
   * Name of the menu read aloud.
   */
  label: string;
  /**
   * Whose categories.
   */
  lobby: 'casino' | 'live casino';
}
/**
 * Questions that unfold, with structured data for search engines.
 */
export interface FaqContent {
  /**
   * Heading of the block.
   */
  title: string;
  /**
   * In order.
   */
  items: FaqItem[];
}
/**
 * A question and its answer.
 */
export interface FaqItem {
  /**
   * As a player would ask it.
   */
  question: string;
  answer: RichText;
}
/**
 * A Contentful rich text document.
 */
export interface RichText {
  nodeType: 'document';
  content: {
    [k: string]: unknown;
  }[];
  data: {
    [k: string]: unknown;
  };
  [k: string]: unknown;
}
/**
 * Three or four short points with icons, as on landing pages.
 */
export interface FeatureListContent {
  /**
   * Heading of the block.
   */
  title?: string;
  /**
   * In order.
   */
  items: Feature[];
}
/**
 * A short point with an icon.
 */
export interface Feature {
  /**
   * A few words.
   */
  title: string;
  /**
   * One sentence.
   */
  text: string;
  icon?: Image;
}
/**
 * A piece of formatted text.
 */
export interface FormattedTextContent {
  /**
   * Heading of the block.
   */
  title?: string;
  body: RichText;
  /**
   * narrow for reading, wide for tables.
   */
  width?: 'narrow' | 'wide';
}
/**
 * All games of a lobby or category with search, filters and more on demand.
 */
export interface GameBrowserContent {
  /**
   * Left out: the label of the category or lobby.
   */
  title?: string;
  /**
   * Which games.
   */
  lobby: 'casino' | 'live casino';
  /**
   * Search box, provider and feature filters.
   */
  showFilters?: boolean;
}
/**
 * One game: picture, facts and how to start.
 */
export interface GameDetailContent {
  /**
   * Heading of the row of similar games.
   */
  similarTitle?: string;
}
/**
 * One row of games that scrolls sideways.
 */
export interface GameRowContent {
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
   * recent: the games a signed-in player played last; favourites: those marked with the heart. Instead of a category or chosen games; the row stands only for signed-in visitors.
   */
  source?: 'recent' | 'favourites';
  /**
   * square or tall pictures, or live tables with seats and limits.
   */
  shape?: 'square' | 'tall' | 'live';
  /**
   * At most.
   */
  limit?: number;
  /**
   * Shows the rank of each game.
   */
  ranked?: boolean;
}
/**
 * Only its id is read with the block; the rest comes from the catalogue.
 */
export interface GameReference {
  /**
   * Its id.
   */
  gameId: string;
}
/**
 * One large picture with headline and call to action.
 */
export interface HeroBannerContent {
  /**
   * A few words above the title.
   */
  eyebrow?: string;
  /**
   * Headline.
   */
  title: string;
  /**
   * One or two sentences.
   */
  subtitle?: string;
  image: Image;
  imageTall?: Image;
  /**
   * One or two buttons; each may be limited to visitors or to signed-in players (BLOCK-27).
   */
  callsToAction?: Link[];
  /**
   * Significant conditions in one line.
   */
  conditions?: string;
  /**
   * large for home, small for other pages.
   */
  size?: 'large' | 'small';
}
/**
 * The static page of the address: legal text or a message.
 */
export interface PageTextContent {
  /**
   * Text of the link home.
   */
  backLabel?: string;
}
/**
 * The promotion of the address with conditions and tournament.
 */
export interface PromotionDetailContent {
  /**
   * Text of the link to all promotions.
   */
  backLabel?: string;
}
/**
 * All promotions of the address with category tabs and tags, nine a page.
 */
export interface PromotionListContent {
  /**
   * Heading of the block.
   */
  title: string;
  /**
   * One or two sentences.
   */
  intro?: string;
  /**
   * Shown when there is no promotion.
   */
  emptyText?: string;
}
/**
 * A row of promotion cards.
 */
export interface PromotionsRowContent {
  /**
   * Heading of the block.
   */
  title: string;
  /**
   * Chosen promotions; left out: the first ones of the list.
   */
  promotions?: PromotionReference[];
  /**
   * Promotion category id.
   */
  category?: string;
  /**
   * At most.
   */
  limit?: number;
}
/**
 * Only its id is read with the block; the rest comes from the catalogue.
 */
export interface PromotionReference {
  /**
   * Its id.
   */
  slug: string;
}
/**
 * Logos of game providers, each linking to its games.
 */
export interface ProviderStripContent {
  /**
   * Heading of the block.
   */
  title: string;
  /**
   * Chosen providers; left out: all of the brand.
   */
  providers?: ProviderReference[];
}
/**
 * Only its id is read with the block; the rest comes from the catalogue.
 */
export interface ProviderReference {
  /**
   * Its id.
   */
  providerId: string;
}
/**
 * Longer text at the foot of a page; its later part is folded but in the document.
 */
export interface SeoTextContent {
  /**
   * Heading of the block.
   */
  title: string;
  body: RichText;
}
/**
 * An offer beside the button that opens the sign-up, for promo registration pages.
 */
export interface SignUpPanelContent {
  /**
   * Heading of the block.
   */
  title: string;
  /**
   * One or two sentences.
   */
  subtitle?: string;
  image?: Image;
  /**
   * How it goes, one per line.
   */
  steps?: string[];
  callToAction: Link;
  /**
   * Carried to the sign-up (ROUTE-45).
   */
  bonusCode?: string;
  conditions?: RichText;
}
/**
 * Link lists, payment methods, licences, responsible-gambling marks and footer terms.
 */
export interface SiteFooterContent {
  logo?: Image;
  /**
   * Lists of links besides the static pages.
   */
  linkGroups?: LinkGroup[];
  /**
   * Licences of the brand in this market.
   */
  licences: Mark[];
  /**
   * Age mark, help line, self-exclusion register …
   */
  regulationMarks: Mark[];
  /**
   * Logos of the methods offered in the market.
   */
  showPaymentMethods?: boolean;
  terms: RichText;
  /**
   * The separate /terms page is hidden (ROUTE-24).
   */
  suppliesTerms?: boolean;
  /**
   * Last line.
   */
  copyright?: string;
}
/**
 * A list of links with a heading.
 */
export interface LinkGroup {
  /**
   * Heading of the list.
   */
  label: string;
  /**
   * The links.
   */
  links: Link[];
}
/**
 * A licence, regulation or responsible-gambling mark with its link.
 */
export interface Mark {
  /**
   * Name of the authority or programme; it is the alternative text.
   */
  name: string;
  logo: Image;
  /**
   * Public page of the licence or programme: an https address or an in-app path.
   */
  url?: string;
  /**
   * Market codes; left out means all.
   */
  onlyMarkets?: string[];
}
/**
 * Logo, main navigation, language and market menus, sign-in buttons.
 */
export interface SiteHeaderContent {
  logo: Image;
  /**
   * Main navigation, in order.
   */
  links?: Link[];
  /**
   * Buttons such as sign in and sign up.
   */
  actions?: Link[];
}
/**
 * A tournament with prize, dates, countdown and leaderboard.
 */
export interface TournamentBoxContent {
  tournament: Tournament;
  /**
   * A few words on the picture.
   */
  overlayTitle?: string;
  /**
   * Buttons, by sign-in state (BLOCK-27).
   */
  callsToAction?: Link[];
  /**
   * Rows of the leaderboard.
   */
  leaderboardRows?: number;
}
/**
 * A tournament with prize, dates and leaderboard (BLOCK-26). Dates, prize and ranks come live from the platform.
 */
export interface Tournament {
  /**
   * Id known to the platform.
   */
  tournamentId: string;
  /**
   * Name shown.
   */
  name: string;
  /**
   * One sentence.
   */
  subtitle?: string;
  image: Image;
  rules?: RichText;
  /**
   * Games that count.
   */
  games?: GameReference[];
}
/**
 * Levels of the loyalty programme side by side.
 */
export interface VipTiersContent {
  /**
   * Heading of the block.
   */
  title: string;
  /**
   * One or two sentences.
   */
  intro?: string;
  /**
   * From the first to the highest.
   */
  tiers: VipTier[];
}
/**
 * A level of the loyalty programme.
 */
export interface VipTier {
  /**
   * Name of the level.
   */
  name: string;
  emblem: Image;
  /**
   * What it takes.
   */
  threshold?: string;
  /**
   * What it gives, one per line.
   */
  benefits: string[];
}
/**
 * Top and latest winners, live.
 */
export interface WinnersContent {
  /**
   * Heading of the block.
   */
  title: string;
  /**
   * Which lists.
   */
  lists?: 'both' | 'top' | 'latest';
  /**
   * Rows per list.
   */
  rows?: number;
}
/**
 * A category of games with its lobby grid (BLOCK-06).
 */
export interface Category {
  /**
   * Id used in addresses and by games.
   */
  categoryId: string;
  /**
   * Name shown to players.
   */
  label: string;
  /**
   * Which lobby it belongs to.
   */
  lobby: 'casino' | 'live casino';
  /**
   * One sentence below the category title.
   */
  description?: string;
  /**
   * Shown in category menus (BLOCK-07).
   */
  visibleInMenu?: boolean;
  /**
   * Shown as a row of the lobby (BLOCK-08).
   */
  visibleInLobby?: boolean;
  icon?: Image;
  /**
   * Lower comes first.
   */
  order?: number;
  /**
   * Brand ids; left out means all.
   */
  onlyBrands?: string[];
  lobbyGrid?: LobbyGrid;
}
/**
 * A layout of game cells for each device (BLOCK-05).
 */
export interface LobbyGrid {
  /**
   * Cells on desktop, in order.
   *
   * Items: One cell.
   */
  desktop: {
    /**
     * 4x 2×2, 2xv 1×2, 2xh 2×1, 1x 1×1 (BLOCK-01…04).
     */
    cell: '4x' | '2xv' | '2xh' | '1x';
    /**
     * Game id.
     */
    gameId: string;
  }[];
  /**
   * Cells on tablet, in order.
   *
   * Items: One cell.
   */
  tablet: {
    /**
     * 4x 2×2, 2xv 1×2, 2xh 2×1, 1x 1×1 (BLOCK-01…04).
     */
    cell: '4x' | '2xv' | '2xh' | '1x';
    /**
     * Game id.
     */
    gameId: string;
  }[];
  /**
   * Cells on mobile, in order.
   *
   * Items: One cell.
   */
  mobile: {
    /**
     * 4x 2×2, 2xv 1×2, 2xh 2×1, 1x 1×1 (BLOCK-01…04).
     */
    cell: '4x' | '2xv' | '2xh' | '1x';
    /**
     * Game id.
     */
    gameId: string;
  }[];
}
/**
 * Which visitors see the promotion and where it leads them (PROMO-02, PROMO-03).
 */
export interface DisplayRule {
  /**
   * Who sees it.
   */
  visibility: 'authorized' | 'both' | 'not-authorized';
  /**
   * Target for signed-in players.
   */
  authorized?: {
    /**
     * In-app target below the promotion category.
     */
    slug?: string;
    /**
     * Used as it is, without a locale prefix.
     */
    absoluteUrl?: string;
    /**
     * Open in a new tab.
     */
    newTab?: boolean;
  };
  /**
   * Target for visitors who are not signed in.
   */
  notAuthorized?: {
    /**
     * In-app target below the promotion category.
     */
    slug?: string;
    /**
     * Used as it is, without a locale prefix.
     */
    absoluteUrl?: string;
    /**
     * Open in a new tab.
     */
    newTab?: boolean;
  };
}
/**
 * A game of the catalogue (BLOCK-09).
 */
export interface Game {
  /**
   * Stable id, also used in addresses and by the platform.
   */
  gameId: string;
  /**
   * Name shown to players.
   */
  name: string;
  provider: Provider;
  subProvider?: Provider;
  /**
   * Lobby the game belongs to.
   */
  type: 'casino' | 'live casino';
  /**
   * slot, table, roulette, blackjack, game-show …
   */
  gameType: string;
  /**
   * Where the game runs (BLOCK-22).
   *
   * Items: Device channel.
   */
  channels: ('desktop' | 'mobile')[];
  /**
   * Category ids, most fitting first.
   */
  categories?: string[];
  thumbnail: Image;
  verticalImage?: Image;
  /**
   * For 2xh cells.
   */
  images?: Image[];
  /**
   * Dominant dark colour of the picture, shown until it has loaded.
   */
  tint?: string;
  /**
   * The platform knows a live amount.
   */
  jackpotExist?: boolean;
  /**
   * Minor units.
   */
  betLimits?: {
    min: number;
    max: number;
    currency: string;
  };
  /**
   * Seats of a live table.
   */
  seats?: number;
  /**
   * Id of the live table at its provider.
   */
  tableId?: string;
  /**
   * Server of the live table at its provider.
   */
  gameServerId?: string;
  /**
   * Feature ids, translated by the site.
   */
  features?: string[];
  /**
   * How wins are spread.
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
   * Country codes in which the game may not be played (BLOCK-20).
   */
  providerRestrictedCountry?: string[];
  /**
   * Release date.
   */
  releasedAt?: string;
  /**
   * Higher comes first.
   */
  popularity?: number;
  /**
   * Shown by the christmas filter (BLOCK-16).
   */
  christmas?: boolean;
}
/**
 * A game studio or aggregator (BLOCK-13).
 */
export interface Provider {
  /**
   * One part, or two parts joined by a dash for a studio behind an aggregator.
   */
  providerId: string;
  /**
   * Name shown to players.
   */
  title: string;
  /**
   * Delivers games of other studios.
   */
  isAggregators?: boolean;
  logo?: Image;
  logoOnLight?: Image;
  /**
   * Country codes in which its games may not be played.
   */
  restrictedCountry?: string[];
  /**
   * Restricted games of this provider carry no overlay (BLOCK-21).
   */
  removeRestrictedCountryOverlay?: boolean;
}
/**
 * Name of a language in menus, in that language (CONTENT-08).
 */
export interface LanguageName {
  /**
   * Language code of addresses.
   */
  code: string;
  /**
   * Its own name.
   */
  name: string;
}
/**
 * Header and footer around every page of a brand and market.
 */
export interface Layout {
  /**
   * For editors.
   */
  internalName: string;
  /**
   * Brand ids; left out means all.
   */
  brands?: string[];
  /**
   * Market codes; left out means all.
   */
  markets?: string[];
  /**
   * A site header and a site footer.
   */
  blocks?: {
    [k: string]: unknown;
  }[];
}
/**
 * Name of a market in menus (CONTENT-09).
 */
export interface MarketName {
  /**
   * Market code.
   */
  code: string;
  /**
   * Name in the language of the reader.
   */
  name: string;
}
/**
 * A page composed of blocks. The most specific page wins: brand and market and channel, then brand and market, then brand, then the page of all brands.
 */
export interface Page {
  /**
   * For editors.
   */
  internalName: string;
  /**
   * Address below the locale. :name stands for any one segment, e.g. /online-casino/:category.
   */
  path: string;
  /**
   * Brand ids; left out means all.
   */
  brands?: string[];
  /**
   * Market codes; left out means all.
   */
  markets?: string[];
  /**
   * Left out means all.
   *
   * Items: Device channel.
   */
  channels?: ('desktop' | 'mobile')[];
  /**
   * Title of the browser tab and of search results.
   */
  title: string;
  /**
   * Description for search engines (CONTENT-23).
   */
  description?: string;
  image?: Image;
  /**
   * Adds noindex.
   */
  noIndex?: boolean;
  /**
   * The page, from top to bottom.
   */
  blocks?: {
    [k: string]: unknown;
  }[];
}
/**
 * A payment method logo (CONTENT-06, 07).
 */
export interface PaymentMethod {
  /**
   * Name of the method.
   */
  name: string;
  image: Image;
  /**
   * Name read aloud.
   */
  altTag: string;
  /**
   * Market codes in which it is offered.
   */
  markets: string[];
}
/**
 * When and to whom a block is shown; every block carries these fields.
 */
export interface Placement {
  /**
   * authorized: signed-in players only; not-authorized: visitors only; both: everybody.
   */
  visibleTo?: 'authorized' | 'both' | 'not-authorized';
  targetAudience?: TargetAudience;
  /**
   * The block appears at this time.
   */
  showFrom?: string;
  /**
   * The block disappears at this time.
   */
  showUntil?: string;
  /**
   * Market codes; empty or left out means every market.
   */
  onlyMarkets?: string[];
  /**
   * Empty or left out means every channel.
   *
   * Items: Device channel.
   */
  onlyChannels?: ('desktop' | 'mobile')[];
}
/**
 * Who may see this (BLOCK-30…34). Left out: everybody.
 */
export interface TargetAudience {
  /**
   * no-limit shows to everybody; group and players-list need a signed-in player.
   */
  option: 'no-limit' | 'group' | 'players-list';
  /**
   * Any of them is enough.
   *
   * Items: Deposit count of the player.
   */
  targetGroups?: ('DEPOSIT_COUNT_0' | 'DEPOSIT_COUNT_1' | 'DEPOSIT_COUNT_MORE_THAN_1')[];
  /**
   * Player ids.
   */
  targetPlayersIds?: (string | number)[];
}
/**
 * An offer with schedule and audience (PROMO-01).
 */
export interface Promotion {
  /**
   * Last part of its address.
   */
  slug: string;
  /**
   * Headline.
   */
  title: string;
  /**
   * One or two sentences on the card.
   */
  summary: string;
  body?: RichText;
  conditions?: RichText;
  /**
   * A word or two on the picture.
   */
  badge?: string;
  image: Image;
  callToAction?: Link;
  /**
   * Promotion category ids: casino, live-casino, sports …
   */
  categories?: string[];
  /**
   * Themes to filter by.
   */
  tags?: PromotionTag[];
  /**
   * Internal number.
   */
  promotionNum?: number;
  /**
   * Lower comes first (PROMO-09).
   */
  promotionOrder?: number;
  /**
   * Start of the plain window.
   */
  startsAt?: string;
  /**
   * End of the plain window.
   */
  endsAt?: string;
  /**
   * Removed from lists after this time.
   */
  expiresAt?: string;
  /**
   * Recurring or single windows (PROMO-04).
   *
   * Items: A time window.
   */
  scheduledDatetimes?: {
    /**
     * Start of the window.
     */
    startAt: string;
    /**
     * End of the window.
     */
    endAt: string;
  }[];
  /**
   * Repeats every week in UTC, so that an offer such as a Friday drop needs no editing.
   */
  weekly?: {
    /**
     * 0 is Sunday.
     */
    day: number;
    /**
     * UTC.
     */
    startHour: number;
    /**
     * Hours.
     */
    hours: number;
  };
  /**
   * Shows this tournament on the detail page (PROMO-10).
   */
  tournamentId?: string;
  targetAudience?: TargetAudience;
  displayRule?: DisplayRule;
  /**
   * Brand ids; left out means all.
   */
  onlyBrands?: string[];
  /**
   * Market codes; left out means all.
   */
  onlyMarkets?: string[];
}
/**
 * A theme promotions are filtered by.
 */
export interface PromotionTag {
  /**
   * Part of the address.
   */
  slug: string;
  /**
   * Name shown.
   */
  label: string;
}
/**
 * A tab of the promotions page.
 */
export interface PromotionCategory {
  /**
   * Part of the address.
   */
  slug: string;
  /**
   * Name shown.
   */
  label: string;
  /**
   * Lower comes first; all is always first (ROUTE-21).
   */
  order?: number;
}
/**
 * A page of text: legal, information, contact or error (ROUTE-22…31).
 */
export interface StaticPage {
  /**
   * Known slugs such as terms_and_conditions, page-error-404, or a free one that becomes the address.
   */
  slug: string;
  /**
   * Shown as heading; a page without a title in a language is not linked there (ROUTE-29).
   */
  title?: string;
  /**
   * One or two sentences below the title.
   */
  lead?: string;
  body?: RichText;
  /**
   * document: long text with a table of contents; message: short text in the middle, for errors.
   */
  layout?: 'document' | 'message';
  image?: Image;
  /**
   * Ways on.
   */
  links?: Link[];
  /**
   * In which list the page is linked; left out: not linked.
   */
  group?: 'legal' | 'information' | 'support';
  /**
   * Lower comes first.
   */
  order?: number;
  /**
   * Shown below the title of legal pages.
   */
  updatedOn?: string;
  /**
   * Of the terms and conditions: raise it when players must accept them again (TERMS-01). A whole or decimal number.
   */
  version?: string;
  /**
   * Not linked anywhere (ROUTE-30).
   */
  disabled?: boolean;
  /**
   * If given, the page is linked only there; an empty list hides it everywhere (ROUTE-31).
   */
  onlyShowMarkets?: string[];
  /**
   * Brand ids; left out means all.
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
   * Canadian province.
   */
  province?: 'ON' | 'QC' | 'NS' | 'NB' | 'MB' | 'BC' | 'PE' | 'SK' | 'AB' | 'NL' | 'YT' | 'NT';
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
     * Number of games.
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
     * Number of games.
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
     * Number of games.
     */
    count?: number;
  }[];
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
  playerHref?: string;
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
  }[];
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
 * A promotion in full.
 */
export interface PromotionLive {
  card: PromotionCardLive;
  body?: RichText;
  conditions?: RichText;
  callToAction?: Link;
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
     * As the player gave it.
     */
    lastName?: string;
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
     * Places after the point: 2, or 0 where there are no cents.
     */
    decimals: number;
  };
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
}
/**
 * data/names.json: fictional people.
 */
export interface PlatformDataNames {
  /**
   * First names by currency of play; `default` for the others.
   */
  players: {
    /**
     * Of players.
     *
     * Items: One name.
     */
    [k: string]: string[];
  };
  /**
   * Two words each.
   */
  handles: {
    /**
     * Beginning of a screen name.
     *
     * Items: One name.
     */
    first: string[];
    /**
     * End of a screen name.
     *
     * Items: One name.
     */
    second: string[];
  };
  /**
   * First names; at least one per live table, so that nobody stands at two.
   *
   * Items: One name.
   */
  dealers: string[];
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
       * 0 is the entry level.
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
  }[];
}
/**
 * data/registration.json: rules of registration by site and country.
 */
export interface PlatformDataRegistration {
  /**
   * One for each site of sites.json.
   *
   * Items: What registration needs to know of a site.
   */
  sites: {
    /**
     * As in sites.json.
     */
    siteId: number;
    /**
     * How messages name the site.
     */
    name: string;
    /**
     * Version of the terms and conditions that a registration accepts.
     */
    termsVersion: string;
  }[];
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
}
/**
 * data/salary-ranges.json: bounds of the ranges by currency of the wallet, in minor units; `EUR` serves the currencies without bounds of their own.
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
   * What happened and what to do, for developers; never shown to players.
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
   * The best players, best first; empty before the start.
   *
   * Items: One player's standing.
   */
  leaderboard: {
    /**
     * 1 is the leader.
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
     * What the rank would win; null below the last prize.
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
   * Moment that the standings are of; the end of the window once it is over.
   */
  updatedAt: string;
}
/**
 * Reply to a ledger command. A repeated command has the very same one.
 */
export interface PlatformLedgerReceipt {
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
  language:
    | 'en'
    | 'fi'
    | 'no'
    | 'de'
    | 'caf'
    | 'ca'
    | 'nz'
    | 'fr'
    | 'inen'
    | 'cl'
    | 'pe'
    | 'pt'
    | 'br'
    | 'ja'
    | 'tl'
    | 'tr'
    | 'pl';
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
 * Body of POST /platform/v1/operator/ledger: a command for a player of the site.
 */
export interface PlatformRequestLedgerCommand {
  /**
   * Number of the player on the platform, or the address the player signs in with.
   */
  player: number | string;
  command: PlatformLedgerCommand;
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
    blackbox: string;
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
 * Body of POST {v1}/player/province (API-103, ACCT-11); only players of Canada have one.
 */
export interface PlatformRequestProvince {
  /**
   * A Canadian province (MARKET-25).
   */
  provinceCode: 'ON' | 'QC' | 'NS' | 'NB' | 'MB' | 'BC' | 'PE' | 'SK' | 'AB' | 'NL' | 'YT' | 'NT';
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
  languageCode?:
    | 'en'
    | 'fi'
    | 'no'
    | 'de'
    | 'caf'
    | 'ca'
    | 'nz'
    | 'fr'
    | 'inen'
    | 'cl'
    | 'pe'
    | 'pt'
    | 'br'
    | 'ja'
    | 'tl'
    | 'tr'
    | 'pl';
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
  languageCode:
    | 'en'
    | 'fi'
    | 'no'
    | 'de'
    | 'caf'
    | 'ca'
    | 'nz'
    | 'fr'
    | 'inen'
    | 'cl'
    | 'pe'
    | 'pt'
    | 'br'
    | 'ja'
    | 'tl'
    | 'tr'
    | 'pl';
  /**
   * Tax number, where the country asks for it (see the risk setting); dots and dashes are ignored.
   */
  cpf?: string;
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
   * Shown on unknown hosts. Exactly one brand is the default.
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
   * Feature flags (CONST-17).
   */
  features: {
    /**
     * Replaces the site by the maintenance page.
     */
    maintenance: boolean;
    /**
     * Live provider behind a flag (ROUTE-40).
     */
    creedroomz: boolean;
    /**
     * The sportsbook is on (GUARD-10).
     */
    sportsbook: boolean;
    /**
     * Second condition of the sportsbook (AMB-89).
     */
    sportsbookExtraCheck: boolean;
    /**
     * Balance and attributes are pushed to open pages; without it they are polled (WS-01).
     */
    websocket: boolean;
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
     * Of the symbol.
     */
    position: 'before' | 'after';
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
         * Of the symbol.
         */
        position: 'before' | 'after';
      };
    };
  };
}
/**
 * Body of POST /api/favourites: marks a game, or takes the mark away.
 */
export interface FavouriteChange {
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
 * A market of a brand (MARKET-10). File brands/<brand>/markets/<code>.json over brands/defaults.json.
 */
export interface Market {
  /**
   * Market code (MARKET-14).
   */
  id:
    | 'AT'
    | 'BR'
    | 'CL'
    | 'DE'
    | 'JJ'
    | 'FI'
    | 'MT'
    | 'NO'
    | 'UK'
    | 'UN'
    | 'CA'
    | 'PE'
    | 'PP'
    | 'SE'
    | 'NL'
    | 'IN'
    | 'LL'
    | 'CX'
    | 'FR'
    | 'JP'
    | 'NZ'
    | 'TR'
    | 'CH'
    | 'PL'
    | 'PH'
    | 'PT'
    | 'GB'
    | 'GG';
  /**
   * Name for operators.
   */
  name: string;
  /**
   * First is the fallback (ROUTE-05).
   *
   * Items: Code.
   */
  languages: (
    | 'en'
    | 'fi'
    | 'no'
    | 'de'
    | 'caf'
    | 'ca'
    | 'nz'
    | 'fr'
    | 'inen'
    | 'cl'
    | 'pe'
    | 'pt'
    | 'br'
    | 'ja'
    | 'tl'
    | 'tr'
    | 'pl'
  )[];
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
   * Name of the rule pack.
   */
  jurisdiction: string;
  /**
   * IANA name; dates are shown in it.
   */
  timeZone: string;
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
   * Players may cancel a withdrawal that has not been paid out (WALLET-25). Off by default: several regulators forbid it.
   */
  withdrawalCancellation: boolean;
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
     * In years; the platform may ask for more.
     */
    minimumAge: number;
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
    /**
     * What is ticked before a visitor has decided. Where the law asks for a choice of the visitor's own (EU, EEA, UK, Brazil) all must be off; the specification's value is on.
     */
    offered: {
      /**
       * Whether the category is ticked.
       */
      performanceFunctional: boolean;
      /**
       * Whether the category is ticked.
       */
      marketing: boolean;
    };
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
 * The private answer of GET /api/player: everything a page shows of the signed-in player. It is the only place where that travels; the HTML of content pages holds none of it (DESIGN §7).
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
    position: 'before' | 'after';
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
     * Page background.
     */
    background: string;
    /**
     * Cards and panels.
     */
    surface: string;
    /**
     * Menus and dialogs.
     */
    surfaceRaised: string;
    /**
     * Wells and inputs.
     */
    surfaceSunken: string;
    /**
     * Hairlines.
     */
    border: string;
    /**
     * Text.
     */
    text: string;
    /**
     * Secondary text.
     */
    textMuted: string;
    /**
     * Main buttons.
     */
    primary: string;
    /**
     * Main buttons under the pointer.
     */
    primaryHover: string;
    /**
     * Text on main buttons.
     */
    onPrimary: string;
    /**
     * Second brand colour.
     */
    accent: string;
    /**
     * Text on the accent.
     */
    onAccent: string;
    /**
     * Links in text.
     */
    link: string;
    /**
     * Focus ring.
     */
    focus: string;
    /**
     * Header background.
     */
    header: string;
    /**
     * Header text.
     */
    onHeader: string;
    /**
     * Footer background.
     */
    footer: string;
    /**
     * Footer text.
     */
    onFooter: string;
    /**
     * Live badge.
     */
    live: string;
    /**
     * Text on the live badge.
     */
    onLive: string;
    /**
     * Jackpot amounts.
     */
    jackpot: string;
    /**
     * Success.
     */
    success: string;
    /**
     * Warning.
     */
    warning: string;
    /**
     * Error.
     */
    danger: string;
    /**
     * Veil over pictures behind text.
     */
    scrim: string;
    /**
     * Text over pictures.
     */
    onScrim: string;
  };
  /**
   * Families are bundled with the site.
   */
  font: {
    /**
     * Headline family. A CSS value; url(), @import and ; are refused.
     */
    display: string;
    /**
     * Text family. A CSS value; url(), @import and ; are refused.
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
     * Headline letter spacing. A CSS value; url(), @import and ; are refused.
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
     * Chips and inputs. A CSS value; url(), @import and ; are refused.
     */
    small: string;
    /**
     * Cards. A CSS value; url(), @import and ; are refused.
     */
    medium: string;
    /**
     * Heroes and panels. A CSS value; url(), @import and ; are refused.
     */
    large: string;
    /**
     * Buttons. A CSS value; url(), @import and ; are refused.
     */
    button: string;
    /**
     * Game tiles. A CSS value; url(), @import and ; are refused.
     */
    tile: string;
  };
  /**
   * clip-path values, or none.
   */
  clip: {
    /**
     * Buttons. A CSS value; url(), @import and ; are refused.
     */
    button: string;
    /**
     * Cards. A CSS value; url(), @import and ; are refused.
     */
    card: string;
    /**
     * Game tiles. A CSS value; url(), @import and ; are refused.
     */
    tile: string;
  };
  /**
   * CSS values.
   */
  effect: {
    /**
     * Background image of the page. A CSS value; url(), @import and ; are refused.
     */
    page: string;
    /**
     * Veil of the hero. A CSS value; url(), @import and ; are refused.
     */
    hero: string;
    /**
     * Background image of the header. A CSS value; url(), @import and ; are refused.
     */
    header: string;
    /**
     * Shadow of cards. A CSS value; url(), @import and ; are refused.
     */
    cardShadow: string;
    /**
     * Shadow of menus and dialogs. A CSS value; url(), @import and ; are refused.
     */
    raisedShadow: string;
    /**
     * Shadow of main buttons. A CSS value; url(), @import and ; are refused.
     */
    glow: string;
    /**
     * Transform of a tile under the pointer. A CSS value; url(), @import and ; are refused.
     */
    tileHover: string;
  };
  /**
   * CSS lengths.
   */
  layout: {
    /**
     * Widest content. A CSS value; url(), @import and ; are refused.
     */
    maxWidth: string;
    /**
     * Space at the sides. A CSS value; url(), @import and ; are refused.
     */
    gutter: string;
    /**
     * Narrowest game tile. A CSS value; url(), @import and ; are refused.
     */
    tileMin: string;
    /**
     * Space between tiles. A CSS value; url(), @import and ; are refused.
     */
    tileGap: string;
    /**
     * Space between blocks. A CSS value; url(), @import and ; are refused.
     */
    sectionGap: string;
  };
}
