/** Locales of the content space: English is the default, every other falls back to it. */
const codes: [code: string, name: string][] = [
  ['en', 'English'],
  ['de', 'German'],
  ['fi', 'Finnish'],
  ['nb', 'Norwegian Bokmål'],
  ['pt-BR', 'Portuguese (Brazil)'],
  ['fr-CA', 'French (Canada)'],
  ['es-CL', 'Spanish (Chile)'],
];

export const contentLocales = codes.map(([code, name]) => ({
  sys: { id: `locale-${code.toLowerCase()}`, type: 'Locale' },
  code,
  name,
  default: code === 'en',
  fallbackCode: code === 'en' ? null : 'en',
  contentDeliveryApi: true,
  contentManagementApi: true,
  optional: code !== 'en',
}));
