/** A picture of the drawing program: one file each. */

/** Alternative text in every content locale. */
export type AltText = Readonly<Record<'en' | 'de' | 'fi' | 'nb' | 'pt-BR' | 'fr-CA' | 'es-CL', string>>;

export interface Picture {
  /** Below `content-fixtures/files/`, without `.svg`; with `-` for `/` it is the asset's id. */
  path: string;
  width: number;
  height: number;
  /** Shown to editors. */
  title: string;
  /** Alternative text; missing for decorative pictures. */
  alt?: AltText;
  /** The whole SVG document. */
  draw: () => string;
}

/** The same alternative text in every language: names are not translated. */
export function sameAlt(text: string): AltText {
  return { en: text, de: text, fi: text, nb: text, 'pt-BR': text, 'fr-CA': text, 'es-CL': text };
}

/** The situations every brand has an illustration for. */
export const situations = ['not-found', 'error', 'restricted', 'maintenance', 'closed'] as const;
export type Situation = (typeof situations)[number];
