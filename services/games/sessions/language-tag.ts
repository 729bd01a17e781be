/** Platform codes that differ from BCP 47, where `br` is Breton and `ca` Catalan. */
const tags: Readonly<Record<string, string>> = {
  br: 'pt-BR',
  ca: 'en-CA',
  caf: 'fr-CA',
  cl: 'es-CL',
  inen: 'en-IN',
  no: 'nb',
  nz: 'en-NZ',
  pe: 'es-PE',
  tl: 'fil',
};

/** The BCP 47 tag of a language code of the platform. */
export function languageTag(code: string): string {
  return tags[code] ?? code.replace('_', '-');
}
