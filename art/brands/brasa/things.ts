/** Brasa's things: dark bodies, neon edges, fire. Drawn around the origin. */
import { arc, cutRectangle, pointText, polar, polygon, polyline, slice, smooth, star, suit } from '../paths';
import { type Random, between } from '../../../app/workbench/new-brand/seeded-random';
import { circle, type Drawing, ellipse, fine, group, path, place, rect, repeat, round } from '../svg';
import { B, chromePaint, firePaint, heatPaint, neon } from './paints';

/** The house's mark: a B cut from a flame, about 120 high. */
export const MARK =
  'M-44 -60H18L46 -34V-14L30 0L50 18V40L26 60H-44ZM-14 -34V-12H10L18 -20V-28L12 -34ZM-14 12V34H14L20 28V18L14 12Z';

/** A soft round light. */
export function glow(d: Drawing, radius: number, colour: string, strength = 0.6): string {
  return circle(0, 0, radius, {
    fill: d.radial([
      [0, colour, strength],
      [0.5, colour, strength * 0.35],
      [1, colour, 0],
    ]),
  });
}

/** One chrome seven with depth, about 240 × 320. */
export function seven(d: Drawing): string {
  const front = 'M-120 -160H120V-96L34 160H-56L36 -84H-62V-44H-120Z';
  const depth = repeat(9, (index) =>
    place(path(front, { fill: index === 8 ? '#14021f' : '#5c0f55' }), 26 - index * 2.9, 22 - index * 2.5),
  );
  return (
    depth +
    path(front, { fill: chromePaint(d), stroke: '#fff', 'stroke-width': 3 }) +
    path('M-106 -146H106V-98L24 146H-36L56 -98H-76V-58H-106Z', {
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 2,
      opacity: 0.5,
    }) +
    neon('M-130 -170H130V-94L42 170H-70L22 -74H-52V-34H-130Z', B.magenta, 4, 'miter')
  );
}

/** Flames rising from y = 0, `width` wide and about `height` high. */
export function flames(d: Drawing, random: Random, width: number, height: number): string {
  const tongue = (share: number, reach: number, paint: string, opacity: number): string => {
    const count = Math.max(5, Math.round(width / 70));
    const half = (width / 2) * share;
    let path0 = `M${round(-half)} 0`;
    for (let index = 0; index < count; index += 1) {
      const x0 = -half + (index * 2 * half) / count;
      const x1 = -half + ((index + 1) * 2 * half) / count;
      const middle = 1 - Math.abs((index + 0.5) / count - 0.5) * 1.5;
      const tip = -height * reach * Math.max(0.2, middle) * between(random, 0.62, 1.08);
      const lean = between(random, -0.5, 0.6) * (x1 - x0);
      path0 += `C${pointText([x0 - 6, tip * 0.35])} ${pointText([x0 + lean + (x1 - x0) * 0.9, tip * 0.5])} ${pointText([(x0 + x1) / 2 + lean, tip])}C${pointText([x1 + lean * 0.4, tip * 0.7])} ${pointText([x1 + 8, tip * 0.4])} ${pointText([x1, index === count - 1 ? 0 : tip * 0.12])}`;
    }
    return path(`${path0}Q0 ${round(height * 0.1)} ${round(-half)} 0Z`, { fill: paint, opacity });
  };
  return (
    tongue(
      1.14,
      1.16,
      d.linear(90, [
        [0, B.plum, 0],
        [0.4, B.magenta, 0.7],
        [1, B.red],
      ]),
      0.75,
    ) +
    tongue(1, 0.95, firePaint(d), 0.92) +
    tongue(
      0.8,
      0.62,
      d.linear(90, [
        [0, B.ember],
        [1, '#ffe27a'],
      ]),
      0.95,
    ) +
    tongue(
      0.55,
      0.36,
      d.linear(90, [
        [0, B.amber],
        [1, '#fffbe6'],
      ]),
      1,
    )
  );
}

/** A hexagonal coin of the house, 130 wide. */
export function coin(d: Drawing): string {
  const hexagon = (radius: number): string =>
    polygon(Array.from({ length: 6 }, (_, index) => polar(0, 0, radius, index * 60 - 90)));
  return (
    place(path(hexagon(66), { fill: '#7a1a10' }), 5, 6) +
    path(hexagon(66), {
      fill: d.linear(50, [
        [0, '#fff3c9'],
        [0.35, B.amber],
        [0.65, B.ember],
        [1, B.magenta],
      ]),
    }) +
    path(hexagon(54), {
      fill: d.linear(230, [
        [0, '#ffe27a'],
        [0.5, B.ember],
        [1, '#b3134f'],
      ]),
      stroke: '#fff3c9',
      'stroke-width': 2,
    }) +
    place(path(MARK, { fill: '#4a0828', 'fill-rule': 'evenodd' }), 0, 0, { scale: 0.52 }) +
    path(polyline([polar(0, 0, 61, -150), polar(0, 0, 61, -90), polar(0, 0, 61, -30)]), {
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 3,
      opacity: 0.8,
    })
  );
}

/** A roulette wheel of light lying at an angle, 620 wide. */
export function neonWheel(d: Drawing, squash = 0.5): string {
  const count = 37;
  const step = 360 / count;
  const pocket = (rest: number): string =>
    repeat(count, (index) =>
      index % 2 === rest && index !== 0 ? slice(0, 0, 238, 158, index * step, (index + 1) * step - 1.2) : '',
    );
  const top =
    circle(0, 0, 300, {
      fill: d.radial([
        [0.6, '#2a0845'],
        [0.9, '#4a0f70'],
        [1, '#140322'],
      ]),
    }) +
    circle(0, 0, 252, { fill: '#0d0318' }) +
    path(pocket(1), {
      fill: d.radial([
        [0.6, '#8a0d55'],
        [1, B.magenta],
      ]),
    }) +
    path(pocket(0), {
      fill: d.radial([
        [0.6, '#10021c'],
        [1, '#3a0d5c'],
      ]),
    }) +
    path(slice(0, 0, 238, 158, 0, step), { fill: B.cyan }) +
    path(
      repeat(count, (index) => slice(0, 0, 226, 210, index * step + 2.6, (index + 1) * step - 3.8)),
      { fill: '#fff', opacity: 0.7 },
    ) +
    circle(0, 0, 150, {
      fill: d.radial([
        [0, B.amber],
        [0.3, '#b3134f'],
        [0.7, '#3a0d5c'],
        [1, '#190529'],
      ]),
    }) +
    path(
      repeat(12, (index) => polyline([polar(0, 0, 40, index * 30), polar(0, 0, 146, index * 30)])),
      { stroke: B.amber, 'stroke-width': 2, opacity: 0.6 },
    );
  const ring = (radius: number, colour: string, width: number): string =>
    neon(
      `M${-radius} 0A${radius} ${round(radius * squash)} 0 1 0 ${radius} 0A${radius} ${round(radius * squash)} 0 1 0 ${-radius} 0Z`,
      colour,
      width,
    );
  const [bx, by] = polar(0, 0, 186, 58, squash);
  return (
    path(`M-300 0V46A300 ${round(300 * squash)} 0 0 0 300 46V0Z`, {
      fill: d.linear(0, [
        [0, '#0d0318'],
        [0.3, '#5c1180'],
        [0.5, '#a31882'],
        [0.75, '#3a0d5c'],
        [1, '#0d0318'],
      ]),
    }) +
    neon(`M-300 36A300 ${round(300 * squash)} 0 0 0 300 36`, B.ember, 4) +
    place(top, 0, 0, { scaleX: 1, scaleY: squash }) +
    ring(296, B.magenta, 5) +
    ring(250, B.amber, 3.4) +
    ring(152, B.cyan, 3.4) +
    place(
      path('M-60 4C-40 -20 -20 -30 -14 -90L0 -120L14 -90C20 -30 40 -20 60 4A60 18 0 0 1 -60 4Z', {
        fill: chromePaint(d),
      }) +
        neon('M-92 -54L92 -54M-50 -80L50 -28', B.amber, 4) +
        [
          [-96, -54],
          [96, -54],
          [-54, -82],
          [54, -26],
        ]
          .map(([x = 0, y = 0]) => circle(x, y, 11, { fill: B.hot }))
          .join(''),
      0,
      0,
    ) +
    circle(bx, by - 6, 22, { fill: B.ice, opacity: 0.35 }) +
    circle(bx, by - 6, 10, { fill: '#fff' })
  );
}

/** The wheel from straight above, 600 wide. */
export function wheelFromAbove(d: Drawing): string {
  const count = 37;
  const step = 360 / count;
  const pocket = (rest: number): string =>
    repeat(count, (index) =>
      index % 2 === rest && index !== 0 ? slice(0, 0, 246, 176, index * step, (index + 1) * step - 1) : '',
    );
  return (
    glow(d, 400, B.magenta, 0.55) +
    circle(0, 0, 296, {
      fill: d.radial([
        [0.7, '#2a0845'],
        [0.94, '#5c1180'],
        [1, '#140322'],
      ]),
    }) +
    circle(0, 0, 256, { fill: '#0d0318' }) +
    path(pocket(1), {
      fill: d.radial([
        [0.6, '#8a0d55'],
        [1, B.magenta],
      ]),
    }) +
    path(pocket(0), {
      fill: d.radial([
        [0.6, '#10021c'],
        [1, '#4a0f70'],
      ]),
    }) +
    path(slice(0, 0, 246, 176, 0, step), { fill: B.cyan }) +
    path(
      repeat(count, (index) => slice(0, 0, 236, 220, index * step + 2.6, (index + 1) * step - 3.6)),
      { fill: '#fff', opacity: 0.75 },
    ) +
    circle(0, 0, 166, {
      fill: d.radial([
        [0, '#7a1480'],
        [0.6, '#3a0d5c'],
        [1, '#190529'],
      ]),
    }) +
    neon(arc(0, 0, 292, 0, 359.9), B.magenta, 5) +
    neon(arc(0, 0, 258, 0, 359.9), B.amber, 3) +
    neon(arc(0, 0, 168, 0, 359.9), B.cyan, 3.4) +
    path(
      repeat(6, (index) =>
        polygon([
          polar(0, 0, 30, index * 60 - 26),
          polar(0, 0, 130, index * 60),
          polar(0, 0, 30, index * 60 + 26),
        ]),
      ),
      { fill: heatPaint(d) },
    ) +
    circle(0, 0, 58, { fill: '#190529', stroke: B.amber, 'stroke-width': 5 }) +
    place(path(MARK, { fill: heatPaint(d, 80), 'fill-rule': 'evenodd' }), 0, 0, { scale: 0.62 }) +
    circle(140, -148, 26, { fill: B.ice, opacity: 0.35 }) +
    circle(140, -148, 12, { fill: '#fff' })
  );
}

/** A dark glass playing card with a neon edge, 190 × 270. */
export function playingCard(
  d: Drawing,
  rank: string,
  kind: 'spade' | 'heart' | 'diamond' | 'club',
  letter: string,
): string {
  const colour = kind === 'heart' || kind === 'diamond' ? B.magenta : B.cyan;
  const corner =
    place(path(letter, { fill: '#fff' }), 0, 0) + path(suit(kind, -64, -62, 24), { fill: colour });
  return (
    path(cutRectangle(-95, -135, 190, 270, 26), {
      fill: d.linear(60, [
        [0, '#4a1276'],
        [0.5, '#1e0634'],
        [1, '#35093f'],
      ]),
    }) +
    path('M-69 -135H40L-95 60V-109Z', { fill: '#fff', opacity: 0.07 }) +
    neon(cutRectangle(-95, -135, 190, 270, 26), colour, 4, 'miter') +
    neon(suit(kind, 0, 4, 104), colour, 4) +
    path(suit(kind, 0, 4, 72), { fill: colour, opacity: 0.55 }) +
    (rank === '' ? '' : corner + group({ transform: 'rotate(180)' }, corner))
  );
}

/** Stroke letters for card corners. */
export const LETTERS = {
  A: 'M-82 -82L-68 -118H-60L-46 -82H-55L-58 -90H-70L-73 -82ZM-67 -97H-61L-64 -106Z',
  K: 'M-80 -118H-71V-104L-58 -118H-47L-63 -101L-46 -82H-57L-71 -97V-82H-80Z',
  Q: 'M-74 -118H-54L-46 -110V-90L-50 -86L-45 -80L-51 -76L-57 -82H-74L-82 -90V-110ZM-73 -106V-94L-69 -90H-59L-55 -94V-106L-59 -110H-69Z',
} as const;

/** A carnival mask under a crest of feathers, about 640 wide and 620 high. */
export function mask(d: Drawing): string {
  const tones = [
    [B.magenta, '#7a0d5c', B.pink],
    [B.ember, '#8a1a10', B.amber],
    [B.cyan, '#0f3f9c', B.ice],
    [B.plum, '#2a0845', B.pink],
  ] as const;
  const length = 300;
  const feathers = tones.map((tone) => {
    const barbs = repeat(8, (index) => `M${index * 22 + 84} 0l24 -19m-24 19l24 19`);
    return d.store(
      path('M50 0C105 -30 240 -42 300 -5Q308 3 300 7C240 42 105 30 50 0Z', {
        fill: d.linear(0, [
          [0, tone[1]],
          [0.6, tone[0]],
          [1, tone[2]],
        ]),
      }) +
        path(barbs, { stroke: tone[1], 'stroke-width': 2, opacity: 0.55, fill: 'none' }) +
        path('M50 0H286', { stroke: tone[2], 'stroke-width': 2.6 }) +
        ellipse(266, 1, 19, 14, { fill: tone[1] }) +
        ellipse(268, 1, 11, 8, { fill: tone[2] }),
    );
  });
  const feather = (angle: number, reach: number, tone: number): string =>
    d.use(feathers[tone] ?? '', { transform: `rotate(${round(angle)})scale(${fine(reach / length)})` });
  const back = repeat(13, (index) => feather(-178 + index * 14.7, 392 - Math.abs(index - 6) * 9, index % 4));
  const front = repeat(10, (index) =>
    feather(-171 + index * 18, 284 - Math.abs(index - 4.5) * 7, (index + 1) % 3),
  );
  const shape =
    'M0 -52C-50 -100 -170 -118 -252 -74C-250 10 -206 92 -128 96C-66 98 -46 44 0 30C46 44 66 98 128 96C206 92 250 10 252 -74C170 -118 50 -100 0 -52Z';
  const eye = 'M-186 -8C-160 -50 -90 -44 -56 2C-90 38 -160 34 -186 -8Z';
  return (
    place(back + front, 0, 60) +
    path(shape, { fill: heatPaint(d, 70) }) +
    path(
      'M0 -52C-50 -100 -170 -118 -252 -74C-170 -92 -60 -70 0 -14C60 -70 170 -92 252 -74C170 -118 50 -100 0 -52Z',
      { fill: '#fff', opacity: 0.28 },
    ) +
    path(eye, { fill: B.night }) +
    group({ transform: 'scale(-1 1)' }, path(eye, { fill: B.night }), neon(eye, B.cyan, 3.4)) +
    neon(eye, B.cyan, 3.4) +
    neon(shape, B.amber, 4) +
    path(
      smooth([
        [-230, -56],
        [-160, -84],
        [-90, -74],
        [-30, -40],
      ]) +
        smooth([
          [230, -56],
          [160, -84],
          [90, -74],
          [30, -40],
        ]),
      {
        fill: 'none',
        stroke: B.hot,
        'stroke-width': 7,
        'stroke-dasharray': '0.1 15',
        'stroke-linecap': 'round',
      },
    ) +
    path(
      smooth([
        [-196, 40],
        [-150, 68],
        [-100, 62],
      ]) +
        smooth([
          [196, 40],
          [150, 68],
          [100, 62],
        ]),
      {
        fill: 'none',
        stroke: B.hot,
        'stroke-width': 6,
        'stroke-dasharray': '0.1 14',
        'stroke-linecap': 'round',
      },
    ) +
    path(
      polygon([
        [0, -104],
        [34, -54],
        [0, 10],
        [-34, -54],
      ]),
      {
        fill: d.linear(60, [
          [0, '#fff'],
          [0.4, B.cyan],
          [1, '#0f3f9c'],
        ]),
        stroke: B.ice,
        'stroke-width': 3,
      },
    ) +
    path('M0 -104L0 10M-34 -54H34', { stroke: '#fff', 'stroke-width': 2, opacity: 0.7 })
  );
}

/** A dancer in a ruffled dress with a fan raised, rim-lit, about 460 high, her hem at y = 210. */
export function dancer(d: Drawing, light: string): string {
  const skin = d.linear(90, [
    [0, '#8a1d6f'],
    [1, '#4a0f5c'],
  ]);
  const cloth = d.linear(90, [
    [0, '#c01c7e'],
    [0.45, '#7a1480'],
    [1, '#2a0845'],
  ]);
  const dress =
    'M-25 -138C-14 -124 14 -124 25 -138C30 -112 20 -92 16 -70C26 -20 70 10 84 60C100 110 150 120 176 190C156 214 140 196 124 208C106 222 92 200 72 212C52 224 36 204 16 214C-4 224 -22 204 -42 212C-62 222 -78 200 -96 206C-116 212 -128 194 -146 190C-120 140 -84 120 -66 64C-52 16 -24 -20 -16 -70C-20 -92 -30 -112 -25 -138Z';
  const arms = 'M-22 -130C-78 -140 -98 -190 -62 -236M22 -130C66 -112 96 -140 92 -196';
  const fan = repeat(7, (index) => slice(92, -204, 74, 12, -172 + index * 22, -172 + index * 22 + 19));
  return (
    path(fan, { fill: heatPaint(d, 200) }) +
    neon(arc(92, -204, 75, -174, -20), light, 3) +
    path(arms, { fill: 'none', stroke: skin, 'stroke-width': 17, 'stroke-linecap': 'round' }) +
    path('M-9 -160H9L13 -134H-13Z', { fill: skin }) +
    path(dress, { fill: cloth }) +
    path(
      'M-66 64C-30 92 40 90 84 60L100 96C50 132 -46 130 -84 104ZM-100 126C-50 160 70 158 122 122L146 150C80 190 -70 190 -124 156Z',
      { fill: B.magenta, opacity: 0.6 },
    ) +
    neon('M-66 64C-30 92 40 90 84 60M-100 126C-50 160 70 158 122 122', light, 2.6) +
    ellipse(0, -184, 21, 27, { fill: skin }) +
    path(
      'M-22 -178C-28 -222 26 -224 24 -182C30 -190 46 -184 42 -168C36 -156 22 -162 20 -172C18 -194 -8 -204 -22 -178Z',
      { fill: '#190529' },
    ) +
    path(star(26, -196, 6, 15, 8), { fill: B.red, stroke: B.pink, 'stroke-width': 2 }) +
    neon(
      'M-16 -70C-24 -20 -52 16 -66 64C-84 120 -120 140 -146 190M16 -70C26 -20 70 10 84 60C100 110 150 120 176 190',
      light,
      3.4,
    ) +
    neon('M-29 -126C-88 -138 -110 -192 -68 -244M100 -140C106 -160 104 -180 98 -198', light, 2.6)
  );
}

/** A cup in flames, angular, about 340 wide and 420 high, its foot at y = 210. */
export function trophy(d: Drawing): string {
  const metal = d.linear(0, [
    [0, '#7a1a10'],
    [0.2, B.ember],
    [0.36, '#fff3c9'],
    [0.5, B.amber],
    [0.75, B.ember],
    [1, '#7a0d3c'],
  ]);
  return (
    path(
      'M-116 -140L-176 -120L-160 -20L-74 20L-66 -6L-128 -36L-138 -102L-106 -112ZM116 -140L176 -120L160 -20L74 20L66 -6L128 -36L138 -102L106 -112Z',
      { fill: metal },
    ) +
    path('M-128 -170H128L104 -10L40 66L24 120H-24L-40 66L-104 -10Z', {
      fill: metal,
      stroke: '#fff3c9',
      'stroke-width': 3,
    }) +
    path('M-128 -170L-40 66L0 -170ZM60 -170L40 66L128 -170Z', { fill: '#fff', opacity: 0.16 }) +
    place(path(MARK, { fill: '#4a0828', 'fill-rule': 'evenodd' }), 2, -70, { scale: 0.95 }) +
    path('M-60 120H60L84 160H-84Z', { fill: metal }) +
    path(cutRectangle(-112, 160, 224, 50, 16), { fill: '#240640' }) +
    neon(cutRectangle(-112, 160, 224, 50, 16), B.magenta, 3.4, 'miter') +
    neon('M-128 -170H128L104 -10L40 66M-128 -170L-104 -10L-40 66', B.amber, 3)
  );
}

/** A bolt of lightning, 160 wide and 300 high. */
export function bolt(colour: string): string {
  const shape = 'M20 -150L-70 20H-8L-40 150L76 -40H10L56 -150Z';
  return path(shape, { fill: colour, opacity: 0.35 }) + neon(shape, colour, 5, 'miter');
}

/** An angular crown with jewels, 280 wide and 190 high. */
export function crown(d: Drawing): string {
  const shape = 'M-120 80L-140 -50L-70 10L0 -90L70 10L140 -50L120 80Z';
  return (
    path(shape, { fill: heatPaint(d, 60) }) +
    path('M-120 80L-140 -50L-70 10L-50 80ZM0 -90L70 10L50 80H0Z', { fill: '#fff', opacity: 0.2 }) +
    path(cutRectangle(-124, 66, 248, 40, 12), { fill: '#4a0828' }) +
    neon(shape, B.amber, 4, 'miter') +
    neon(cutRectangle(-124, 66, 248, 40, 12), B.magenta, 3, 'miter') +
    [-76, 0, 76]
      .map((x, index) =>
        path(
          polygon([
            [x, 72],
            [x + 14, 86],
            [x, 100],
            [x - 14, 86],
          ]),
          { fill: index === 1 ? B.cyan : B.amber },
        ),
      )
      .join('') +
    path(
      polygon([
        [0, -30],
        [22, 10],
        [0, 46],
        [-22, 10],
      ]),
      { fill: B.cyan, stroke: B.ice, 'stroke-width': 3 },
    )
  );
}

/** An angular box with ribbons of light, 320 × 340, its foot at y = 170. */
export function gift(d: Drawing, colour: string = B.magenta): string {
  return (
    path('M-140 -40H140V170H-140Z', {
      fill: d.linear(20, [
        [0, '#240640'],
        [0.5, '#5c1180'],
        [1, '#190529'],
      ]),
    }) +
    path('M20 -40H140V170H80Z', { fill: '#fff', opacity: 0.06 }) +
    path(cutRectangle(-160, -104, 320, 70, 18), {
      fill: d.linear(20, [
        [0, '#5c1180'],
        [0.6, '#3a0d5c'],
        [1, '#240640'],
      ]),
    }) +
    path('M-30 -104H30V170H-30Z', { fill: heatPaint(d, 90) }) +
    neon('M-140 -34V170H140V-34', colour, 4, 'miter') +
    neon(cutRectangle(-160, -104, 320, 70, 18), colour, 4, 'miter') +
    neon('M0 -106L-60 -186L-130 -176L-104 -124ZM0 -106L60 -186L130 -176L104 -124Z', B.amber, 5, 'miter')
  );
}

/** An arcade slot machine, 340 × 480, its foot at y = 240. */
export function slotMachine(d: Drawing): string {
  const id = d.store(place(seven(d), 0, 0, { scale: 0.3 }));
  const outline = 'M-120 -240H120L170 -190V200L130 240H-130L-170 200V-190Z';
  return (
    path(outline, {
      fill: d.linear(0, [
        [0, '#190529'],
        [0.3, '#5c1180'],
        [0.6, '#3a0d5c'],
        [1, '#10021c'],
      ]),
    }) +
    path('M-90 -222H90L130 -150H-130Z', { fill: heatPaint(d, 0) }) +
    place(path(MARK, { fill: '#fff', 'fill-rule': 'evenodd' }), 0, -186, { scale: 0.46 }) +
    path(cutRectangle(-150, -132, 300, 160, 20), { fill: '#0a0312' }) +
    [-96, 0, 96]
      .map(
        (x) =>
          path(cutRectangle(x - 42, -116, 84, 128, 10), {
            fill: d.linear(90, [
              [0, '#2a0845'],
              [0.5, '#ffe9f4'],
              [1, '#2a0845'],
            ]),
          }) + d.use(id, { x, y: -52 }),
      )
      .join('') +
    neon(cutRectangle(-150, -132, 300, 160, 20), B.cyan, 4, 'miter') +
    neon('M-150 -52H150', B.magenta, 2.4) +
    [-90, -30, 30, 90]
      .map((x, index) =>
        path(cutRectangle(x - 22, 56, 44, 26, 8), { fill: [B.magenta, B.amber, B.cyan, B.ember][index] }),
      )
      .join('') +
    neon('M-110 112H110M-110 130H110M-110 148H110', B.plum, 3) +
    path('M-110 176H110L90 216H-90Z', { fill: '#0a0312' }) +
    neon('M-110 176H110L90 216H-90Z', B.amber, 3, 'miter') +
    neon(outline, B.magenta, 5, 'miter') +
    neon('M170 -40H206V-120', B.amber, 5, 'miter') +
    circle(206, -138, 36, { fill: B.magenta, opacity: 0.3 }) +
    circle(206, -138, 20, {
      fill: d.radial([
        [0, '#fff'],
        [0.4, B.pink],
        [1, B.magenta],
      ]),
    })
  );
}

/** A jaguar's head of facets, eyes alight, about 420 wide and 440 high. */
export function jaguar(d: Drawing): string {
  const facet = (points: readonly (readonly [number, number])[], fill: string): string => {
    const both = polygon(points) + polygon(points.map(([x, y]) => [-x, y] as const));
    return path(both, { fill, stroke: fill, 'stroke-width': 1 });
  };
  const spots = [
    [118, -92, 13],
    [146, -56, 11],
    [92, -118, 11],
    [60, -140, 9],
    [150, -12, 11],
    [128, 34, 9],
    [30, -112, 8],
  ] as const;
  const eye = 'M46 -34L112 -62L100 -22L64 -14Z';
  return (
    facet(
      [
        [84, -150],
        [196, -226],
        [190, -78],
      ],
      '#3a0d5c',
    ) +
    facet(
      [
        [110, -150],
        [178, -194],
        [176, -104],
      ],
      '#a3168f',
    ) +
    facet(
      [
        [0, -160],
        [84, -150],
        [60, -80],
        [0, -96],
      ],
      '#7a1b96',
    ) +
    facet(
      [
        [84, -150],
        [190, -78],
        [112, -62],
        [60, -80],
      ],
      '#561078',
    ) +
    facet(
      [
        [190, -78],
        [196, 20],
        [112, -62],
      ],
      '#42105f',
    ) +
    facet(
      [
        [196, 20],
        [150, 110],
        [100, -22],
        [112, -62],
      ],
      '#330b4f',
    ) +
    facet(
      [
        [0, -96],
        [60, -80],
        [46, -34],
        [24, -20],
        [0, -30],
      ],
      '#94208f',
    ) +
    facet(
      [
        [60, -80],
        [112, -62],
        [46, -34],
      ],
      '#3f0d5a',
    ) +
    facet(
      [
        [0, -30],
        [24, -20],
        [42, 66],
        [0, 60],
      ],
      '#b02a86',
    ) +
    facet(
      [
        [24, -20],
        [46, -34],
        [64, -14],
        [100, -22],
        [104, 60],
        [42, 66],
      ],
      '#5d1279',
    ) +
    facet(
      [
        [100, -22],
        [150, 110],
        [96, 150],
        [104, 60],
      ],
      '#3f0d5a',
    ) +
    facet(
      [
        [42, 66],
        [104, 60],
        [96, 150],
        [48, 148],
        [14, 112],
      ],
      '#7d1a8a',
    ) +
    facet(
      [
        [0, 112],
        [14, 112],
        [48, 148],
        [62, 178],
        [30, 200],
        [0, 204],
      ],
      '#4a0f68',
    ) +
    path('M-42 58L42 58L28 96L0 112L-28 96Z', { fill: '#190529' }) +
    path('M-42 58L42 58L30 72H-30Z', { fill: B.magenta, opacity: 0.75 }) +
    path('M0 112V140M0 140L-46 152M0 140L46 152', {
      stroke: '#190529',
      'stroke-width': 6,
      'stroke-linecap': 'round',
    }) +
    path('M-30 150L-22 178L-14 146ZM30 150L22 178L14 146Z', { fill: B.hot }) +
    path(spots.map(([x, y, r]) => star(x, y, 3, r, r * 0.62, x) + star(-x, y, 3, r, r * 0.62, -x)).join(''), {
      fill: B.night,
      opacity: 0.75,
    }) +
    [1, -1]
      .map((side) =>
        group(
          { transform: side === -1 ? 'scale(-1 1)' : undefined },
          place(glow(d, 96, B.cyan, 0.55), 80, -34),
          path(eye, { fill: B.cyan }),
          path('M72 -50L88 -54L86 -20L76 -18Z', { fill: B.night }),
          neon(eye, B.cyan, 2.6, 'miter'),
          path('M60 104L170 84M60 118L176 122M60 130L160 156', {
            stroke: B.ice,
            'stroke-width': 2.4,
            'stroke-linecap': 'round',
            opacity: 0.8,
          }),
        ),
      )
      .join('') +
    neon(
      'M-84 -150L-196 -226L-190 -78L-196 20L-150 110L-96 150L-62 178L-30 200L0 204L30 200L62 178L96 150L150 110L196 20L190 -78L196 -226L84 -150L0 -160Z',
      B.magenta,
      4.4,
      'miter',
    )
  );
}

/** A volcano of dark facets, about 900 wide and 420 high, its foot at y = 0. */
export function volcano(d: Drawing): string {
  const lava = 'M-70 -400L-30 -300L-60 -220L-6 -140L-40 -60L-20 0H60L30 -80L64 -170L20 -250L56 -330L70 -400Z';
  return (
    path('M-460 0L-250 -180L-90 -404H90L250 -180L460 0Z', {
      fill: d.linear(90, [
        [0, '#5c1180'],
        [1, '#14041f'],
      ]),
    }) +
    path('M-460 0L-250 -180L-90 -404L-130 -120ZM90 -404L180 -160L120 0H300L250 -180Z', {
      fill: '#fff',
      opacity: 0.05,
    }) +
    path('M250 -180L460 0H200L150 -140Z', { fill: '#000', opacity: 0.28 }) +
    path(lava, { fill: firePaint(d) }) +
    neon(lava, B.ember, 4) +
    neon('M66 -330L150 -200L130 -120L200 0M-62 -320L-160 -180L-140 -90L-220 0', B.magenta, 3.6) +
    ellipse(0, -404, 92, 18, { fill: B.hot })
  );
}

/** A tall loudspeaker, 150 × 300, its foot at y = 150. */
export function speaker(d: Drawing, colour: string): string {
  const cone = (y: number, r: number): string =>
    circle(0, y, r, {
      fill: d.radial([
        [0, '#5c1180'],
        [0.5, '#10021c'],
        [1, '#2a0845'],
      ]),
    }) +
    neon(arc(0, y, r, 0, 359.9), colour, 3) +
    circle(0, y, r * 0.3, { fill: colour, opacity: 0.7 });
  return (
    path(cutRectangle(-75, -150, 150, 300, 18), { fill: '#140322' }) +
    neon(cutRectangle(-75, -150, 150, 300, 18), B.plum, 2.6, 'miter') +
    cone(60, 54) +
    cone(-72, 36)
  );
}

/** Bars of an equaliser, `width` wide, standing on y = 0. */
export function equaliser(d: Drawing, random: Random, width: number, height: number): string {
  const count = Math.round(width / 30);
  return repeat(count, (index) => {
    const tall = height * between(random, 0.25, 1);
    return rect((index / count - 0.5) * width, -tall, 19, tall, {
      fill: d.linear(90, [
        [0, B.cyan, 0.9],
        [0.5, B.magenta, 0.75],
        [1, B.plum, 0.3],
      ]),
    });
  });
}

/** A cut gem with neon edges, 200 wide. */
export function gem(d: Drawing, colour: string): string {
  const outline = 'M-100 -30L-56 -86H56L100 -30L0 100Z';
  return (
    path(outline, {
      fill: d.linear(60, [
        [0, '#fff', 0.9],
        [0.3, colour, 0.85],
        [1, '#190529'],
      ]),
    }) +
    path('M-44 -30L0 -86L44 -30L0 100Z', { fill: '#fff', opacity: 0.25 }) +
    neon(`${outline}M-100 -30H100M-56 -86L-44 -30L0 100L44 -30L56 -86`, colour, 2.6, 'miter')
  );
}

/** Two dice of dark glass, 240 wide. */
export function dice(d: Drawing): string {
  const die = (colour: string): string =>
    path('M0 -64L58 -32V34L0 68L-58 34V-32Z', {
      fill: d.linear(60, [
        [0, '#5c1180'],
        [1, '#140322'],
      ]),
    }) +
    neon('M0 -64L58 -32V34L0 68L-58 34V-32ZM-58 -32L0 2L58 -32M0 2V68', colour, 3.2, 'miter') +
    ellipse(0, -31, 12, 7, { fill: '#fff' }) +
    [
      [-42, -4],
      [-29, 22],
      [-16, 46],
    ]
      .map(([x = 0, y = 0]) => ellipse(x, y, 6, 8, { fill: '#fff' }))
      .join('') +
    [
      [16, 20],
      [42, 6],
      [16, 46],
      [42, 32],
    ]
      .map(([x = 0, y = 0]) => ellipse(x, y, 6, 8, { fill: '#fff' }))
      .join('');
  return place(die(B.magenta), -66, 4, { turn: -10 }) + place(die(B.cyan), 70, 10, { turn: 12, scale: 0.92 });
}

/** A drum with ropes, 260 × 220, its foot at y = 110. */
export function drum(d: Drawing): string {
  return (
    path('M-130 -70V80A130 34 0 0 0 130 80V-70Z', {
      fill: d.linear(0, [
        [0, '#4a0828'],
        [0.3, B.magenta],
        [0.5, B.ember],
        [0.8, '#a3134f'],
        [1, '#2a0414'],
      ]),
    }) +
    path('M-128 -52L-84 92L-40 -30L0 110L40 -30L84 92L128 -52', {
      fill: 'none',
      stroke: B.hot,
      'stroke-width': 5,
      'stroke-linejoin': 'round',
    }) +
    ellipse(0, -70, 130, 34, {
      fill: d.radial([
        [0, '#fff'],
        [1, '#ffd9b8'],
      ]),
    }) +
    neon('M-130 -70A130 34 0 1 0 130 -70A130 34 0 1 0 -130 -70Z', B.amber, 3.4) +
    neon('M-130 80A130 34 0 0 0 130 80', B.cyan, 3.4) +
    path('M-60 -84L60 -190M40 -80L-50 -196', {
      stroke: '#ffd9b8',
      'stroke-width': 10,
      'stroke-linecap': 'round',
    }) +
    circle(64, -194, 15, { fill: B.amber }) +
    circle(-54, -200, 15, { fill: B.amber })
  );
}

/** Two arrows of light that chase each other, 2 × `radius` wide. */
export function cycle(radius: number): string {
  const half = (turn: number, colour: string): string => {
    const [x, y] = polar(0, 0, radius, turn + 140);
    return (
      neon(arc(0, 0, radius, turn, turn + 138), colour, 11) +
      group(
        { transform: `translate(${pointText([x, y])})rotate(${round(turn + 232)})` },
        neon('M-40 -48L22 0L-40 48', colour, 11, 'miter'),
      )
    );
  };
  return half(-80, B.magenta) + half(100, B.cyan);
}

/** An invitation of dark glass with a seal, 380 × 260. */
export function envelope(d: Drawing): string {
  return (
    path(cutRectangle(-110, -220, 220, 200, 18), {
      fill: d.linear(60, [
        [0, '#ffe9f4'],
        [1, '#ffc2a8'],
      ]),
    }) +
    place(path(MARK, { fill: heatPaint(d, 80), 'fill-rule': 'evenodd' }), 0, -140, { scale: 0.8 }) +
    path('M-190 -110L0 40L190 -110V130H-190Z', {
      fill: d.linear(60, [
        [0, '#7a1b96'],
        [1, '#3a0d5c'],
      ]),
    }) +
    path('M-190 130L-20 0Q0 -14 20 0L190 130Z', {
      fill: d.linear(90, [
        [0, '#5c1180'],
        [1, '#240640'],
      ]),
    }) +
    neon('M-190 -110L0 40L190 -110V130H-190Z', B.magenta, 4, 'miter') +
    neon('M-190 130L-24 16M190 130L24 16', B.magenta, 2.6) +
    path(star(0, 36, 10, 46, 38), { fill: heatPaint(d, 60) }) +
    path(suit('heart', 0, 38, 38), { fill: B.hot })
  );
}

/** A stepped cake with sparklers, 340 wide, its foot at y = 180. */
export function cake(d: Drawing): string {
  const tier = (y: number, half: number, height: number, colour: string): string =>
    path(cutRectangle(-half, y, half * 2, height, 14), {
      fill: d.linear(0, [
        [0, '#240640'],
        [0.4, '#7a1b96'],
        [1, '#240640'],
      ]),
    }) +
    path(
      `M${-half} ${y + 26}${repeat(Math.round(half / 20), (index) => `l20 ${index % 2 === 0 ? 18 : -18}l20 ${index % 2 === 0 ? -18 : 18}`)}`,
      { fill: 'none', stroke: B.hot, 'stroke-width': 5, 'stroke-linejoin': 'round' },
    ) +
    neon(cutRectangle(-half, y, half * 2, height, 14), colour, 4, 'miter');
  const sparkler = (x: number): string =>
    path(`M${x} -70V-130`, { stroke: '#ffd9b8', 'stroke-width': 5 }) +
    place(
      neon(
        repeat(9, (index) => polyline([polar(0, 0, 8, index * 40), polar(0, 0, 32, index * 40)])),
        B.amber,
        2.4,
      ) + circle(0, 0, 9, { fill: '#fff' }),
      x,
      -146,
    );
  return (
    tier(80, 170, 100, B.magenta) +
    tier(0, 120, 80, B.ember) +
    tier(-70, 80, 70, B.cyan) +
    sparkler(-50) +
    sparkler(0) +
    sparkler(50)
  );
}

/** A clock of neon, 320 wide. */
export function clock(d: Drawing, hour: number, minute: number): string {
  const at = (minute / 60) * 360 - 90;
  const small = ((hour % 12) + minute / 60) * 30 - 90;
  const octagon = polygon(Array.from({ length: 8 }, (_, index) => polar(0, 0, 160, index * 45 + 22.5)));
  return (
    path(octagon, {
      fill: d.radial([
        [0, '#5c1180'],
        [1, '#190529'],
      ]),
    }) +
    neon(octagon, B.magenta, 6, 'miter') +
    path(
      repeat(12, (index) => polyline([polar(0, 0, 116, index * 30), polar(0, 0, 136, index * 30)])),
      { stroke: B.hot, 'stroke-width': 7 },
    ) +
    neon(polyline([[0, 0], polar(0, 0, 70, small)]), B.amber, 8) +
    neon(polyline([[0, 0], polar(0, 0, 108, at)]), B.cyan, 6) +
    circle(0, 0, 12, { fill: '#fff' })
  );
}
