import { execFileSync } from 'node:child_process';
import { type History, frozenPlace, historyFolder, parseHistory } from './frozen-schema';

/**
 * The frozen versions of a revision: what was released there. A version that is not part of it is a draft, free to change.
 *
 * @returns undefined where there is no such revision: outside a repository, or in a clone that ends before it
 */
export function releasedHistory(revision: string): History | undefined {
  const listing = git(['ls-tree', '-r', revision, '--', historyFolder])?.toString('utf8');
  if (listing === undefined) return undefined;
  const blobs = listing.split('\n').flatMap((line) => {
    const [entry, file] = line.split('\t');
    const id = entry?.split(' ')[2];
    return file && id && frozenPlace(file) ? [{ file, id }] : [];
  });
  const contents = git(['cat-file', '--batch'], blobs.map(({ id }) => `${id}\n`).join(''));
  return (
    contents && parseHistory(splitBatch(contents).map((text, index) => [blobs[index]?.file ?? '', text]))
  );
}

/** git answers each object with a line `<id> <type> <size>`, its bytes, and a line feed. */
function splitBatch(output: Buffer): string[] {
  const texts: string[] = [];
  let position = 0;
  while (position < output.length) {
    const start = output.indexOf('\n', position) + 1;
    const size = Number(output.toString('utf8', position, start).trim().split(' ')[2]);
    texts.push(output.toString('utf8', start, start + size));
    position = start + size + 1;
  }
  return texts;
}

function git(args: string[], input = ''): Buffer | undefined {
  try {
    return execFileSync('git', args, {
      input,
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['pipe', 'pipe', 'ignore'],
    });
  } catch {
    return undefined;
  }
}
