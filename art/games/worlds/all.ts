import * as classics from './classics';
import * as enchanted from './enchanted';
import * as floor from './floor';
import * as legends from './legends';
import * as nature from './nature';
import * as stories from './stories';
import type { World } from './world';

/** Every world, in the order in which games are made. */
export const worlds: readonly World[] = [classics, legends, nature, stories, enchanted, floor].flatMap(
  (module) => Object.values(module),
);
