/** Replies of the API that frames call; bets are those of `bets/view.ts`. */
export interface SessionReply {
  /** Null for visitors. */
  account: {
    playerName: string | null;
    currency: string;
    /** Digits after the point of the currency. */
    decimals: number;
    /** All that may be staked, in minor units. */
    balance: number;
  } | null;
}

/** A refusal. Amounts are minor units, odds thousandths. */
export interface ErrorReply {
  code: string;
  message: string;
  /** Of the selection at fault. */
  index?: number;
  /** Odds that are not those of the slip any more. */
  changes?: { index: number; before: number; after: number }[];
  least?: number;
  most?: number;
  /** Of an offer. */
  amount?: number;
}
