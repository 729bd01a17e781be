import { renderToString } from 'react-dom/server';
import { Markup } from './markup.server';

/** A visually hidden heading for a page whose blocks have none; empty if a block has one. */
export function pageHeading(main: readonly Markup[], title: string): Markup[] {
  if (main.some(({ hasHeading }) => hasHeading)) return [];
  return [new Markup(renderToString(<h1 className="visually-hidden">{title}</h1>))];
}
