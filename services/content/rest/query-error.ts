import { ApiError } from '../http/api-error';

/** A problem of a query, in the format that Contentful's clients expect. */
export interface QueryProblem {
  readonly name: string;
  readonly path?: readonly string[];
  readonly type?: string;
  readonly value?: string;
  readonly details?: string;
}

/** 400 for an invalid query. */
export function invalidQuery(...errors: readonly QueryProblem[]): ApiError {
  return new ApiError(
    400,
    'InvalidQuery',
    'The query you sent was invalid. Probably a filter or ordering specification is not applicable to the type of a field.',
    { errors },
  );
}

/** 400 for a filter, order or selection by an unknown path. */
export function unknownPath(path: string): ApiError {
  return invalidQuery({
    name: 'unknown',
    path: path.split('.'),
    details: `The path "${path}" is not recognized`,
  });
}

/** 400 for an unknown or unpublished content type. */
export function unknownContentType(id: string): ApiError {
  return invalidQuery({ name: 'unknownContentType', value: id });
}

/** 400 for a query on fields without a content type. */
export function contentTypeRequired(path: string): ApiError {
  return invalidQuery({
    name: 'contentTypeRequired',
    path: path.split('.'),
    details: `Fields belong to a content type: add content_type to the query to use "${path}"`,
  });
}
