import type { Dialect } from './dialect';

/** The simulated sportsbook: a bet is a round, and each movement has a call of the name players see in their history. */
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
    // Players read why a bet was refused, so the sportsbook gets to know exactly.
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
