import { mountBlockSearch } from './block-search';
import { fitFrame } from './fit-frame';

export interface GalleryProps {
  copied: string;
  copyFailed: string;
  failed: string;
}

const part = (root: ParentNode, name: string) => root.querySelector<HTMLElement>(`[data-part="${name}"]`);

/**
 * Updates the page on a choice without loading a new document. Everything shown still comes from the server; a failure
 * leaves the page unchanged and reports it.
 */
export function mount(root: HTMLElement, texts: GalleryProps): void {
  const form = part(root, 'options') as HTMLFormElement | null;
  if (!form) return;
  part(root, 'show')?.setAttribute('hidden', '');
  mountBlockSearch(root);
  mountCopy(root, texts);
  fitFrame(root);

  let wanted = 0;
  const show = async (href: string, options: { keepForm?: boolean; push?: boolean }) => {
    const mine = ++wanted;
    root.setAttribute('aria-busy', 'true');
    const page = await readPage(href);
    // A later choice has replaced this one.
    if (mine !== wanted) return;
    root.removeAttribute('aria-busy');
    if (!page) return note(root, texts.failed);
    note(root, '');
    swap(root, page, options.keepForm === true);
    if (options.push === true) history.pushState(null, '', href);
    else if (options.push === false) history.replaceState(null, '', href);
    fitFrame(root);
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void show(formHref(form), { keepForm: true, push: false });
  });
  form.addEventListener('change', () => form.requestSubmit());
  root.addEventListener('click', (event) => {
    const link = linkOf(event);
    if (!link) return;
    event.preventDefault();
    void show(link.href, { push: true });
  });
  window.addEventListener('popstate', () => void show(location.href, {}));
}

/** The link of a plain click that the page can follow itself. */
function linkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return undefined;
  const target = event.target instanceof Element ? event.target : undefined;
  return target?.closest<HTMLAnchorElement>('a[data-block-link], a[data-swap-link]') ?? undefined;
}

function formHref(form: HTMLFormElement): string {
  const search = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') search.set(name, value);
  return `/gallery?${search.toString()}`;
}

async function readPage(href: string): Promise<Document | undefined> {
  try {
    const response = await fetch(href, { headers: { accept: 'text/html' } });
    return response.ok ? new DOMParser().parseFromString(await response.text(), 'text/html') : undefined;
  } catch {
    return undefined;
  }
}

/** Applies differences; lists and fields that may have the focus keep their elements. */
function swap(root: HTMLElement, page: Document, keepForm: boolean): void {
  document.title = page.title;
  for (const old of root.querySelectorAll<HTMLElement>('[data-swap]')) {
    const next = page.querySelector(`[data-swap="${old.dataset['swap'] ?? ''}"]`);
    if (next) old.replaceChildren(...next.childNodes);
  }
  for (const link of root.querySelectorAll<HTMLAnchorElement>('a[data-block-link]')) {
    const next = page.querySelector<HTMLAnchorElement>(
      `a[data-block-link="${link.dataset['blockLink'] ?? ''}"]`,
    );
    if (!next) continue;
    link.setAttribute('href', next.getAttribute('href') ?? '');
    if (next.hasAttribute('aria-current')) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
  const form = part(root, 'options');
  const nextForm = part(page, 'options');
  if (keepForm || !form || !nextForm) return;
  form.replaceChildren(...nextForm.childNodes);
  part(form, 'show')?.setAttribute('hidden', '');
}

function mountCopy(root: HTMLElement, { copied, copyFailed }: GalleryProps): void {
  const button = part(root, 'copy');
  if (!button) return;
  button.hidden = false;
  button.addEventListener('click', () => {
    navigator.clipboard.writeText(location.href).then(
      () => note(root, copied),
      () => note(root, copyFailed),
    );
  });
}

function note(root: HTMLElement, text: string): void {
  const element = part(root, 'note');
  if (element) element.textContent = text;
}
