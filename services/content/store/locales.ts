import type { RawLocale } from './export-file';

/** The values of one field by locale code. */
export type LocalizedValues = Readonly<Record<string, unknown>>;

/** An invalid set of locales; thrown by {@link Locales}. */
export class LocaleError extends Error {}

/** The locales of a space and their fallback chains. */
export class Locales {
  readonly defaultCode: string;
  readonly #chains = new Map<string, readonly string[]>();

  /** @throws LocaleError unless there is exactly one default locale and no fallback chain is a cycle */
  constructor(locales: readonly RawLocale[]) {
    const defaults = locales.filter((locale) => locale.default === true);
    const [only] = defaults;
    if (!only || defaults.length > 1) {
      throw new LocaleError(
        `exactly one locale must have "default": true, found ${defaults.length} among ${locales.length}`,
      );
    }
    this.defaultCode = only.code;
    const fallbacks = new Map(locales.map((locale) => [locale.code, locale.fallbackCode ?? null]));
    for (const { code } of locales) this.#chains.set(code, chainOf(code, fallbacks));
  }

  has(code: string): boolean {
    return this.#chains.has(code);
  }

  /**
   * The value of a field in a locale or along its fallback chain; null if there is none. An empty text or list
   * is a value and ends the search.
   */
  read<T>(values: Readonly<Record<string, T>> | undefined, code: string, useFallback: boolean): T | null {
    if (!values) return null;
    const value = values[code];
    if (value !== undefined && value !== null) return value;
    if (!useFallback) return null;
    for (const next of this.#chains.get(code) ?? []) {
      const fallback = values[next];
      if (fallback !== undefined && fallback !== null) return fallback;
    }
    return null;
  }

  /**
   * Like {@link read}, for a field that is not localized: the value of the default locale applies to every
   * locale, with or without fallbacks.
   */
  readShared<T>(values: Readonly<Record<string, T>> | undefined): T | null {
    return values?.[this.defaultCode] ?? null;
  }
}

function chainOf(code: string, fallbacks: ReadonlyMap<string, string | null>): readonly string[] {
  const chain: string[] = [];
  let next = fallbacks.get(code) ?? null;
  while (next !== null) {
    if (!fallbacks.has(next))
      throw new LocaleError(`locale "${code}" falls back to "${next}", which does not exist`);
    if (next === code || chain.includes(next)) {
      throw new LocaleError(
        `the fallbacks of locale "${code}" go in a circle: ${[code, ...chain, next].join(' → ')}`,
      );
    }
    chain.push(next);
    next = fallbacks.get(next) ?? null;
  }
  return chain;
}
