import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { SiteProvider, type SiteView } from '../../../ui/site/site-context';
import { createTranslate } from '../../site/texts/translate';
import { holdPlay } from './hold-play';

/** Response of `/api/dialog-site`: the site for components, and the texts of the requested sections. */
export interface DialogSite {
  view: Omit<SiteView, 't'>;
  texts: Record<string, unknown>;
}

/**
 * Shows a React dialog over a page, and restores the focus when it closes. A game on the page is paused until then.
 * @param sections text sections the dialog needs, e.g. `['app', 'forms', 'signIn']`
 * @throws TypeError when the site cannot be reached
 */
export async function openDialog(
  locale: string,
  sections: readonly string[],
  dialog: (close: () => void) => ReactNode,
): Promise<void> {
  const opener = document.activeElement;
  const { view, texts } = await fetchSite(locale, sections);
  const letGo = await holdPlay('dialog');
  const holder = document.body.appendChild(document.createElement('div'));
  const root = createRoot(holder);
  const close = () => {
    root.unmount();
    holder.remove();
    letGo();
    if (opener instanceof HTMLElement) opener.focus();
  };
  root.render(
    <SiteProvider value={{ ...view, t: createTranslate(view.tag, texts) }}>{dialog(close)}</SiteProvider>,
  );
}

async function fetchSite(locale: string, sections: readonly string[]): Promise<DialogSite> {
  const path = location.pathname.replace(/^\/[^/]+/, '') || '/';
  const query = new URLSearchParams({ locale, path, sections: sections.join(',') });
  const response = await fetch(`/api/dialog-site?${query}`);
  if (!response.ok) throw new TypeError(`/api/dialog-site answered ${response.status}`);
  return (await response.json()) as DialogSite;
}
