/** The last result for a code by SMS or e-mail (REG-12). */
export type PinCodeStatus = 'uninitialized' | 'sendSuccess' | 'verifySuccess' | 'sendFail' | 'verifyFail';

export interface PinCode {
  status: PinCodeStatus;
  /** Milliseconds; 0 before the first. */
  sentAt: number;
  /** Number of wrong codes so far. */
  failures: number;
}

export type PinCodeEvent =
  | { type: 'sent'; now: number }
  | { type: 'send-failed' }
  | { type: 'verified' }
  | { type: 'verify-failed' }
  /** The number or address was changed: its verification is discarded (REG-21). */
  | { type: 'target-changed' };

export const pinCodeStart: PinCode = { status: 'uninitialized', sentAt: 0, failures: 0 };

/** State machine of a code (SM-05). */
export function pinCodeStep(code: PinCode, event: PinCodeEvent): PinCode {
  switch (event.type) {
    case 'sent':
      return { ...code, status: 'sendSuccess', sentAt: event.now };
    case 'send-failed':
      return { ...code, status: 'sendFail' };
    case 'verified':
      return { ...code, status: 'verifySuccess' };
    case 'verify-failed':
      return { ...code, status: 'verifyFail', failures: code.failures + 1 };
    case 'target-changed':
      return { ...pinCodeStart, failures: code.failures };
  }
}

/** Milliseconds until another code may be requested. */
export function resendWait({ sentAt }: PinCode, now: number, resendAfterMs: number): number {
  return sentAt === 0 ? 0 : Math.max(0, sentAt + resendAfterMs - now);
}
