import type { Dialect } from './dialect';

/** Dialect of the simulated sportsbook: a bet is a round, and each ledger entry has its own call, named as in the player's history. */
export const sportsbook: Dialect = {
  amounts: 'minor',
  session: { field: 'session' },
  player: 'player',
  calls: {
    authenticate: { does: 'authenticate', fields: { token: 'token' } },
    balance: { does: 'balance', fields: {} },
    bet: {
      does: 'bet',
      fields: {
        transaction: 'transaction',
        round: 'bet',
        game: 'game',
        amount: 'amount',
        currency: 'currency',
      },
    },
    win: {
      does: 'win',
      fields: { transaction: 'transaction', round: 'bet', amount: 'amount', currency: 'currency' },
    },
    loss: { does: 'end-round', fields: { transaction: 'transaction', round: 'bet' } },
    'cash-out': {
      does: 'cash-out',
      fields: { transaction: 'transaction', round: 'bet', amount: 'amount', currency: 'currency' },
    },
    'bet-void': { does: 'rollback', fields: { transaction: 'transaction', of: 'of', currency: 'currency' } },
    'win-void': { does: 'rollback', fields: { transaction: 'transaction', of: 'of', currency: 'currency' } },
  },
  reply: {
    session: 'session',
    player: 'player',
    transaction: 'transaction',
    currency: 'currency',
    balance: 'balance',
    ok: {},
  },
  refusal: {
    code: 'refusal',
    message: 'message',
    // The sportsbook shows players the reason for a refusal, so it gets the exact code.
    reason: 'code',
    codes: {
      funds: 'funds',
      session: 'session',
      blocked: 'blocked',
      limit: 'limit',
      currency: 'currency',
      game: 'game',
      transaction: 'transaction',
      invalid: 'invalid',
      other: 'other',
    },
  },
};
