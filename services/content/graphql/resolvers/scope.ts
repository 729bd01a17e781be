import type { EntryRecord } from '../../store/entities';
import type { Space, SpaceView } from '../../store/space';
import type { ModelField } from '../schema/content-model';
import { unknownLocale } from '../errors';

/**
 * Locale and preview mode of an object and everything below it. Arguments create a new scope for their subtree,
 * so that two aliases of one query may differ.
 */
export interface Scope {
  readonly locale: string;
  readonly useFallback: boolean;
  readonly view: SpaceView;
}

export interface LocaleArguments {
  readonly locale?: string | null;
  readonly useFallbackLocale?: boolean | null;
}

export interface ScopeArguments extends LocaleArguments {
  readonly preview?: boolean | null;
}

/** The scope of a root field without arguments. */
export function rootScope(space: Space): Scope {
  return { locale: space.locales.defaultCode, useFallback: true, view: space.published };
}

/** @throws GraphQLError UNKNOWN_LOCALE */
export function narrowScope(scope: Scope, args: ScopeArguments, space: Space): Scope {
  const { locale, useFallbackLocale, preview } = args;
  const keepsLocale = locale === undefined || locale === null || locale === scope.locale;
  const keepsFallback = typeof useFallbackLocale !== 'boolean' || useFallbackLocale === scope.useFallback;
  if (keepsLocale && keepsFallback && typeof preview !== 'boolean') return scope;
  if (!keepsLocale && !space.locales.has(locale)) throw unknownLocale(locale);
  return {
    locale: locale ?? scope.locale,
    useFallback: useFallbackLocale ?? scope.useFallback,
    view: typeof preview === 'boolean' ? (preview ? space.preview : space.published) : scope.view,
  };
}

/** The value of an entry's field, null when it has none. */
export function readField(entry: EntryRecord, field: ModelField, scope: Scope, space: Space): unknown {
  const values = entry.fields[field.id];
  return field.isLocalized
    ? space.locales.read(values, scope.locale, scope.useFallback)
    : space.locales.readShared(values);
}
