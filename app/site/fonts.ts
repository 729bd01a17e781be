import baloo2 from '@fontsource-variable/baloo-2/files/baloo-2-latin-wght-normal.woff2?url';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import manrope from '@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2?url';
import nunito from '@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2?url';
import outfit from '@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2?url';
import playfairDisplay from '@fontsource-variable/playfair-display/files/playfair-display-latin-wght-normal.woff2?url';
import unbounded from '@fontsource-variable/unbounded/files/unbounded-latin-wght-normal.woff2?url';

/** Font families bundled with the site; a theme chooses by these names. */
export const fonts: Record<string, string> = {
  'Baloo 2 Variable': baloo2,
  'Figtree Variable': figtree,
  'Manrope Variable': manrope,
  'Nunito Variable': nunito,
  'Outfit Variable': outfit,
  'Playfair Display Variable': playfairDisplay,
  'Unbounded Variable': unbounded,
};
