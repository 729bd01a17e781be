/** Brasa's six hero scenes. Each fills the frame it is given. */
import type { Frame } from '../../../app/workbench/new-brand/drawing/frame';
import { polar } from '../paths';
import { between, type Random, seededRandom } from '../../../app/workbench/new-brand/seeded-random';
import { Drawing, ellipse, place, repeat, round, fine } from '../svg';
import {
  calm,
  confetti,
  embers,
  firework,
  jungle,
  lightWall,
  nightSky,
  palm,
  searchlights,
  skyline,
  slicedSun,
  street,
} from './night';
import { B } from './paints';
import {
  coin,
  crown,
  dancer,
  equaliser,
  flames,
  gem,
  gift,
  glow,
  jaguar,
  LETTERS,
  mask,
  neonWheel,
  playingCard,
  seven,
  speaker,
  trophy,
  volcano,
} from './things';

/** Coins thrown upwards in an arc. */
export function eruption(d: Drawing, random: Random, count: number, reach: number): string {
  const id = d.store(coin(d));
  return repeat(count, (index) => {
    const [x, y] = polar(0, 0, between(random, reach * 0.4, reach), -160 + (index * 140) / (count - 1), 0.9);
    const size = between(random, 0.26, 0.7);
    return d.use(id, {
      transform: `translate(${round(x)} ${round(y)})rotate(${round(between(random, -70, 70))})scale(${fine(size)} ${fine(size * between(random, 0.45, 1))})`,
    });
  });
}

function shadow(d: Drawing, y: number, width: number): string {
  return ellipse(0, y, width, width * 0.12, {
    fill: d.radial([
      [0, '#000', 0.85],
      [1, '#000', 0],
    ]),
  });
}

/** Welcome: three sevens burning over the city. */
function welcome(f: Frame): string {
  const d = new Drawing(f.width, f.height);
  const random = seededRandom(`brasa welcome ${f.crop}`);
  const s = f.scale;
  const id = d.store(seven(d));
  return d.finish(
    nightSky(d, f, 'heat', random),
    slicedSun(d, f, 300, -30),
    skyline(d, f, random),
    street(d, f, random),
    place(palm(d), f.focusX - 500 * s, f.horizon + 40, { scale: 0.86 * s }),
    place(palm(d), f.focusX + 520 * s, f.horizon + 50, { scaleX: -0.92 * s, scaleY: 0.92 * s }),
    place(
      shadow(d, 246, 480) +
        place(flames(d, random, 860, 420), 0, 250) +
        d.use(id, { transform: 'translate(-262 46)rotate(-8)scale(1.02)' }) +
        d.use(id, { transform: 'translate(262 46)rotate(8)scale(1.02)' }) +
        d.use(id, { transform: 'translate(0 20)scale(1.3)' }) +
        place(flames(d, random, 720, 110), 0, 262),
      f.focusX,
      f.focusY + 4 * s,
      { scale: s * (f.crop === 'tall' ? 0.86 : 1) },
    ),
    embers(f, random, 70),
    calm(d, f),
  );
}

/** Live casino: the wheel of light between two dancers. */
function live(f: Frame): string {
  const d = new Drawing(f.width, f.height);
  const random = seededRandom(`brasa live ${f.crop}`);
  const s = f.scale;
  return d.finish(
    nightSky(d, f, 'magenta', random),
    searchlights(d, f),
    skyline(d, f, random),
    street(d, f, random, B.cyan),
    jungle(d, f),
    place(
      shadow(d, 190, 470) +
        place(dancer(d, B.cyan), -330, 0, { scale: 1.2 }) +
        place(dancer(d, B.amber), 336, 0, { scaleX: -1.2, scaleY: 1.2 }) +
        place(glow(d, 420, B.magenta, 0.6), 0, 80) +
        place(neonWheel(d), 0, 84, { scale: 1.02 }) +
        place(playingCard(d, 'A', 'heart', LETTERS.A), -296, 220, { scale: 0.62, turn: -16 }) +
        place(playingCard(d, 'K', 'spade', LETTERS.K), -206, 244, { scale: 0.62, turn: 6 }) +
        [0, 1, 2, 3]
          .map((index) => place(coin(d), 230 + index * 46, 240 - (index % 2) * 24, { scale: 0.56 }))
          .join(''),
      f.focusX,
      f.focusY,
      { scale: s * (f.crop === 'tall' ? 0.94 : 1) },
    ),
    embers(f, random, 50),
    calm(d, f),
  );
}

/** Jackpots: a volcano throws coins over the bay. */
function jackpots(f: Frame): string {
  const d = new Drawing(f.width, f.height);
  const random = seededRandom(`brasa jackpots ${f.crop}`);
  const s = f.scale;
  const crater = f.horizon - 404 * s * 0.74;
  return d.finish(
    nightSky(d, f, 'ember', random),
    place(glow(d, 520, B.ember, 0.85), f.focusX, crater, { scale: s }),
    place(flames(d, random, 250, 260), f.focusX, crater + 6, { scale: s * 0.86 }),
    place(eruption(d, random, 40, 470), f.focusX, crater + 60 * s, { scale: s }),
    place(volcano(d), f.focusX, f.horizon + 4, { scale: s * 0.74 }),
    street(d, f, random, B.ember),
    place(palm(d), f.focusX - 470 * s, f.horizon + 60, { scale: 0.72 * s }),
    place(palm(d), f.focusX + 490 * s, f.horizon + 64, { scaleX: -0.78 * s, scaleY: 0.78 * s }),
    place(
      [-330, -210, 220, 340]
        .map((x, index) =>
          repeat(3 + (index % 2) * 2, (level) =>
            place(coin(d), x + (level % 2) * 8, 260 - level * 22, { scaleX: 0.78, scaleY: 0.42 }),
          ),
        )
        .join('') +
        place(gem(d, B.cyan), -96, 236, { scale: 0.56, turn: -12 }) +
        place(gem(d, B.magenta), 96, 244, { scale: 0.56, turn: 12 }) +
        place(gem(d, B.amber), 0, 262, { scale: 0.44 }),
      f.focusX,
      f.focusY + 10 * s,
      { scale: s },
    ),
    embers(f, random, 90),
    calm(d, f),
  );
}

/** Tournament: a burning cup on a stage full of sound. */
function tournament(f: Frame): string {
  const d = new Drawing(f.width, f.height);
  const random = seededRandom(`brasa tournament ${f.crop}`);
  const s = f.scale;
  return d.finish(
    nightSky(d, f, 'cyan', random),
    lightWall(d, f, B.magenta),
    searchlights(d, f),
    place(equaliser(d, random, 1300, 330), f.focusX, f.horizon, { scale: s }),
    street(d, f, random, B.magenta),
    place(
      shadow(d, 250, 420) +
        place(speaker(d, B.cyan), -366, 96, { scale: 1.04 }) +
        place(speaker(d, B.cyan), 366, 96, { scale: 1.04 }) +
        place(speaker(d, B.magenta), -238, 146, { scale: 0.7 }) +
        place(speaker(d, B.magenta), 238, 146, { scale: 0.7 }) +
        place(flames(d, random, 300, 260), 0, -150) +
        place(glow(d, 380, B.ember, 0.6), 0, 0) +
        place(trophy(d), 0, 30, { scale: 1.06 }) +
        place(flames(d, random, 240, 60), 0, -140, { opacity: 0.9 }),
      f.focusX,
      f.focusY + 20 * s,
      { scale: s },
    ),
    confetti(f, random, 46),
    calm(d, f),
  );
}

/** The inner circle: a crowned jaguar among the leaves. */
function innerCircle(f: Frame): string {
  const d = new Drawing(f.width, f.height);
  const random = seededRandom(`brasa vip ${f.crop}`);
  const s = f.scale;
  return d.finish(
    nightSky(d, f, 'magenta', random),
    slicedSun(d, f, 320, 0),
    street(d, f, random),
    jungle(d, f, '#240a4a', '#a3168f'),
    place(
      place(glow(d, 430, B.magenta, 0.55), 0, 60) +
        place(jaguar(d), 0, 70, { scale: 1.22 }) +
        place(crown(d), 0, -204, { scale: 0.86 }) +
        place(gem(d, B.cyan), -330, 236, { scale: 0.56, turn: -10 }) +
        place(gem(d, B.amber), 330, 236, { scale: 0.56, turn: 10 }) +
        [-1, 1]
          .map((side) =>
            [0, 1, 2]
              .map((level) =>
                place(coin(d), side * (236 + (level % 2) * 8), 290 - level * 20, {
                  scaleX: 0.7,
                  scaleY: 0.38,
                }),
              )
              .join(''),
          )
          .join(''),
      f.focusX,
      f.focusY,
      { scale: s * (f.crop === 'tall' ? 0.96 : 1) },
    ),
    embers(f, random, 60),
    calm(d, f),
  );
}

/** Carnival: the mask, fireworks over the city. */
function carnival(f: Frame): string {
  const d = new Drawing(f.width, f.height);
  const random = seededRandom(`brasa carnival ${f.crop}`);
  const s = f.scale;
  return d.finish(
    nightSky(d, f, 'cyan', random),
    firework(f.focusX - 430 * s, 150 * s, 120 * s, B.amber, random),
    firework(f.focusX + 440 * s, 120 * s, 100 * s, B.cyan, random),
    firework(f.focusX - 300 * s, 330 * s, 64 * s, B.magenta, random),
    skyline(d, f, random),
    street(d, f, random),
    place(
      place(glow(d, 460, B.magenta, 0.6), 0, 0) +
        shadow(d, 258, 380) +
        place(mask(d), 0, 80, { scale: 1.02 }) +
        place(gift(d, B.magenta), -312, 196, { scale: 0.4 }) +
        place(gift(d, B.cyan), 312, 196, { scale: 0.4 }),
      f.focusX,
      f.focusY + 20 * s,
      { scale: s },
    ),
    confetti(f, random, 80),
    calm(d, f),
  );
}

export const BRASA_SCENES = [welcome, live, jackpots, tournament, innerCircle, carnival] as const;
