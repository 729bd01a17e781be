import { betAndWin, type Dialect } from './dialect';

export const relax: Dialect = {
  amounts: 'minor',
  session: { field: 'sessionid' },
  player: 'customerid',
  calls: {
    verifyToken: { does: 'authenticate', fields: { token: 'token' } },
    getBalance: { does: 'balance', fields: {} },
    withdraw: {
      does: 'bet',
      fields: {
        transaction: 'txid',
        round: 'gamesessionid',
        game: 'gameref',
        amount: 'amount',
        currency: 'currency',
        freeRounds: 'freespinsid',
      },
    },
    deposit: {
      does: 'win',
      fields: {
        transaction: 'txid',
        round: 'gamesessionid',
        amount: 'amount',
        currency: 'currency',
        endsRound: 'ended',
      },
    },
    rollback: { does: 'rollback', fields: { transaction: 'txid', of: 'originaltxid' } },
  },
  reply: {
    session: 'sessionid',
    player: 'customerid',
    transaction: 'txid',
    currency: 'currency',
    balance: 'balance',
    ok: {},
  },
  refusal: {
    code: 'errorcode',
    message: 'errormessage',
    codes: {
      funds: 'INSUFFICIENT_FUNDS',
      session: 'SESSION_EXPIRED',
      blocked: 'BLOCKED_FROM_PRODUCT',
      limit: 'SPENDING_BUDGET_EXCEEDED',
      currency: 'CUSTOM_ERROR',
      game: 'INVALID_GAME',
      transaction: 'TRANSACTION_DECLINED',
      invalid: 'INVALID_REQUEST',
      other: 'UNHANDLED',
    },
  },
};

/** Quickspin is like Relax, with another amount format and a combined call. */
export const quickspin: Dialect = {
  ...relax,
  session: { field: 'sessionId' },
  player: 'playerId',
  calls: {
    authenticate: { does: 'authenticate', fields: { token: 'authToken' } },
    balance: { does: 'balance', fields: {} },
    bet: {
      does: 'bet',
      fields: {
        transaction: 'txId',
        round: 'roundId',
        game: 'gameId',
        amount: 'amount',
        currency: 'currency',
      },
    },
    payout: {
      does: 'win',
      fields: {
        transaction: 'txId',
        round: 'roundId',
        amount: 'amount',
        currency: 'currency',
        endsRound: 'finished',
      },
    },
    betwin: betAndWin({
      transaction: 'txId',
      round: 'roundId',
      game: 'gameId',
      amount: 'bet',
      won: 'win',
      currency: 'currency',
    }),
    rollback: { does: 'rollback', fields: { of: 'originTxId' } },
  },
  reply: {
    session: 'sessionId',
    player: 'playerId',
    transaction: 'txId',
    currency: 'currency',
    balance: 'balance',
    ok: { status: 'ok' },
  },
};

export const playngo: Dialect = {
  amounts: 'text',
  session: { field: 'externalGameSessionId' },
  player: 'externalId',
  calls: {
    authenticate: { does: 'authenticate', fields: { token: 'username' } },
    balance: { does: 'balance', fields: {} },
    reserve: {
      does: 'bet',
      fields: {
        transaction: 'transactionId',
        round: 'roundId',
        game: 'gameId',
        amount: 'real',
        currency: 'currency',
        freeRounds: 'freegameExternalId',
      },
    },
    release: {
      does: 'win',
      fields: {
        transaction: 'transactionId',
        round: 'roundId',
        amount: 'real',
        currency: 'currency',
        endsRound: 'state',
      },
    },
    cancelReserve: { does: 'rollback', fields: { of: 'transactionId' } },
  },
  reply: {
    session: 'externalGameSessionId',
    player: 'externalId',
    transaction: 'externalTransactionId',
    currency: 'currency',
    balance: 'real',
    ok: { statusCode: 0 },
  },
  refusal: {
    code: 'statusCode',
    message: 'statusMessage',
    status: 200,
    codes: {
      funds: 7,
      session: 10,
      blocked: 5,
      limit: 9,
      currency: 3,
      game: 2,
      transaction: 2,
      invalid: 2,
      other: 2,
    },
  },
};

export const yggdrasil: Dialect = {
  amounts: 'text',
  session: { header: 'x-session-token' },
  player: 'playerid',
  calls: {
    playerinfo: { does: 'authenticate', fields: { token: 'sessiontoken' } },
    getbalance: { does: 'balance', fields: {} },
    wager: {
      does: 'bet',
      fields: {
        transaction: 'reference',
        round: 'subreference',
        game: 'cat5',
        amount: 'amount',
        currency: 'currency',
        freeRounds: 'prepaidref',
      },
    },
    appendwagerresult: {
      does: 'win',
      fields: {
        transaction: 'reference',
        round: 'subreference',
        amount: 'amount',
        currency: 'currency',
        endsRound: 'isfinal',
      },
    },
    endwager: {
      does: 'win',
      fields: { transaction: 'reference', round: 'subreference', amount: 'amount', currency: 'currency' },
    },
    cancelwager: { does: 'rollback', fields: { of: 'reference' } },
  },
  reply: {
    session: 'sessiontoken',
    player: 'playerid',
    transaction: 'reference',
    currency: 'currency',
    balance: 'balance',
    ok: { code: 0, msg: 'Success' },
  },
  refusal: {
    code: 'code',
    message: 'msg',
    status: 200,
    codes: {
      funds: 1006,
      session: 1000,
      blocked: 1007,
      limit: 1008,
      currency: 1,
      game: 1,
      transaction: 1,
      invalid: 1,
      other: 1,
    },
  },
};

export const novomatic: Dialect = {
  amounts: 'text',
  session: { header: 'x-game-session' },
  player: 'playerId',
  calls: {
    validateTicket: { does: 'authenticate', fields: { token: 'ticket' } },
    getBalance: { does: 'balance', fields: {} },
    placeBet: {
      does: 'bet',
      fields: {
        transaction: 'transactionId',
        round: 'gamePlayId',
        game: 'gameId',
        amount: 'stake',
        currency: 'currency',
      },
    },
    settleBet: {
      does: 'win',
      fields: {
        transaction: 'transactionId',
        round: 'gamePlayId',
        amount: 'win',
        currency: 'currency',
        endsRound: 'gameFinished',
      },
    },
    betwin: betAndWin({
      transaction: 'transactionId',
      round: 'gamePlayId',
      game: 'gameId',
      amount: 'stake',
      won: 'win',
      currency: 'currency',
    }),
    cancelBet: { does: 'rollback', fields: { transaction: 'transactionId', of: 'cancelledTransactionId' } },
  },
  reply: {
    session: 'gameSession',
    player: 'playerId',
    transaction: 'transactionId',
    currency: 'currency',
    balance: 'balance',
    ok: { result: 'OK' },
  },
  refusal: {
    code: 'result',
    message: 'reason',
    codes: {
      funds: 'NOT_ENOUGH_CREDIT',
      session: 'TICKET_INVALID',
      blocked: 'PLAYER_BLOCKED',
      limit: 'LIMIT_REACHED',
      currency: 'CURRENCY_INVALID',
      game: 'GAME_INVALID',
      transaction: 'TRANSACTION_INVALID',
      invalid: 'REQUEST_INVALID',
      other: 'ERROR',
    },
  },
};
