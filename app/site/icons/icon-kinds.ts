/** Pictures made of a brand's icon: by their width in pixels, and those that fill their ground. */
export const iconKinds = ['32', '180', '192', '512', 'maskable', 'share'] as const;

export type IconKind = (typeof iconKinds)[number];

/** How a picture is made of the drawing. Sizes in pixels. */
interface IconShape {
  width: number;
  height: number;
  /** Side of the drawing in the middle. */
  mark: number;
  /** Filled with the ground colour of the theme; otherwise transparent. */
  filled: boolean;
}

/** A home screen cuts up to a fifth off each side of a maskable icon, so all of the drawing is inside the circle that stays. */
export const iconShapes: Readonly<Record<IconKind, IconShape>> = {
  '32': { width: 32, height: 32, mark: 32, filled: false },
  '180': { width: 180, height: 180, mark: 180, filled: true },
  '192': { width: 192, height: 192, mark: 192, filled: false },
  '512': { width: 512, height: 512, mark: 512, filled: false },
  maskable: { width: 512, height: 512, mark: 288, filled: true },
  share: { width: 1200, height: 630, mark: 320, filled: true },
};
