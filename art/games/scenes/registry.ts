import { scenes as commonScenes } from '../../../app/workbench/new-brand/drawing/scenes/registry';
import * as land from './land';
import * as places from './places';
import type { Scene } from '../../../app/workbench/new-brand/drawing/scenes/stage';
import * as table from './table';

/** Every background by the name that worlds use. */
export const scenes = {
  ...commonScenes,
  dunes: land.dunes,
  mesa: land.mesa,
  forest: land.forest,
  jungle: land.jungle,
  castle: land.castle,
  graveyard: land.graveyard,
  'snow-village': land.snowVillage,
  sea: land.sea,
  reef: places.reef,
  candyland: places.candyland,
  inferno: places.inferno,
  vault: places.vault,
  pagoda: places.pagoda,
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
