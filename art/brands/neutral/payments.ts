/** Marks of payment methods on white cards: plain lettering and a symbol, none of them a real logo. */
import { lettering } from '../lettering';
import { polygon } from '../paths';
import { circle, Drawing, path, place, rect, repeat } from '../svg';

const INK = '#27324a';

interface Method {
  title: string;
  text: string;
  colour: string;
  /** A symbol of 20 × 20 around the origin, in the method's colour. */
  symbol: string;
}

const stroked = (d: string, colour: string, width = 2.4): string =>
  path(d, {
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });

export const PAYMENTS = {
  creditcard: {
    title: 'Credit and debit cards',
    text: 'CARD',
    colour: '#3456a8',
    symbol:
      rect(-11, -8, 22, 16, { rx: 3, fill: '#3456a8' }) +
      rect(-11, -4.5, 22, 3.6, { fill: '#1d3269' }) +
      rect(-8, 2.5, 7, 2.4, { rx: 1, fill: '#fff' }),
  },
  euteller: {
    title: 'Euteller',
    text: 'EUTELLER',
    colour: '#1f8a8a',
    symbol: stroked('M8 -6A9 9 0 1 0 8 6M-9 0H4', '#1f8a8a'),
  },
  muchbetter: {
    title: 'MuchBetter',
    text: 'MUCHBETTER',
    colour: '#c2417a',
    symbol: stroked('M-8 7L-8 -6L0 3L8 -6V7', '#c2417a', 2.8),
  },
  neteller: {
    title: 'Neteller',
    text: 'NETELLER',
    colour: '#5a8f1f',
    symbol: repeat(3, (index) =>
      circle(0, 0, 3 + index * 3.4, { fill: 'none', stroke: '#5a8f1f', 'stroke-width': 1.9 }),
    ),
  },
  paysafecard: {
    title: 'Paysafecard',
    text: 'PAYSAFECARD',
    colour: '#2f6fb5',
    symbol:
      path('M0 -10L9 -6V1C9 6 5 9 0 11C-5 9 -9 6 -9 1V-6Z', { fill: '#2f6fb5' }) +
      stroked('M-4 0L-1 3.500L4.5 -3.5', '#fff', 2.2),
  },
  rapidtransfer: {
    title: 'Rapid Transfer',
    text: 'RAPID',
    colour: '#7a3fa8',
    symbol: stroked('M-10 -4H6M2 -8L6 -4L2 0M10 5H-6M-2 1L-6 5L-2 9', '#7a3fa8'),
  },
  siru: {
    title: 'Siru Mobile',
    text: 'SIRU',
    colour: '#d5622a',
    symbol:
      rect(-6, -10, 12, 20, { rx: 3, fill: '#d5622a' }) +
      rect(-4, -7, 8, 11, { rx: 1, fill: '#fff' }) +
      circle(0, 7, 1.3, { fill: '#fff' }),
  },
  skrill: {
    title: 'Skrill',
    text: 'SKRILL',
    colour: '#8a2f6b',
    symbol:
      rect(-10, -7, 20, 15, { rx: 3.5, fill: '#8a2f6b' }) +
      rect(2, -2, 8, 5, { rx: 2.5, fill: '#fff' }) +
      circle(5, 0.5, 1.2, { fill: '#8a2f6b' }),
  },
  trustly: {
    title: 'Trustly',
    text: 'TRUSTLY',
    colour: '#2b8a57',
    symbol: circle(0, 0, 10, { fill: '#2b8a57' }) + stroked('M-4.5 0.500L-1.5 3.500L4.5 -3.5', '#fff', 2.4),
  },
  'bank-transfer': {
    title: 'Bank transfer',
    text: 'BANK',
    colour: INK,
    symbol:
      path('M0 -10L11 -4V-2H-11V-4ZM-11 7H11V10H-11Z', { fill: INK }) +
      path('M-8 -1V6M-2.7 -1V6M2.7 -1V6M8 -1V6', { stroke: INK, 'stroke-width': 2.6 }),
  },
  instant: {
    title: 'Instant transfer',
    text: 'INSTANT',
    colour: '#138a7e',
    symbol: path(
      polygon([
        [2, -11],
        [-8, 2],
        [-1, 2],
        [-3, 11],
        [8, -3],
        [1, -3],
      ]),
      { fill: '#138a7e' },
    ),
  },
  webpay: {
    title: 'Webpay',
    text: 'WEBPAY',
    colour: '#a8352f',
    symbol:
      circle(0, 0, 10, { fill: 'none', stroke: '#a8352f', 'stroke-width': 2.2 }) +
      path('M-9.5 0H9.500M0 -10C-6 -4 -6 4 0 10C6 4 6 -4 0 -10Z', {
        fill: 'none',
        stroke: '#a8352f',
        'stroke-width': 1.8,
      }),
  },
} as const satisfies Record<string, Method>;

export type Payment = keyof typeof PAYMENTS;

export function paymentMark(payment: Payment): string {
  const { text, colour, symbol } = PAYMENTS[payment];
  const d = new Drawing(96, 40);
  const name = lettering('russo', text, {
    size: 13,
    x: 60,
    y: 24.6,
    align: 'middle',
    maxWidth: 58,
    tracking: 0.4,
  });
  return d.finish(
    rect(0.5, 0.5, 95, 39, { rx: 7, fill: '#fff', stroke: '#d9dee8' }),
    place(symbol, 17, 20, { scale: 0.92 }),
    path(name, { fill: INK }),
    rect(31, 30.5, 58, 1.6, { rx: 0.8, fill: colour, opacity: 0.85 }),
  );
}
