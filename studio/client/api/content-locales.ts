import { useQuery } from '@tanstack/react-query';
import { isRecord } from '../../../schemas/is-record';
import { call } from './call';

/** A language of the content. */
export interface ContentLocale {
  readonly code: string;
  readonly name: string;
  readonly isDefault: boolean;
  /** Locale that missing texts fall back to. */
  readonly fallback: string | null;
}

/** The locales of the content, the default one first; undefined until loaded. */
export function useContentLocales(): readonly ContentLocale[] | undefined {
  return useQuery({ queryKey: ['media', 'locales'], queryFn: readContentLocales, staleTime: Infinity }).data;
}

/** @throws ApiError */
export async function readContentLocales(): Promise<ContentLocale[]> {
  const { items } = await call('/api/environment/locales?limit=1000', isLocaleList);
  return items
    .map((item) => ({
      code: item.code,
      name: item.name,
      isDefault: item.default,
      fallback: item.fallbackCode,
    }))
    .sort(
      (one, other) => Number(other.isDefault) - Number(one.isDefault) || one.name.localeCompare(other.name),
    );
}

interface LocaleItem {
  readonly code: string;
  readonly name: string;
  readonly default: boolean;
  readonly fallbackCode: string | null;
}

function isLocaleList(value: unknown): value is { readonly items: readonly LocaleItem[] } {
  return isRecord(value) && Array.isArray(value['items']) && value['items'].every(isLocale);
}

function isLocale(value: unknown): value is LocaleItem {
  if (!isRecord(value)) return false;
  const { code, name, default: isDefault, fallbackCode } = value;
  return (
    typeof code === 'string' &&
    typeof name === 'string' &&
    typeof isDefault === 'boolean' &&
    (fallbackCode === null || typeof fallbackCode === 'string')
  );
}
