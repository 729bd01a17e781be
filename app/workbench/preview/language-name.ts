/** The name of a language in English, as the studio's own texts are. @param tag BCP 47 */
export function languageName(tag: string): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? tag;
}
