import type { Brand, Theme } from '../../schemas/generated/types';

type Layout = Brand['layout'];

export type ColourName = keyof Theme['color'];

/** A colour of the theme, or a percentage of one mixed into another, like `color-mix(in srgb, …)`. */
export type ThemeColour = ColourName | readonly [over: ColourName, percent: number, ground: ColourName];

/** `text`: text of any size; `part`: elements required to use the page, such as focus rings, field borders and state marks. */
export type ContrastKind = 'text' | 'part';

/** Foreground and background tokens that occur together. */
export interface ContrastPair {
  kind: ContrastKind;
  on: ThemeColour;
  ground: ThemeColour;
  /** Layout switch of a brand with which it is formed; left out: in every layout. */
  only?: Partial<Layout>;
}

/** Smallest contrast by WCAG 2.2 AA: 1.4.3 for words, 1.4.11 for parts. */
export const leastContrast: Record<ContrastKind, number> = { text: 4.5, part: 3 };

/** Backgrounds of content: the page itself, cards, menus and dialogs, wells and fields. */
const grounds = ['background', 'surface', 'surfaceRaised', 'surfaceSunken'] as const;

/** Grounds with a touch of a brand colour: chosen filters, hovered buttons, badges of selling points. */
const tinted = [
  ['primary', 34, 'surface'],
  ['accent', 24, 'surface'],
  ['text', 10, 'surface'],
] as const satisfies readonly ThemeColour[];

function pairs(
  kind: ContrastKind,
  ons: readonly ThemeColour[],
  onGrounds: readonly ThemeColour[],
  only?: ContrastPair['only'],
): ContrastPair[] {
  return ons.flatMap((on) => onGrounds.map((ground) => ({ kind, on, ground, ...(only ? { only } : {}) })));
}

/**
 * Every pair that the stylesheets of `app/`, `blocks/` and `ui/` form: a theme in which all of them are readable is readable everywhere.
 * Text over pictures has a veil of `scrim` below it.
 */
export const contrastPairs: readonly ContrastPair[] = [
  ...pairs('text', ['text', 'textMuted', 'link'], grounds),
  ...pairs('text', ['text'], tinted),
  ...pairs('text', ['link'], [['primary', 18, 'surface']]),
  ...pairs('text', ['success', 'warning', 'danger', 'jackpot'], ['background', 'surface', 'surfaceRaised']),
  ...pairs('text', ['onPrimary'], ['primary', 'primaryHover']),
  ...pairs('text', ['onAccent'], ['accent']),
  ...pairs('text', ['onLive'], ['live']),
  ...pairs('text', ['onHeader', ['onHeader', 78, 'header']], ['header']),
  ...pairs('text', ['onHeader'], [['onHeader', 22, 'header']]),
  ...pairs('text', ['onFooter', ['onFooter', 55, 'onScrim']], ['footer']),
  ...pairs('text', ['onScrim'], ['scrim']),
  ...pairs('text', ['link'], ['footer', 'scrim'], { heading: 'ornament' }),
  ...pairs('part', ['focus'], [...grounds, 'header']),
  ...pairs('part', ['focus'], ['scrim'], { hero: 'bleed' }),
  ...pairs('part', ['focus'], ['scrim'], { hero: 'card' }),
  ...pairs('part', ['onFooter'], ['footer']),
  ...pairs('part', ['primary'], ['surface', 'surfaceSunken']),
  ...pairs('part', [['text', 55, 'surfaceSunken']], ['surfaceSunken']),
  ...pairs('part', [['text', 42, 'border']], ['surface']),
];
