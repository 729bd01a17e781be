import { expect, it } from 'vitest';
import routes from '../../routes';
import { applicationPaths } from './resolve-target';

interface Route {
  path?: string | undefined;
  index?: boolean | undefined;
  children?: Route[] | undefined;
}

/** Paths below the locale of the application pages. */
function pathsOf(list: readonly Route[], parent = ''): string[] {
  return list.flatMap(({ path, children = [] }) => {
    const own = path === undefined ? parent : `${parent}/${path}`;
    return [...(own.startsWith('/:locale/') ? [own.replace('/:locale', '')] : []), ...pathsOf(children, own)];
  });
}

it('lists every application page whose path needs no parameters', () => {
  // A game's page is composed from content, which determines whether it exists.
  const paths = pathsOf(routes)
    .map((path) => path.replace(/\/:\w+\?/g, ''))
    .filter((path) => !path.includes(':'));
  expect([...applicationPaths].sort()).toEqual([...new Set(paths)].sort());
});
