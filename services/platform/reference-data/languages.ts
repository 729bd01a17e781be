const DEFAULT_LANGUAGE = 'en';

/** Language tags of site codes that are not BCP 47 tags, or too unspecific. */
const TAGS: Readonly<Record<string, string>> = {
  no: 'nb',
  caf: 'fr-CA',
  ca: 'en-CA',
  nz: 'en-NZ',
  inen: 'en-IN',
  br: 'pt-BR',
  pt: 'pt-PT',
  cl: 'es-CL',
  pe: 'es-PE',
  tl: 'fil',
};

/** The BCP 47 tag of a site language. */
export function languageTag(language: string): string {
  return TAGS[language] ?? language;
}

/** A text in a language, its fallback, or English. Throws when all are missing. */
export function textIn(
  texts: Readonly<Record<string, string>>,
  language: string,
  standIns: Readonly<Record<string, string>>,
): string {
  const text = texts[language] ?? texts[standIns[language] ?? DEFAULT_LANGUAGE] ?? texts[DEFAULT_LANGUAGE];
  if (text === undefined) throw new Error(`A text has neither ${language} nor ${DEFAULT_LANGUAGE}.`);
  return text;
}
