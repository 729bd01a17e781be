/** Locales of the content space: English is the default; untranslated values fall back to the locale in the last column. */
const codes: [code: string, name: string, fallback?: string][] = [
  ['en', 'English'],
  ['de', 'German', 'en'],
  ['fi', 'Finnish', 'en'],
  ['nb', 'Norwegian Bokmål', 'en'],
  ['pt-BR', 'Portuguese (Brazil)', 'en'],
  ['pt-PT', 'Portuguese (Portugal)', 'pt-BR'],
  ['fr-CA', 'French (Canada)', 'en'],
  ['fr', 'French', 'fr-CA'],
  ['es-CL', 'Spanish (Chile)', 'en'],
  ['es-PE', 'Spanish (Peru)', 'es-CL'],
  ['fil', 'Filipino', 'en'],
  ['ja', 'Japanese', 'en'],
  ['pl', 'Polish', 'en'],
  ['tr', 'Turkish', 'en'],
];

export const contentLocales = codes.map(([code, name, fallback]) => ({
  sys: { id: `locale-${code.toLowerCase()}`, type: 'Locale' },
  code,
  name,
  default: fallback === undefined,
  fallbackCode: fallback ?? null,
  contentDeliveryApi: true,
  contentManagementApi: true,
  optional: fallback !== undefined,
}));
