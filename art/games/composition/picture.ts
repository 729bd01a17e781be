import { title } from '../lettering/title';
import type { FontId } from '../lettering/fonts';
import type { LetterStyleId } from '../lettering/styles';
import type { Warp } from '../lettering/title';
import * as materials from '../../../app/workbench/new-brand/drawing/materials';
import { hasLettering, motifs, type MotifId } from '../motifs/registry';
import { Random } from '../../../app/workbench/new-brand/drawing/random';
import { scenes, type SceneId } from '../scenes/registry';
import type { Scheme, Stage } from '../../../app/workbench/new-brand/drawing/scenes/stage';
import { lighter, mix } from '../../../app/workbench/new-brand/drawing/svg/colour';
import { place } from '../../../app/workbench/new-brand/drawing/svg/markup';
import { Pen } from '../../../app/workbench/new-brand/drawing/svg/pen';
import type { Material } from '../../../app/workbench/new-brand/drawing/svg/shading';
import {
  aura,
  coinBed,
  coinShower,
  foreground,
  frame,
  medallion,
  twinkles,
  vignette,
} from '../../../app/workbench/new-brand/drawing/effects';
import { formats, type Format, type FormatId } from './formats';
import { studioTable } from './studio-table';

/** What a hero or a companion is: a motif, and the material it is made of where the game's name calls for one. */
export interface Subject {
  readonly motif: MotifId;
  readonly material?: MaterialId;
}

export type MaterialId = Exclude<keyof typeof materials, 'jewels'>;

export function isMaterialId(id: string): id is MaterialId {
  return id !== 'jewels' && id in materials;
}

/** How the things are arranged. */
export type Arrangement =
  | 'hero'
  | 'flanked'
  | 'medallion'
  | 'treasure'
  | 'shower'
  | 'close-up'
  | 'title-above'
  | 'live'
  | 'hosted'
  | 'show';

/** Everything that decides a game's picture. */
export interface Design {
  readonly title: string;
  readonly seed: string;
  readonly scene: SceneId;
  readonly scheme: Scheme;
  readonly hero: Subject;
  readonly companions: readonly Subject[];
  readonly arrangement: Arrangement;
  readonly font: FontId;
  readonly letters: LetterStyleId;
  readonly warp: Warp;
  readonly frame: 'none' | 'gold' | 'neon' | 'dark';
}

/** The picture of a game in one format, as SVG text. The same design always gives the same text. */
export function draw(design: Design, formatId: FormatId): string {
  const format = formats[formatId](design.arrangement);
  const pen = new Pen();
  const random = new Random(design.seed);
  const stage: Stage = {
    pen,
    random: random.fork('scene'),
    width: format.width,
    height: format.height,
    scheme: design.scheme,
    focus: format.focus,
    ground: format.ground,
  };
  const content =
    scenes[design.scene](stage) +
    aura(stage, format.reach) +
    arranged(design, { ...stage, random: random.fork('arrangement') }, format, random.fork('hero')) +
    foreground({ ...stage, random: random.fork('foreground') }) +
    vignette(stage, format.title) +
    twinkles({ ...stage, random: random.fork('twinkles') }, 6, format.reach) +
    title(pen, design.title, {
      font: design.font,
      style: design.letters,
      warp: design.warp,
      ...format.title,
    }) +
    (design.frame === 'none' ? '' : frame(stage, design.frame));
  return pen.picture(format.width, format.height, content);
}

function arranged(design: Design, stage: Stage, format: Format, random: Random): string {
  const { focus, pen } = stage;
  const scale = (format.reach * 2) / 400;
  const subject = ({ motif, material }: Subject, label: string) =>
    motifs[motif]({
      pen,
      random: random.fork(label),
      ...(material === undefined ? {} : { main: materialOf(material) }),
    });
  const tilt = random.between(-5, 5);
  const turned = random.chance(0.5) && !hasLettering(design.hero.motif);
  const hero = (size: number) =>
    place(subject(design.hero, 'hero'), focus.x, focus.y, scale * size, Math.round(tilt), turned);
  const [beside] = design.companions;
  /** The companion on both sides, `size` of the hero and `down` below its middle. */
  const companions = (size: number, down: number) => {
    if (beside === undefined) return '';
    const id = pen.group(subject(beside, 'beside'));
    const at = (side: 1 | -1) =>
      place(
        `<use href="#${id}"/>`,
        focus.x + side * format.reach * 1.02,
        focus.y + format.reach * down,
        scale * size,
        side * 12,
        side === -1 && !hasLettering(beside.motif),
      );
    return at(-1) + at(1);
  };
  switch (design.arrangement) {
    case 'flanked':
      return companions(0.56, 0.3) + hero(1);
    case 'medallion':
      return medallion(stage, format.reach * 1.02) + hero(0.9);
    case 'treasure':
      return coinBed(stage, focus.y + format.reach * 0.72) + hero(1) + companions(0.42, 0.62);
    case 'shower':
      return coinShower(stage, 9, format.reach * 1.12) + hero(1);
    case 'close-up':
      return hero(1.14);
    case 'title-above':
      return companions(0.46, 0.5) + hero(1);
    case 'hero':
      return hero(1);
    case 'show':
      return hero(1) + companions(0.34, 0.72);
    case 'live':
      return studioTable(stage, focus.y + format.reach * 0.58) + hero(0.98);
    case 'hosted': {
      const side = random.chance(0.5) ? 1 : -1;
      const across = format.reach * 0.52 * side;
      const { horizon, ink, accent, glow } = design.scheme;
      const backlit = {
        light: mix(horizon, ink, 0.35),
        base: mix(horizon, ink, 0.72),
        deep: ink,
        ink,
        rim: lighter(mix(accent, glow, 0.4), 0.3),
      };
      return (
        place(
          motifs.host({ pen, random: random.fork('host'), main: backlit }),
          focus.x - across,
          focus.y - format.reach * 0.02,
          scale,
        ) +
        studioTable(stage, focus.y + format.reach * 0.62) +
        place(
          subject(design.hero, 'hero'),
          focus.x + across,
          focus.y + format.reach * 0.24,
          scale * 0.72,
          side * 4,
        )
      );
    }
  }
}

function materialOf(id: MaterialId): Material {
  return materials[id];
}
