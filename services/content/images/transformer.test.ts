import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readImageParameters, type ImageParameters } from './image-parameters';
import { Transformer } from './transformer';

let folder: string;
/** Long timeout: these pictures are cheap, but the machine may be busy. */
const unhurried = new Transformer(150_000);
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'transform-'));
});
afterAll(async () => {
  unhurried.close();
  await rm(folder, { recursive: true, force: true });
});

const svg = (content: string, size = 'width="10" height="10"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 10 10">${content}</svg>`;
/** A few lines that take minutes to draw at 4000 × 4000. */
const ENDLESS = svg(
  `<filter id="f" x="0" y="0" width="1" height="1">${'<feTurbulence numOctaves="200" baseFrequency="0.9"/>'.repeat(20)}</filter><rect width="10" height="10" filter="url(#f)"/>`,
);

async function picture(name: string, text: string) {
  const file = path.join(folder, name);
  await writeFile(file, text);
  return (query: string) => ({
    job: {
      file,
      contentType: 'image/svg+xml',
      parameters: readImageParameters(new URLSearchParams(query)) as ImageParameters,
    },
    size: null,
    isSiteSize: false,
  });
}

test('CONTENT-15 a drawing that takes too long is broken off and not begun again, and holds up no other picture or size', async () => {
  const transformer = new Transformer(2500);
  const endless = await picture('endless.svg', ENDLESS);
  const plain = await picture('plain.svg', svg('<rect width="10" height="10"/>'));
  const tries = ['w=4000', 'w=3999', 'w=3998', 'w=3997'].map((query) =>
    transformer.transform(endless(query)),
  );
  const waiting = transformer.transform(plain('w=20&fm=png'));
  for (const tried of await Promise.allSettled(tries))
    expect(tried).toMatchObject({ status: 'rejected', reason: { message: /takes longer than 2.5 s/ } });
  expect(await sharp(await waiting).metadata()).toMatchObject({ width: 20, height: 20 });
  const small = await transformer.transform(endless('w=8&fm=png'));
  expect(await sharp(small).metadata()).toMatchObject({ width: 8, height: 8 });
  transformer.close();
});

test.each([
  ['width="10" height="10"', 'fit=scale&w=4000&h=4000', 'ok'],
  ['width="1" height="1000"', 'w=4000', 'refused'],
  ['width="9000" height="9000"', 'fm=avif', 'refused'],
  ['width="10" height="10"', 'fit=scale&w=4000&h=4000&fm=avif', 'refused'],
  ['width="9000" height="900"', 'w=90', 'ok'],
  ['width="9000" height="900"', 'fit=crop&w=90&h=90', 'ok'],
])('an original of %s asked for with %s is %s', async (size, query, outcome) => {
  const job = (await picture(`${encodeURIComponent(size)}.svg`, svg('<path d="M0 0h5v5z"/>', size)))(query);
  const result = await unhurried.transform(job).then(
    () => 'ok',
    (error: unknown) => String(error),
  );
  if (outcome === 'ok') expect(result).toBe('ok');
  else expect(result).toMatch(/would have \d+ × \d+ pixels; at most/);
});
