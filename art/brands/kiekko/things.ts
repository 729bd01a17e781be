/** Kiekko's things: flat shapes with one shade each, drawn around the origin. */
import { lettering } from '../lettering';
import { arc, pointText, polar, polygon, slice, star, suit } from '../paths';
import { circle, type Drawing, ellipse, group, path, place, rect, repeat, round } from '../svg';
import { smallCrown } from './animals';
import { K } from './paints';

const ROUNDED = { 'stroke-linejoin': 'round', 'stroke-linecap': 'round' } as const;

/** The letter of the house, as on its logo: a K of three round strokes, 60 high. */
export function letterK(colour: string, width = 16): string {
  return path('M-18 -28V28M20 -28L-10 2M-4 -4L22 28', {
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    ...ROUNDED,
  });
}

/** A coin, 120 wide. */
export function coin(): string {
  return (
    circle(5, 6, 58, { fill: K.sunDark }) +
    circle(0, 0, 58, { fill: K.sun }) +
    circle(0, 0, 44, { fill: 'none', stroke: K.sunDark, 'stroke-width': 5 }) +
    place(letterK(K.sunDark, 13), 0, 0, { scale: 0.86 }) +
    path(arc(0, 0, 50, 190, 250), {
      fill: 'none',
      stroke: K.white,
      'stroke-width': 7,
      'stroke-linecap': 'round',
      opacity: 0.8,
    })
  );
}

/** A stack of coins, 120 wide, its foot at y = 0. */
export function coinStack(count: number): string {
  return repeat(count, (index) => {
    const y = -index * 19;
    const x = ((index * 7) % 5) * 2 - 4;
    return (
      rect(x - 60, y - 21, 120, 20, { rx: 10, fill: index % 2 === 0 ? K.sun : '#ffd45e' }) +
      path(`M${x - 36} ${y - 17}v12M${x - 12} ${y - 17}v12M${x + 12} ${y - 17}v12M${x + 36} ${y - 17}v12`, {
        stroke: K.sunDark,
        'stroke-width': 4,
        'stroke-linecap': 'round',
        opacity: 0.7,
      })
    );
  });
}

/** A puck, 220 wide, seen a little from above. */
export function puck(face: string = K.ink): string {
  return (
    path('M-110 -14V26A110 44 0 0 0 110 26V-14Z', { fill: '#12233c' }) +
    path('M-110 6A110 44 0 0 0 110 6', {
      fill: 'none',
      stroke: '#3a4f74',
      'stroke-width': 6,
      'stroke-dasharray': '3 9',
      'stroke-linecap': 'round',
    }) +
    ellipse(0, -14, 110, 44, { fill: face }) +
    ellipse(0, -14, 82, 32, { fill: 'none', stroke: K.coral, 'stroke-width': 7 }) +
    place(letterK(K.white, 16), 0, -14, { scaleX: 0.95, scaleY: 0.42 })
  );
}

/** A hockey stick, 300 high, its blade at y = 150. */
export function stick(colour: string = K.coral): string {
  return (
    path('M60 -150L-6 120Q-10 140 -32 140H-84', {
      fill: 'none',
      stroke: K.wood,
      'stroke-width': 20,
      ...ROUNDED,
    }) +
    path('M60 -150L46 -92M-14 128Q-18 140 -32 140H-84', {
      fill: 'none',
      stroke: colour,
      'stroke-width': 21,
      ...ROUNDED,
    })
  );
}

/** A hot-air balloon, 300 wide and 460 high; its basket stands at y = 230. `rider` is drawn in the basket. */
export function balloon(d: Drawing, colours: readonly [string, string], rider = ''): string {
  const envelope =
    'M0 -230C100 -230 150 -160 150 -90C150 -10 70 40 46 96H-46C-70 40 -150 -10 -150 -90C-150 -160 -100 -230 0 -230Z';
  return (
    path('M-42 96L-46 160M42 96L46 160M0 96V160', { stroke: K.woodDark, 'stroke-width': 4 }) +
    path(envelope, { fill: colours[0] }) +
    group(
      { 'clip-path': d.clip(path(envelope, {})) },
      path('M0 -230C-70 -200 -80 -20 -22 96H22C80 -20 70 -200 0 -230Z', { fill: colours[1] }) +
        path(
          'M0 -240C-190 -200 -170 -10 -46 100L-80 110L-190 -60ZM0 -240C190 -200 170 -10 46 100L80 110L190 -60Z',
          { fill: colours[1] },
        ) +
        path('M30 -240C110 -160 110 -30 30 100H170V-240Z', { fill: K.ink, opacity: 0.09 }),
    ) +
    path('M-110 -120Q-104 -168 -70 -190', {
      fill: 'none',
      stroke: K.white,
      'stroke-width': 14,
      opacity: 0.6,
      ...ROUNDED,
    }) +
    rect(-48, 90, 96, 14, { rx: 7, fill: K.ink }) +
    (rider === '' ? '' : place(rider, 0, 130, { scale: 0.42 })) +
    rect(-52, 158, 104, 72, { rx: 16, fill: K.wood }) +
    path('M-44 178H44M-44 196H44M-44 214H44', {
      stroke: K.woodDark,
      'stroke-width': 4,
      'stroke-dasharray': '14 8',
      ...ROUNDED,
    }) +
    rect(-60, 150, 120, 20, { rx: 10, fill: K.woodDark })
  );
}

export function gift(paper: string, ribbon: string): string {
  return (
    rect(-120, -70, 240, 210, { rx: 22, fill: paper }) +
    path('M0 -70H98A22 22 0 0 1 120 -48V118A22 22 0 0 1 98 140H0Z', { fill: K.ink, opacity: 0.09 }) +
    rect(-24, -70, 48, 210, { fill: ribbon }) +
    rect(-138, -112, 276, 66, { rx: 22, fill: paper }) +
    rect(-138, -54, 276, 10, { fill: K.ink, opacity: 0.12 }) +
    rect(-26, -112, 52, 66, { fill: ribbon }) +
    path(
      'M-6 -116C-50 -200 -130 -190 -116 -140C-108 -116 -50 -112 -6 -116ZM6 -116C50 -200 130 -190 116 -140C108 -116 50 -112 6 -116Z',
      { fill: 'none', stroke: ribbon, 'stroke-width': 24, ...ROUNDED },
    ) +
    circle(0, -118, 20, { fill: ribbon })
  );
}

/** A trophy, 280 wide and 360 high, its foot at y = 180. */
export function trophy(): string {
  return (
    path('M-84 -130H-130Q-144 -20 -60 10M84 -130H130Q144 -20 60 10', {
      fill: 'none',
      stroke: K.sunDark,
      'stroke-width': 24,
      ...ROUNDED,
    }) +
    path('M-96 -170H96Q106 30 22 60V104H-22V60Q-106 30 -96 -170Z', {
      fill: K.sun,
      stroke: K.sun,
      'stroke-width': 14,
      'stroke-linejoin': 'round',
    }) +
    path('M0 -176H100Q112 30 26 62V110H0Z', { fill: K.sunDark, opacity: 0.45 }) +
    path('M-70 -146Q-72 -60 -48 -10', {
      fill: 'none',
      stroke: K.white,
      'stroke-width': 13,
      opacity: 0.75,
      ...ROUNDED,
    }) +
    path(star(0, -70, 5, 46, 21), {
      fill: K.white,
      stroke: K.white,
      'stroke-width': 10,
      'stroke-linejoin': 'round',
    }) +
    rect(-56, 98, 112, 26, { rx: 12, fill: K.sunDark }) +
    rect(-86, 120, 172, 60, { rx: 16, fill: K.ink }) +
    rect(-44, 138, 88, 22, { rx: 8, fill: K.coral })
  );
}

/** A slot machine with a friendly face, 300 × 380, its foot at y = 190. */
export function slotMachine(body: string = K.coral, dark: string = K.coralDark): string {
  const seven = lettering('lilita', '7', { size: 78, x: 0, y: 28, align: 'middle' });
  const cherry =
    path('M-4 -34Q-24 -12 -20 8M-4 -34Q18 -14 20 12', {
      fill: 'none',
      stroke: K.pine,
      'stroke-width': 6,
      ...ROUNDED,
    }) +
    circle(-20, 20, 17, { fill: K.coral }) +
    circle(20, 24, 17, { fill: K.coralDark }) +
    path('M-4 -34Q20 -48 32 -30Q14 -20 -4 -34Z', { fill: K.pine });
  const window = (index: number, inner: string): string =>
    place(rect(-36, -52, 72, 104, { rx: 14, fill: K.white }) + inner, (index - 1) * 84, -24);
  return (
    path('M150 -20H182V-96', { fill: 'none', stroke: K.ink, 'stroke-width': 18, ...ROUNDED }) +
    circle(182, -108, 26, { fill: K.sun }) +
    path('M-150 -80Q-150 -190 0 -190T150 -80V170Q150 190 130 190H-130Q-150 190 -150 170Z', { fill: body }) +
    path('M40 -188Q150 -180 150 -80V170Q150 190 130 190H40Z', { fill: dark, opacity: 0.6 }) +
    rect(-96, -158, 192, 50, { rx: 25, fill: K.ink }) +
    repeat(5, (index) => circle(-68 + index * 34, -133, 9, { fill: index % 2 === 0 ? K.sun : K.white })) +
    rect(-132, -88, 264, 128, { rx: 26, fill: K.ink }) +
    window(0, path(seven, { fill: K.coral })) +
    window(1, cherry) +
    window(2, path(seven, { fill: K.coral })) +
    circle(-52, 82, 9, { fill: K.ink }) +
    circle(52, 82, 9, { fill: K.ink }) +
    path('M-28 84Q0 112 28 84', { fill: 'none', stroke: K.ink, 'stroke-width': 8, ...ROUNDED }) +
    ellipse(-80, 98, 15, 10, { fill: K.white, opacity: 0.45 }) +
    ellipse(80, 98, 15, 10, { fill: K.white, opacity: 0.45 }) +
    rect(-104, 132, 208, 34, { rx: 17, fill: K.ink, opacity: 0.85 })
  );
}

/** A wheel of bright sectors, 360 wide. `kind` roulette shows its pockets. */
export function wheel(kind: 'roulette' | 'fortune' = 'fortune'): string {
  const count = kind === 'fortune' ? 12 : 24;
  const colours = kind === 'fortune' ? [K.coral, K.sun, K.blue, K.mint] : [K.coral, K.ink];
  const step = 360 / count;
  return (
    circle(6, 10, 180, { fill: K.woodDark }) +
    circle(0, 0, 180, { fill: K.wood }) +
    circle(0, 0, 160, { fill: K.white }) +
    colours
      .map((fill, colour) =>
        path(
          repeat(count, (index) =>
            index % colours.length === colour ? slice(0, 0, 154, 0, index * step, (index + 1) * step) : '',
          ),
          { fill: kind === 'roulette' && colour === 1 ? '#263a5c' : fill },
        ),
      )
      .join('') +
    (kind === 'roulette'
      ? path(slice(0, 0, 154, 0, -step, 0), { fill: K.pine }) +
        circle(0, 0, 96, { fill: K.wood }) +
        circle(0, 0, 84, { fill: '#dba676' })
      : '') +
    repeat(12, (index) => {
      const [x, y] = polar(0, 0, 170, index * 30 + 15);
      return circle(x, y, 6, { fill: K.sunPale });
    }) +
    circle(0, 0, 46, { fill: K.white }) +
    circle(0, 0, 34, { fill: K.coral }) +
    place(letterK(K.white, 15), 0, 0, { scale: 0.6 }) +
    (kind === 'roulette'
      ? circle(112, -60, 13, { fill: K.white })
      : path('M-22 -208H22L0 -158Z', {
          fill: K.ink,
          stroke: K.ink,
          'stroke-width': 10,
          'stroke-linejoin': 'round',
        }))
  );
}

/** A playing card, 180 × 250. */
export function playingCard(rank: string, kind: 'spade' | 'heart' | 'diamond' | 'club'): string {
  const ink = kind === 'heart' || kind === 'diamond' ? K.coral : K.ink;
  const mark =
    path(lettering('lilita', rank, { size: 46, x: -58, y: -72, align: 'middle' }), { fill: ink }) +
    path(suit(kind, -58, -46, 28), { fill: ink });
  return (
    rect(-85, -119, 180, 250, { rx: 26, fill: K.ink, opacity: 0.16 }) +
    rect(-90, -125, 180, 250, { rx: 26, fill: K.white }) +
    rect(-40, -62, 80, 124, { rx: 24, fill: ink, opacity: 0.1 }) +
    path(suit(kind, 0, 0, 92), { fill: ink }) +
    mark +
    group({ transform: 'rotate(180)' }, mark)
  );
}

export function cardFan(
  cards: readonly (readonly [string, 'spade' | 'heart' | 'diamond' | 'club'])[],
  spread = 20,
): string {
  return cards
    .map(([rank, kind], index) =>
      group(
        { transform: `rotate(${round((index - (cards.length - 1) / 2) * spread)} 0 190)` },
        playingCard(rank, kind),
      ),
    )
    .join('');
}

/** A chip seen from the front, 130 wide. */
export function chip(colour: string): string {
  return (
    circle(4, 6, 65, { fill: K.ink, opacity: 0.25 }) +
    circle(0, 0, 65, { fill: colour }) +
    path(
      repeat(6, (index) => slice(0, 0, 65, 48, index * 60 - 13, index * 60 + 13)),
      { fill: K.white },
    ) +
    circle(0, 0, 42, { fill: K.white }) +
    place(letterK(colour, 14), 0, 0, { scale: 0.78 })
  );
}

/** A cut gem, 200 wide. */
export function gem(mid: string, light: string, dark: string): string {
  const outline = 'M-100 -24L-54 -84H54L100 -24L0 96Z';
  return (
    path(outline, { fill: mid, stroke: mid, 'stroke-width': 16, 'stroke-linejoin': 'round' }) +
    path('M-46 -24L0 -84L46 -24Z', { fill: light }) +
    path('M-100 -24H-46L0 96Z', { fill: light, opacity: 0.5 }) +
    path('M46 -24H100L0 96Z', { fill: dark, opacity: 0.55 }) +
    path('M46 -24L54 -84L100 -24Z', { fill: dark, opacity: 0.3 }) +
    circle(-58, -58, 9, { fill: K.white })
  );
}

export function crown(): string {
  return place(smallCrown(), 0, 40, { scale: 2.2 });
}

export function envelope(): string {
  return (
    path('M-160 -90L0 -190L160 -90Z', {
      fill: K.coralDark,
      stroke: K.coralDark,
      'stroke-width': 20,
      'stroke-linejoin': 'round',
    }) +
    rect(-120, -180, 240, 190, { rx: 18, fill: K.white }) +
    path('M0 -150C-20 -186 -74 -170 -58 -128Q-44 -98 0 -70Q44 -98 58 -128C74 -170 20 -186 0 -150Z', {
      fill: K.coral,
    }) +
    path('M-170 -90L0 40L170 -90V110Q170 130 150 130H-150Q-170 130 -170 110Z', { fill: K.coralPale }) +
    path('M-164 124L-30 12Q0 -12 30 12L164 124Q158 130 150 130H-150Q-158 130 -164 124Z', { fill: K.coral })
  );
}

/** A cake with candles, 320 wide, its foot at y = 150. */
export function cake(): string {
  const drip = (y: number, half: number, colour: string): string => {
    const count = Math.round(half / 20);
    const step = (half * 2) / count;
    return path(
      `M${-half} ${y - 26}Q${-half} ${y - 40} ${-half + 20} ${y - 40}H${half - 20}Q${half} ${y - 40} ${half} ${y - 26}V${y}${repeat(count, (index) => `a${round(step / 2)} ${index % 2 === 0 ? 24 : 11} 0 0 1 ${round(-step)} 0`)}Z`,
      { fill: colour },
    );
  };
  return (
    ellipse(0, 150, 190, 20, { fill: K.skyPale }) +
    ellipse(0, 144, 180, 16, { fill: K.white }) +
    rect(-150, 34, 300, 114, { rx: 26, fill: '#ffd9b8' }) +
    path('M20 34H124A26 26 0 0 1 150 60V122A26 26 0 0 1 124 148H20Z', { fill: K.ink, opacity: 0.07 }) +
    drip(70, 150, K.coral) +
    repeat(6, (index) => circle(-120 + index * 48, 118, 10, { fill: [K.blue, K.sun, K.mint][index % 3] })) +
    rect(-96, -60, 192, 92, { rx: 24, fill: '#ffe8d2' }) +
    drip(-24, 96, K.white) +
    repeat(4, (index) => {
      const x = -60 + index * 40;
      return (
        rect(x - 7, -120, 14, 56, { rx: 7, fill: [K.blue, K.coral, K.mint, K.lavender][index] }) +
        path(`M${x} -164q16 24 0 38q-16 -14 0 -38Z`, { fill: K.sun }) +
        path(`M${x} -148q7 11 0 18q-7 -7 0 -18Z`, { fill: K.white })
      );
    })
  );
}

/** Two arrows chasing each other, 2 × `radius` wide. */
export function cycle(radius: number, first: string, second: string): string {
  const width = radius * 0.2;
  const half = (turn: number, colour: string): string => {
    const [x, y] = polar(0, 0, radius, turn + 134);
    return (
      path(arc(0, 0, radius, turn, turn + 130), {
        fill: 'none',
        stroke: colour,
        'stroke-width': width,
        'stroke-linecap': 'round',
      }) +
      group(
        { transform: `translate(${pointText([x, y])})rotate(${round(turn + 224)})` },
        path(
          polygon([
            [-6, -width],
            [width * 1.3, 0],
            [-6, width],
          ]),
          { fill: colour, stroke: colour, 'stroke-width': width * 0.5, 'stroke-linejoin': 'round' },
        ),
      )
    );
  };
  return half(-80, first) + half(100, second);
}

/** A calendar leaf with two days marked by a sun, 260 × 270. */
export function calendar(): string {
  return (
    rect(-124, -104, 260, 250, { rx: 32, fill: K.ink, opacity: 0.14 }) +
    rect(-130, -114, 260, 250, { rx: 32, fill: K.white }) +
    path('M-130 -50V-82A32 32 0 0 1 -98 -114H98A32 32 0 0 1 130 -82V-50Z', { fill: K.coral }) +
    path('M-66 -138V-96M66 -138V-96', { stroke: K.ink, 'stroke-width': 18, 'stroke-linecap': 'round' }) +
    repeat(15, (index) => {
      const [x, y] = [-92 + (index % 5) * 46, -14 + Math.floor(index / 5) * 48];
      return index % 5 > 2
        ? rect(x - 19, y - 19, 38, 38, { rx: 13, fill: K.sun })
        : rect(x - 15, y - 15, 30, 30, { rx: 10, fill: K.ice });
    })
  );
}

/** A parcel or gem under a parachute: canopy 220 wide, the load hangs at y = 110. */
export function parachute(load: string, colours: readonly [string, string]): string {
  return (
    path('M-106 -60L-14 84M106 -60L14 84M-36 -66L-6 84M36 -66L6 84', {
      stroke: K.ink,
      'stroke-width': 3,
      opacity: 0.6,
    }) +
    path('M-112 -60A112 112 0 0 1 112 -60Q84 -82 56 -60Q28 -82 0 -60Q-28 -82 -56 -60Q-84 -82 -112 -60Z', {
      fill: colours[0],
    }) +
    path('M-56 -60Q-50 -150 0 -172Q50 -150 56 -60Q28 -82 0 -60Q-28 -82 -56 -60Z', { fill: colours[1] }) +
    place(load, 0, 116)
  );
}

/** A treasure chest of pale wood, open and full of coins, 360 wide, its foot at y = 150. */
export function chest(): string {
  const coins = [
    [-110, -34],
    [-58, -64],
    [0, -78],
    [58, -64],
    [110, -34],
    [-30, -30],
    [40, -28],
    [-80, -14],
    [84, -12],
  ] as const;
  return (
    path('M-170 -60Q-176 -190 0 -190T170 -60Z', { fill: K.woodDark }) +
    path('M-146 -60Q-150 -166 0 -166T146 -60Z', { fill: '#7a4a26' }) +
    coins.map(([x, y]) => place(coin(), x, y, { scale: 0.72 })).join('') +
    rect(-180, -12, 360, 162, { rx: 26, fill: K.wood }) +
    path('M40 -12H154A26 26 0 0 1 180 14V124A26 26 0 0 1 154 150H40Z', { fill: K.ink, opacity: 0.1 }) +
    rect(-180, -12, 360, 34, { rx: 17, fill: K.woodDark }) +
    rect(-126, -12, 34, 162, { fill: K.sunDark, opacity: 0.85 }) +
    rect(92, -12, 34, 162, { fill: K.sunDark, opacity: 0.85 }) +
    rect(-34, -2, 68, 74, { rx: 18, fill: K.sun }) +
    circle(0, 26, 12, { fill: K.ink }) +
    rect(-5, 28, 10, 24, { rx: 5, fill: K.ink })
  );
}

/** A sailing boat, 220 wide, its waterline at y = 0. */
export function boat(sail: string): string {
  return (
    path('M-6 -34V-190', { stroke: K.woodDark, 'stroke-width': 8, 'stroke-linecap': 'round' }) +
    path('M-18 -46V-176Q-90 -110 -96 -46Z', {
      fill: K.white,
      stroke: K.white,
      'stroke-width': 8,
      'stroke-linejoin': 'round',
    }) +
    path('M6 -46V-186Q84 -120 92 -46Z', {
      fill: sail,
      stroke: sail,
      'stroke-width': 8,
      'stroke-linejoin': 'round',
    }) +
    path('M-110 -30H110Q96 10 62 10H-62Q-96 10 -110 -30Z', { fill: K.coral }) +
    path('M-104 -16H104', { stroke: K.white, 'stroke-width': 8 })
  );
}

/** A snowman, 220 wide and 330 high, his foot at y = 150. */
export function snowman(): string {
  return (
    ellipse(0, 152, 118, 14, { fill: K.ink, opacity: 0.13 }) +
    circle(0, 56, 98, { fill: K.white }) +
    path(arc(0, 56, 80, -20, 80), {
      fill: 'none',
      stroke: K.ice,
      'stroke-width': 26,
      'stroke-linecap': 'round',
    }) +
    circle(0, -80, 68, { fill: K.white }) +
    path(
      'M-94 30L-150 -24M94 30L150 -24M-150 -24L-164 -22M-150 -24L-148 -44M150 -24L164 -22M150 -24L148 -44',
      { stroke: K.woodDark, 'stroke-width': 9, ...ROUNDED },
    ) +
    rect(-62, -186, 124, 20, { rx: 10, fill: K.ink }) +
    rect(-42, -246, 84, 70, { rx: 12, fill: K.ink }) +
    rect(-42, -206, 84, 16, { fill: K.coral }) +
    circle(-24, -92, 8, { fill: K.ink }) +
    circle(24, -92, 8, { fill: K.ink }) +
    path('M-4 -80L44 -66L-4 -62Z', {
      fill: K.foxDark,
      stroke: K.foxDark,
      'stroke-width': 5,
      'stroke-linejoin': 'round',
    }) +
    path('M-22 -48Q0 -32 22 -48', { fill: 'none', stroke: K.ink, 'stroke-width': 5, ...ROUNDED }) +
    path('M-60 -26Q0 10 60 -26', { fill: 'none', stroke: K.blue, 'stroke-width': 24, ...ROUNDED }) +
    path('M30 -8L46 70', { stroke: K.blueDark, 'stroke-width': 24, ...ROUNDED }) +
    circle(0, 40, 8, { fill: K.ink }) +
    circle(0, 76, 8, { fill: K.ink })
  );
}

/** Two dice, 230 wide. */
export function dice(): string {
  const die = (colour: string, pips: readonly (readonly [number, number])[]): string =>
    rect(-52, -46, 110, 110, { rx: 28, fill: K.ink, opacity: 0.16 }) +
    rect(-56, -56, 112, 112, { rx: 28, fill: colour }) +
    pips.map(([x, y]) => circle(x * 27, y * 27, 11, { fill: K.white })).join('');
  return (
    place(
      die(K.coral, [
        [-1, -1],
        [1, 1],
        [0, 0],
        [-1, 1],
        [1, -1],
      ]),
      -62,
      6,
      { turn: -12 },
    ) +
    place(
      die(K.blue, [
        [-1, -1],
        [0, 0],
        [1, 1],
      ]),
      68,
      0,
      { turn: 14 },
    )
  );
}
