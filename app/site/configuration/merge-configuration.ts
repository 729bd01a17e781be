export type Json = Record<string, unknown>;

export function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Objects merge, everything else replaces (DESIGN: defaults < brand < market). */
export function mergeConfiguration(base: unknown, over: unknown): unknown {
  if (!isJson(base) || !isJson(over)) return over === undefined ? base : over;
  const keys = new Set([...Object.keys(base), ...Object.keys(over)]);
  return Object.fromEntries([...keys].map((key) => [key, mergeConfiguration(base[key], over[key])]));
}
