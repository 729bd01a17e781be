import Color from 'colorjs.io';
import type { Brand, Theme } from '../../schemas/generated/types';
import {
  type ColourName,
  type ContrastKind,
  type ThemeColour,
  contrastPairs,
  leastContrast,
} from './contrast-pairs';

/** A foreground and its contrast with a background. */
export interface MeasuredPair {
  kind: ContrastKind;
  /** Names of the tokens: `text`, or `text 55% surfaceSunken` for a mixture. */
  on: string;
  /** Likewise; `effect.page #6b124f` for a colour in an effect. */
  ground: string;
  /** Contrast of WCAG 2, from 1 to 21. */
  ratio: number;
  /** The ratio it should reach. */
  least: number;
}

/** Text lies directly on the page and on the header, whose effects add their own colours. */
const onEffects: { effect: 'page' | 'header'; ground: ColourName; text: ColourName[]; part: ColourName[] }[] =
  [
    { effect: 'page', ground: 'background', text: ['text', 'textMuted', 'link'], part: ['focus'] },
    { effect: 'header', ground: 'header', text: ['onHeader'], part: ['focus'] },
  ];

type Layout = Brand['layout'];

/** The contrast of every pair that the interface of a brand forms. @param part only pairs that this colour is part of */
export function measuredPairs(theme: Theme, layout: Layout, part?: ColourName): MeasuredPair[] {
  const formed = contrastPairs.filter(
    ({ only, on, ground }) =>
      isFormed(only, layout) && (part === undefined || [on, ground].flat().includes(part)),
  );
  const measured = formed.map(({ kind, on, ground }) => ({
    kind,
    on: nameOf(on),
    ground: nameOf(ground),
    ratio: ratioOf(valueOf(theme, on), valueOf(theme, ground)),
    least: leastContrast[kind],
  }));
  const places = onEffects.flatMap((place) => pairsOnEffect(theme, place));
  return [...measured, ...(part === undefined ? places : places.filter(({ on }) => on === part))];
}

/** The pairs of a theme that not everybody can read or see. */
export function weakPairs(theme: Theme, layout: Layout): MeasuredPair[] {
  return measuredPairs(theme, layout).filter(({ ratio, least }) => ratio < least);
}

function isFormed(only: Partial<Layout> = {}, layout: Layout): boolean {
  return (Object.keys(only) as (keyof Layout)[]).every((name) => layout[name] === only[name]);
}

function pairsOnEffect(theme: Theme, place: (typeof onEffects)[number]): MeasuredPair[] {
  const ground = valueOf(theme, place.ground);
  return coloursIn(theme.effect[place.effect]).flatMap((hex) => {
    const shown = over(new Color(hex), ground);
    return (['text', 'part'] as const).flatMap((kind) =>
      place[kind].map((on) => ({
        kind,
        on,
        ground: `effect.${place.effect} ${hex}`,
        ratio: ratioOf(valueOf(theme, on), shown),
        least: leastContrast[kind],
      })),
    );
  });
}

/** The colours a CSS value names, each once. */
function coloursIn(value: string): string[] {
  return [...new Set(value.match(/#[0-9a-f]{3,8}\b/gi))];
}

function nameOf(colour: ThemeColour): string {
  return typeof colour === 'string' ? colour : `${colour[0]} ${colour[1]}% ${colour[2]}`;
}

function valueOf({ color }: Theme, colour: ThemeColour): Color {
  if (typeof colour === 'string') return over(new Color(color[colour]), new Color(color.background));
  const [name, percent, ground] = colour;
  return new Color(color[ground]).mix(new Color(color[name]), percent / 100, { space: 'srgb' });
}

/** A colour that lets its ground through, as it is seen. */
function over(colour: Color, ground: Color): Color {
  const opaque = new Color(colour.space, colour.coords);
  return ground.mix(opaque, colour.alpha ?? 1, { space: 'srgb' });
}

/** Cut, never rounded up: 4.499 is not 4.5. */
function ratioOf(one: Color, other: Color): number {
  return Math.floor(one.contrastWCAG21(other) * 100) / 100;
}
