import { readFile } from 'node:fs/promises';
import { errorMessage } from '../../process/error-message';
import { transformImage } from './transform-image';
import { READY, type TransformAnswer, type TransformJob } from './transform-job';

/** Transforms pictures for the service that started it (`transformer.ts`), one after another. */
process.on('message', (job: TransformJob) => void answer(job).then((answered) => process.send?.(answered)));

// Ctrl+C in a terminal reaches every process; the service finishes its jobs and then ends this one.
process.on('SIGINT', () => undefined);
// The parent is gone. An ordinary exit would wait for a picture that may take hours.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));

async function answer({ file, contentType, parameters }: TransformJob): Promise<TransformAnswer> {
  try {
    return { bytes: await transformImage(await readFile(file), contentType, parameters), problem: null };
  } catch (error) {
    return { bytes: null, problem: errorMessage(error) };
  }
}

// The time for the first picture begins now: on a busy machine the start alone may take seconds.
process.send?.(READY);
