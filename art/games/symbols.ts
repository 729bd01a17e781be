import { gold } from '../../app/workbench/new-brand/drawing/materials';
import * as materials from '../../app/workbench/new-brand/drawing/materials';
import { Random } from '../../app/workbench/new-brand/drawing/random';
import { lighter } from '../../app/workbench/new-brand/drawing/svg/colour';
import { place } from '../../app/workbench/new-brand/drawing/svg/markup';
import { Pen } from '../../app/workbench/new-brand/drawing/svg/pen';
import { flat, made, solid, twinkle } from '../../app/workbench/new-brand/drawing/svg/shading';
import { circle, regular, ring, star } from '../../app/workbench/new-brand/drawing/svg/shapes';
import { isMaterialId } from './composition/picture';
import { allGames, type Game } from './games';
import { title } from './lettering/title';
import { isMotifId, motifs } from './motifs/registry';
import { worlds } from './worlds/all';
import type { World } from './worlds/world';

/** The symbols of a world's games, best first: what its tiles show, then letters; and two that stand apart by their shape. */
export interface SymbolSet {
  readonly wild: string;
  readonly scatter: string;
  readonly high: readonly string[];
  readonly low: readonly string[];
}

export interface Looks {
  readonly worlds: Readonly<Record<string, SymbolSet>>;
  /** World, best symbol and dominant colour of each game. */
  readonly games: Readonly<Record<string, { world: string; hero: string; tint: string }>>;
}

/** Symbols of each rank, high and low. */
const perRank = 6;
const size = 420;
const ranks = ['A', 'K', 'Q', 'J', '10', '9'] as const;
/** Worlds whose low symbols are pictures too, as on the machines that they recall. */
const pictured = new Set(['fruits', 'gems', 'sevens', 'sweets', 'christmas']);
/** Motifs of several things, which are no symbol: they look like several symbols. */
const crowded = new Set(['fruitPile', 'gemPile', 'reels', 'tripleSeven', 'luckyWheel']);

/** Pictures by file name, and which games have which. */
export function symbols(): { pictures: ReadonlyMap<string, string>; looks: Looks } {
  const games = allGames();
  const machines = worlds.filter(({ gameType = 'slot' }) => gameType === 'slot' || gameType === 'jackpot');
  const sets = Object.fromEntries(machines.map((world) => [world.id, setOf(world)]));
  const looks: Looks = {
    worlds: sets,
    games: Object.fromEntries(
      games.map((game) => [game.id, { world: game.worldId, hero: heroOf(game), tint: game.tint }]),
    ),
  };
  const pictures = new Map<string, string>();
  for (const world of machines) {
    const [scheme] = world.schemes;
    if (scheme === undefined) throw new Error(`The world "${world.id}" has no scheme.`);
    pictures.set(`wild-${world.id}.svg`, wild(scheme.horizon, scheme.glow));
    pictures.set(`scatter-${world.id}.svg`, scatter(scheme.accent, scheme.horizon));
    for (const [place, rank] of ranks.entries()) {
      if (sets[world.id]?.low.includes(rankName(world, rank)))
        pictures.set(`${rankName(world, rank)}.svg`, letter(world, rank, place));
    }
  }
  const named = [...Object.values(sets).flatMap(({ high, low }) => [...high, ...low]), ...games.map(heroOf)];
  for (const name of new Set(named)) {
    if (!pictures.has(`${name}.svg`)) pictures.set(`${name}.svg`, thing(name));
  }
  return { pictures, looks };
}

function setOf(world: World): SymbolSet {
  const heroes = Object.keys(world.games).map((hero) => hero.replace('/', '-'));
  const things = [...world.companions, ...heroes].filter((name) => !crowded.has(name));
  // One of each kind: two of one shape in two colours would be hard to tell apart.
  const kinds = [...new Map(things.map((name) => [name.split('-')[0], name])).values()];
  const letters = ranks.map((rank) => rankName(world, rank));
  return {
    wild: `wild-${world.id}`,
    scatter: `scatter-${world.id}`,
    high: kinds.slice(0, perRank),
    low: [...(pictured.has(world.id) ? kinds.slice(perRank) : []), ...letters].slice(0, perRank),
  };
}

function heroOf({ design: { hero } }: Game): string {
  return hero.material === undefined ? hero.motif : `${hero.motif}-${hero.material}`;
}

function rankName(world: World, rank: (typeof ranks)[number]): string {
  return `${world.id}-${rank.toLowerCase()}`;
}

function picture(content: (pen: Pen) => string): string {
  const pen = new Pen();
  return pen.picture(size, size, place(content(pen), size / 2, size / 2));
}

function thing(name: string): string {
  const [motif = '', material = ''] = name.split('-');
  if (!isMotifId(motif)) throw new Error(`There is no motif "${motif}": see motifs/registry.ts.`);
  return picture((pen) =>
    motifs[motif]({
      pen,
      random: new Random(name),
      ...(isMaterialId(material) ? { main: materials[material] } : {}),
    }),
  );
}

function letter(world: World, rank: string, place: number): string {
  const [font] = world.fonts;
  const style = world.letters[place % world.letters.length];
  if (font === undefined || style === undefined) throw new Error(`The world "${world.id}" has no letters.`);
  return picture((pen) =>
    title(pen, rank, { font, style, warp: 'plain', x: 0, y: 0, width: 330, height: 270, lines: 1 }),
  );
}

/** A six-sided shield with a star: the only symbol with a straight frame. */
function wild(field: string, light: string): string {
  return picture(
    (pen) =>
      solid(pen, regular(6, 196, 0, 0), gold, { edge: 10 }) +
      solid(pen, regular(6, 156, 0, 0), made(field, light), { edge: 8 }) +
      flat('M0,-140L122,-70V-20Q0,-70-122,-20V-70Z', '#ffffff', 0.25) +
      solid(pen, star(5, 122, 54, 0, 6), gold, { edge: 8 }) +
      flat(star(5, 92, 40, 0, 6), lighter(gold.light, 0.4), 0.55) +
      twinkle(96, -110, 34),
  );
}

/** A round sun with many rays: the only symbol with a jagged edge. */
function scatter(accent: string, field: string): string {
  return picture(
    (pen) =>
      solid(pen, star(16, 200, 158), made(accent), { edge: 8 }) +
      solid(pen, circle(140), made(field, accent), { edge: 8 }) +
      solid(pen, ring(146, 124), gold, { edge: 5 }) +
      solid(pen, 'M0,-104Q14,-14 104,0Q14,14 0,104Q-14,14-104,0Q-14,-14 0,-104Z', gold, { edge: 7 }) +
      twinkle(-84, -80, 30) +
      twinkle(88, 84, 24),
  );
}
