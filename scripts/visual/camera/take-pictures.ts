import type { Browser } from 'playwright';
import { Camera } from './camera';
import { type Cell, addressOf, heightOf, nameOf } from '../cells/cells';
import { inParallel } from '../parallel';
import type { PictureStore } from './picture-store';
import type { Revision } from '../site/revision';
import { VisualError } from '../visual-error';

/** A cell and the key of its stored picture. */
export interface Order {
  cell: Cell;
  key: string;
}

/** Missing parts of a picture, by name of the cell. */
export type Remarks = Map<string, string[]>;

interface Studio {
  browser: Browser;
  store: PictureStore;
  /** Pages open at the same time. */
  parallel: number;
  say: (text: string) => void;
}

/** Takes the missing pictures of one revision, several at a time. */
export async function takePictures(revision: Revision, orders: Order[], studio: Studio): Promise<Remarks> {
  const { browser, store, parallel, say } = studio;
  const remarks: Remarks = new Map();
  const missing = orders.filter(({ key }) => !store.has(key));
  if (missing.length === 0) return remarks;
  const origins = await revision.origins();
  const cameras = await Promise.all(
    Array.from({ length: Math.min(parallel, missing.length) }, () => Camera.open(browser)),
  );
  let done = 0;
  let said = performance.now();
  try {
    await inParallel(missing, cameras, async ({ cell, key }, camera) => {
      const { picture, remarks: found } = await camera.take({
        address: `${origins.get(cell.brand) ?? ''}${addressOf(cell)}`,
        width: cell.viewport,
        height: heightOf(cell.viewport),
        channel: cell.channel,
      });
      // An incomplete picture is used in this run only.
      store.write(key, picture, found.length === 0);
      if (found.length > 0) remarks.set(nameOf(cell), found);
      done += 1;
      if (performance.now() - said < 5_000) return;
      said = performance.now();
      say(`${revision.tree.name}: ${done} of ${missing.length} pictures`);
    });
  } catch (error) {
    if (!(error instanceof VisualError)) throw error;
    throw new VisualError(`${error.message}\nThe last lines of the site's log:\n${revision.lastLines()}`);
  } finally {
    await Promise.all(cameras.map((camera) => camera.close()));
  }
  return remarks;
}
