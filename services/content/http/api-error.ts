/** An error response in the format of Contentful's REST APIs. */
export class ApiError extends Error {
  override name = 'ApiError';

  /**
   * @param status HTTP status
   * @param id name of the error, such as `VersionMismatch`; clients use it as the name of the error they throw
   */
  constructor(
    readonly status: number,
    readonly id: string,
    message: string,
    readonly details?: unknown,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }

  /** The body that is sent. */
  body(requestId: string): Record<string, unknown> {
    return {
      sys: { type: 'Error', id: this.id },
      message: this.message,
      ...(this.details === undefined ? {} : { details: this.details }),
      requestId,
    };
  }
}

/** 404 for a resource that does not exist or is not visible to the caller. */
export function notFound(details?: Readonly<Record<string, unknown>>): ApiError {
  return new ApiError(404, 'NotFound', 'The resource could not be found.', details);
}

/** 400 for an invalid request. */
export function badRequest(message: string, details?: unknown): ApiError {
  return new ApiError(400, 'BadRequest', message, details);
}

/** 409: the resource was written since the client read it, or the request names no version. */
export function versionMismatch(): ApiError {
  return new ApiError(
    409,
    'VersionMismatch',
    'The version of the resource is another one by now. Read it again.',
  );
}

/** 422 for a body that does not match its schema. */
export function validationFailed(errors: readonly unknown[]): ApiError {
  return new ApiError(422, 'ValidationFailed', 'The resource you sent in the body is invalid.', { errors });
}
