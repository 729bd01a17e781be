import { applyPatch, type Operation } from 'rfc6902';
import type { Request } from 'express';
import { badRequest, validationFailed } from '../../http/api-error';
import { bodyCheck, checkedValue } from './checked-body';
import { checkJsonLimits } from './json-limits';

const MAX_OPERATIONS = 1000;

/** Paths into what a client may write. Others, such as `/sys/version`, are refused. */
const pointer = { type: 'string', pattern: '^/(fields|metadata)(/|$)', maxLength: 2048 };
const isPatch = bodyCheck<Operation[]>({
  type: 'array',
  maxItems: MAX_OPERATIONS,
  items: {
    type: 'object',
    required: ['op', 'path'],
    properties: {
      op: { enum: ['add', 'remove', 'replace', 'move', 'copy', 'test'] },
      path: pointer,
      from: pointer,
    },
    allOf: [
      { if: { properties: { op: { enum: ['move', 'copy'] } } }, then: { required: ['from'] } },
      { if: { properties: { op: { enum: ['add', 'replace', 'test'] } } }, then: { required: ['value'] } },
    ],
  },
});

/** Steps of a path that lead to what every object inherits. */
const INHERITED = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * The patch (RFC 6902) in the body of a request.
 *
 * @throws ApiError 400, or 422 with all that is wrong
 */
export function patchBody(request: Request): readonly Operation[] {
  const body: unknown = request.body;
  checkJsonLimits(body);
  const patch = checkedValue(body, isPatch);
  for (const operation of patch) {
    const steps = [operation.path, 'from' in operation ? operation.from : ''].flatMap((path) =>
      path.split('/'),
    );
    const stray = steps.find((step) => INHERITED.has(step));
    if (stray !== undefined)
      throw badRequest(`A path of the patch has the step "${stray}", which is not allowed.`);
  }
  return patch;
}

/**
 * Applies a patch to a copy of a document.
 *
 * @throws ApiError 422 when a step does not fit the document
 */
export function patched<T extends object>(document: T, patch: readonly Operation[]): T {
  const copy = structuredClone(document);
  patch.forEach((operation, index) => {
    const problem = problemOf(copy, operation);
    if (problem !== null) {
      const details = `Operation ${index} (${operation.op} ${operation.path}) does not fit the resource: ${problem}`;
      throw validationFailed([{ name: 'patch', path: [index], value: operation, details }]);
    }
    // A patch of a few lines can double a document with each of them.
    if (operation.op === 'copy') checkJsonLimits(copy);
  });
  checkJsonLimits(copy);
  return copy;
}

/** Carries out one operation. Gives null, or why it could not be. */
function problemOf(document: object, operation: Operation): string | null {
  try {
    const [problem] = applyPatch(document, [operation]);
    return problem ? problem.message || problem.name : null;
  } catch (error) {
    // A path that leads into a text or number.
    if (error instanceof TypeError) return 'the path leads nowhere';
    throw error;
  }
}
