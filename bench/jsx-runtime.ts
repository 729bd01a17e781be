/**
 * `npm run bench:jsx`: rendering a grid of 288 cells with the elements of the server build
 * (`app/render/jsx-runtime.server.ts`) and with React's own, in turns within one run. Fails unless the server's
 * are faster.
 */
import type { ElementType, ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { jsx as reactJsx } from 'react/jsx-runtime';
import { jsx as serverJsx } from '../app/render/jsx-runtime.server';
import { median } from './page-kinds';

type Jsx = (type: ElementType, props: Record<string, unknown>, key?: string) => ReactElement;

const cells = 288;
const rounds = 15;
const pagesEach = 20;

/** A page of tiles with about the depth of a lobby. Each element gets a new props object, like compiled JSX. */
function pageBy(jsx: Jsx): () => ReactElement {
  function Picture({ name }: { name: string }) {
    const children = [360, 264].map((width) =>
      jsx('source', { srcSet: `/${name}-${width}.avif`, sizes: '160px', type: 'image/avif' }, String(width)),
    );
    return jsx('picture', {
      children: [...children, jsx('img', { src: `/${name}.webp`, alt: name, loading: 'lazy' }, 'img')],
    });
  }
  function Tile({ name, href }: { name: string; href: string }) {
    const title = jsx('span', { className: 'name', dir: 'auto', children: name }, 'name');
    const label = jsx('span', { className: 'label', children: title }, 'label');
    return jsx('a', { href, className: 'tile', children: [jsx(Picture, { name }, 'picture'), label] });
  }
  const cell = (_: unknown, at: number) => {
    const tile = jsx(Tile, { name: `game-${at}`, href: `/games/${at}` });
    return jsx('li', { className: 'cell', style: { gridRow: at }, children: tile }, String(at));
  };
  return () => jsx('ul', { className: 'grid', children: Array.from({ length: cells }, cell) });
}

function timeOf(page: () => ReactElement): number {
  const started = performance.now();
  for (let count = 0; count < pagesEach; count += 1) renderToString(page());
  return (performance.now() - started) / pagesEach;
}

const own = pageBy(serverJsx);
const react = pageBy(reactJsx);
if (renderToString(own()) !== renderToString(react())) throw new Error('the two pages differ');
timeOf(own);
timeOf(react);
const pairs = Array.from({ length: rounds }, () => ({ own: timeOf(own), react: timeOf(react) }));
const ratio = median(pairs.map((pair) => pair.own / pair.react));
console.log(`a page with React's jsx   ${median(pairs.map((pair) => pair.react)).toFixed(2)} ms`);
console.log(`with the server's         ${median(pairs.map((pair) => pair.own)).toFixed(2)} ms`);
console.log(`ratio, median of ${rounds} pairs: ${ratio.toFixed(3)}`);
if (!(ratio < 1)) process.exitCode = 1;
