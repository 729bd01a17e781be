/** Halden Royale's promotion and tournament cards. */
import { cardFrame, type Frame } from '../../../app/workbench/new-brand/drawing/frame';
import { glint, polar } from '../paths';
import { between, seededRandom } from '../../../app/workbench/new-brand/seeded-random';
import type { Promotion } from '../slugs';
import { Drawing, group, path, place, repeat, round, fine } from '../svg';
import {
  cardFan,
  chipStack,
  coin,
  coinStack,
  crown,
  dice,
  rouletteWheel,
  slotMachine,
  wheelFromAbove,
} from './gaming';
import {
  bell,
  bottle,
  cake,
  champagneTower,
  chandelier,
  cycle,
  gem,
  gift,
  invitation,
  key,
  laurel,
  pocketWatch,
  purse,
  trophy,
  vault,
} from './objects';
import { GREEN, VELVET } from './paints';
import {
  beams,
  calm,
  cardBorder,
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

type Room = 'hall' | 'stage' | 'rays' | 'dome' | 'velvet' | 'midnight' | 'brass';

function room(d: Drawing, f: Frame, kind: Room): string {
  switch (kind) {
    case 'hall':
      return wall(d, f) + fans(d, f) + columns(d, f, 470) + beams(d, f) + floor(d, f);
    case 'stage':
      return wall(d, f) + fans(d, f) + sunburst(d, f, 0.5) + floor(d, f) + pelmet(d, f, 0, 44) + drapes(d, f);
    case 'rays':
      return wall(d, f) + fans(d, f) + sunburst(d, f, 0.85, 44) + floor(d, f);
    case 'dome':
      return dome(d, f, seededRandom('halden dome')) + floor(d, f);
    case 'velvet':
      return wall(d, f, 'velvet') + fans(d, f, 80, 0.22) + sunburst(d, f, 0.3, 32) + floor(d, f);
    case 'midnight':
      return wall(d, f, 'midnight') + fans(d, f, 52, 0.2) + beams(d, f, 0.34) + floor(d, f);
    case 'brass':
      return wall(d, f, 'brass') + fans(d, f, 72, 0.28) + sunburst(d, f, 0.6, 36) + floor(d, f);
  }
}

function card(
  seed: string,
  kind: Room,
  subject: (d: Drawing, f: Frame) => string,
  width = 800,
  height = 450,
): string {
  const f = cardFrame(width, height);
  const d = new Drawing(f.width, f.height);
  const scene = room(d, f, kind);
  const main = subject(d, f);
  return d.finish(
    scene,
    main,
    sparkle(d, f, seededRandom(`halden ${seed}`), 26, 460),
    calm(d, f),
    cardBorder(d, f),
  );
}

/** Coins in the air around the subject. */
function coinShower(d: Drawing, seed: string, count: number, reach: number): string {
  const random = seededRandom(`halden shower ${seed}`);
  const id = d.store(coin(d));
  return repeat(count, (index) => {
    const [x, y] = polar(0, 0, between(random, reach * 0.55, reach), 180 + (index * 180) / (count - 1), 0.8);
    const size = between(random, 0.3, 0.62);
    return d.use(id, {
      transform: `translate(${round(x)} ${round(y)})rotate(${round(between(random, -60, 60))})scale(${fine(size)} ${fine(size * between(random, 0.4, 1))})`,
    });
  });
}

export const HALDEN_PROMOTIONS: Readonly<Record<Promotion, () => string>> = {
  welcome: () =>
    card('welcome', 'stage', (d, f) =>
      standing(
        d,
        f,
        place(champagneTower(d, 3), -20, 0, { scale: 0.95 }) +
          place(bottle(d), -250, 74, { scale: 0.95 }) +
          place(gift(d, 'velvet'), 240, 124, { scale: 0.78 }),
        276,
      ),
    ),
  reload: () =>
    card(
      'reload',
      'midnight',
      (d, f) =>
        floating(f, cycle(d, 236), -20) +
        floating(f, coin(d), -20, 2.4) +
        standing(
          d,
          f,
          place(coinStack(d, 9), -330, 0) +
            place(coinStack(d, 5), -430, 16) +
            place(coinStack(d, 7), 340, 0) +
            place(coinStack(d, 11), 440, 10),
          10,
        ),
    ),
  'free-spins': () =>
    card(
      'free-spins',
      'velvet',
      (d, f) =>
        floating(f, coinShower(d, 'spins', 16, 480), 90) +
        standing(d, f, place(slotMachine(d), 0, 0, { scale: 1.06 }), 282),
    ),
  cashback: () =>
    card('cashback', 'rays', (d, f) =>
      standing(
        d,
        f,
        place(purse(d), 0, 0, { scale: 1.22 }) +
          place(coinStack(d, 6), -270, 228) +
          place(coinStack(d, 3), -380, 232) +
          place(coinStack(d, 9), 280, 226) +
          place(coinStack(d, 4), 390, 232),
        230,
      ),
    ),
  'live-cashback': () =>
    card(
      'live-cashback',
      'hall',
      (d, f) =>
        floating(f, rouletteWheel(d, { numbers: false }), 30, 0.98) +
        floating(
          f,
          place(purse(d), 300, 120, { scale: 0.82 }) +
            place(chipStack(d, 8, VELVET.light, VELVET.deep), -330, 270) +
            place(chipStack(d, 4, '#1d7a5b', GREEN.deep), -215, 290),
        ),
    ),
  'roulette-night': () => card('roulette-night', 'dome', (d, f) => floating(f, wheelFromAbove(d), 10, 0.98)),
  'blackjack-boost': () =>
    card('blackjack-boost', 'hall', (d, f) =>
      standing(
        d,
        f,
        place(
          cardFan(
            d,
            [
              ['A', 'spade'],
              ['K', 'heart'],
            ],
            22,
          ),
          0,
          -30,
          { scale: 1.3 },
        ) +
          place(chipStack(d, 9, VELVET.light, VELVET.deep), -330, 232) +
          place(chipStack(d, 5, '#26715a', GREEN.deep), -210, 250) +
          place(chipStack(d, 12, '#33322f', '#0a0a0a'), 330, 232) +
          place(chipStack(d, 4, '#c8973f', '#5c3d12'), 212, 250),
        236,
      ),
    ),
  'slot-race': () =>
    card('slot-race', 'stage', (d, f) => {
      const id = d.store(slotMachine(d));
      return standing(
        d,
        f,
        d.use(id, { transform: 'translate(-300 90)scale(.7)' }) +
          d.use(id, { transform: 'translate(300 90)scale(.7)' }) +
          d.use(id, { transform: 'translate(0 20)scale(.95)' }) +
          place(crown(d), 0, -290, { scale: 0.55 }),
        278,
      );
    }),
  'jackpot-friday': () =>
    card(
      'jackpot-friday',
      'brass',
      (d, f) =>
        floating(f, coinShower(d, 'jackpot', 20, 540), 120) +
        standing(
          d,
          f,
          place(vault(d), 0, -20, { scale: 1.12 }) +
            [-330, -230, 232, 334]
              .map((x, index) => place(coinStack(d, 4 + ((index * 5) % 6)), x, 222))
              .join('') +
            place(gem('#5a0713', '#c31f3b', '#ff9aa8'), -120, 190, { scale: 0.46, turn: -12 }) +
            place(gem('#063d2c', '#189a6c', '#a8f5d4'), 110, 192, { scale: 0.46, turn: 12 }),
          226,
        ),
    ),
  refer: () =>
    card('refer', 'velvet', (d, f) =>
      standing(
        d,
        f,
        place(invitation(d), 0, 60, { scale: 1.15, turn: -4 }) +
          place(champagneTower(d, 1), -340, 34) +
          place(champagneTower(d, 1), 340, 34),
        240,
      ),
    ),
  birthday: () =>
    card('birthday', 'stage', (d, f) =>
      standing(
        d,
        f,
        place(cake(d), 0, 0, { scale: 1.12 }) +
          place(gift(d, 'velvet'), -300, 140, { scale: 0.56 }) +
          place(gift(d, 'green'), 300, 132, { scale: 0.6 }),
        240,
      ),
    ),
  weekend: () =>
    card('weekend', 'midnight', (d, f) =>
      standing(
        d,
        f,
        place(cardFan(d, ['back', ['Q', 'heart'], ['A', 'club']], 24), -230, 40, { scale: 0.86 }) +
          place(pocketWatch(d), 60, 30, { scale: 1.15 }) +
          place(dice(d), 330, 170),
        246,
      ),
    ),
  drops: () =>
    card('drops', 'dome', (d, f) => {
      const random = seededRandom('halden drops');
      const tones = [
        ['#5a0713', '#c31f3b', '#ff9aa8'],
        ['#063d2c', '#189a6c', '#a8f5d4'],
        ['#0d2f63', '#2f7fd0', '#bfe2ff'],
        ['#5c3d12', '#dba53b', '#fff0bd'],
      ] as const;
      const falling = repeat(11, (index) => {
        const [dark, mid, light] = tones[index % 4] ?? tones[0];
        const x = -460 + index * 92;
        const size = between(random, 0.42, 0.95);
        const y = between(random, -270, 150);
        return (
          place(
            path('M-60 -90L-30 -420H30L60 -90Z', {
              fill: d.linear(90, [
                [0, '#fff', 0],
                [1, light, 0.3],
              ]),
            }),
            x,
            y,
            { scale: size },
          ) + place(gem(dark, mid, light), x, y, { scale: size, turn: between(random, -18, 18) })
        );
      });
      return floating(f, falling, 10);
    }),
  'vip-gift': () =>
    card('vip-gift', 'rays', (d, f) =>
      standing(
        d,
        f,
        place(laurel(d, 262), 0, 10) +
          place(gift(d, 'green'), 0, 62, { scale: 1.02 }) +
          place(crown(d), 0, -210, { scale: 0.62 }) +
          place(key(d), 300, 100, { scale: 0.62, turn: 20 }) +
          place(bell(d), -320, 146, { scale: 0.62 }),
        254,
      ),
    ),
};

/** The grand roulette week. */
export function grandRouletteWeek(): string {
  return card(
    'grand-roulette-week',
    'hall',
    (d, f) =>
      floating(f, chandelier(d), -330, 0.72) +
      floating(f, rouletteWheel(d), 90, 1.12) +
      floating(
        f,
        place(trophy(d), -440, 150, { scale: 0.62 }) +
          place(chipStack(d, 9, VELVET.light, VELVET.deep), 420, 270) +
          place(chipStack(d, 5, '#26715a', GREEN.deep), 510, 290),
      ),
    1200,
    600,
  );
}

/** The royal race on the slots. */
export function royalSlotsRace(): string {
  return card(
    'royal-slots-race',
    'stage',
    (d, f) => {
      const id = d.store(slotMachine(d));
      return standing(
        d,
        f,
        [-430, -230, 230, 430]
          .map((x) =>
            d.use(id, {
              transform: `translate(${x} ${Math.abs(x) > 300 ? 120 : 80})scale(${Math.abs(x) > 300 ? 0.58 : 0.74})`,
            }),
          )
          .join('') +
          place(laurel(d, 226), 0, -30) +
          place(trophy(d), 0, 36, { scale: 1.05 }) +
          group({}, path(glint(-80, -170, 40, 0.08), { fill: '#fff' })),
        278,
      );
    },
    1200,
    600,
  );
}
