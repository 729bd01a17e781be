/** The two crops of a hero picture and what differs between them. */

export interface Frame {
  width: number;
  height: number;
  /** Place of the subject. */
  focusX: number;
  focusY: number;
  /** Scale of the subject; 1 fits a subject about 620 high. */
  scale: number;
  /** The height at which floor, water or ground begins. */
  horizon: number;
  crop: 'wide' | 'tall' | 'card';
}

/** Beside the text on wide screens: the subject is at the end, the start stays calm. */
export const WIDE: Frame = {
  width: 1920,
  height: 720,
  focusX: 1360,
  focusY: 360,
  scale: 1,
  horizon: 560,
  crop: 'wide',
};

/** Above the text on narrow screens: the subject is in the upper half, the lower half stays calm. */
export const TALL: Frame = {
  width: 900,
  height: 1100,
  focusX: 450,
  focusY: 370,
  scale: 0.98,
  horizon: 610,
  crop: 'tall',
};

/** A card on its own, the subject in the middle: promotions and tournaments. */
export function cardFrame(width: number, height: number): Frame {
  return {
    width,
    height,
    focusX: width / 2,
    focusY: height * 0.5,
    scale: height / 700,
    horizon: height * 0.76,
    crop: 'card',
  };
}
