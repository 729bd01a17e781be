export type Json = Record<string, unknown>;

export function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Objects merge, everything else replaces: defaults < brand < market. */
export function mergeConfiguration(base: unknown, over: unknown): unknown {
  if (!isJson(base) || !isJson(over)) return over === undefined ? base : over;
  // Objects in only one of both are not copied, so that brands share those of the defaults.
  const merged: Json = { ...base, ...over };
  for (const key of Object.keys(over))
    if (Object.hasOwn(base, key)) merged[key] = mergeConfiguration(base[key], over[key]);
  return merged;
}
