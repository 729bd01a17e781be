import type { PreviewBlocksAnswer } from '../../../schemas/generated/types';
import { blockElements, elementOfKey, keyAttribute } from './block-elements';
import { keepingPlace } from './keep-place';

type AnsweredBlock = PreviewBlocksAnswer['blocks'][number];

const regions = ['header', 'main', 'footer'] as const;

function regionElement(region: (typeof regions)[number]): HTMLElement | null {
  return region === 'main'
    ? document.getElementById('content')
    : document.querySelector(`[data-preview-region="${region}"]`);
}

/**
 * Applies a response to the page: replaces changed blocks, inserts new ones and removes those that are gone.
 * @returns the new elements, or undefined when the page lacks elements the response expects
 */
export function swapBlocks({ blocks, page, notesHtml }: PreviewBlocksAnswer): HTMLElement[] | undefined {
  const fresh = new Map(blocks.flatMap(({ block, html }) => (html ? [[block.key, elementFrom(html)]] : [])));
  const isThere = ({ block: { key } }: AnsweredBlock) => fresh.has(key) || elementOfKey(key);
  const outermost = blocks.filter(({ block }) => !block.parent);
  if (!regions.every(regionElement) || !outermost.every(isThere)) return undefined;
  keepingPlace(new Set(fresh.keys()), () => {
    for (const [key, element] of fresh) elementOfKey(key)?.replaceWith(element);
    for (const region of regions) arrange(region, outermost, fresh);
    const notes = document.querySelector('[data-preview-notes]');
    if (notes) notes.outerHTML = notesHtml;
  });
  if (page) setTitle(page.title);
  return [...fresh.values()];
}

function elementFrom(html: string): HTMLElement {
  const template = document.createElement('template');
  template.innerHTML = html;
  const element = template.content.firstElementChild;
  return element instanceof HTMLElement ? document.importNode(element, true) : document.createElement('div');
}

/** Orders a region's own blocks; other elements do not move. */
function arrange(
  region: (typeof regions)[number],
  outermost: readonly AnsweredBlock[],
  fresh: ReadonlyMap<string, HTMLElement>,
): void {
  const container = regionElement(region);
  if (!container) return;
  const wanted = outermost
    .filter(({ block }) => block.region === region)
    .flatMap(({ block }) => fresh.get(block.key) ?? elementOfKey(block.key) ?? []);
  const kept = new Set(wanted);
  for (const child of [...container.children])
    if (child instanceof HTMLElement && child.hasAttribute(keyAttribute) && !kept.has(child)) child.remove();
  let next: Element | null = container.querySelector(':scope > [data-preview-notes]');
  for (const element of wanted.toReversed()) {
    if (element.parentElement !== container || element.nextElementSibling !== next)
      container.insertBefore(element, next);
    next = element;
  }
}

/** A page whose blocks have no heading has a visually hidden one. */
function setTitle(title: string): void {
  document.title = title;
  const heading = document.querySelector('#content > h1.visually-hidden');
  if (heading) heading.textContent = title;
}

/** Reorders the blocks of a holder, within each place that contains some. */
export function orderBlocks(holder: string, entryIds: readonly string[]): void {
  const places = new Map<HTMLElement, HTMLElement[]>();
  for (const element of blockElements()) {
    const { parentElement, dataset } = element;
    if (dataset['previewHolder'] !== holder || !parentElement) continue;
    places.set(parentElement, [...(places.get(parentElement) ?? []), element]);
  }
  const rank = ({ dataset }: HTMLElement) => {
    const index = entryIds.indexOf(dataset['contentfulEntryId'] ?? '');
    return index < 0 ? entryIds.length : index;
  };
  for (const [parent, elements] of places) {
    const end = elements.at(-1)?.nextElementSibling ?? null;
    let next: Element | null = end;
    for (const element of elements.toSorted((a, b) => rank(a) - rank(b)).reverse()) {
      if (element.nextElementSibling !== next) parent.insertBefore(element, next);
      next = element;
    }
  }
}
