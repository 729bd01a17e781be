import { type CurrencyDisplay, formatMoney } from '../../ui/format/money';
import { siteHref } from '../../ui/site/site-href';
import type { Winner } from './winner';

export interface RowFormat {
  tag: string;
  displays: Record<string, CurrencyDisplay>;
}

function part(row: HTMLElement, name: string): HTMLElement | null {
  return row.querySelector<HTMLElement>(`[data-part="${name}"]`);
}

function write(row: HTMLElement, name: string, text: string): void {
  const element = part(row, name);
  if (element) element.textContent = text;
}

/** Points the copied picture at another original; sizes and formats stay as they were rendered. */
function showPicture(row: HTMLElement, url: string): void {
  const image = row.querySelector('img');
  const before = image?.getAttribute('src')?.split('?')[0];
  const after = url.split('?')[0];
  if (!image || !before || !after) return;
  for (const element of row.querySelectorAll('source, img'))
    for (const name of ['srcset', 'src']) {
      const value = element.getAttribute(name);
      if (value) element.setAttribute(name, value.replaceAll(before, after));
    }
}

/** A new row for a win, made of a rendered one. */
export function fillRow(pattern: HTMLElement, winner: Winner, { tag, displays }: RowFormat): HTMLElement {
  const row = pattern.cloneNode(true);
  if (!(row instanceof HTMLElement)) throw new Error('The pattern of a winner row must be an HTML element.');
  row.dataset.id = winner.id;
  write(row, 'game', winner.gameName);
  write(row, 'nickname', winner.nickname);
  write(row, 'amount', formatMoney(winner.amount, winner.currency, { tag, displays }));
  part(row, 'amount')?.setAttribute('value', String(winner.amount));
  part(row, 'time')?.setAttribute('datetime', winner.wonAt);
  const art = part(row, 'art');
  if (art) art.style.backgroundColor = winner.tint;
  showPicture(row, winner.imageUrl);
  const link = row.querySelector('a');
  // Addresses of the answer carry the locale already.
  const href = siteHref(winner.href, winner.href.split('/')[1] ?? '');
  if (href) link?.setAttribute('href', href);
  else link?.removeAttribute('href');
  return row;
}
