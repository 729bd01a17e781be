/**
 * Makes the films of the content fixtures from the brands' pictures: the camera moves over two of them, to a soft chord.
 *
 *     npm run --prefix art films -- [brand]
 *
 * Needs ffmpeg (Debian: `apt-get install ffmpeg`).
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const files = fileURLToPath(new URL('../../content-fixtures/files/', import.meta.url));

const secondsPerScene = 4.5;
const overlap = 1;
const frames = 24;
const size = { width: 640, height: 360 };
/** The camera sees two thirds of a picture, whose height is the film's. */
const pictureWidth = 960;

/** A brand's film: two of its wide pictures, and the notes of its chord in hertz. */
const films = [
  {
    brand: 'halden',
    name: 'evening',
    pictures: ['hero-2-wide', 'hero-5-wide'],
    chord: [130.81, 196, 329.63],
  },
  { brand: 'kiekko', name: 'rink', pictures: ['hero-4-wide', 'hero-5-wide'], chord: [146.83, 220, 369.99] },
  { brand: 'brasa', name: 'night', pictures: ['hero-2-wide', 'hero-5-wide'], chord: [110, 164.81, 261.63] },
];

/** Moves over a picture from its start to its end, slower at both. */
function scene(input: number): string {
  const room = pictureWidth - size.width;
  const way = `(1-cos(PI*min(t/${secondsPerScene},1)))/2`;
  return `[${input}:v]crop=${size.width}:${size.height}:x='${room}*${way}':y=0,fps=${frames},format=yuv420p[scene${input}]`;
}

async function make({ brand, name, pictures, chord }: (typeof films)[number]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'film-'));
  const stills = await Promise.all(
    pictures.map(async (picture) => {
      const still = join(folder, `${picture}.png`);
      await sharp(join(files, 'brands', brand, `${picture}.svg`), { density: 96 })
        .resize({ width: pictureWidth, height: size.height, fit: 'cover' })
        .png()
        .toFile(still);
      return still;
    }),
  );
  const length = secondsPerScene * stills.length - overlap;
  const notes = chord.map((hertz) => `0.08*sin(2*PI*${hertz}*t)*(1+0.3*sin(2*PI*0.4*t))`).join('+');
  const filter = [
    ...stills.map((_, index) => scene(index)),
    `[scene0][scene1]xfade=transition=fade:duration=${overlap}:offset=${secondsPerScene - overlap}[film]`,
    `aevalsrc='${notes}':s=48000:d=${length},afade=t=in:d=1.5,afade=t=out:st=${length - 2}:d=2[sound]`,
  ].join(';');
  const input = stills.flatMap((still) => [
    '-loop',
    '1',
    '-framerate',
    String(frames),
    '-t',
    String(secondsPerScene),
    '-i',
    still,
  ]);
  const formats = {
    webm: ['-c:v', 'libvpx-vp9', '-crf', '42', '-b:v', '0', '-row-mt', '1', '-c:a', 'libopus', '-b:a', '32k'],
    mp4: [
      '-c:v',
      'libx264',
      '-crf',
      '31',
      '-preset',
      'veryslow',
      '-movflags',
      '+faststart',
      '-c:a',
      'aac',
      '-b:a',
      '48k',
    ],
  };
  mkdirSync(join(files, 'videos'), { recursive: true });
  for (const [format, options] of Object.entries(formats)) {
    const target = join(files, 'videos', `${brand}-${name}.${format}`);
    execFileSync('ffmpeg', [
      '-y',
      '-loglevel',
      'error',
      ...input,
      '-filter_complex',
      filter,
      '-map',
      '[film]',
      '-map',
      '[sound]',
      '-map_metadata',
      '-1',
      '-fflags',
      '+bitexact',
      ...options,
      target,
    ]);
    console.log(`${target}, ${(statSync(target).size / 1024).toFixed(0)} KB, ${length} s`);
  }
  rmSync(folder, { recursive: true });
}

for (const film of films) if (!process.argv[2] || process.argv[2] === film.brand) await make(film);
