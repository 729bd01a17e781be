import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { vi } from 'vitest';
import { SiteProvider } from '../site/site-context';
import { testSite } from './site';

interface MountedWidget {
  /** The part of the page the island fills. */
  element: HTMLElement;
  /** The visible text of a named place; empty while it is not filled. */
  text(name: string): string;
  /** Addresses requested so far. */
  asked: string[];
}

/**
 * Renders a widget for a signed-in player and starts its island, whose calls are answered in order, the last answer again and again;
 * undefined for one that fails.
 */
export async function mountWidget(
  block: ReactElement,
  mount: (element: HTMLElement, props: never) => void,
  answers: readonly unknown[],
): Promise<MountedWidget> {
  document.body.innerHTML = renderToStaticMarkup(
    <SiteProvider value={testSite({ authorized: true })}>{block}</SiteProvider>,
  );
  const element = document.querySelector<HTMLElement>('[data-island]');
  if (!element) throw new Error('the widget has no island');
  const requested: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    const answer = answers[Math.min(requested.length, answers.length - 1)];
    requested.push(address);
    return Promise.resolve(
      answer === undefined ? new Response('{}', { status: 502 }) : new Response(JSON.stringify(answer)),
    );
  });
  mount(element, JSON.parse(element.dataset['props'] ?? '{}') as never);
  await settle();
  return {
    element,
    text: (name) => element.querySelector(`[data-value="${name}"]`)?.textContent ?? '',
    asked: requested,
  };
}

/** Waits until an answer has been shown. */
export function settle(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 10));
}
