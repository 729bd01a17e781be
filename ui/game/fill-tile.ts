import type { GameCardLive } from '../../schemas/generated/types';
import { imageSources } from '../picture/picture-attributes';
import { cropFallback, tileFocus, type TileCrop } from './tile-crop';
import type { TilePartName } from './game-tile';
import { tileParts } from './tile-parts';
import type { TileSite } from './tile-site';

/**
 * Makes a game's tile in the browser from a `<template>` that holds `<GameTile marked>` with every part, so that the
 * markup of tiles is written in one place.
 *
 * @returns the filled first element of the template. Throws when the template is empty.
 */
export function fillTile(
  template: HTMLTemplateElement,
  game: GameCardLive,
  crop: TileCrop,
  site: TileSite,
): HTMLElement {
  const root = template.content.cloneNode(true).firstChild;
  if (!(root instanceof HTMLElement)) throw new Error('The template of game tiles is empty');
  const link = root instanceof HTMLAnchorElement ? root : root.querySelector('a');
  const parts = tileParts(game, site);
  link?.style.setProperty('--tint', parts.tint);
  link?.setAttribute('data-game', game.gameId);
  if (parts.href) link?.setAttribute('href', parts.href);
  else link?.removeAttribute('href');

  fillPicture(root, crop);
  fillBadges(root, parts.badges);
  fillPart(root, 'name', parts.name);
  fillPart(root, 'restricted', parts.restricted);
  const jackpot = fillPart(root, 'jackpot', parts.jackpot?.text);
  if (jackpot && parts.jackpot) {
    jackpot.setAttribute('value', String(parts.jackpot.amount));
    jackpot.dataset['liveJackpot'] = parts.jackpot.gameId;
  }
  const table = part(root, 'table');
  const seats = table?.querySelector<HTMLElement>('[data-live-seats]');
  if (parts.table && seats) {
    seats.dataset['liveSeats'] = parts.table.tableId;
    seats.dataset['state'] = parts.table.state;
    seats.textContent = parts.table.seats;
    const limits = fillPart(root, 'limits', parts.table.limits);
    if (limits) limits.dataset['liveLimits'] = parts.table.tableId;
    table?.removeAttribute('data-part');
  } else {
    table?.remove();
  }
  return root;
}

function part(root: HTMLElement, name: TilePartName): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[data-part="${name}"]`);
}

/** Writes a part's text, or takes the part away when there is none. */
function fillPart(root: HTMLElement, name: TilePartName, text: string | undefined): HTMLElement | undefined {
  const element = part(root, name);
  if (!element) return undefined;
  if (text === undefined) {
    element.remove();
    return undefined;
  }
  element.textContent = text;
  element.removeAttribute('data-part');
  return element;
}

function fillBadges(root: HTMLElement, badges: { id: string; label: string }[]): void {
  const specimen = part(root, 'badge');
  const list = specimen?.parentElement;
  if (!specimen || !list) return;
  if (badges.length === 0) {
    list.remove();
    return;
  }
  list.replaceChildren(
    ...badges.map(({ id, label }) => {
      const badge = document.createElement('span');
      badge.className = specimen.className;
      badge.dataset['badge'] = id;
      badge.textContent = label;
      return badge;
    }),
  );
}

function fillPicture(root: HTMLElement, crop: TileCrop): void {
  const source = root.querySelector('source');
  source?.setAttribute('srcset', imageSources(crop.image, crop.widths));
  source?.setAttribute('sizes', crop.sizes);
  const image = root.querySelector('img');
  if (!image) return;
  if (crop.contained) image.dataset['contained'] = crop.contained;
  const focus = tileFocus([crop])?.['--focus'];
  if (focus !== undefined) image.style.setProperty('--focus', focus);
  image.setAttribute('width', String(crop.image.width));
  image.setAttribute('height', String(crop.image.height));
  image.setAttribute('src', cropFallback(crop));
}
