import type { LocaleProps } from 'contentful-management';
import type { WantedLocale } from './model';
import type { Break } from './push-plan';
import type { SpaceState } from './space-state';

export interface LocalePlan {
  readonly wanted: WantedLocale;
  /** The existing locale; null for a new one. */
  readonly current: LocaleProps | null;
  readonly words: string;
}

interface Locales {
  readonly plans: LocalePlan[];
  readonly breaks: Break[];
  readonly kept: string[];
}

/** Locales to create and change, in an order in which fallbacks come first. */
export function planLocales(wanted: readonly WantedLocale[], state: SpaceState): Locales {
  const current = new Map(state.locales.map((locale) => [locale.code, locale]));
  const defaultNow = state.locales.find((locale) => locale.default);
  const defaultWanted = wanted.find((locale) => locale.default);
  const breaks: Break[] = [];
  if (defaultNow && defaultWanted && defaultNow.code !== defaultWanted.code) {
    const problem = renameProblem(defaultNow, defaultWanted, state);
    if (problem) breaks.push({ words: problem, isPossible: false });
    else {
      // An empty space has no content in the old code, so its default locale is renamed.
      current.delete(defaultNow.code);
      current.set(defaultWanted.code, defaultNow);
    }
  }
  const codes = new Set(wanted.map(({ code }) => code));
  return {
    plans: fallbacksFirst(wanted).flatMap((locale) => planLocale(locale, current.get(locale.code) ?? null)),
    breaks,
    kept: [...current]
      .filter(([code]) => !codes.has(code))
      .map(([code, { name }]) => `locale ${name} (${code}) with what is written in it`)
      .sort(),
  };
}

function renameProblem(
  now: LocaleProps,
  wanted: WantedLocale,
  { locales, hasContent }: SpaceState,
): string | null {
  const intro = `The default locale is ${now.code} and the content is written in ${wanted.code}`;
  if (locales.some(({ code }) => code === wanted.code))
    return `${intro}, which is another locale of this space. Make ${wanted.code} the default under Settings → Locales, then push again.`;
  if (hasContent)
    return `${intro}. There are entries or assets already, whose texts are under ${now.code}. Push into an empty environment, or change the locale under Settings → Locales.`;
  const dependants = locales.filter(({ fallbackCode }) => fallbackCode === now.code).map(({ code }) => code);
  return dependants.length > 0
    ? `${intro}. ${dependants.join(', ')} fall back to ${now.code}: delete them or set them to no fallback first, then push again.`
    : null;
}

function planLocale(wanted: WantedLocale, current: LocaleProps | null): LocalePlan[] {
  const fallback = wanted.fallbackCode ? `falls back to ${wanted.fallbackCode}` : 'falls back to none';
  const title = `${wanted.name} (${wanted.code})`;
  if (!current) return [{ wanted, current, words: `+ ${title}, ${fallback}` }];
  const changes: string[] = [];
  if (current.code !== wanted.code) changes.push(`code ${wanted.code} instead of ${current.code}`);
  if (current.name !== wanted.name) changes.push(`called "${wanted.name}" instead of "${current.name}"`);
  if ((current.fallbackCode ?? null) !== wanted.fallbackCode) changes.push(fallback);
  if (!wanted.default && current.optional !== wanted.optional)
    changes.push(
      wanted.optional ? 'required fields may stay empty in it' : 'required fields must be filled in in it',
    );
  if (current.contentDeliveryApi !== wanted.contentDeliveryApi)
    changes.push(wanted.contentDeliveryApi ? 'is delivered to the site' : 'is not delivered to the site');
  if (current.contentManagementApi !== wanted.contentManagementApi)
    changes.push(wanted.contentManagementApi ? 'can be edited' : 'cannot be edited');
  return changes.length > 0 ? [{ wanted, current, words: `~ ${title}: ${changes.join('; ')}` }] : [];
}

/** The default locale, then each after the one it falls back to. */
function fallbacksFirst(locales: readonly WantedLocale[]): WantedLocale[] {
  const byCode = new Map(locales.map((locale) => [locale.code, locale]));
  const depth = ({ fallbackCode }: WantedLocale, seen = 0): number => {
    const next = fallbackCode === null ? undefined : byCode.get(fallbackCode);
    // A circle is rejected by the target; it must not cause an endless loop here.
    return next && seen < locales.length ? 1 + depth(next, seen + 1) : 0;
  };
  return locales.toSorted((a, b) => depth(a) - depth(b));
}
