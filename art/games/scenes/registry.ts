import * as land from './land';
import * as places from './places';
import type { Scene } from './stage';
import * as table from './table';

/** Every background by the name that worlds use. */
export const scenes = {
  dunes: land.dunes,
  peaks: land.peaks,
  mesa: land.mesa,
  meadow: land.meadow,
  forest: land.forest,
  jungle: land.jungle,
  castle: land.castle,
  graveyard: land.graveyard,
  'snow-village': land.snowVillage,
  sea: land.sea,
  heaven: land.heaven,
  rays: places.rays,
  reef: places.reef,
  nebula: places.nebula,
  'neon-city': places.neonCity,
  candyland: places.candyland,
  curtain: places.curtain,
  inferno: places.inferno,
  vault: places.vault,
  pagoda: places.pagoda,
  stadium: places.stadium,
  temple: places.temple,
  tomb: places.tomb,
  ruins: places.ruins,
  cave: places.cave,
  library: places.library,
  clockwork: places.clockwork,
  track: places.track,
  marquee: places.marquee,
  felt: table.felt,
  studio: table.studio,
  grid: table.grid,
} as const satisfies Record<string, Scene>;

export type SceneId = keyof typeof scenes;
