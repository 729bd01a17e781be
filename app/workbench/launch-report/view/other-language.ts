/** Whether two locales have different languages: `es-CL` and `es-PE` have the same. */
export function isOtherLanguage(source: string, locale: string): boolean {
  return languageOf(source) !== languageOf(locale);
}

const languageOf = (locale: string) => locale.split('-')[0];
