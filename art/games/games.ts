import type { Arrangement, Design, Subject } from './composition/picture';
import { isMaterialId } from './composition/picture';
import type { Warp } from './lettering/title';
import { isMotifId } from './motifs/registry';
import { Random } from '../../app/workbench/new-brand/drawing/random';
import { darker, lightness, mix } from '../../app/workbench/new-brand/drawing/svg/colour';
import { worlds } from './worlds/all';
import type { GameType, World } from './worlds/world';

/** A game: what it is called and what it looks like. Business facts are added in `facts.ts`. */
export interface Game {
  readonly id: string;
  readonly name: string;
  readonly gameType: GameType;
  readonly live: boolean;
  readonly worldId: string;
  /** Categories of the world, most fitting first. */
  readonly worldCategories: readonly string[];
  readonly design: Design;
  /** The dominant colour of the picture, dark enough for white text and as a glow. */
  readonly tint: string;
}

const arrangements: readonly Arrangement[] = [
  'hero',
  'flanked',
  'close-up',
  'shower',
  'title-above',
  'medallion',
  'hero',
  'treasure',
  'close-up',
  'medallion',
];
const warps: readonly Warp[] = ['arch', 'plain', 'bulge', 'rise', 'arch', 'wave', 'plain', 'smile'];

/** All games, in a fixed order. Throws when two games would share an id. */
export function allGames(): Game[] {
  const games = worlds.flatMap(gamesOf);
  const seen = new Set<string>();
  for (const { id, name } of games) {
    if (seen.has(id)) throw new Error(`Two games are called "${name}" (id "${id}"): rename one in worlds/.`);
    seen.add(id);
  }
  return games;
}

/** "Bars & Brass" → "bars-and-brass". */
export function slug(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function gamesOf(world: World): Game[] {
  const named = Object.entries(world.games).flatMap(([hero, names]) =>
    (names ?? []).map((name) => ({ hero: subjectOf(hero), name })),
  );
  return named.map(({ hero, name }, index) => game(world, hero, name, index));
}

/**
 * Choices go round by the game's place in its world, with strides that have no common factor, so that neighbours differ
 * in everything at once.
 */
function game(world: World, hero: Subject, name: string, index: number): Game {
  const id = slug(name);
  const random = new Random(id);
  const scheme = turn(world.schemes, index);
  const others = random.shuffled(world.companions.filter((motif) => motif !== hero.motif));
  return {
    id,
    name,
    gameType: world.gameType ?? 'slot',
    live: world.live ?? false,
    worldId: world.id,
    worldCategories: world.categories,
    tint: tintOf(mix(scheme.top, scheme.horizon, 0.45)),
    design: {
      title: name,
      seed: id,
      scene: turn(world.scenes, index + Math.floor(index / world.scenes.length)),
      scheme,
      hero,
      companions: others.slice(0, 1).map((motif) => ({ motif })),
      arrangement: turn(world.arrangements ?? arrangements, index * 3 + world.id.length),
      font: turn(world.fonts, index + Math.floor(index / world.fonts.length)),
      letters: turn(world.letters, index * 2 + Math.floor(index / world.letters.length)),
      warp: turn(warps, index * 3 + world.id.length),
      frame: turn(world.frames ?? ['none'], index),
    },
  };
}

/** "tome/ruby" → the motif `tome` made of `ruby`. */
function subjectOf(hero: string): Subject {
  const [motif = '', material] = hero.split('/');
  if (!isMotifId(motif)) throw new Error(`There is no motif "${motif}": see motifs/registry.ts.`);
  if (material === undefined) return { motif };
  if (!isMaterialId(material)) throw new Error(`There is no material "${material}": see materials.ts.`);
  return { motif, material };
}

function turn<T>(items: readonly T[], index: number): T {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('A world lists at least one of everything.');
  return item;
}

const brightestTint = 0.5;

function tintOf(colour: string): string {
  const level = lightness(colour);
  return level > brightestTint ? darker(colour, 1 - brightestTint / level) : colour;
}
