import { expect, it } from 'vitest';
import routes from '../../routes';
import { applicationPaths } from './resolve-target';

interface Route {
  path?: string | undefined;
  index?: boolean | undefined;
  children?: Route[] | undefined;
}

/** Paths below the locale of the pages that no content makes. */
function pathsOf(list: readonly Route[], parent = ''): string[] {
  return list.flatMap(({ path, children = [] }) => {
    const own = path === undefined ? parent : `${parent}/${path}`;
    return [...(own.startsWith('/:locale/') ? [own.replace('/:locale', '')] : []), ...pathsOf(children, own)];
  });
}

it('knows every page that the site has besides those of content', () => {
  expect([...applicationPaths].sort()).toEqual([...new Set(pathsOf(routes))].sort());
});
