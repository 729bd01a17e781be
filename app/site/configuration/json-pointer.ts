import { type Json, isJson } from './merge-configuration';

/** The value at a JSON pointer through objects; undefined if there is none. */
export function valueAt(value: unknown, pointer: string): unknown {
  return pointerNames(pointer).reduce<unknown>(
    (node, name) => (isJson(node) && Object.hasOwn(node, name) ? node[name] : undefined),
    value,
  );
}

/**
 * A copy with another value at a JSON pointer; undefined removes the property. Missing parent objects are added.
 * @throws TypeError when a parent is not an object
 */
export function withValueAt(value: unknown, pointer: string, replacement: unknown): Json {
  return replaced(value ?? {}, pointerNames(pointer), replacement);
}

function replaced(node: unknown, [name = '', ...rest]: readonly string[], replacement: unknown): Json {
  if (!isJson(node)) throw new TypeError('only properties of objects can be changed');
  const own = Object.hasOwn(node, name) ? node[name] : undefined;
  const next = rest.length === 0 ? replacement : replaced(own ?? {}, rest, replacement);
  const { [name]: _former, ...others } = node;
  if (next === undefined) return others;
  // Preserves the order of properties, so that a commit changes one line.
  return Object.hasOwn(node, name) ? { ...node, [name]: next } : { ...others, [name]: next };
}

/** Property names of a JSON pointer. */
export function pointerNames(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
}
