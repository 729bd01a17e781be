/** The name of a language in English, the language of the studio's texts. @param tag BCP 47 */
export function languageName(tag: string): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? tag;
}
