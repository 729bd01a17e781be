import { betAndWin, type Dialect } from './dialect';

export const pragmaticplay: Dialect = {
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

export const pariplay: Dialect = {
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

export const softswiss: Dialect = {
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

export const evolution: Dialect = {
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

export const creedroomz: Dialect = {
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
