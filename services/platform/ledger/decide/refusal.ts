import { PlatformError } from '../../errors';

/**
 * A final refusal: stored as the response of the command, so that a retry does not succeed unexpectedly later.
 * Temporary refusals (an unknown round, a missing wallet) are plain errors.
 */
export class FinalRefusal extends PlatformError {}

/** A bet or win that was rolled back before it arrived. */
export function rolledBack(reference: string): FinalRefusal {
  return new FinalRefusal(
    409,
    'error.transaction.rolled.back',
    `${reference} was rolled back before it arrived: it is not done.`,
  );
}

export function roundVoid(roundId: string): FinalRefusal {
  return new FinalRefusal(
    409,
    'error.round.void',
    `Every bet of round ${roundId} was rolled back: it takes no more bets and wins.`,
  );
}

export function roundClosed(roundId: string): FinalRefusal {
  return new FinalRefusal(
    409,
    'error.round.closed',
    `Round ${roundId} is settled: place the bet in a new round.`,
  );
}

/** Not final: after a rollback of the settlement, the round accepts another one. */
export function roundSettled(roundId: string, settledBy: string | null): PlatformError {
  return new PlatformError(
    409,
    'error.round.settled',
    `Round ${roundId} was settled${settledBy === null ? '' : ` by ${settledBy}`}: roll that back before another win.`,
  );
}

/** A free round has a single bet; others belong to another round. */
export function freeRoundTaken(roundId: string): FinalRefusal {
  return new FinalRefusal(
    409,
    'error.round.of.free.rounds',
    `Round ${roundId} cannot hold a free bet and another one: place it in a new round.`,
  );
}

export function notEnough(what: string): FinalRefusal {
  return new FinalRefusal(409, 'error.balance.insufficient', `There is not enough ${what} in the wallet.`);
}

export function balanceOutOfRange(): FinalRefusal {
  return new FinalRefusal(
    409,
    'error.balance.out.of.range',
    'The wallet would hold more than it can count: nothing was booked.',
  );
}

export function foreignCurrency(given: string, currency: string): FinalRefusal {
  return new FinalRefusal(
    409,
    'error.currency.mismatch',
    `The command is in ${given}, the wallet in ${currency}: send the amount in ${currency}.`,
  );
}

export function walletNotExists(): PlatformError {
  return new PlatformError(
    404,
    'error.wallet.not.exists',
    'The player has no wallet yet; the first money that comes in opens it.',
  );
}

export function referenceTaken(reference: string): PlatformError {
  return new PlatformError(
    409,
    'error.idempotency.conflict',
    `${reference} already names another command: send a new command under a new reference.`,
  );
}
