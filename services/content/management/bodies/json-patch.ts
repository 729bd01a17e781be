import { applyPatch, type Operation } from 'rfc6902';
import type { Request } from 'express';
import { badRequest, validationFailed } from '../../http/api-error';
import { bodyCheck, checkedValue } from './checked-body';
import { checkJsonLimits } from './json-limits';

const MAX_OPERATIONS = 1000;

/** Only paths below fields and metadata are writable; others, such as `/sys/version`, are rejected. */
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

/** Path segments that reach inherited properties. */
const INHERITED = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * The JSON Patch (RFC 6902) in a request body.
 *
 * @throws ApiError 400, or 422 with all problems
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
 * @throws ApiError 422 when an operation does not apply
 */
export function patched<T extends object>(document: T, patch: readonly Operation[]): T {
  const copy = structuredClone(document);
  patch.forEach((operation, index) => {
    const problem = problemOf(copy, operation);
    if (problem !== null) {
      const details = `Operation ${index} (${operation.op} ${operation.path}) does not fit the resource: ${problem}`;
      throw validationFailed([{ name: 'patch', path: [index], value: operation, details }]);
    }
    // Each `copy` operation can double the size of a document.
    if (operation.op === 'copy') checkJsonLimits(copy);
  });
  checkJsonLimits(copy);
  return copy;
}

/** Applies one operation. Returns null, or the reason for a failure. */
function problemOf(document: object, operation: Operation): string | null {
  try {
    const [problem] = applyPatch(document, [operation]);
    return problem ? problem.message || problem.name : null;
  } catch (error) {
    // The path leads into a string or number.
    if (error instanceof TypeError) return 'the path leads nowhere';
    throw error;
  }
}
