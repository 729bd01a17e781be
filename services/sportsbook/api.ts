/** Responses of the frame API. `bets/view.ts` defines the bets. */
export interface SessionReply {
  /** Null for visitors. */
  account: {
    playerName: string | null;
    currency: string;
    /** Decimal places of the currency. */
    decimals: number;
    /** Amount available for stakes, in minor units. */
    balance: number;
  } | null;
}

/** Error response. Amounts are in minor units, odds in thousandths. */
export interface ErrorReply {
  code: string;
  message: string;
  /** Index of the selection that caused the error. */
  index?: number;
  /** Selections whose odds differ from those in the slip. */
  changes?: { index: number; before: number; after: number }[];
  least?: number;
  most?: number;
  /** Current cash-out offer, in minor units. */
  amount?: number;
}
