/** What is played with in the house. Each is drawn around the origin; sizes are given per function. */
import { lettering } from '../lettering';
import { arc, glint, pointText, polar, polygon, polyline, slice, star, suit } from '../paths';
import { circle, type Drawing, ellipse, group, path, place, rect, repeat, round } from '../svg';
import { GOLD, gold, goldRound, GREEN, IVORY, VELVET } from './paints';

const EUROPEAN_ORDER = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22,
  18, 29, 7, 28, 12, 35, 3, 26,
] as const;

function wheelTop(d: Drawing, numbers: boolean): string {
  const wood = d.radial([
    [0.8, '#1c0905'],
    [0.86, '#7d3a1a'],
    [0.91, '#a8582a'],
    [0.95, '#5d2610'],
    [1, '#1e0a05'],
  ]);
  const metal = gold(d, 35);
  const step = 360 / EUROPEAN_ORDER.length;
  const colours = { red: '', black: '', green: '' };
  EUROPEAN_ORDER.forEach((number, index) => {
    const from = index * step - 90 - step / 2;
    const colour = number === 0 ? 'green' : index % 2 === 1 ? 'red' : 'black';
    colours[colour] += slice(0, 0, 232, 176, from, from + step);
  });
  const redPaint = d.radial([
    [0.7, '#5f0a17'],
    [1, '#c22438'],
  ]);
  const blackPaint = d.radial([
    [0.7, '#050505'],
    [1, '#31302e'],
  ]);
  const greenPaint = d.radial([
    [0.7, '#0b4a35'],
    [1, '#2da276'],
  ]);
  const separators = EUROPEAN_ORDER.map((_, index) =>
    polyline([
      polar(0, 0, 150, index * step - 90 - step / 2),
      polar(0, 0, 232, index * step - 90 - step / 2),
    ]),
  ).join('');
  const pockets = EUROPEAN_ORDER.map((_, index) => {
    const from = index * step - 90 - step / 2;
    return slice(0, 0, 174, 150, from + 0.9, from + step - 0.9);
  }).join('');
  const digits = Array.from({ length: 10 }, (_, digit) =>
    numbers
      ? d.store(path(lettering('limelight', String(digit), { size: 22, x: 0, y: 7, align: 'middle' }), {}))
      : '',
  );
  const numerals = numbers
    ? EUROPEAN_ORDER.map((number, index) => {
        const text = [...String(number)].map(Number);
        return group(
          { transform: `rotate(${round(index * step)})translate(0 -205)` },
          ...text.map((digit, position) =>
            d.use(digits[digit] ?? '', { x: (position - (text.length - 1) / 2) * 12.5 }),
          ),
        );
      }).join('')
    : '';
  const cone = d.radial(
    [
      [0, GOLD.pale],
      [0.25, GOLD.mid],
      [0.5, '#6d4417'],
      [0.8, '#3b1d0a'],
      [1, '#1d0d05'],
    ],
    0.42,
    0.36,
    0.62,
  );
  return (
    circle(0, 0, 300, { fill: wood }) +
    circle(0, 0, 299, { fill: 'none', stroke: metal, 'stroke-width': 5 }) +
    circle(0, 0, 262, { fill: '#2c1208', stroke: metal, 'stroke-width': 3 }) +
    repeat(8, (index) => {
      const [x, y] = polar(0, 0, 249, index * 45 + 10);
      return group(
        { transform: `translate(${pointText([x, y])})rotate(${round(index * 45 + 10)})` },
        path(
          polygon([
            [-7, 0],
            [0, -15],
            [7, 0],
            [0, 15],
          ]),
          { fill: metal },
        ),
      );
    }) +
    path(colours.red, { fill: redPaint }) +
    path(colours.black, { fill: blackPaint }) +
    path(colours.green, { fill: greenPaint }) +
    path(pockets, { fill: '#1a0d06', stroke: GOLD.deep, 'stroke-width': 0.8 }) +
    path(separators, { stroke: GOLD.light, 'stroke-width': 1.8 }) +
    circle(0, 0, 232, { fill: 'none', stroke: metal, 'stroke-width': 5 }) +
    circle(0, 0, 176, { fill: 'none', stroke: metal, 'stroke-width': 2.5 }) +
    group({ fill: IVORY.light }, numerals) +
    circle(0, 0, 149, { fill: cone, stroke: metal, 'stroke-width': 5 }) +
    path(
      repeat(16, (index) => polyline([polar(0, 0, 60, index * 22.5), polar(0, 0, 146, index * 22.5)])),
      {
        stroke: GOLD.light,
        'stroke-width': 1.4,
        opacity: 0.5,
      },
    ) +
    circle(0, 0, 96, { fill: 'none', stroke: GOLD.light, 'stroke-width': 2, opacity: 0.6 })
  );
}

/** A brass turret with four arms, standing on the wheel's middle. */
function turret(d: Drawing): string {
  const metal = goldRound(d);
  const knob = d.radial(
    [
      [0, '#fffdf2'],
      [0.3, GOLD.light],
      [0.7, GOLD.deep],
      [1, GOLD.dark],
    ],
    0.36,
    0.32,
    0.7,
  );
  return (
    ellipse(0, 4, 62, 20, { fill: '#000', opacity: 0.4 }) +
    path('M-54 0C-50 -16 -22 -18 -18 -34L18 -34C22 -18 50 -16 54 0A54 17 0 0 1 -54 0Z', { fill: metal }) +
    path('M-18 -34C-26 -44 -12 -52 -12 -64L12 -64C12 -52 26 -44 18 -34A18 6 0 0 1 -18 -34Z', {
      fill: metal,
    }) +
    path('M-96 -68Q-40 -58 0 -62Q40 -58 96 -68', {
      fill: 'none',
      stroke: gold(d, 90),
      'stroke-width': 8,
      'stroke-linecap': 'round',
    }) +
    path('M-40 -78Q-14 -66 0 -64Q20 -56 44 -48', {
      fill: 'none',
      stroke: gold(d, 90),
      'stroke-width': 7,
      'stroke-linecap': 'round',
    }) +
    circle(-98, -69, 13, { fill: knob }) +
    circle(98, -69, 13, { fill: knob }) +
    circle(-42, -79, 10, { fill: knob }) +
    circle(47, -46, 13, { fill: knob }) +
    path('M-15 -62C-20 -86 -8 -88 -8 -104L8 -104C8 -88 20 -86 15 -62A15 5 0 0 1 -15 -62Z', { fill: metal }) +
    circle(0, -116, 17, { fill: knob }) +
    path('M-5 -130L0 -150L5 -130Z', { fill: metal })
  );
}

/** A roulette wheel lying on a table, 620 wide, with its ball. */
export function rouletteWheel(d: Drawing, options: { numbers?: boolean; squash?: number } = {}): string {
  const { numbers = true, squash = 0.5 } = options;
  const side = d.linear(0, [
    [0, '#160703'],
    [0.25, '#7a3818'],
    [0.4, '#b0622f'],
    [0.7, '#4c1f0d'],
    [1, '#120502'],
  ]);
  const ball = d.radial(
    [
      [0, '#fff'],
      [0.6, IVORY.mid],
      [1, IVORY.dark],
    ],
    0.35,
    0.3,
    0.7,
  );
  const [ballX, ballY] = polar(0, 0, 163, 62, squash);
  return (
    path(`M-300 0V40A300 ${round(300 * squash)} 0 0 0 300 40V0Z`, { fill: side }) +
    path(`M-300 26A300 ${round(300 * squash)} 0 0 0 300 26`, {
      fill: 'none',
      stroke: gold(d, 0),
      'stroke-width': 5,
    }) +
    place(wheelTop(d, numbers), 0, 0, { scaleX: 1, scaleY: squash }) +
    path(arc(0, 0, 284, 195, 262, squash), {
      fill: 'none',
      stroke: '#ffe9c0',
      'stroke-width': 7,
      'stroke-linecap': 'round',
      opacity: 0.5,
    }) +
    place(turret(d), 0, -6) +
    circle(ballX, ballY - 6, 10, { fill: ball })
  );
}

/** The same wheel seen from straight above, 600 wide. */
export function wheelFromAbove(d: Drawing): string {
  const metal = gold(d, 40);
  const knob = d.radial(
    [
      [0, '#fffdf2'],
      [0.35, GOLD.light],
      [0.8, GOLD.deep],
      [1, GOLD.dark],
    ],
    0.38,
    0.34,
    0.7,
  );
  return (
    wheelTop(d, true) +
    path(
      repeat(4, (index) => polyline([[0, 0], polar(0, 0, 104, index * 90 + 25)])),
      {
        stroke: metal,
        'stroke-width': 15,
        'stroke-linecap': 'round',
      },
    ) +
    repeat(4, (index) => {
      const [x, y] = polar(0, 0, 106, index * 90 + 25);
      return circle(x, y, 16, { fill: knob });
    }) +
    circle(0, 0, 46, { fill: knob, stroke: metal, 'stroke-width': 4 })
  );
}

type CardFace = 'back' | readonly [rank: string, kind: 'spade' | 'heart' | 'diamond' | 'club'];

/** A playing card, 200 × 290, around its middle. */
export function playingCard(d: Drawing, face: CardFace): string {
  const paper = d.linear(70, [
    [0, IVORY.light],
    [0.6, IVORY.mid],
    [1, IVORY.shade],
  ]);
  const edge =
    rect(-97, -139, 200, 290, { rx: 14, fill: '#000', opacity: 0.3 }) +
    rect(-100, -145, 200, 290, { rx: 14, fill: paper });
  if (face === 'back') {
    const lattice = path('M0 10L10 0L20 10L10 20ZM5 10L10 5L15 10L10 15Z', {
      fill: 'none',
      stroke: GOLD.light,
      'stroke-width': 1,
    });
    return (
      edge +
      rect(-88, -133, 176, 266, { rx: 8, fill: GREEN.bottle }) +
      rect(-88, -133, 176, 266, { rx: 8, fill: d.pattern(20, 20, lattice), opacity: 0.55 }) +
      rect(-82, -127, 164, 254, { rx: 5, fill: 'none', stroke: GOLD.light, 'stroke-width': 2 }) +
      circle(0, 0, 52, { fill: GREEN.deep, stroke: gold(d), 'stroke-width': 3 }) +
      circle(0, 0, 45, { fill: 'none', stroke: GOLD.light, 'stroke-width': 1 }) +
      place(crest(d), 0, 0, { scale: 0.5 })
    );
  }
  const [rank, kind] = face;
  const ink = kind === 'heart' || kind === 'diamond' ? '#a3132c' : '#10211b';
  const corner = d.store(
    path(lettering('limelight', rank, { size: 42, x: -72, y: -98, align: 'middle', maxWidth: 36 }), {}) +
      path(suit(kind, -72, -74, 30), {}),
  );
  const corners = group({ fill: ink }, d.use(corner), d.use(corner, { transform: 'rotate(180)' }));
  const court = rank === 'K' || rank === 'Q' || rank === 'J';
  const middle = court
    ? rect(-50, -112, 100, 224, { fill: 'none', stroke: GOLD.deep, 'stroke-width': 1.5 }) +
      path(
        repeat(9, (index) =>
          polyline([
            [-50, -112 + index * 28],
            [50, -84 + index * 28 - 28 * 2],
          ]),
        ),
        {
          stroke: GOLD.mid,
          'stroke-width': 0.8,
          opacity: 0.7,
        },
      ) +
      rect(-34, -62, 68, 124, { rx: 34, fill: ink }) +
      rect(-29, -57, 58, 114, { rx: 29, fill: 'none', stroke: GOLD.light, 'stroke-width': 1.5 }) +
      place(crown(d), 0, -70, { scale: 0.3 }) +
      group({ transform: 'rotate(180)' }, place(crown(d), 0, -70, { scale: 0.3 })) +
      path(lettering('limelight', rank, { size: 66, x: 0, y: 22, align: 'middle' }), { fill: gold(d) })
    : path(suit(kind, 0, 0, 128), { fill: ink }) +
      path(suit(kind, 0, 0, 108), { fill: 'none', stroke: GOLD.light, 'stroke-width': 1.6 }) +
      path(suit(kind, 0, 2, 62), { fill: gold(d) }) +
      path(suit(kind, 0, 2, 44), { fill: ink }) +
      path(star(0, 0, 12, 10, 5), { fill: GOLD.light });
  return (
    edge +
    middle +
    corners +
    rect(-93, -138, 186, 276, { rx: 9, fill: 'none', stroke: GOLD.deep, 'stroke-width': 0.8, opacity: 0.55 })
  );
}

/** A fan of cards held together below, about 520 wide. */
export function cardFan(d: Drawing, faces: readonly CardFace[], spread = 17): string {
  return faces
    .map((face, index) => {
      const turn = (index - (faces.length - 1) / 2) * spread;
      return group({ transform: `rotate(${round(turn)} 0 250)` }, playingCard(d, face));
    })
    .join('');
}

/** A stack of gaming chips, 130 wide, its foot at y = 0. */
export function chipStack(d: Drawing, count: number, colour: string, shade: string): string {
  const side = d.linear(0, [
    [0, shade],
    [0.3, colour],
    [0.42, '#fff6e0'],
    [0.5, colour],
    [1, shade],
  ]);
  const chip = d.store(
    path('M-65 0V-15A65 21 0 0 0 65 -15V0A65 21 0 0 1 -65 0Z', { fill: side }) +
      path('M-53 12.500V-2.500L-40 2V17ZM-12 21V6H12V21ZM40 17V2L53 -2.500V12.500Z', {
        fill: IVORY.mid,
        opacity: 0.92,
      }) +
      path('M-65 0A65 21 0 0 0 65 0', { fill: 'none', stroke: '#000', 'stroke-width': 1.2, opacity: 0.45 }),
  );
  const top =
    ellipse(0, 0, 65, 21, { fill: colour }) +
    place(
      path(
        repeat(8, (index) => slice(0, 0, 64, 49, index * 45 - 9, index * 45 + 9)),
        { fill: IVORY.mid },
      ),
      0,
      0,
      { scaleX: 1, scaleY: 0.323 },
    ) +
    ellipse(0, 0, 47, 15, { fill: shade, stroke: gold(d, 0), 'stroke-width': 2 }) +
    ellipse(0, 0, 35, 11, { fill: 'none', stroke: GOLD.light, 'stroke-width': 1 }) +
    place(path(suit('spade', 0, 0, 34), { fill: GOLD.light }), 0, 0, { scaleX: 1, scaleY: 0.33 });
  return (
    repeat(count, (index) => d.use(chip, { y: -21 - index * 15.5 })) + place(top, 0, -21 - count * 15.5 + 0.5)
  );
}

/** A gold coin seen from the front, 120 wide. */
export function coin(d: Drawing): string {
  return (
    circle(0, 0, 60, { fill: gold(d, 50) }) +
    circle(0, 0, 51, { fill: gold(d, 230), stroke: GOLD.deep, 'stroke-width': 1.5 }) +
    circle(0, 0, 56, {
      fill: 'none',
      stroke: GOLD.deep,
      'stroke-width': 3,
      'stroke-dasharray': '1.5 3.5',
      opacity: 0.8,
    }) +
    place(crest(d), 0, 0, { scale: 0.5 }) +
    path(arc(0, 0, 57.5, 200, 285), {
      fill: 'none',
      stroke: '#fffbe8',
      'stroke-width': 3,
      'stroke-linecap': 'round',
    })
  );
}

/** A stack of coins, 110 wide, its foot at y = 0. */
export function coinStack(d: Drawing, count: number): string {
  const metal = goldRound(d);
  const one = d.store(
    path('M-55 0V-11A55 17 0 0 0 55 -11V0A55 17 0 0 1 -55 0Z', { fill: metal }) +
      path('M-55 0A55 17 0 0 0 55 0', { fill: 'none', stroke: GOLD.dark, 'stroke-width': 1.4 }),
  );
  return (
    repeat(count, (index) => d.use(one, { y: -17 - index * 12 })) +
    place(
      ellipse(0, 0, 55, 17, { fill: gold(d, 20) }) +
        ellipse(0, 0, 45, 13, { fill: gold(d, 200), stroke: GOLD.deep, 'stroke-width': 1 }) +
        place(path(star(0, 0, 8, 24, 11), { fill: GOLD.deep }), 0, 0, { scaleX: 1, scaleY: 0.3 }),
      0,
      -17 - count * 12 + 1,
    )
  );
}

/** The house's crest: a crowned H in a diamond, about 120 high. Gold on nothing. */
export function crest(d: Drawing): string {
  const metal = gold(d, 60);
  return (
    path(
      polygon([
        [0, -72],
        [58, 0],
        [0, 72],
        [-58, 0],
      ]),
      { fill: 'none', stroke: metal, 'stroke-width': 5 },
    ) + path('M-26 -30H-12V-8H12V-30H26V30H12V8H-12V30H-26Z', { fill: metal })
  );
}

/** A crown, about 240 wide and 170 high, its rim at y = 60. */
export function crown(d: Drawing): string {
  const metal = gold(d, 70);
  const jewel = (x: number, y: number, r: number, colour: string, lit: string): string =>
    circle(x, y, r, {
      fill: d.radial(
        [
          [0, lit],
          [0.7, colour],
          [1, '#200308'],
        ],
        0.35,
        0.3,
        0.75,
      ),
      stroke: GOLD.pale,
      'stroke-width': 2,
    });
  const pearl = d.radial(
    [
      [0, '#fff'],
      [0.6, IVORY.mid],
      [1, IVORY.dark],
    ],
    0.35,
    0.3,
    0.7,
  );
  return (
    path('M-112 44L-126 -52L-66 2L-48 -84L0 -10L48 -84L66 2L126 -52L112 44Z', { fill: VELVET.deep }) +
    path('M-112 44L-126 -52L-66 6L0 -98L66 6L126 -52L112 44Z', {
      fill: metal,
      stroke: GOLD.pale,
      'stroke-width': 2,
    }) +
    path('M-98 36L-108 -24L-62 20L0 -70L62 20L108 -24L98 36Z', {
      fill: 'none',
      stroke: GOLD.deep,
      'stroke-width': 2,
    }) +
    path('M-114 40Q0 74 114 40L110 76Q0 110 -110 76Z', {
      fill: goldRound(d),
      stroke: GOLD.pale,
      'stroke-width': 2,
    }) +
    jewel(0, 76, 15, '#a3132c', '#ff9aa8') +
    jewel(-54, 70, 10, '#0f6b4d', '#9df0cd') +
    jewel(54, 70, 10, '#0f6b4d', '#9df0cd') +
    jewel(0, 14, 13, '#0f6b4d', '#9df0cd') +
    circle(0, -104, 13, { fill: pearl }) +
    circle(-128, -58, 11, { fill: pearl }) +
    circle(128, -58, 11, { fill: pearl })
  );
}

/** A slot machine in an arched deco cabinet, 360 × 520, its foot at y = 260. */
export function slotMachine(d: Drawing): string {
  const body = d.linear(0, [
    [0, '#1c0409'],
    [0.2, VELVET.mid],
    [0.45, VELVET.light],
    [0.8, VELVET.deep],
    [1, '#160206'],
  ]);
  const metal = gold(d, 40);
  const reel = d.linear(90, [
    [0, '#8e8062'],
    [0.25, IVORY.mid],
    [0.5, '#fff'],
    [0.75, IVORY.mid],
    [1, '#8e8062'],
  ]);
  const symbols = [
    path(lettering('limelight', '7', { size: 96, x: 0, y: 33, align: 'middle' }), {
      fill: '#b0162f',
      stroke: GOLD.mid,
      'stroke-width': 2,
    }),
    place(crown(d), 0, -4, { scale: 0.3 }),
    path(lettering('limelight', '7', { size: 96, x: 0, y: 33, align: 'middle' }), {
      fill: '#b0162f',
      stroke: GOLD.mid,
      'stroke-width': 2,
    }),
  ];
  return (
    path('M180 -40H206V-120', {
      fill: 'none',
      stroke: goldRound(d),
      'stroke-width': 16,
      'stroke-linejoin': 'round',
    }) +
    circle(206, -132, 24, {
      fill: d.radial(
        [
          [0, '#ffb3bd'],
          [0.4, '#d11f3c'],
          [1, '#5a0713'],
        ],
        0.35,
        0.3,
        0.7,
      ),
    }) +
    path('M-180 260V-110A180 150 0 0 1 180 -110V260Z', { fill: body, stroke: metal, 'stroke-width': 8 }) +
    path('M-158 -116A158 128 0 0 1 158 -116Z', { fill: GREEN.deep, stroke: metal, 'stroke-width': 4 }) +
    path(
      repeat(11, (index) =>
        slice(0, -118, 120, 44, 180 + index * 16.36 + 2, 180 + index * 16.36 + 14.36, 0.95),
      ),
      { fill: metal },
    ) +
    path(slice(0, -118, 38, 0, 180, 360), {
      fill: d.radial(
        [
          [0, '#fff'],
          [0.5, GOLD.pale],
          [1, GOLD.mid],
        ],
        0.5,
        1,
        1,
      ),
    }) +
    repeat(13, (index) => {
      const [x, y] = polar(0, -116, 143, 180 + index * 15, 0.84);
      return circle(x, y, 6, { fill: GOLD.pale, stroke: GOLD.deep, 'stroke-width': 1.5 });
    }) +
    rect(-156, -94, 312, 156, { rx: 10, fill: '#120307', stroke: metal, 'stroke-width': 7 }) +
    symbols
      .map((symbol, index) =>
        place(
          rect(-44, -64, 88, 128, { fill: reel }) +
            symbol +
            path('M-44 -64H44V-40H-44ZM-44 64H44V40H-44Z', { fill: '#000', opacity: 0.18 }),
          (index - 1) * 98,
          -16,
        ),
      )
      .join('') +
    path('M-150 -16H150', { stroke: '#d11f3c', 'stroke-width': 3, opacity: 0.75 }) +
    rect(-120, 84, 240, 44, { rx: 8, fill: metal }) +
    rect(-112, 91, 224, 30, { rx: 5, fill: GREEN.deep }) +
    repeat(5, (index) =>
      circle(-80 + index * 40, 106, 10, {
        fill: index === 2 ? '#ff5c73' : GOLD.light,
        stroke: GOLD.deep,
        'stroke-width': 2,
      }),
    ) +
    path(
      repeat(7, (index) =>
        polyline([
          [-132 + index * 44, 144],
          [-132 + index * 44, 192],
        ]),
      ),
      { stroke: metal, 'stroke-width': 5 },
    ) +
    path('M-140 204H140L120 248H-120Z', { fill: '#0d0205', stroke: metal, 'stroke-width': 4 }) +
    rect(-196, 248, 392, 20, { rx: 4, fill: goldRound(d) }) +
    path(glint(-120, -190, 26), { fill: '#fff' })
  );
}

/** Two ivory dice, about 220 wide. */
export function dice(d: Drawing): string {
  const top = d.linear(60, [
    [0, '#fff'],
    [1, IVORY.mid],
  ]);
  const left = d.linear(60, [
    [0, IVORY.mid],
    [1, IVORY.shade],
  ]);
  const right = d.linear(60, [
    [0, IVORY.shade],
    [1, IVORY.dark],
  ]);
  const pip = (x: number, y: number, rx: number, ry: number): string =>
    ellipse(x, y, rx, ry, { fill: VELVET.mid });
  const die =
    path('M0 -60L56 -30L0 0L-56 -30Z', {
      fill: top,
      stroke: top,
      'stroke-width': 8,
      'stroke-linejoin': 'round',
    }) +
    path('M-56 -26L0 4V66L-56 36Z', {
      fill: left,
      stroke: left,
      'stroke-width': 8,
      'stroke-linejoin': 'round',
    }) +
    path('M56 -26L0 4V66L56 36Z', {
      fill: right,
      stroke: right,
      'stroke-width': 8,
      'stroke-linejoin': 'round',
    }) +
    pip(0, -30, 11, 7) +
    pip(-42, -6, 6, 9) +
    pip(-14, 48, 6, 9) +
    pip(-28, 21, 6, 9) +
    pip(14, 18, 6, 9) +
    pip(42, 26, 6, 9) +
    pip(14, 44, 6, 9) +
    pip(42, 0, 6, 9);
  const id = d.store(die);
  return (
    d.use(id, { transform: 'translate(-52 10)rotate(-8)' }) +
    d.use(id, { transform: 'translate(66 34)rotate(14)scale(.9)' })
  );
}
