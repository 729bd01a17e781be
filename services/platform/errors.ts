/** One rejected field or parameter. */
export interface FieldError {
  code: string;
  message: string;
}

/** The body of every error reply (requirements §3). */
export interface ErrorEnvelope {
  code: string;
  message: string;
  validationErrors: Record<string, FieldError>;
  /** Details of a refused sign-in (AUTH-04). */
  additionalInfo?: LoginRefusal;
  /** GAME-25: true if a game is restricted for the visitor. */
  restrictedAccess?: boolean;
}

/** AUTH-04: details of a time-out or an exclusion for the sign-in form. */
export interface LoginRefusal {
  playerId: number;
  remainingDays: number | null;
  isCooling: boolean;
  milliseconds: number | null;
  initiator: string;
  message: string;
}

/** An error with an HTTP status and a code of the catalogue; any other error becomes a 500. */
export class PlatformError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly details: {
      validationErrors?: Record<string, FieldError>;
      additionalInfo?: LoginRefusal;
      restrictedAccess?: boolean;
      /** Milliseconds until a retry may succeed; sent in whole seconds as `Retry-After`. */
      retryAfterMs?: number;
    } = {},
  ) {
    super(message);
    this.name = 'PlatformError';
  }

  envelope(): ErrorEnvelope {
    const { additionalInfo, restrictedAccess } = this.details;
    return {
      code: this.code,
      message: this.message,
      validationErrors: this.details.validationErrors ?? {},
      ...(additionalInfo === undefined ? {} : { additionalInfo }),
      ...(restrictedAccess === undefined ? {} : { restrictedAccess }),
    };
  }
}

/** A 400 that names the invalid parameter, field or header. */
export function invalidRequest(fields: Record<string, FieldError>): PlatformError {
  const message = Object.values(fields)
    .map((field) => field.message)
    .join(' ');
  return new PlatformError(400, 'error.request.invalid', message, { validationErrors: fields });
}
