import type { Dialect, DialectCall } from './dialect';

/** A bet and its win in one call, settled at once. */
const betAndWin = (fields: DialectCall['fields']): DialectCall => ({ does: 'bet-and-win', fields });

const relax: Dialect = {
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

/** Quickspin speaks like Relax, with amounts of its own and a combined call. */
const quickspin: Dialect = {
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

const playngo: Dialect = {
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

const pragmaticplay: Dialect = {
  amounts: 'number',
  session: { field: 'sessionId' },
  player: 'userId',
  calls: {
    authenticate: { does: 'authenticate', fields: { token: 'token' } },
    balance: { does: 'balance', fields: {} },
    bet: {
      does: 'bet',
      fields: {
        transaction: 'reference',
        round: 'roundId',
        game: 'gameId',
        amount: 'amount',
        freeRounds: 'bonusCode',
      },
    },
    result: {
      does: 'win',
      fields: { transaction: 'reference', round: 'roundId', amount: 'amount', endsRound: 'endRound' },
    },
    endRound: { does: 'end-round', fields: { round: 'roundId' } },
    refund: { does: 'rollback', fields: { of: 'reference' } },
  },
  reply: {
    session: 'sessionId',
    player: 'userId',
    transaction: 'transactionId',
    currency: 'currency',
    balance: 'cash',
    ok: { bonus: 0, error: 0, description: 'Success' },
  },
  refusal: {
    code: 'error',
    message: 'description',
    status: 200,
    codes: {
      funds: 1,
      session: 4,
      blocked: 6,
      limit: 50,
      currency: 7,
      game: 8,
      transaction: 3,
      invalid: 7,
      other: 100,
    },
  },
};

const yggdrasil: Dialect = {
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

const pariplay: Dialect = {
  amounts: 'number',
  session: { field: 'Token' },
  player: 'PlayerId',
  calls: {
    Authenticate: { does: 'authenticate', fields: { token: 'LaunchToken' } },
    GetBalance: { does: 'balance', fields: {} },
    Debit: {
      does: 'bet',
      fields: {
        transaction: 'TransactionId',
        round: 'RoundId',
        game: 'GameCode',
        amount: 'Amount',
        currency: 'CurrencyCode',
      },
    },
    Credit: {
      does: 'win',
      fields: {
        transaction: 'TransactionId',
        round: 'RoundId',
        amount: 'Amount',
        currency: 'CurrencyCode',
        endsRound: 'EndGame',
      },
    },
    DebitAndCredit: betAndWin({
      transaction: 'TransactionId',
      round: 'RoundId',
      game: 'GameCode',
      amount: 'DebitAmount',
      won: 'CreditAmount',
      currency: 'CurrencyCode',
    }),
    CancelTransaction: { does: 'rollback', fields: { transaction: 'TransactionId', of: 'RefTransactionId' } },
    EndGame: { does: 'end-round', fields: { transaction: 'TransactionId', round: 'RoundId' } },
  },
  reply: {
    session: 'Token',
    player: 'PlayerId',
    transaction: 'TransactionId',
    currency: 'CurrencyCode',
    balance: 'Balance',
    ok: {},
  },
  refusal: {
    code: 'ErrorCode',
    message: 'Message',
    codes: {
      funds: 'InsufficientFunds',
      session: 'InvalidToken',
      blocked: 'PlayerLimited',
      limit: 'PlayerLimitExceeded',
      currency: 'InvalidCurrency',
      game: 'InvalidGame',
      transaction: 'InvalidRound',
      invalid: 'InvalidRequest',
      other: 'GeneralError',
    },
  },
};

const softswiss: Dialect = {
  amounts: 'minor',
  session: { field: 'session_id' },
  player: 'user_id',
  calls: {
    session: { does: 'authenticate', fields: { token: 'token' } },
    balance: { does: 'balance', fields: {} },
    play: {
      does: 'actions',
      fields: { round: 'game_id', game: 'game', currency: 'currency', endsRound: 'finished' },
      actions: {
        list: 'actions',
        kind: 'action',
        bet: 'bet',
        win: 'win',
        transaction: 'action_id',
        amount: 'amount',
      },
    },
    rollback: { does: 'rollback', fields: { transaction: 'action_id', of: 'original_action_id' } },
  },
  reply: {
    session: 'session_id',
    player: 'user_id',
    transaction: 'action_id',
    currency: 'currency',
    balance: 'balance',
    ok: {},
  },
  refusal: {
    code: 'code',
    message: 'message',
    status: 412,
    codes: {
      funds: 100,
      session: 101,
      blocked: 110,
      limit: 105,
      currency: 154,
      game: 107,
      transaction: 400,
      invalid: 400,
      other: 500,
    },
  },
};

const evolution: Dialect = {
  amounts: 'number',
  session: { field: 'sid' },
  player: 'userId',
  calls: {
    sid: { does: 'authenticate', fields: { token: 'token' } },
    balance: { does: 'balance', fields: {} },
    debit: {
      does: 'bet',
      fields: {
        transaction: 'transactionId',
        round: 'refId',
        game: 'gameId',
        amount: 'amount',
        currency: 'currency',
      },
    },
    credit: {
      does: 'win',
      fields: {
        transaction: 'transactionId',
        round: 'refId',
        amount: 'amount',
        currency: 'currency',
        endsRound: 'closed',
      },
    },
    cancel: { does: 'rollback', fields: { of: 'transactionId' } },
  },
  reply: {
    session: 'sid',
    player: 'userId',
    transaction: 'transactionId',
    currency: 'currency',
    balance: 'balance',
    ok: { status: 'OK' },
  },
  refusal: {
    code: 'status',
    message: 'message',
    status: 200,
    codes: {
      funds: 'INSUFFICIENT_FUNDS',
      session: 'INVALID_SID',
      blocked: 'ACCOUNT_LOCKED',
      limit: 'FINAL_ERROR_ACTION_FAILED',
      currency: 'INVALID_PARAMETER',
      game: 'INVALID_TABLE_ID',
      transaction: 'BET_ALREADY_SETTLED',
      invalid: 'INVALID_PARAMETER',
      other: 'UNKNOWN_ERROR',
    },
  },
};

const novomatic: Dialect = {
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

const creedroomz: Dialect = {
  ...evolution,
  session: { field: 'session_token' },
  player: 'player_id',
  calls: {
    auth: { does: 'authenticate', fields: { token: 'launch_token' } },
    balance: { does: 'balance', fields: {} },
    withdraw: {
      does: 'bet',
      fields: {
        transaction: 'rgs_id',
        round: 'round_id',
        game: 'game_id',
        amount: 'amount',
        currency: 'currency',
      },
    },
    deposit: {
      does: 'win',
      fields: {
        transaction: 'rgs_id',
        round: 'round_id',
        amount: 'amount',
        currency: 'currency',
        endsRound: 'is_final',
      },
    },
    rollback: { does: 'rollback', fields: { transaction: 'rgs_id', of: 'related_rgs_id' } },
  },
  reply: {
    session: 'session_token',
    player: 'player_id',
    transaction: 'rgs_id',
    currency: 'currency',
    balance: 'balance',
    ok: { status: 'OK' },
  },
};

/** The dialects that providers have beside the platform's own, which all of them may speak. */
export const dialects: ReadonlyMap<string, Dialect> = new Map(
  Object.entries({
    relax,
    quickspin,
    playngo,
    pragmaticplay,
    yggdrasil,
    pariplay,
    softswiss,
    evolution,
    novomatic,
    creedroomz,
  }),
);
