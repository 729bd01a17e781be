/** One set of line icons: 24 × 24, 1.75 px strokes, round joins, drawn in the text's colour. */
import { arc, glint, polar, polyline, star, suit } from '../paths';
import { circle, Drawing, group, path, rect } from '../svg';

const line = (d: string): string => path(d, {});
const ring = (cx: number, cy: number, r: number): string => circle(cx, cy, r, {});
const box = (x: number, y: number, w: number, h: number, r: number): string => rect(x, y, w, h, { rx: r });
const dot = (cx: number, cy: number, r = 1.1): string =>
  circle(cx, cy, r, { fill: 'currentColor', stroke: 'none' });
const solid = (d: string): string => path(d, { fill: 'currentColor', stroke: 'none' });

/** The sign for "happening now": a full dot in the corner. */
const liveSign = dot(20, 4.2, 2.4);

export const CATEGORY_ICONS = {
  'top-games': ['Top games', line(star(12, 12.4, 5, 9.2, 4.2))],
  'new-games': [
    'New games',
    line(glint(10.5, 13, 8.2, 0.34)) + line('M19 3V8M16.5 5.500H21.5') + dot(19.5, 18.5),
  ],
  slots: [
    'Slots',
    box(3, 4, 18, 16, 3) +
      line('M9 4V20M15 4V20') +
      line('M10.5 9.500H13.500L11.5 14.5') +
      dot(6, 12) +
      dot(18, 12),
  ],
  jackpots: ['Jackpots', line('M4 18.500L2.5 8L8 12L12 5L16 12L21.5 8L20 18.500Z') + dot(12, 15.2, 1.4)],
  megaways: [
    'Ways',
    line(
      'M3 6H8C12 6 12 18 16 18H21M3 18H8C12 18 12 6 16 6H21M18.5 3.500L21 6L18.5 8.500M18.5 15.500L21 18L18.5 20.5',
    ),
  ],
  'bonus-buy': [
    'Bonus buy',
    line('M5 8H19L20.5 20.500H3.500Z') +
      line('M8.5 10.500V7A3.5 3.5 0 0 1 15.5 7V10.5') +
      line(star(12, 15.5, 5, 3, 1.4)),
  ],
  'table-games': [
    'Table games',
    box(3, 8, 10.5, 13, 2) + line('M8 5L17.5 3L21 16L16.5 17.5') + solid(suit('heart', 8.2, 14.5, 6)),
  ],
  blackjack: [
    'Blackjack',
    box(3, 6, 10, 15, 2) +
      line('M9.5 3H19A2 2 0 0 1 21 5V16A2 2 0 0 1 19 18H16.5') +
      solid(suit('spade', 8, 13.5, 6.4)) +
      line('M15.5 6.500L17 5.800V10.5'),
  ],
  roulette: [
    'Roulette',
    ring(12, 12, 9) +
      ring(12, 12, 4) +
      line(
        [0, 60, 120, 180, 240, 300]
          .map((turn) => polyline([polar(12, 12, 4, turn), polar(12, 12, 9, turn)]))
          .join(''),
      ) +
      dot(12, 12, 1.2),
  ],
  'classic-slots': ['Classic slots', line('M6 5H18V8L12.5 20H8.500L13.5 9H6Z')],
  'book-games': [
    'Books',
    line(
      'M12 6.500C10 4.5 6.5 4 3 4.500V18.500C6.5 18 10 18.5 12 20.500C14 18.5 17.5 18 21 18.500V4.500C17.5 4 14 4.5 12 6.500ZM12 6.500V20.5',
    ) + solid(glint(16.5, 11, 2.6, 0.2)),
  ],
  'fruit-games': [
    'Fruits',
    ring(7.5, 16.5, 4) +
      ring(16.5, 17.5, 3.5) +
      line(
        'M8 12.500C9 8.5 11.5 5.5 14.5 4C14.5 8 15.5 11.5 16.5 14M14.5 4C17 2.5 20 3.5 21 6C18.5 7.2 16 6.5 14.5 4Z',
      ),
  ],
  fishing: [
    'Fishing',
    line('M2.5 12C5 7.5 9 6 12 6C15.5 6 18 8.5 19.5 12C18 15.5 15.5 18 12 18C9 18 5 16.5 2.5 12Z') +
      line('M19 12L22 8V16L19 12M11 9.500C12.5 11 12.5 13 11 14.5') +
      dot(7, 11),
  ],
  egypt: ['Egypt', line('M12 4L22 20H2ZM12 4L15.5 20') + line('M5.8 14H13.8')],
  adventure: [
    'Adventure',
    ring(12, 12, 9) + line('M15.8 8.200L13.5 13.500L8.2 15.800L10.5 10.500Z') + dot(12, 12, 0.9),
  ],
  fantasy: [
    'Fantasy',
    line('M4 20L14.5 9.5') +
      line('M12.7 7.700L16.3 11.3') +
      line(star(17.5, 6.5, 4, 4.2, 1.5)) +
      line('M6 5V8M4.5 6.500H7.500M19 16V19M17.5 17.500H20.5'),
  ],
  animals: [
    'Animals',
    line(
      'M12 12.500C14.8 12.5 17.5 15.5 17.5 18C17.5 20.3 15.3 20.5 12 20.500S6.5 20.3 6.5 18C6.5 15.5 9.2 12.5 12 12.500Z',
    ) + group({}, ring(5, 11, 2), ring(9.2, 6, 2.2), ring(14.8, 6, 2.2), ring(19, 11, 2)),
  ],
  asia: [
    'Asia',
    line('M12 2V4.500M8.5 4.500H15.500M8.5 17.500H15.5') +
      line(
        'M8.5 4.500C4 7.5 4 14.5 8.5 17.500M15.5 4.500C20 7.5 20 14.5 15.5 17.500M12 4.500V17.500M12 17.500V22M9.5 20V22M14.5 20V22',
      ),
  ],
  candy: [
    'Candy',
    ring(12, 12, 4.6) +
      line('M8.7 8.800L3.5 7L5.2 3.500L9.8 8M15.3 15.200L20.5 17L18.8 20.500L14.2 16') +
      line('M9.5 12.500C11 10.5 13 13.5 14.5 11.5'),
  ],
  christmas: [
    'Christmas',
    line('M12 3L16.5 9H14.500L18.5 14.500H16L20 19.500H4L8 14.500H5.500L9.5 9H7.500ZM12 19.500V22'),
  ],
  'instant-games': ['Instant games', line('M13.5 2.500L5 13.500H11L10 21.500L19 10H12.500Z')],
  crash: [
    'Crash',
    line('M3 21C9 20.5 12.5 16 14.5 10') +
      line('M14.5 10L10.5 10.500L13 6.500C15 3.5 18 2.5 21.5 2.500C21.5 6 20.5 9 17.5 11L13.5 13.500Z') +
      dot(17.3, 6.7, 1.2),
  ],
  'high-volatility': [
    'High volatility',
    line(
      'M12 2.500C13 6.5 18.5 9 18.5 14.500A6.5 6.5 0 0 1 5.5 14.500C5.5 11.5 7 10 8 8.500C8.5 10.5 9.5 11.5 10.5 11.500C11 8.5 10.5 5.5 12 2.500Z',
    ) + line('M9.5 17.200C9.5 15.5 12 14.8 12 13C13.5 14 14.5 15.5 14.5 17.2'),
  ],
  'easy-going': [
    'Easy going',
    line('M3 14C6 10.5 9 10.5 12 14S18 17.5 21 14M3 19C6 15.5 9 15.5 12 19S18 22.5 21 19') +
      line(arc(12, 8.5, 4, 180, 360)) +
      line('M12 1.500V2.500M5.8 4.300L6.5 5M18.2 4.300L17.5 5'),
  ],
  'live-top': ['Top live tables', line(star(10.8, 13, 5, 8.2, 3.8)) + liveSign],
  'live-roulette': [
    'Live roulette',
    ring(10.5, 13.5, 7.5) +
      ring(10.5, 13.5, 3) +
      line(
        [30, 90, 150, 210, 270, 330]
          .map((turn) => polyline([polar(10.5, 13.5, 3, turn), polar(10.5, 13.5, 7.5, turn)]))
          .join(''),
      ) +
      liveSign,
  ],
  'live-blackjack': [
    'Live blackjack',
    box(3, 7, 10, 14, 2) +
      solid(suit('spade', 8, 14, 6.4)) +
      line('M16 9.500L18.5 10.500A2 2 0 0 1 19.7 13L17 20') +
      liveSign,
  ],
  'live-baccarat': [
    'Live baccarat',
    box(2.5, 8, 8, 12, 2) +
      box(13.5, 10, 8, 11, 2) +
      solid(suit('diamond', 6.5, 14, 5.6)) +
      solid(suit('club', 17.5, 15.5, 5.6)) +
      liveSign,
  ],
  'live-poker': [
    'Live poker',
    ring(10.5, 13.5, 7.5) +
      ring(10.5, 13.5, 4) +
      line(
        [0, 72, 144, 216, 288]
          .map((turn) => polyline([polar(10.5, 13.5, 5.4, turn - 90), polar(10.5, 13.5, 7.5, turn - 90)]))
          .join(''),
      ) +
      liveSign,
  ],
  'live-game-shows': [
    'Live game shows',
    ring(10.5, 13, 7.5) +
      line('M10.5 5.500V20.500M3 13H18M5.2 7.700L15.8 18.300M15.8 7.700L5.2 18.3') +
      liveSign,
  ],
  'live-vip': [
    'Live VIP',
    line('M3 10L6.5 6H14.500L18 10L10.5 20ZM3 10H18M8 10L10.5 20L13 10L10.5 6Z') + liveSign,
  ],
  'live-speed': ['Live speed', ring(11, 14, 7) + line('M11 14L13.5 11M9 3.500H13M11 3.500V7') + liveSign],
  'all-games': [
    'All games',
    [
      box(3, 3, 7.5, 7.5, 2),
      box(13.5, 3, 7.5, 7.5, 2),
      box(3, 13.5, 7.5, 7.5, 2),
      box(13.5, 13.5, 7.5, 7.5, 2),
    ].join(''),
  ],
  promotions: [
    'Promotions',
    box(3, 8, 18, 4.5, 1.4) +
      line(
        'M5 12.500V21H19V12.500M12 8V21M12 8C9 8 7 6.8 7 5A2 2 0 0 1 9 3C11 3 12 5.5 12 8C12 5.5 13 3 15 3A2 2 0 0 1 17 5C17 6.8 15 8 12 8Z',
      ),
  ],
  'live-casino': [
    'Live casino',
    line('M4.5 20.500V19C4.5 16 7.5 14.5 12 14.500S19.5 16 19.5 19V20.5') +
      ring(12, 8.5, 4) +
      line('M9.5 17.500L12 18.800L14.5 17.500V20.500L12 19.300L9.5 20.500Z'),
  ],
  casino: ['Casino', line(`${suit('spade', 12, 12, 19)}`)],
  sportsbook: [
    'Sportsbook',
    ring(12, 12, 9) +
      line(
        'M12 7.500L16.3 10.600L14.6 15.600H9.400L7.7 10.600ZM12 7.500V3.200M16.3 10.600L20.4 9.200M14.6 15.600L17.2 19.200M9.400 15.600L6.8 19.200M7.7 10.600L3.6 9.2',
      ),
  ],
  vip: [
    'VIP',
    line('M2.5 9.500L7 4H17L21.5 9.500L12 20.500ZM2.5 9.500H21.500M8.5 9.500L12 20.500L15.5 9.500L12 4Z'),
  ],
  home: ['Home', line('M3 11L12 3.500L21 11M5.5 9.500V20.500H18.500V9.500M9.5 20.500V14H14.500V20.5')],
  support: [
    'Support',
    line('M4 14V12A8 8 0 0 1 20 12V14') +
      box(2.5, 13.5, 4.5, 6, 1.8) +
      box(17, 13.5, 4.5, 6, 1.8) +
      line('M19.5 19.500C19 21 17 21.5 14 21.5') +
      dot(13, 21.5, 1.1),
  ],
} as const satisfies Record<string, readonly [title: string, markup: string]>;

export type Category = keyof typeof CATEGORY_ICONS;

export function categoryIcon(category: Category): string {
  const d = new Drawing(24, 24);
  const strokes = {
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': '1.75',
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  };
  return d.finish(group(strokes, CATEGORY_ICONS[category][1]));
}
