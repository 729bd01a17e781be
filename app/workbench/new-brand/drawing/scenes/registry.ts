import * as land from './land';
import * as places from './places';
import type { Scene } from './stage';

/** Backgrounds for the pictures of a new brand, by name. */
export const scenes = {
  peaks: land.peaks,
  meadow: land.meadow,
  heaven: land.heaven,
  rays: places.rays,
  nebula: places.nebula,
  'neon-city': places.neonCity,
  curtain: places.curtain,
  stadium: places.stadium,
  temple: places.temple,
} as const satisfies Record<string, Scene>;

export type SceneId = keyof typeof scenes;
