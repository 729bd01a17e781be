import { PlatformError } from '../../errors';

/**
 * A final refusal: it is stored as the answer of the command, so that a repetition does not succeed later, when
 * it is no longer expected. Refusals that time may cure (an unknown round, a wallet to come) are plain errors.
 */
export class FinalRefusal extends PlatformError {}

/** A bet or win that was taken back before it arrived. */
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

export function notEnough(what: string): FinalRefusal {
  return new FinalRefusal(409, 'error.balance.insufficient', `There is not enough ${what} in the wallet.`);
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
