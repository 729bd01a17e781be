import { execFileSync } from 'node:child_process';
import { type History, frozenPlace, historyFolder, parseHistory } from './frozen-schema';

/**
 * The frozen versions of a revision, which are released. Other versions are drafts and may change.
 * @returns undefined if the revision does not exist: outside a repository, or in a shallow clone
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
