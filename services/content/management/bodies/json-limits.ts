import { badRequest } from '../../http/api-error';

/** Deeper than any content, and far below a stack overflow in recursive code. */
const MAX_DEPTH = 100;

/** Several times the number of values that fit into the largest body. */
const MAX_VALUES = 500_000;

/**
 * Rejects dangerous JSON: nested too deeply, too many values, or a key that could pollute prototypes. Works without recursion.
 *
 * @throws ApiError 400
 */
export function checkJsonLimits(json: unknown): void {
  const open: { readonly value: object; readonly depth: number }[] = [];
  let values = 0;
  const visit = (value: unknown, depth: number) => {
    values += 1;
    if (values > MAX_VALUES) throw badRequest('The resource is too large. Send a smaller one.');
    if (typeof value === 'object' && value !== null) open.push({ value, depth });
  };
  visit(json, 1);
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, depth } = next;
    if (depth > MAX_DEPTH) throw badRequest(`The body is nested deeper than ${MAX_DEPTH} levels.`);
    if (Object.hasOwn(value, '__proto__')) {
      throw badRequest('The body has a property called "__proto__". Choose another name.');
    }
    for (const child of Object.values(value)) visit(child, depth + 1);
  }
}
