import type { PayTable } from '../../api';
import { element, svgElement } from '../shell/element';
import type { Frame } from '../shell/kind';

/** Pay table for the stake, lines, and the free spins. */
export function slotRules({ reply, texts, money }: Frame, table: PayTable, stake: number): readonly Node[] {
  const { symbols } = reply.game.skin;
  const { pays, wild, scatter, scatterPays, freeSpins, multiplier, lines } = table;
  const number = new Intl.NumberFormat(reply.language);
  const perLine = stake / lines.length;
  const entry = (symbol: number, tag: string | undefined, amounts: readonly number[]) =>
    element(
      'li',
      {},
      element('img', { src: symbols[symbol] ?? '', alt: '', width: 420, height: 420 }),
      element(
        'div',
        {},
        tag !== undefined && element('b', { textContent: tag }),
        ...amounts
          .flatMap((amount, place) =>
            amount > 0
              ? [
                  element(
                    'span',
                    {},
                    element('i', {
                      textContent: `${number.format(place + 3)}×`,
                      attributes: { 'aria-label': texts('ofAKind', { count: place + 3 }) },
                    }),
                    ' ',
                    money(Math.floor(amount)),
                  ),
                ]
              : [],
          )
          .reverse(),
      ),
    );
  const others = pays.flatMap((own, symbol) =>
    symbol === wild || symbol === scatter || own.every((pay) => pay === 0)
      ? []
      : [
          entry(
            symbol,
            undefined,
            own.map((pay) => pay * perLine),
          ),
        ],
  );
  const [three, four, five] = freeSpins;
  return [
    element('h3', { textContent: texts('payoutsTitle', { stake: money(stake) }) }),
    element(
      'ul',
      { className: 'pay-table' },
      entry(wild, texts('wild'), pays[wild]?.map((pay) => pay * perLine) ?? []),
      entry(
        scatter,
        texts('scatter'),
        scatterPays.map((pay) => pay * stake),
      ),
      ...others,
    ),
    element('p', { textContent: texts('slotRules') }),
    element('p', { textContent: texts('slotFreeSpins', { three, four, five, factor: multiplier }) }),
    element('h3', { textContent: texts('linesTitle') }),
    element('ol', { className: 'line-list' }, ...lines.map((line) => element('li', {}, drawLine(line)))),
  ];
}

function drawLine(rows: readonly number[]): SVGElement {
  const drawing = svgElement('svg', { viewBox: '0 0 50 30', 'aria-hidden': 'true' });
  for (let reel = 0; reel < rows.length; reel += 1)
    for (let row = 0; row < 3; row += 1)
      drawing.append(
        svgElement('rect', {
          x: reel * 10 + 1,
          y: row * 10 + 1,
          width: 8,
          height: 8,
          rx: 2,
          class: rows[reel] === row ? 'on' : 'off',
        }),
      );
  return drawing;
}
