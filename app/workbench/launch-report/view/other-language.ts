/** Whether a reader of one locale is shown the language of another: `es-CL` for `es-PE` is the same one. */
export function isOtherLanguage(source: string, locale: string): boolean {
  return languageOf(source) !== languageOf(locale);
}

const languageOf = (locale: string) => locale.split('-')[0];
