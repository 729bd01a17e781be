import type { Stop } from '../../../app/workbench/new-brand/drawing/svg/pen';

/** The colours of a title: its face from top to bottom, the bright edge, the sides, and the line around everything. */
export interface LetterStyle {
  readonly face: readonly Stop[];
  readonly edge: string;
  readonly side: string;
  readonly ink: string;
}

/** A glossy face: bright above, a hard horizon, dark below and light again. */
function gloss(top: string, upper: string, lower: string, bottom: string): readonly Stop[] {
  return [
    [0, top],
    [0.48, upper],
    [0.52, lower],
    [1, bottom],
  ];
}

/** A soft face from light to dark. */
function soft(top: string, middle: string, bottom: string): readonly Stop[] {
  return [
    [0.1, top],
    [0.55, middle],
    [1, bottom],
  ];
}

export const letterStyles = {
  gold: {
    face: gloss('#fffbe0', '#ffd95a', '#f79a12', '#ffe680'),
    edge: '#7a3a00',
    side: '#b86608',
    ink: '#2b0f00',
  },
  sun: { face: soft('#fffbd0', '#ffd21f', '#ff7a00'), edge: '#8c1a00', side: '#c53300', ink: '#350600' },
  fire: { face: soft('#fff7a8', '#ffb313', '#f02b05'), edge: '#6d0600', side: '#a31300', ink: '#260100' },
  silver: {
    face: gloss('#ffffff', '#dfe9f5', '#93a7c2', '#f4faff'),
    edge: '#2d3b57',
    side: '#51658a',
    ink: '#090f20',
  },
  ice: {
    face: gloss('#ffffff', '#c8f3ff', '#5fc4ff', '#e4fbff'),
    edge: '#0d4f9e',
    side: '#1a72c8',
    ink: '#031b45',
  },
  snow: { face: soft('#ffffff', '#ffffff', '#cfe6ff'), edge: '#c2152f', side: '#8c0a20', ink: '#31020c' },
  candy: { face: soft('#ffffff', '#ffe6f4', '#ff9fd0'), edge: '#e3187f', side: '#a50b63', ink: '#3f0027' },
  bubble: { face: soft('#fffef0', '#ffe23e', '#ff9d1c'), edge: '#d1128e', side: '#8b0a78', ink: '#300033' },
  lime: {
    face: gloss('#fbffd5', '#c9f53a', '#6ecb11', '#d9ff66'),
    edge: '#0e5a20',
    side: '#0a4519',
    ink: '#021c0a',
  },
  jungle: { face: soft('#fffce0', '#ffe374', '#8fce22'), edge: '#1b5713', side: '#103f10', ink: '#041a06' },
  emerald: {
    face: gloss('#eafff2', '#7bf5b4', '#12b36a', '#a8ffd0'),
    edge: '#034a30',
    side: '#047048',
    ink: '#001f16',
  },
  royal: {
    face: gloss('#fff7d8', '#ffd76a', '#f0a01d', '#ffe89a'),
    edge: '#4b0f8f',
    side: '#35086b',
    ink: '#140030',
  },
  violet: {
    face: gloss('#ffffff', '#efc9ff', '#b355f5', '#f3dbff'),
    edge: '#4a0aa0',
    side: '#380783',
    ink: '#150036',
  },
  neon: { face: soft('#ffffff', '#ffd9fb', '#ff7de9'), edge: '#ff1fb4', side: '#7a00b8', ink: '#1a0038' },
  cyber: { face: soft('#ffffff', '#d5ffff', '#55f0ff'), edge: '#0090ff', side: '#5a00d6', ink: '#0a0038' },
  blood: { face: soft('#ffd9c9', '#ff4238', '#a30012'), edge: '#2d0006', side: '#50000c', ink: '#140003' },
  slime: { face: soft('#f4ffc9', '#a8ff2e', '#2f9e14'), edge: '#2b0b52', side: '#46128a', ink: '#12032a' },
  pumpkin: { face: soft('#fff3b8', '#ffa21a', '#f2550a'), edge: '#35105c', side: '#230a42', ink: '#0f0322' },
  parchment: {
    face: soft('#fffaea', '#f6deaa', '#d3a35c'),
    edge: '#54280c',
    side: '#6d3815',
    ink: '#220d02',
  },
  copper: {
    face: gloss('#fff0dc', '#ffbe86', '#c3622a', '#ffd2a6'),
    edge: '#4b1c08',
    side: '#70300f',
    ink: '#1f0a02',
  },
  aqua: {
    face: gloss('#ffffff', '#b5fff2', '#18cfd3', '#d2fff9'),
    edge: '#034f7a',
    side: '#0473a0',
    ink: '#00203a',
  },
  western: { face: soft('#fff6da', '#ffcf6b', '#e0701f'), edge: '#5b1b08', side: '#7c2b0e', ink: '#240802' },
  lantern: {
    face: gloss('#fffbe0', '#ffdf70', '#ffac1f', '#fff0a0'),
    edge: '#b3001b',
    side: '#7d0016',
    ink: '#2f0006',
  },
  sport: {
    face: gloss('#ffffff', '#ffffff', '#d6e2f0', '#ffffff'),
    edge: '#0a2c6b',
    side: '#0c3f9c',
    ink: '#04102c',
  },
} as const satisfies Record<string, LetterStyle>;

export type LetterStyleId = keyof typeof letterStyles;
