import { renderToString } from 'react-dom/server';
import { Markup } from './markup.server';

/** A heading for a page whose blocks bring none: read aloud, not shown. Nothing when a block has one already. */
export function pageHeading(main: readonly Markup[], title: string): Markup[] {
  if (main.some(({ hasHeading }) => hasHeading)) return [];
  return [new Markup(renderToString(<h1 className="visually-hidden">{title}</h1>))];
}
