import { fillTile } from '../../ui/game/fill-tile';
import { withCount } from '../../ui/site/plural-forms';
import { type BrowserAnswer, isBrowserAnswer } from './browser-answer';
import { browserCrop } from './browser-crop';
import type { BrowserProps } from './browser-props';
import { addKeys } from './browser-keys';
import {
  type ActiveFilter,
  type BrowserQuery,
  type OptionLabels,
  activeFilters,
  fields,
  isFiltered,
  on,
  queryParams,
  readQuery,
  suggestionParams,
  withParams,
} from './browser-query';

/** Pause in typing after which a search starts, in milliseconds. */
const typingPause = 150;

type Load = 'search' | 'more';

/**
 * Searches in place: typing, order and filters load the new list, and the address follows. The form is the state. On a
 * category's page the address of filters is that of all games in the category (ROUTE-50), as of the form on its own. When a search
 * fails the list stays, with a way to try again.
 */
export function mount(element: HTMLElement, props: BrowserProps): void {
  const find = <T extends HTMLElement>(selector: string) => element.querySelector<T>(selector);
  const form = find<HTMLFormElement>('[data-form]');
  const list = find<HTMLUListElement>('[data-list]');
  const more = find<HTMLAnchorElement>('[data-more]');
  const tile = find<HTMLTemplateElement>('template[data-tile]');
  if (!list || !more || !tile) return;

  const home = location.pathname;
  let nextOffset = props.nextOffset;
  let running: AbortController | undefined;
  let typing: ReturnType<typeof setTimeout> | undefined;

  const currentQuery = () => readQuery(form ? new FormData(form) : new FormData());

  /** A category without filters has its own page. */
  const addressOf = (query: BrowserQuery, params: URLSearchParams): string => {
    if (isFiltered(query)) return withParams(props.action, params);
    const own = new URLSearchParams(params);
    if (home !== new URL(props.action, location.href).pathname) own.delete(fields.category);
    return withParams(home, own);
  };

  const load = async (kind: Load): Promise<void> => {
    clearTimeout(typing);
    running?.abort();
    const controller = new AbortController();
    running = controller;
    const params = form ? queryParams(currentQuery()) : addressParams();
    if (kind === 'search') history.replaceState(history.state, '', addressOf(currentQuery(), params));
    // The address of a category's page already names the category.
    if (new URL(props.dataHref, location.href).searchParams.has(fields.category))
      params.delete(fields.category);
    if (kind === 'more') params.set(fields.offset, String(nextOffset));
    list.setAttribute('aria-busy', 'true');
    if (kind === 'search') element.dataset['searched'] = '';
    try {
      const answer = await ask(withParams(props.dataHref, params), controller.signal);
      showError(element, undefined);
      show(answer, kind);
    } catch {
      // A newer search took over: it will show its own result.
      if (controller.signal.aborted) return;
      showError(element, () => void load(kind));
    }
    list.removeAttribute('aria-busy');
  };

  const show = (answer: BrowserAnswer, kind: Load): void => {
    const tiles = answer.items.map((game) =>
      fillTile(tile, game, browserCrop(game, props.layout), props.site),
    );
    if (kind === 'search') replaceTiles(list, tiles);
    else list.append(...tiles);
    nextOffset = (kind === 'search' ? 0 : nextOffset) + answer.items.length;
    more.hidden = !answer.hasMore;
    if (answer.nextHref) more.href = answer.nextHref;
    const count = find('[data-count]');
    if (count) count.textContent = withCount(props.labels.games, answer.total, props.site.tag);
    const empty = find('[data-empty]');
    if (empty) empty.hidden = answer.total > 0;
    showNear(element, props.action, answer.suggestions);
    if (form) {
      showCounts(form, answer);
      showActive(element, form, activeFilters(currentQuery(), optionLabels(form, props)), props);
    }
    // Reading goes on at the first new game.
    if (kind === 'more') tiles[0]?.querySelector('a')?.focus({ preventScroll: true });
  };

  more.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void load('more');
  });
  if (!form) return;

  form.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== fields.search) return;
    clearTimeout(typing);
    typing = setTimeout(() => void load('search'), typingPause);
  });
  form.addEventListener('change', ({ target }) => {
    const isFilter = target instanceof HTMLInputElement && target.type === 'checkbox';
    if (target instanceof HTMLSelectElement || isFilter) void load('search');
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    closePanel(form);
    void load('search');
  });
  element.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const input = form.querySelector<HTMLInputElement>('input[type="search"]');
    if (link.matches('[data-chips] a')) {
      uncheck(form, link.dataset['field'], link.dataset['value']);
      // The chip is about to go away with the focus on it.
      form.querySelector('summary')?.focus({ preventScroll: true });
    } else if (link.matches('[data-suggestion], [data-clear-all]')) {
      uncheck(form);
      if (input && link.matches('[data-suggestion]')) input.value = link.textContent ?? '';
      input?.focus({ preventScroll: true });
    } else return;
    event.preventDefault();
    void load('search');
  });
  const search = find<HTMLInputElement>('input[type="search"]');
  if (!search) return;
  addKeys(search, list, () => void load('search'));
  // The visitor may have typed before this ran.
  if (search.value !== search.defaultValue) void load('search');
}

/** Closes the panel so that the games are visible, and returns the focus to its button. */
function closePanel(form: HTMLFormElement): void {
  const panel = form.querySelector('details');
  if (!panel?.open) return;
  const held = panel.contains(document.activeElement);
  panel.open = false;
  if (held) panel.querySelector('summary')?.focus({ preventScroll: true });
  form.scrollIntoView({ block: 'nearest' });
}

/** A game may have the focus when an answer arrives: it keeps it, or the game in its place gets it. */
function replaceTiles(list: HTMLElement, tiles: readonly HTMLElement[]): void {
  const links = () => [...list.querySelectorAll<HTMLAnchorElement>('a[href]')];
  const before = links();
  const at = before.findIndex((link) => link === document.activeElement);
  list.replaceChildren(...tiles);
  if (at < 0) return;
  const after = links();
  const same = after.find(({ href }) => href === before[at]?.href);
  (same ?? after[at] ?? after.at(-1))?.focus({ preventScroll: true });
}

async function ask(address: string, signal: AbortSignal): Promise<BrowserAnswer> {
  const response = await fetch(address, { signal, headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`The game search answered with status ${response.status}`);
  const answer: unknown = await response.json();
  if (!isBrowserAnswer(answer)) throw new Error('The game search sent an answer of another shape');
  return answer;
}

/** Without filters the address alone says what is shown. */
function addressParams(): URLSearchParams {
  const params = new URLSearchParams(location.search);
  params.delete(fields.offset);
  return params;
}

/** Takes one filter away, or all when none is named. */
function uncheck(form: HTMLFormElement, field?: string, value?: string): void {
  for (const input of form.querySelectorAll('input')) {
    if (field && (input.name !== field || (input.type === 'checkbox' && input.value !== value))) continue;
    if (input.type === 'checkbox') input.checked = false;
    else if (input.type !== 'hidden') input.value = '';
  }
}

function optionLabels(form: HTMLFormElement, { labels: { jackpot } }: BrowserProps): OptionLabels {
  const labels = (name: string) =>
    new Map(
      [...form.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)].map((input) => [
        input.value,
        input.dataset['label'] ?? input.value,
      ]),
    );
  return {
    providers: labels(fields.provider),
    features: labels(fields.feature),
    types: labels(fields.type),
    jackpot,
  };
}

/** Writes how many games each choice would show; one that would show none cannot be chosen. */
function showCounts(form: HTMLFormElement, { providers, features, types, jackpots }: BrowserAnswer): void {
  const counts = new Map<string, number>();
  const add = (field: string, options: BrowserAnswer['providers']) => {
    for (const { id, count } of options) counts.set(`${field} ${id}`, count ?? 0);
  };
  add(fields.provider, providers);
  add(fields.feature, features);
  add(fields.type, types);
  counts.set(`${fields.jackpot} ${on}`, jackpots ?? 0);
  for (const input of form.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')) {
    const count = counts.get(`${input.name} ${input.value}`) ?? 0;
    const number = input.closest('label')?.querySelector('[data-number]');
    if (number) number.textContent = String(count);
    input.disabled = count === 0 && !input.checked;
  }
}

/** Lists names that come near to a search nothing fits. */
function showNear(element: HTMLElement, action: string, names: readonly string[]): void {
  const near = element.querySelector<HTMLElement>('[data-near]');
  const template = near?.querySelector<HTMLTemplateElement>('template[data-suggestion-item]');
  if (!near || !template) return;
  const items = names.flatMap((name) => {
    const item = document.importNode(template.content, true);
    const link = item.querySelector('a');
    if (!link) return [];
    link.textContent = name;
    link.href = withParams(action, suggestionParams(name));
    return [item];
  });
  near.querySelector('[data-suggestions]')?.replaceChildren(...items);
  near.hidden = names.length === 0;
}

function showActive(
  element: HTMLElement,
  form: HTMLFormElement,
  active: ActiveFilter[],
  { action, labels }: BrowserProps,
): void {
  const chips = element.querySelector<HTMLElement>('[data-chips]');
  const template = element.querySelector<HTMLTemplateElement>('template[data-chip]');
  const clear = chips?.querySelector('[data-clear]');
  if (!chips || !template || !clear) return;
  const items = active.flatMap(({ field, value, label, rest }) => {
    const item = document.importNode(template.content, true);
    const link = item.querySelector('a');
    if (!link) return [];
    link.textContent = label;
    link.href = withParams(action, queryParams(rest));
    link.setAttribute(
      'aria-label',
      labels.remove.replace('{{name}}', () => label),
    );
    link.dataset['field'] = field;
    link.dataset['value'] = value;
    return [item];
  });
  chips.replaceChildren(...items, clear);
  chips.hidden = active.length === 0;
  const chosen = form.querySelector<HTMLElement>('[data-chosen]');
  if (!chosen) return;
  const count = active.filter(({ field }) => field !== 'q').length;
  chosen.textContent = String(count);
  chosen.hidden = count === 0;
}

/** Shows that a search failed with a way to repeat it, or hides it again. */
function showError(element: HTMLElement, retry: (() => void) | undefined): void {
  const text = element.querySelector<HTMLElement>('[data-error] > p');
  const button = element.querySelector<HTMLButtonElement>('[data-retry]');
  if (!text || !button) return;
  // The button is about to go away with the focus on it.
  if (!retry && document.activeElement === button)
    element.querySelector<HTMLElement>('input[type="search"], [data-more]')?.focus({ preventScroll: true });
  text.hidden = !retry;
  button.hidden = !retry;
  button.onclick = retry ?? null;
}
