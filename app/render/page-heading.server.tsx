import { renderToString } from 'react-dom/server';

/** A heading for a page whose blocks bring none: read aloud, not shown. Empty when a block has one already. */
export function pageHeading(main: string, title: string): string {
  return main.includes('<h1') ? '' : renderToString(<h1 className="visually-hidden">{title}</h1>);
}
