/** The furnishings and gifts of the house. Each is drawn around the origin; sizes are given per function. */
import { lettering } from '../lettering';
import { arc, glint, pointText, polar, polygon, polyline, slice, smooth, star } from '../paths';
import { between, type Random } from '../../../app/workbench/new-brand/seeded-random';
import { circle, type Drawing, ellipse, fine, group, path, place, rect, repeat, round } from '../svg';
import { coin, crest, crown } from './gaming';
import { GOLD, gold, goldRound, GREEN, IVORY, VELVET } from './paints';

const LAMP: readonly (readonly [number, string, number])[] = [
  [0, '#fffdf0', 1],
  [0.2, '#ffe9ad', 0.75],
  [0.5, '#ffcf70', 0.22],
  [1, '#ffc860', 0],
];

/** A tiered chandelier of brass and crystal, about 620 wide, 560 high; it hangs from y = −280. */
export function chandelier(d: Drawing): string {
  const metal = goldRound(d);
  const flat = gold(d, 90);
  const lamp = d.radial(LAMP);
  const crystal = d.store(
    path('M0 0L4.5 8L0 24L-4.5 8Z', {
      fill: d.linear(70, [
        [0, '#fff'],
        [0.5, '#cfeee2'],
        [1, '#f7d98f'],
      ]),
      opacity: 0.95,
    }),
  );
  const tiers = [
    { y: -70, radius: 160, drop: 50, lamps: 7 },
    { y: 40, radius: 300, drop: 66, lamps: 11 },
    { y: 130, radius: 190, drop: 58, lamps: 0 },
  ];
  const glow = circle(0, 20, 460, {
    fill: d.radial([
      [0, '#ffe6a6', 0.75],
      [0.4, '#ffcf70', 0.25],
      [1, '#ffc860', 0],
    ]),
  });
  const chains = path(
    [-1, -0.55, 0.55, 1]
      .map((side) => `M0 -236Q${pointText([side * 130, -130])} ${pointText([side * 296, 40])}`)
      .join('') +
      [-1, 1]
        .map((side) => `M0 -190Q${pointText([side * 60, -120])} ${pointText([side * 156, -70])}`)
        .join(''),
    { fill: 'none', stroke: flat, 'stroke-width': 3.5 },
  );
  const beads = path(
    [-1, -0.55, 0.55, 1]
      .map((side) => `M0 -236Q${pointText([side * 130, -130])} ${pointText([side * 296, 40])}`)
      .join(''),
    {
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 6,
      'stroke-dasharray': '0.1 15',
      'stroke-linecap': 'round',
      opacity: 0.9,
    },
  );
  const rings = tiers
    .map(({ y, radius, drop, lamps }) => {
      const squash = 0.2;
      const count = Math.round(radius / 9.5);
      const strands = repeat(count, (index) => {
        const [x, dy] = polar(0, 0, radius, 4 + (index * 172) / (count - 1), squash);
        return d.use(crystal, {
          transform: `translate(${pointText([x, y + dy + 8])})scale(${index % 2 === 0 ? 1.25 : 0.9} ${round((drop / 26) * (index % 2 === 0 ? 0.7 : 0.5))})`,
        });
      });
      const swags = path(
        repeat(9, (index) => {
          const a = polar(0, y, radius, 4 + index * 19.1, squash);
          const b = polar(0, y, radius, 4 + (index + 1) * 19.1, squash);
          return `M${pointText([a[0], a[1] + 10])}Q${pointText([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + drop * 1.15])} ${pointText([b[0], b[1] + 10])}`;
        }),
        {
          fill: 'none',
          stroke: '#fff7df',
          'stroke-width': 3.4,
          'stroke-dasharray': '0.1 7',
          'stroke-linecap': 'round',
        },
      );
      const band =
        ellipse(0, y, radius, radius * squash, {
          fill: 'none',
          stroke: flat,
          'stroke-width': 4,
          opacity: 0.7,
        }) +
        path(
          `M${-radius} ${y}A${radius} ${round(radius * squash)} 0 0 0 ${radius} ${y}V${y + 12}A${radius} ${round(radius * squash)} 0 0 1 ${-radius} ${y + 12}Z`,
          { fill: metal },
        );
      const candles = repeat(lamps, (index) => {
        const [x, dy] = polar(0, 0, radius, 178 - (index * 176) / Math.max(1, lamps - 1), squash);
        return (
          rect(x - 5, y + dy - 38, 10, 36, { fill: IVORY.mid }) +
          path(
            `M${pointText([x - 11, y + dy - 2])}H${round(x + 11)}L${pointText([x + 5, y + dy + 9])}H${round(x - 5)}Z`,
            { fill: metal },
          ) +
          path(
            `M${pointText([x, y + dy - 66])}Q${pointText([x + 10, y + dy - 46])} ${pointText([x, y + dy - 38])}Q${pointText([x - 10, y + dy - 46])} ${pointText([x, y + dy - 66])}Z`,
            { fill: '#fffbe6' },
          ) +
          circle(x, y + dy - 50, 34, { fill: lamp })
        );
      });
      return band + candles + swags + strands;
    })
    .join('');
  const stem =
    rect(-3, -420, 6, 190, { fill: metal }) +
    path('M-30 -240L0 -268L30 -240L18 -216H-18Z', { fill: metal }) +
    path(
      'M-11 -216H11L16 -90L34 -72L14 -56L18 40L40 60L16 78V150L0 240L-16 150V78L-40 60L-18 40L-14 -56L-34 -72L-16 -90Z',
      { fill: metal },
    );
  const pendant = repeat(9, (index) => {
    const x = (index - 4) * 16;
    return d.use(crystal, {
      transform: `translate(${round(x)} ${round(196 - Math.abs(x) * 0.55)})scale(1.6 2.2)`,
    });
  });
  return (
    glow +
    stem +
    chains +
    beads +
    rings +
    pendant +
    circle(0, 262, 12, { fill: lamp }) +
    path(glint(0, 250, 40, 0.08), { fill: '#fff' })
  );
}

/** A champagne coupe, 150 wide and 190 high, its foot at y = 95. */
export function coupe(d: Drawing): string {
  const glass = d.linear(0, [
    [0, '#fff', 0.55],
    [0.18, '#fff', 0.12],
    [0.7, '#fff', 0.08],
    [0.9, '#fff', 0.5],
    [1, '#fff', 0.2],
  ]);
  const wine = d.linear(90, [
    [0, '#fff2bf', 0.96],
    [0.5, '#f2c25a', 0.92],
    [1, '#c2872a', 0.9],
  ]);
  return (
    path('M-66 -62C-62 -22 -28 -8 0 -8C28 -8 62 -22 66 -62A66 13 0 0 1 -66 -62Z', { fill: wine }) +
    ellipse(0, -62, 66, 12, { fill: '#fff6d2', opacity: 0.85 }) +
    path(
      'M-75 -84C-72 -24 -30 -4 -5 0V72C-6 82 -42 84 -48 92A48 9 0 0 0 48 92C42 84 6 82 5 72V0C30 -4 72 -24 75 -84A75 14 0 0 1 -75 -84Z',
      { fill: glass },
    ) +
    ellipse(0, -84, 75, 14, { fill: 'none', stroke: '#fffdf0', 'stroke-width': 2, opacity: 0.85 }) +
    path('M-62 -66C-58 -34 -38 -20 -22 -14', {
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 4,
      'stroke-linecap': 'round',
      opacity: 0.8,
    }) +
    path('M0 0V74', { stroke: '#fff', 'stroke-width': 2, opacity: 0.6 }) +
    ellipse(0, 92, 48, 8, { fill: 'none', stroke: '#fff', 'stroke-width': 1.6, opacity: 0.7 })
  );
}

/** A tower of champagne glasses on a silver tray, about 560 wide, its foot at y = 290. */
export function champagneTower(d: Drawing, rows = 4): string {
  const glass = d.store(coupe(d));
  const spacing = 136;
  const rise = 150;
  const scale = 0.92;
  let out =
    ellipse(0, 276, rows * 84, 34, { fill: gold(d, 0) }) +
    ellipse(0, 270, rows * 80, 29, { fill: gold(d, 180), opacity: 0.85 });
  for (let row = rows; row >= 1; row -= 1) {
    const y = 180 - (rows - row) * rise;
    for (let index = 0; index < row - 1; index += 1) {
      out += d.use(glass, {
        transform: `translate(${round((index - (row - 2) / 2) * spacing)} ${round(y - 16)})scale(.8)`,
        opacity: 0.55,
      });
    }
    for (let index = 0; index < row; index += 1) {
      out += d.use(glass, {
        transform: `translate(${round((index - (row - 1) / 2) * spacing)} ${round(y)})scale(${scale})`,
      });
    }
  }
  return out;
}

/** A champagne bottle, 110 wide and 420 high, its foot at y = 210. */
export function bottle(d: Drawing): string {
  const glass = d.linear(0, [
    [0, '#02130c'],
    [0.2, '#1f7a55'],
    [0.32, '#8ad6b0'],
    [0.42, '#12553a'],
    [0.8, '#04261a'],
    [1, '#0e4a34'],
  ]);
  const foil = goldRound(d);
  return (
    path('M-52 210V-10C-52 -60 -20 -76 -20 -130H20C20 -76 52 -60 52 -10V210Q0 222 -52 210Z', {
      fill: glass,
    }) +
    path('M-21 -124L-26 -70Q0 -54 26 -70L21 -124V-190Q0 -202 -21 -190Z', { fill: foil }) +
    path('M-25 -150H25', { stroke: GOLD.dark, 'stroke-width': 3 }) +
    path('M-52 34Q0 46 52 34V150Q0 162 -52 150Z', {
      fill: d.linear(0, [
        [0, IVORY.dark],
        [0.3, IVORY.light],
        [0.7, IVORY.mid],
        [1, IVORY.dark],
      ]),
    }) +
    path('M-52 44Q0 56 52 44M-52 140Q0 152 52 140', { fill: 'none', stroke: GOLD.deep, 'stroke-width': 2 }) +
    place(crest(d), 0, 98, { scale: 0.5 }) +
    path('M-36 10V-14C-36 -44 -14 -60 -11 -90', {
      fill: 'none',
      stroke: '#d8ffec',
      'stroke-width': 5,
      'stroke-linecap': 'round',
      opacity: 0.55,
    })
  );
}

/** A trophy with two handles on a stepped foot, about 340 wide and 460 high, its foot at y = 230. */
export function trophy(d: Drawing): string {
  const metal = goldRound(d);
  const handle = gold(d, 30);
  return (
    path('M-110 -150C-200 -160 -190 -10 -70 10M110 -150C200 -160 190 -10 70 10', {
      fill: 'none',
      stroke: handle,
      'stroke-width': 18,
      'stroke-linecap': 'round',
    }) +
    path(
      'M-124 -190H124C124 -40 90 50 24 74V110C30 130 62 136 70 150H-70C-62 136 -30 130 -24 110V74C-90 50 -124 -40 -124 -190Z',
      { fill: metal },
    ) +
    path(
      repeat(7, (index) =>
        polyline([
          [-90 + index * 30, -160],
          [-33 + index * 11, 40],
        ]),
      ),
      { stroke: GOLD.deep, 'stroke-width': 2, opacity: 0.6 },
    ) +
    ellipse(0, -190, 124, 22, { fill: GOLD.dark }) +
    ellipse(0, -190, 124, 22, { fill: 'none', stroke: GOLD.pale, 'stroke-width': 5 }) +
    place(crest(d), 0, -66, { scale: 0.9 }) +
    path('M-84 150H84L96 176H-96Z', { fill: metal }) +
    path('M-110 176H110V224Q0 240 -110 224Z', {
      fill: d.linear(0, [
        [0, GREEN.night],
        [0.3, GREEN.moss],
        [0.45, GREEN.leaf],
        [0.7, GREEN.bottle],
        [1, GREEN.night],
      ]),
    }) +
    rect(-60, 188, 120, 24, { rx: 3, fill: gold(d) }) +
    path('M-92 -150C-88 -70 -66 -10 -40 20', {
      fill: 'none',
      stroke: '#fffdf0',
      'stroke-width': 7,
      'stroke-linecap': 'round',
      opacity: 0.75,
    })
  );
}

/** Two branches of laurel around the origin, 2 × `radius` wide. */
export function laurel(d: Drawing, radius: number): string {
  const metal = gold(d, 90);
  const id = d.store(
    path('M0 0Q19 -20 5 -58Q-15 -26 0 0Z', { fill: metal, stroke: GOLD.dark, 'stroke-width': 1 }),
  );
  const size = fine(radius / 190);
  const branch =
    path(arc(0, 0, radius, 98, 232), { fill: 'none', stroke: metal, 'stroke-width': radius * 0.022 }) +
    repeat(13, (index) => {
      const angle = 102 + index * 10.8;
      const at = pointText(polar(0, 0, radius, angle));
      const leaf = (lean: number): string =>
        d.use(id, { transform: `translate(${at})rotate(${round(angle - 180 + lean)})scale(${size})` });
      return leaf(38) + leaf(-38);
    });
  const side = d.store(branch);
  return d.use(side) + d.use(side, { transform: 'scale(-1 1)' });
}

/** A gift in deep green paper with a gold ribbon, 340 × 380, its foot at y = 190. */
export function gift(d: Drawing, paper: 'green' | 'velvet' = 'green'): string {
  const tones =
    paper === 'green'
      ? ([GREEN.night, GREEN.moss, GREEN.leaf] as const)
      : ([VELVET.night, VELVET.mid, VELVET.light] as const);
  const front = d.linear(10, [
    [0, tones[1]],
    [0.4, tones[2]],
    [1, tones[0]],
  ]);
  const lid = d.linear(10, [
    [0, tones[2]],
    [0.4, tones[1]],
    [1, tones[0]],
  ]);
  const metal = gold(d, 20);
  const stripes = path(
    repeat(14, (index) =>
      polyline([
        [-138 + index * 21, -40],
        [-138 + index * 21, 190],
      ]),
    ),
    { stroke: GOLD.light, 'stroke-width': 1.2, opacity: 0.35 },
  );
  return (
    rect(-144, -44, 288, 234, { rx: 6, fill: front }) +
    stripes +
    rect(-30, -44, 60, 234, { fill: metal }) +
    rect(-164, -106, 328, 72, { rx: 8, fill: lid }) +
    rect(-164, -40, 328, 8, { fill: '#000', opacity: 0.3 }) +
    rect(-32, -106, 64, 72, { fill: metal }) +
    path('M0 -108C-50 -200 -160 -210 -150 -140C-145 -100 -60 -96 0 -108Z', {
      fill: metal,
      stroke: GOLD.deep,
      'stroke-width': 2,
    }) +
    path('M0 -108C50 -200 160 -210 150 -140C145 -100 60 -96 0 -108Z', {
      fill: gold(d, 120),
      stroke: GOLD.deep,
      'stroke-width': 2,
    }) +
    path(
      'M-22 -118C-60 -160 -116 -168 -116 -140C-116 -122 -70 -112 -22 -118ZM22 -118C60 -160 116 -168 116 -140C116 -122 70 -112 22 -118Z',
      { fill: GOLD.dark, opacity: 0.75 },
    ) +
    path('M-8 -104L-70 -20L-44 -26L-30 -6L14 -96ZM8 -104L70 -20L44 -26L30 -6L-14 -96Z', {
      fill: gold(d, 80),
    }) +
    rect(-25, -128, 50, 40, { rx: 12, fill: metal, stroke: GOLD.deep, 'stroke-width': 2 })
  );
}

/** An ornate key, about 180 wide and 440 high. */
export function key(d: Drawing): string {
  const metal = gold(d, 30);
  return (
    circle(0, -136, 78, { fill: 'none', stroke: metal, 'stroke-width': 17 }) +
    circle(0, -136, 60, { fill: 'none', stroke: GOLD.light, 'stroke-width': 2.5 }) +
    place(crown(d), 0, -134, { scale: 0.36 }) +
    rect(-28, -62, 56, 18, { rx: 5, fill: metal }) +
    rect(-21, -40, 42, 12, { rx: 4, fill: metal }) +
    rect(-11, -30, 22, 240, { fill: goldRound(d) }) +
    path('M11 130H66V156H48V168H66V198H11ZM11 96H44V112H11Z', { fill: metal }) +
    path('M0 232L-16 208H16Z', { fill: metal }) +
    path(arc(0, -136, 78, 200, 290), {
      fill: 'none',
      stroke: '#fffdf0',
      'stroke-width': 4,
      'stroke-linecap': 'round',
    })
  );
}

/** A faceted gem, 200 wide, in a colour of its own. */
export function gem(dark: string, mid: string, light: string): string {
  return (
    path('M-100 -30L-56 -86H56L100 -30L0 100Z', { fill: mid }) +
    path('M-100 -30H-44L-56 -86ZM100 -30H44L56 -86Z', { fill: light, opacity: 0.7 }) +
    path('M-56 -86L0 -30L56 -86Z', { fill: light }) +
    path('M-44 -30L-56 -86L0 -30ZM44 -30L56 -86L0 -30Z', { fill: mid }) +
    path('M-100 -30H-44L0 100Z', { fill: dark, opacity: 0.45 }) +
    path('M-44 -30H44L0 100Z', { fill: light, opacity: 0.45 }) +
    path('M100 -30H44L0 100Z', { fill: dark, opacity: 0.8 }) +
    path(
      'M-100 -30L-56 -86H56L100 -30L0 100ZM-100 -30H100M-56 -86L-44 -30L0 100L44 -30L56 -86M-44 -30L0 -86L44 -30',
      { fill: 'none', stroke: '#fff', 'stroke-width': 1.6, opacity: 0.6, 'stroke-linejoin': 'round' },
    ) +
    path(glint(-52, -72, 26), { fill: '#fff' })
  );
}

/** A concierge's bell on a marble foot, 340 wide, its foot at y = 130. */
export function bell(d: Drawing): string {
  return (
    rect(-170, 96, 340, 34, {
      rx: 8,
      fill: d.linear(0, [
        [0, GREEN.night],
        [0.4, GREEN.leaf],
        [1, GREEN.night],
      ]),
    }) +
    rect(-150, 78, 300, 20, { rx: 5, fill: goldRound(d) }) +
    path('M-138 78C-138 -20 -76 -78 0 -78S138 -20 138 78Z', { fill: goldRound(d) }) +
    path('M-110 60C-108 -10 -64 -54 -20 -60', {
      fill: 'none',
      stroke: '#fffdf0',
      'stroke-width': 10,
      'stroke-linecap': 'round',
      opacity: 0.8,
    }) +
    rect(-12, -106, 24, 32, { fill: goldRound(d) }) +
    ellipse(0, -110, 34, 13, { fill: gold(d, 20) })
  );
}

/** An invitation: an envelope with a wax seal, 400 × 270. */
export function invitation(d: Drawing): string {
  const paper = d.linear(60, [
    [0, IVORY.light],
    [1, IVORY.shade],
  ]);
  const wax = d.radial(
    [
      [0, '#e2546b'],
      [0.6, VELVET.mid],
      [1, VELVET.deep],
    ],
    0.36,
    0.32,
    0.75,
  );
  return (
    path('M-170 -130L-150 -260H150L170 -130Z', { fill: paper }) +
    rect(-140, -250, 280, 200, { fill: IVORY.light, stroke: GOLD.mid, 'stroke-width': 2 }) +
    rect(-128, -238, 256, 180, { fill: 'none', stroke: GOLD.mid, 'stroke-width': 1 }) +
    place(crest(d), 0, -186, { scale: 0.55 }) +
    path('M-70 -124H70M-90 -106H90', { stroke: GOLD.deep, 'stroke-width': 3, opacity: 0.6 }) +
    path('M-200 -135L0 30L200 -135V135H-200Z', { fill: paper, stroke: IVORY.dark, 'stroke-width': 1 }) +
    path('M-200 135L-20 -14Q0 -30 20 -14L200 135Z', {
      fill: d.linear(90, [
        [0, IVORY.light],
        [1, IVORY.mid],
      ]),
      stroke: IVORY.dark,
      'stroke-width': 1,
    }) +
    path(
      smooth(
        Array.from({ length: 14 }, (_, index) => polar(0, 6, index % 2 === 0 ? 56 : 49, index * 25.7)),
        true,
      ),
      { fill: wax },
    ) +
    circle(0, 6, 38, { fill: 'none', stroke: VELVET.deep, 'stroke-width': 3 }) +
    place(path('M-26 -30H-12V-8H12V-30H26V30H12V8H-12V30H-26Z', { fill: VELVET.deep }), 0, 6, { scale: 0.7 })
  );
}

/** A pocket watch on its chain, about 300 wide and 420 high. `hour` and `minute` set the hands. */
export function pocketWatch(d: Drawing, hour = 11, minute = 58): string {
  const metal = gold(d, 45);
  const face = d.radial([
    [0, IVORY.light],
    [0.8, IVORY.mid],
    [1, IVORY.shade],
  ]);
  const hourAngle = ((hour % 12) + minute / 60) * 30 - 90;
  const minuteAngle = minute * 6 - 90;
  const numerals = ['12', '3', '6', '9'].map((text, index) => {
    const [x, y] = polar(0, 40, 96, index * 90 - 90);
    return lettering('limelight', text, { size: 36, x, y: y + 12, align: 'middle' });
  });
  return (
    path('M0 -190C40 -260 140 -230 190 -290', {
      fill: 'none',
      stroke: metal,
      'stroke-width': 9,
      'stroke-dasharray': '16 7',
      'stroke-linecap': 'round',
    }) +
    circle(0, -176, 30, { fill: 'none', stroke: metal, 'stroke-width': 11 }) +
    rect(-20, -150, 40, 44, { rx: 6, fill: goldRound(d) }) +
    circle(0, 40, 160, { fill: metal }) +
    circle(0, 40, 146, { fill: gold(d, 225) }) +
    circle(0, 40, 134, { fill: face, stroke: GOLD.dark, 'stroke-width': 2 }) +
    path(
      repeat(60, (index) =>
        polyline([polar(0, 40, index % 5 === 0 ? 118 : 124, index * 6), polar(0, 40, 129, index * 6)]),
      ),
      { stroke: '#2b2413', 'stroke-width': 2 },
    ) +
    path(numerals.join(''), { fill: '#2b2413' }) +
    path(polyline([[0, 40], polar(0, 40, 62, hourAngle)]), {
      stroke: '#12382b',
      'stroke-width': 9,
      'stroke-linecap': 'round',
    }) +
    path(polyline([[0, 40], polar(0, 40, 98, minuteAngle)]), {
      stroke: '#12382b',
      'stroke-width': 6,
      'stroke-linecap': 'round',
    }) +
    circle(0, 40, 10, { fill: GOLD.mid }) +
    path('M-104 -30C-80 -70 -30 -90 10 -86', {
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 12,
      'stroke-linecap': 'round',
      opacity: 0.55,
    })
  );
}

/** A safe with a round door standing ajar, gold inside, about 420 wide, its foot at y = 210. */
export function vault(d: Drawing): string {
  const steel = d.linear(45, [
    [0, '#5d8b7c'],
    [0.5, '#17463a'],
    [1, '#06211a'],
  ]);
  const metal = gold(d, 40);
  return (
    rect(-210, -210, 420, 400, { rx: 22, fill: steel, stroke: metal, 'stroke-width': 7 }) +
    rect(-186, -186, 372, 352, { rx: 12, fill: 'none', stroke: GOLD.mid, 'stroke-width': 2 }) +
    circle(0, -10, 156, { fill: metal }) +
    circle(0, -10, 142, { fill: steel }) +
    repeat(16, (index) => {
      const [x, y] = polar(0, -10, 149, index * 22.5);
      return circle(x, y, 5, { fill: GOLD.dark });
    }) +
    path(slice(0, -10, 118, 108, 0, 359.9), { fill: metal }) +
    path(
      repeat(5, (index) => polyline([[0, -10], polar(0, -10, 84, index * 72 - 90)])),
      { stroke: goldRound(d), 'stroke-width': 16, 'stroke-linecap': 'round' },
    ) +
    repeat(5, (index) => {
      const [x, y] = polar(0, -10, 88, index * 72 - 90);
      return circle(x, y, 15, { fill: metal, stroke: GOLD.dark, 'stroke-width': 1.5 });
    }) +
    circle(0, -10, 32, { fill: metal, stroke: GOLD.dark, 'stroke-width': 2 }) +
    place(crest(d), 0, -10, { scale: 0.28 }) +
    path('M-180 190H-110V214H-180ZM110 190H180V214H110Z', { fill: metal })
  );
}

/** A branch of fir with baubles, about 420 wide, hanging from the origin to both sides. */
export function garland(d: Drawing, random: Random, width: number, sag: number): string {
  const count = Math.round(width / 9);
  const at = (share: number): readonly [number, number] => [
    (share - 0.5) * width,
    Math.sin(share * Math.PI) * sag,
  ];
  let needles = '';
  let light = '';
  for (let index = 0; index <= count; index += 1) {
    const [x, y] = at(index / count);
    for (let spine = 0; spine < 4; spine += 1) {
      const tip = polar(x, y, between(random, 20, 40), between(random, 20, 160) + (spine % 2) * 180);
      const stroke = polyline([[x, y], tip]);
      if (spine === 0) light += stroke;
      else needles += stroke;
    }
  }
  const bauble = (x: number, y: number, r: number, colours: readonly [string, string, string]): string =>
    rect(x - r * 0.2, y - r * 1.25, r * 0.4, r * 0.4, { fill: GOLD.light }) +
    circle(x, y, r, {
      fill: d.radial(
        [
          [0, colours[0]],
          [0.55, colours[1]],
          [1, colours[2]],
        ],
        0.35,
        0.3,
        0.75,
      ),
    });
  const tones = [
    ['#fff6d8', GOLD.mid, GOLD.dark],
    ['#ff9aaa', VELVET.light, VELVET.deep],
    ['#fff', IVORY.shade, IVORY.dark],
  ] as const;
  return (
    path(needles, { stroke: '#0f5a40', 'stroke-width': 3.2, 'stroke-linecap': 'round' }) +
    path(light, { stroke: '#2f9a70', 'stroke-width': 2.4, 'stroke-linecap': 'round' }) +
    repeat(Math.round(width / 74), (index) => {
      const share = (index + 0.6) / Math.round(width / 74);
      const [x, y] = at(share);
      return bauble(x, y + 22, 13 + (index % 3) * 5, tones[index % 3] ?? tones[0]);
    }) +
    repeat(Math.round(width / 46), (index) => {
      const [x, y] = at((index + 0.25) / Math.round(width / 46));
      return circle(x, y + 4, 14, {
        fill: d.radial([
          [0, '#fff8d8'],
          [0.25, '#ffe39a', 0.8],
          [1, '#ffcf70', 0],
        ]),
      });
    })
  );
}

/** A decorated fir, about 380 wide and 560 high, its foot at y = 280. */
export function firTree(d: Drawing, random: Random): string {
  const tiers = 6;
  const needle = (index: number): string => {
    const y = -250 + index * 78;
    const half = 54 + index * 30;
    const points: (readonly [number, number])[] = [[0, y - 60]];
    const teeth = 5 + index;
    for (let tooth = 0; tooth <= teeth; tooth += 1) {
      const x = half - (tooth * 2 * half) / teeth;
      points.push([x, y + 86 + Math.cos((x / half) * 1.4) * 14]);
      if (tooth < teeth) points.push([x - half / teeth, y + 60 + Math.cos((x / half) * 1.4) * 14]);
    }
    return polygon(points);
  };
  const green = d.linear(0, [
    [0, '#0b4a35'],
    [0.42, '#3fb184'],
    [0.58, '#238a63'],
    [1, '#093b2a'],
  ]);
  const lights = repeat(46, (index) => {
    const level = index / 46;
    const y = -230 + level * 480;
    const x = Math.sin(index * 2.4) * (18 + level * 170) * 0.9;
    const warm = d.radial([
      [0, '#fffbe0'],
      [0.3, '#ffe39a', 0.8],
      [1, '#ffcf70', 0],
    ]);
    return circle(x, y, between(random, 9, 17), { fill: warm });
  });
  return (
    rect(-22, 220, 44, 60, { fill: '#3a1d0d' }) +
    repeat(tiers, (reversed) =>
      path(needle(tiers - 1 - reversed), {
        fill: green,
        stroke: '#042418',
        'stroke-width': 3,
        'stroke-opacity': 0.75,
      }),
    ) +
    path('M-60 -120Q0 -80 66 -124M-100 -10Q0 50 108 -16M-140 96Q0 166 148 90M-180 200Q0 270 186 194', {
      fill: 'none',
      stroke: gold(d, 0),
      'stroke-width': 6,
      'stroke-linecap': 'round',
      'stroke-dasharray': '0.1 10',
    }) +
    lights +
    repeat(18, (index) => {
      const level = (index + 1) / 19;
      const x = (((index * 0.618) % 1) * 2 - 1) * (10 + level * 168) * 0.86;
      const tone =
        index % 2 === 0
          ? ([VELVET.light, VELVET.deep, '#ff9aaa'] as const)
          : ([GOLD.mid, GOLD.dark, GOLD.pale] as const);
      return circle(x, -220 + level * 470, 12 + level * 5, {
        fill: d.radial(
          [
            [0, tone[2]],
            [0.5, tone[0]],
            [1, tone[1]],
          ],
          0.35,
          0.3,
          0.75,
        ),
      });
    }) +
    path(star(0, -312, 5, 40, 17), { fill: gold(d), stroke: GOLD.pale, 'stroke-width': 2 }) +
    circle(0, -312, 90, {
      fill: d.radial([
        [0, '#fff3c0', 0.8],
        [1, '#ffcf70', 0],
      ]),
    })
  );
}

/** A velvet purse tied with gold cord, coins at its mouth, 320 × 380, its foot at y = 190. */
export function purse(d: Drawing): string {
  const cloth = d.radial(
    [
      [0, VELVET.light],
      [0.55, VELVET.mid],
      [1, VELVET.night],
    ],
    0.38,
    0.4,
    0.75,
  );
  const metal = gold(d, 20);
  const id = d.store(coin(d));
  const coins = [
    [-62, -146, -20],
    [58, -150, 16],
    [0, -176, 4],
    [-24, -128, 30],
    [36, -122, -24],
  ] as const;
  return (
    coins
      .map(([x, y, turn]) => d.use(id, { transform: `translate(${x} ${y})rotate(${turn})scale(.72)` }))
      .join('') +
    path('M-92 -118Q-60 -142 -30 -118Q0 -142 30 -118Q60 -142 92 -118L62 -56H-62Z', { fill: cloth }) +
    path('M-60 -60C-150 -10 -190 110 -140 170Q-110 196 0 192Q110 196 140 170C190 110 150 -10 60 -60Z', {
      fill: cloth,
    }) +
    path('M-36 -50C-80 20 -96 90 -84 150M-8 -50C-18 30 -20 60 -16 90M36 -50C80 20 100 90 84 150', {
      fill: 'none',
      stroke: VELVET.night,
      'stroke-width': 5,
      'stroke-linecap': 'round',
      opacity: 0.6,
    }) +
    rect(-72, -70, 144, 20, { rx: 10, fill: metal }) +
    path('M52 -60Q96 -40 84 20', {
      fill: 'none',
      stroke: metal,
      'stroke-width': 7,
      'stroke-linecap': 'round',
    }) +
    path(
      polygon([
        [76, 18],
        [94, 18],
        [102, 62],
        [68, 62],
      ]),
      { fill: metal },
    ) +
    place(crest(d), 0, 80, { scale: 0.95 })
  );
}

/** A cake of three tiers with candles, about 380 wide and 430 high, its foot at y = 215. */
export function cake(d: Drawing): string {
  const metal = gold(d, 0);
  const tier = (y: number, width: number, height: number, paint: string): string => {
    const count = Math.round(width / 34);
    const step = width / count;
    return (
      path(`M${-width / 2} ${y}V${y + height}A${width / 2} 16 0 0 0 ${width / 2} ${y + height}V${y}Z`, {
        fill: paint,
      }) +
      path(
        repeat(
          count,
          (index) =>
            `M${round(-width / 2 + index * step)} ${y + 6}q${round(step / 2)} ${round(height * 0.62)} ${round(step)} 0`,
        ),
        { fill: 'none', stroke: metal, 'stroke-width': 4 },
      ) +
      ellipse(0, y, width / 2, 16, { fill: IVORY.light }) +
      path(`M${-width / 2} ${y + height - 5}A${width / 2} 16 0 0 0 ${width / 2} ${y + height - 5}`, {
        fill: 'none',
        stroke: metal,
        'stroke-width': 9,
        'stroke-dasharray': '0.1 10',
        'stroke-linecap': 'round',
      })
    );
  };
  const ivory = d.linear(0, [
    [0, IVORY.dark],
    [0.3, IVORY.light],
    [0.7, IVORY.mid],
    [1, IVORY.dark],
  ]);
  const green = d.linear(0, [
    [0, GREEN.night],
    [0.3, GREEN.leaf],
    [0.7, GREEN.moss],
    [1, GREEN.night],
  ]);
  const candles = repeat(5, (index) => {
    const x = (index - 2) * 27;
    const y = -104 - (index % 2) * 9;
    return (
      rect(x - 5, y - 52, 10, 58, { rx: 3, fill: index % 2 === 0 ? VELVET.light : GOLD.light }) +
      path(`M${x} ${y - 84}q10 18 0 28q-10 -10 0 -28Z`, { fill: '#fff4c4' }) +
      circle(x, y - 66, 34, { fill: d.radial(LAMP) })
    );
  });
  return (
    ellipse(0, 204, 214, 26, { fill: goldRound(d) }) +
    tier(96, 350, 104, ivory) +
    tier(-6, 254, 100, green) +
    tier(-98, 166, 92, ivory) +
    candles
  );
}

/** Two arrows chasing each other round a circle, 2 × `radius` wide. */
export function cycle(d: Drawing, radius: number): string {
  const metal = gold(d, 60);
  const width = radius * 0.14;
  const half = (turn: number): string => {
    const [x, y] = polar(0, 0, radius, turn + 142);
    return (
      path(arc(0, 0, radius, turn, turn + 138), {
        fill: 'none',
        stroke: metal,
        'stroke-width': width,
        'stroke-linecap': 'round',
      }) +
      group(
        { transform: `translate(${pointText([x, y])})rotate(${round(turn + 142 + 90)})` },
        path(
          polygon([
            [-width * 0.5, -width * 1.5],
            [width * 2, 0],
            [-width * 0.5, width * 1.5],
          ]),
          { fill: metal, stroke: metal, 'stroke-width': 4, 'stroke-linejoin': 'round' },
        ),
      )
    );
  };
  return half(-80) + half(100);
}
