import { createContext, useContext } from 'react';
import type { ContentLocale } from '../api/content-locales';

/** Shared by all fields of a form and its nested entries. */
export interface FormScope {
  /** The content locale that is edited. */
  readonly locale: string;
  readonly locales: readonly ContentLocale[];
  readonly siteLocales: readonly SiteLocale[];
  readonly readOnly: boolean;
  /** The name of a person. */
  readonly nameOf: (personId: string) => string;
}

/** A language of the site, as its people call it. */
export interface SiteLocale {
  readonly contentLocale: string;
  readonly label: string;
}

const FormContext = createContext<FormScope | null>(null);

export const FormProvider = FormContext.Provider;

export function useForm(): FormScope {
  const scope = useContext(FormContext);
  if (!scope) throw new Error('There is no form around this component.');
  return scope;
}

/** The locale of untranslated fields. */
export function defaultLocaleOf(locales: readonly ContentLocale[]): string {
  const locale = locales.find(({ isDefault }) => isDefault) ?? locales[0];
  if (!locale) throw new Error('The content has no language.');
  return locale.code;
}

/** The fallback locales of a locale, nearest first. */
export function fallbacksOf(locales: readonly ContentLocale[], locale: string): string[] {
  const chain: string[] = [];
  const next = (code: string) => locales.find((other) => other.code === code)?.fallback ?? null;
  for (let code = next(locale); code !== null && code !== locale && !chain.includes(code); code = next(code))
    chain.push(code);
  return chain;
}

/** The display name of a language. */
export function languageName(
  { locales, siteLocales }: Pick<FormScope, 'locales' | 'siteLocales'>,
  code: string,
): string {
  return (
    siteLocales.find(({ contentLocale }) => contentLocale === code)?.label ??
    locales.find((locale) => locale.code === code)?.name ??
    code
  );
}
