import path from 'node:path';
import { withSiteCode } from '../run/site-code';
import type * as renderer from './render-cells';

/** Readable class names: `hero-banner__title` for `.title` of `hero-banner.module.css`. */
function readableName(local: string, file: string): string {
  return `${path.basename(file).replace(/\.module\.css.*$/, '')}__${local}`;
}

/** Runs work with the site's own renderer. */
export function withRenderer<Result>(work: (loaded: typeof renderer) => Result): Promise<Result> {
  return withSiteCode('/scripts/snapshots/render-cells.ts', work, readableName);
}
