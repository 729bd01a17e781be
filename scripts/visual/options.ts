import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { errorMessage } from '../../app/server/error-message';
import { VisualError } from './visual-error';

export interface Options {
  /** Revision the working tree is compared with. */
  base: string;
  /** Empty: all. */
  blocks: string[];
  brands: string[];
  fixtures: string[];
  viewports: number[];
  /** Compares whole pages, in addition to blocks. */
  pages: boolean;
  /** Differences do not fail the command. */
  allow: boolean;
  /** Takes pictures of cells with equal inputs, too, and uses none of earlier runs. */
  noSkip: boolean;
  /**
   * Instead of comparing two revisions, takes pictures of the working tree this many times and compares each run with
   * the first.
   */
  repeat: number;
  /** Pages open at the same time. */
  parallel: number;
}

export const usage = `Usage: npm run visual -- [options]

  --base <revision>   compare the working tree with this commit, branch or tag (default: HEAD)
  --blocks a,b        only these blocks            --brands a,b      only these brands
  --fixtures a,b      only these fixtures          --viewports 360   only these widths
  --pages             whole pages of every site, too
  --allow             exit 0 even when something differs
  --no-skip           picture every cell, also where nothing it is made of has changed
  --repeat <n>        picture the working tree n times and compare each run with the first
  --parallel <n>      pages open at the same time (default: two per core)`;

/** Reads the command line. Throws VisualError with the usage. */
export function readOptions(args: string[]): Options {
  try {
    const { values } = parseArgs({
      args,
      options: {
        base: { type: 'string', default: 'HEAD' },
        blocks: { type: 'string', default: '' },
        brands: { type: 'string', default: '' },
        fixtures: { type: 'string', default: '' },
        viewports: { type: 'string', default: '' },
        pages: { type: 'boolean', default: false },
        allow: { type: 'boolean', default: false },
        'no-skip': { type: 'boolean', default: false },
        repeat: { type: 'string', default: '0' },
        parallel: { type: 'string', default: String(2 * availableParallelism()) },
      },
    });
    return {
      base: values.base,
      blocks: list(values.blocks),
      brands: list(values.brands),
      fixtures: list(values.fixtures),
      viewports: list(values.viewports).map((width) => wholeNumber('--viewports', width, 1)),
      pages: values.pages,
      allow: values.allow,
      noSkip: values['no-skip'],
      repeat: wholeNumber('--repeat', values.repeat, 0),
      parallel: wholeNumber('--parallel', values.parallel, 1),
    };
  } catch (error) {
    throw new VisualError(`${errorMessage(error)}\n\n${usage}`);
  }
}

const list = (text: string) => text.split(',').filter(Boolean);

function wholeNumber(name: string, text: string, least: number): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < least)
    throw new VisualError(`${name} must be a whole number from ${least}, not "${text}".`);
  return value;
}
