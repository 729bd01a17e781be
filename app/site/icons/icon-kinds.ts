/** Pictures derived from a brand's icon: by width in pixels, and those with a filled background. */
export const iconKinds = ['32', '180', '192', '512', 'maskable', 'share'] as const;

export type IconKind = (typeof iconKinds)[number];

/** Layout of a picture. Sizes in pixels. */
interface IconShape {
  width: number;
  height: number;
  /** Side length of the drawing in the centre. */
  mark: number;
  /** Filled with the theme's background colour; otherwise transparent. */
  filled: boolean;
}

/** Home screens may crop up to a fifth off each side of a maskable icon, so the drawing is inside the safe circle. */
export const iconShapes: Readonly<Record<IconKind, IconShape>> = {
  '32': { width: 32, height: 32, mark: 32, filled: false },
  '180': { width: 180, height: 180, mark: 180, filled: true },
  '192': { width: 192, height: 192, mark: 192, filled: false },
  '512': { width: 512, height: 512, mark: 512, filled: false },
  maskable: { width: 512, height: 512, mark: 288, filled: true },
  share: { width: 1200, height: 630, mark: 320, filled: true },
};
