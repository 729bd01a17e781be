import { badRequest } from '../../http/api-error';

/** Deeper than any content, and far from where walking through a value would exhaust the stack. */
const MAX_DEPTH = 100;

/** As many values as fit into the largest body several times over. */
const MAX_VALUES = 500_000;

/**
 * Refuses JSON that is dangerous to work with: nested too deep, too large, or with a property that code could take for an object's
 * prototype. Looks at it without recursion.
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
