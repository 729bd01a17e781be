import { ApiError } from '../http/api-error';

/** One reason why a query is refused, as Contentful's clients show it. */
export interface QueryProblem {
  readonly name: string;
  readonly path?: readonly string[];
  readonly type?: string;
  readonly value?: string;
  readonly details?: string;
}

/** 400 for a query that does not fit its resource. */
export function invalidQuery(...errors: readonly QueryProblem[]): ApiError {
  return new ApiError(
    400,
    'InvalidQuery',
    'The query you sent was invalid. Probably a filter or ordering specification is not applicable to the type of a field.',
    { errors },
  );
}

/** 400 for a filter, order or selection by something that does not exist. */
export function unknownPath(path: string): ApiError {
  return invalidQuery({
    name: 'unknown',
    path: path.split('.'),
    details: `The path "${path}" is not recognized`,
  });
}

/** 400 for a content type that does not exist or is not published. */
export function unknownContentType(id: string): ApiError {
  return invalidQuery({ name: 'unknownContentType', value: id });
}

/** 400 for a query about fields that does not say of which content type. */
export function contentTypeRequired(path: string): ApiError {
  return invalidQuery({
    name: 'contentTypeRequired',
    path: path.split('.'),
    details: `Fields belong to a content type: add content_type to the query to use "${path}"`,
  });
}
