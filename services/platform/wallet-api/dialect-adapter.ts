import {
  validatePlatformRequestProviderAuthenticate,
  validatePlatformRequestProviderBet,
  validatePlatformRequestProviderRollback,
  validatePlatformRequestProviderRoundEnd,
  validatePlatformRequestProviderWin,
} from '../../../schemas/generated/validators.js';
import { invalidRequest, PlatformError } from '../errors';
import type { CallingProvider } from '../http/provider-authentication';
import { parseRequest } from '../validation';
import { amountIn, minorUnitsOf } from './amounts';
import { type Dialect, type DialectCall, type Fields, refusalOf } from './dialect';
import { dialects } from './dialects';
import type { WalletCalls, WalletSession } from './wallet-calls';

type Body = Readonly<Record<string, unknown>>;

/** A call in a provider's format. */
export interface NativeCall {
  provider: CallingProvider;
  name: string;
  body: Body;
  header(name: string): string | undefined;
}

/** The reply in the provider's format. */
export interface NativeReply {
  status: number;
  body: Record<string, unknown>;
}

/**
 * Handles a call in a provider's dialect with the platform's own calls. Refusals become replies in the dialect.
 * Throws 404 for an unknown dialect or call.
 */
export async function answerNative(wallet: WalletCalls, call: NativeCall): Promise<NativeReply> {
  const dialect = dialects.get(call.provider.id);
  const known = dialect?.calls[call.name];
  if (dialect === undefined || known === undefined) {
    const message = `${call.provider.id} has no call '${call.name}' in a dialect of its own.`;
    throw new PlatformError(404, 'error.route.not.found', message);
  }
  try {
    return { status: 200, body: { ...dialect.reply.ok, ...(await perform(wallet, call, dialect, known)) } };
  } catch (error) {
    if (!(error instanceof PlatformError) || error.status >= 500) throw error;
    const { code, message, reason, codes, status } = dialect.refusal;
    return {
      status: status ?? error.status,
      body: {
        [code]: codes[refusalOf(error)],
        [message]: error.message,
        ...(reason === undefined ? {} : { [reason]: error.code }),
      },
    };
  }
}

async function perform(
  wallet: WalletCalls,
  { provider, body, header }: NativeCall,
  dialect: Dialect,
  call: DialectCall,
): Promise<Body> {
  const { reply } = dialect;
  if (call.does === 'authenticate') {
    const request = { token: read(body, call.fields.token) };
    const { token } = parseRequest(validatePlatformRequestProviderAuthenticate, request, 'body field');
    const game = await wallet.authenticate(provider, token);
    return {
      [reply.session]: game.session,
      [reply.player]: game.player,
      [reply.currency]: game.currency,
      [reply.balance]: amountIn(game.balance, game.decimals, dialect.amounts),
    };
  }
  const id = 'header' in dialect.session ? header(dialect.session.header) : body[dialect.session.field];
  const session = await wallet.sessionOf(provider, sessionId(id, dialect));
  assertPlayer(session, dialect, body);
  if (call.does === 'balance') {
    const { currency, balance } = await wallet.balance(provider, session.id);
    return {
      [reply.currency]: currency,
      [reply.balance]: amountIn(balance, session.decimals, dialect.amounts),
    };
  }
  const done = await moveMoney(wallet, provider, session, dialect, call, body);
  return {
    [reply.transaction]: done.transaction,
    [reply.currency]: done.currency,
    [reply.balance]: amountIn(done.balance, session.decimals, dialect.amounts),
  };
}

async function moveMoney(
  wallet: WalletCalls,
  provider: CallingProvider,
  session: WalletSession,
  dialect: Dialect,
  call: DialectCall,
  body: Body,
) {
  const { fields } = call;
  const amountOf = (value: unknown, field: string): number =>
    minorUnitsOf(value, field, session.decimals, dialect.amounts);
  const shared = { session: session.id, currency: read(body, fields.currency) ?? session.currency };
  const round = text(read(body, fields.round));
  const endsRound = fields.endsRound === undefined || isTrue(read(body, fields.endsRound));
  const bet = (transaction: unknown, amount: unknown, name: string) => {
    const grant = read(body, fields.freeRounds);
    const request = {
      ...{ ...shared, round, transaction, game: read(body, fields.game), amount: amountOf(amount, name) },
      ...(grant === undefined || grant === null ? {} : { freeRounds: grant }),
    };
    return wallet.bet(provider, parseRequest(validatePlatformRequestProviderBet, request, 'value'));
  };
  const win = (transaction: unknown, amount: unknown, name: string, ends: boolean) => {
    const request = { ...shared, round, transaction, amount: amountOf(amount, name), endsRound: ends };
    return wallet.win(provider, parseRequest(validatePlatformRequestProviderWin, request, 'value'));
  };
  const transaction = text(read(body, fields.transaction));
  const amount = read(body, fields.amount);
  const amountField = fields.amount ?? 'amount';
  switch (call.does) {
    case 'bet':
      return bet(transaction, amount, amountField);
    case 'win':
      return win(transaction, amount, amountField, endsRound);
    case 'cash-out': {
      const request = { ...shared, round, transaction, amount: amountOf(amount, amountField) };
      const cashOut = { ...request, endsRound: true, isCashOut: true };
      return wallet.win(provider, parseRequest(validatePlatformRequestProviderWin, cashOut, 'value'));
    }
    case 'bet-and-win': {
      // The win is parsed before the bet is booked: an invalid call must have no effect.
      const won = amountOf(read(body, fields.won), fields.won ?? 'won');
      await bet(transaction, amount, amountField);
      const request = { ...shared, round, transaction: `${transaction}.win`, amount: won, endsRound: true };
      const done = await wallet.win(
        provider,
        parseRequest(validatePlatformRequestProviderWin, request, 'value'),
      );
      return { ...done, transaction };
    }
    case 'actions':
      return doActions(wallet, provider, { session, call, body, round, endsRound, bet, win });
    case 'end-round': {
      const request = { session: session.id, round, transaction: transaction ?? `end:${round}` };
      return wallet.endRound(
        provider,
        parseRequest(validatePlatformRequestProviderRoundEnd, request, 'value'),
      );
    }
    default: {
      const of = text(read(body, fields.of));
      const request = { ...shared, of, transaction: transaction ?? `rollback:${of}` };
      return wallet.rollback(
        provider,
        parseRequest(validatePlatformRequestProviderRollback, request, 'value'),
      );
    }
  }
}

interface Actions {
  session: WalletSession;
  call: DialectCall;
  body: Body;
  round: string | undefined;
  endsRound: boolean;
  bet(transaction: unknown, amount: unknown, name: string): ReturnType<WalletCalls['bet']>;
  win(transaction: unknown, amount: unknown, name: string, ends: boolean): ReturnType<WalletCalls['win']>;
}

/** Processes the bets and wins of a list in order; the last one settles the round if requested. */
async function doActions(
  wallet: WalletCalls,
  provider: CallingProvider,
  { session, call: { actions }, body, round, endsRound, bet, win }: Actions,
) {
  if (actions === undefined) throw new Error('A call with actions says where they stand.');
  const list = body[actions.list];
  if (!Array.isArray(list) || list.length === 0) throw missing(actions.list);
  let settled = false;
  let done: Awaited<ReturnType<WalletCalls['bet']>> | undefined;
  for (const [index, each] of list.entries()) {
    if (!isBody(each)) throw missing(actions.list);
    const kind = each[actions.kind];
    const transaction = text(each[actions.transaction]);
    const isLast = index === list.length - 1;
    if (kind === actions.bet) done = await bet(transaction, each[actions.amount], actions.amount);
    else if (kind === actions.win) {
      settled = isLast && endsRound;
      done = await win(transaction, each[actions.amount], actions.amount, settled);
    } else throw missing(actions.kind);
  }
  if (endsRound && !settled) {
    const end = { session: session.id, round, transaction: `end:${round}` };
    done = await wallet.endRound(
      provider,
      parseRequest(validatePlatformRequestProviderRoundEnd, end, 'value'),
    );
  }
  if (done === undefined) throw missing(actions.list);
  return done;
}

function sessionId(id: unknown, { session }: Dialect): string {
  if (typeof id === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id)) return id;
  throw missing('header' in session ? session.header : session.field);
}

/** A player other than the session's is refused like an unknown session. */
function assertPlayer(session: WalletSession, { player: field }: Dialect, body: Body): void {
  const given = read(body, field);
  if (given === undefined || String(given) === session.player) return;
  throw new PlatformError(403, 'error.game.session.of.another.player', 'The session is of another player.');
}

function read(body: Body, field: keyof Fields | string | undefined): unknown {
  return field === undefined ? undefined : body[field];
}

/** Ids may be numbers. */
function text(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : undefined;
}

const isTrue = (value: unknown): boolean =>
  value === true || value === 1 || value === '1' || value === 'true';

const isBody = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function missing(field: string): PlatformError {
  const message = `'${field}' is missing or not valid.`;
  return invalidRequest({ [field]: { code: 'invalid.required', message } });
}
