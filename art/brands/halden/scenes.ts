/** Halden Royale's six hero scenes. Each fills the frame it is given. */
import type { Frame } from '../../../app/workbench/new-brand/drawing/frame';
import { glint } from '../paths';
import { seededRandom } from '../../../app/workbench/new-brand/seeded-random';
import { circle, Drawing, ellipse, group, path, place, repeat, fine } from '../svg';
import { cardFan, chipStack, coin, coinStack, crown, rouletteWheel, slotMachine } from './gaming';
import {
  bottle,
  champagneTower,
  chandelier,
  firTree,
  garland,
  gem,
  gift,
  key,
  laurel,
  trophy,
  vault,
} from './objects';
import { GOLD, gold, GREEN, IVORY, VELVET } from './paints';
import {
  beams,
  calm,
  columns,
  dome,
  drapes,
  fans,
  floating,
  floor,
  pelmet,
  sparkle,
  standing,
  sunburst,
  wall,
} from './room';

/** Welcome: the grand hall under its chandelier, champagne and a gift waiting. */
function welcome(f: Frame): string {
  const d = new Drawing(f.width, f.height);
  const random = seededRandom(`halden welcome ${f.crop}`);
  const table =
    place(champagneTower(d, 3), 0, 178, { scale: 0.76 }) +
    place(bottle(d), -262, 236, { scale: 0.76 }) +
    place(gift(d, 'velvet'), 250, 280, { scale: 0.62 }) +
    place(coinStack(d, 5), -150, 404, { scale: 0.7 }) +
    place(coinStack(d, 3), 130, 408, { scale: 0.7 });
  return d.finish(
    wall(d, f),
    fans(d, f),
    columns(d, f, 470),
    beams(d, f, 0.3),
    floor(d, f),
    floating(f, chandelier(d), -268, 0.54),
    standing(d, f, table, 396),
    sparkle(d, f, random, 30),
    drapes(d, f, 'end'),
    calm(d, f),
  );
}

/** Live casino: the wheel on its table, chips beside it. */
function live(f: Frame): string {
  const d = new Drawing(f.width, f.height);
  const random = seededRandom(`halden live ${f.crop}`);
  const feltY = f.focusY + 40 * f.scale;
  const felt = d.radial([
    [0, '#2b9a74'],
    [0.45, '#12594a'],
    [1, GREEN.deep],
  ]);
  const table =
    ellipse(f.focusX, feltY + 210 * f.scale, 900 * f.scale, 330 * f.scale, { fill: '#2a1007' }) +
    ellipse(f.focusX, feltY + 196 * f.scale, 884 * f.scale, 318 * f.scale, { fill: gold(d, 0) }) +
    ellipse(f.focusX, feltY + 192 * f.scale, 872 * f.scale, 308 * f.scale, { fill: felt }) +
    ellipse(f.focusX, feltY + 192 * f.scale, 800 * f.scale, 270 * f.scale, {
      fill: 'none',
      stroke: GOLD.light,
      'stroke-width': 2,
      opacity: 0.6,
    });
  const shadow = ellipse(f.focusX, feltY + 130 * f.scale, 420 * f.scale, 170 * f.scale, {
    fill: d.radial([
      [0.5, '#000', 0.75],
      [1, '#000', 0],
    ]),
  });
  return d.finish(
    wall(d, f),
    fans(d, f),
    sunburst(d, f, 0.5),
    columns(d, f, 500),
    floating(f, chandelier(d), -330, 0.66),
    table,
    shadow,
    floating(f, rouletteWheel(d), 60, 1.14),
    floating(
      f,
      place(chipStack(d, 7, VELVET.light, VELVET.deep), -408, 300) +
        place(chipStack(d, 4, '#1d7a5b', GREEN.deep), -300, 336) +
        place(chipStack(d, 9, '#2b2b2b', '#0a0a0a'), 424, 292) +
        place(chipStack(d, 3, GOLD.mid, GOLD.dark), 318, 342),
    ),
    sparkle(d, f, random, 26),
    calm(d, f),
  );
}

/** Jackpots: the vault, gold pouring out before it. */
function jackpots(f: Frame): string {
  const d = new Drawing(f.width, f.height);
  const random = seededRandom(`halden jackpots ${f.crop}`);
  const coinId = d.store(coin(d));
  const flying = repeat(26, (index) => {
    const angle = 195 + ((index * 47) % 150);
    const reach = 230 + ((index * 83) % 230);
    const x = Math.cos((angle * Math.PI) / 180) * reach * 1.15;
    const y = Math.sin((angle * Math.PI) / 180) * reach;
    const flat = 0.35 + random() * 0.65;
    const size = 0.3 + random() * 0.42;
    return group(
      {
        transform: `translate(${Math.round(x)} ${Math.round(y + 90)})rotate(${Math.round(random() * 360)})scale(${fine(size)} ${fine(size * flat)})`,
      },
      d.use(coinId),
    );
  });
  const heap = [-330, -240, -160, -74, 20, 110, 190, 268, 340]
    .map((x, index) => place(coinStack(d, 3 + ((index * 5) % 7)), x, 420 + (index % 2) * 26, { scale: 0.86 }))
    .join('');
  const gems =
    place(gem('#5a0713', '#c31f3b', '#ff9aa8'), -215, 404, { scale: 0.5, turn: -14 }) +
    place(gem('#063d2c', '#189a6c', '#a8f5d4'), 236, 416, { scale: 0.5, turn: 12 }) +
    place(gem('#0d2f63', '#2f7fd0', '#bfe2ff'), 40, 424, { scale: 0.42, turn: 4 });
  const subject =
    place(vault(d), 0, 196, { scale: 1.12 }) + place(crown(d), 0, -110, { scale: 0.72 }) + heap + gems;
  return d.finish(
    wall(d, f),
    fans(d, f),
    sunburst(d, f, 0.8, 40),
    columns(d, f, 520),
    floor(d, f),
    floating(f, flying, 0),
    standing(d, f, subject, 452, f.scale * 0.94),
    sparkle(d, f, random, 40),
    calm(d, f),
  );
}

/** Tournament: the cup within its laurel, slot machines in attendance. */
function tournament(f: Frame): string {
  const d = new Drawing(f.width, f.height);
  const random = seededRandom(`halden tournament ${f.crop}`);
  const machine = d.store(slotMachine(d));
  const subject =
    d.use(machine, { transform: 'translate(-312 200)scale(.78)' }) +
    d.use(machine, { transform: 'translate(312 200)scale(.78)' }) +
    place(laurel(d, 230), 0, 100) +
    place(trophy(d), 0, 170, { scale: 1.02 });
  return d.finish(
    wall(d, f),
    fans(d, f),
    sunburst(d, f, 0.85, 56),
    floor(d, f),
    pelmet(d, f),
    drapes(d, f, 'end'),
    standing(d, f, subject, 402),
    sparkle(d, f, random, 36),
    calm(d, f),
  );
}

/** The private rooms: a key beneath the starry dome. */
function privateRooms(f: Frame): string {
  const d = new Drawing(f.width, f.height);
  const random = seededRandom(`halden private ${f.crop}`);
  const halo = circle(0, 0, 330, {
    fill: d.radial([
      [0, '#fff0be', 0.75],
      [0.5, '#f3c766', 0.24],
      [1, '#f3c766', 0],
    ]),
  });
  const cushion =
    path(
      'M-230 330Q-262 250 -206 238Q0 206 206 238Q262 250 230 330Q262 410 206 414Q0 440 -206 414Q-262 410 -230 330Z',
      {
        fill: d.radial(
          [
            [0, VELVET.light],
            [0.6, VELVET.mid],
            [1, VELVET.night],
          ],
          0.45,
          0.3,
          0.7,
        ),
        stroke: gold(d, 0),
        'stroke-width': 6,
      },
    ) + [-1, 1].map((side) => place(path('M-8 0H8L14 46H-14Z', { fill: gold(d) }), side * 226, 398)).join('');
  return d.finish(
    dome(d, f, random),
    floor(d, f),
    floating(f, halo, 0, 1.2),
    standing(d, f, cushion + place(key(d), 0, 104, { turn: 24, scale: 1.12 }), 420),
    floating(f, path(glint(-40, -190, 44, 0.07) + glint(96, -60, 26, 0.08), { fill: '#fff8de' })),
    sparkle(d, f, random, 40),
    calm(d, f),
  );
}

/** The winter gala: a fir under garlands, gifts at its foot. */
function winterGala(f: Frame): string {
  const d = new Drawing(f.width, f.height);
  const random = seededRandom(`halden winter ${f.crop}`);
  const wide = f.crop === 'tall' ? 470 : 620;
  const subject =
    place(firTree(d, random), 0, 118, { scale: 0.94 }) +
    place(gift(d, 'velvet'), -238, 296, { scale: 0.6 }) +
    place(gift(d, 'green'), 232, 306, { scale: 0.54 }) +
    place(gift(d, 'velvet'), 108, 346, { scale: 0.32 }) +
    place(
      cardFan(
        d,
        [
          ['A', 'heart'],
          ['K', 'spade'],
        ],
        20,
      ),
      -64,
      330,
      { scale: 0.34 },
    );
  const snow = group(
    { fill: IVORY.light },
    repeat(90, () =>
      circle(random() * f.width, random() * f.horizon, 1 + random() * 2.6, {
        opacity: 0.25 + random() * 0.55,
      }),
    ),
  );
  return d.finish(
    wall(d, f, 'midnight'),
    fans(d, f),
    columns(d, f, 480),
    beams(d, f, 0.3),
    floor(d, f),
    place(garland(d, random, wide, 90 * f.scale), f.focusX - wide / 2 - 70, 10, { scale: 1 }),
    place(garland(d, random, wide, 90 * f.scale), f.focusX + wide / 2 + 70, 10, { scale: 1 }),
    standing(d, f, subject, 400),
    snow,
    sparkle(d, f, random, 24),
    calm(d, f),
  );
}

export const HALDEN_SCENES = [welcome, live, jackpots, tournament, privateRooms, winterGala] as const;
