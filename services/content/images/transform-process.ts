import { readFile } from 'node:fs/promises';
import { errorMessage } from '../../process/error-message';
import { transformImage } from './transform-image';
import { READY, type TransformAnswer, type TransformJob } from './transform-job';

/** Transforms pictures for the service that started it (`transformer.ts`), one at a time. */
process.on('message', (job: TransformJob) => void answer(job).then((answered) => process.send?.(answered)));

// Ctrl+C reaches all processes of the terminal; the service finishes its jobs first and then stops this one.
process.on('SIGINT', () => undefined);
// The parent has exited. SIGKILL, because a regular exit would wait for a transform that may take hours.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));

async function answer({ file, contentType, parameters }: TransformJob): Promise<TransformAnswer> {
  try {
    return { bytes: await transformImage(await readFile(file), contentType, parameters), problem: null };
  } catch (error) {
    return { bytes: null, problem: errorMessage(error) };
  }
}

// Starts the timeout of the first picture; on a busy machine the start alone may take seconds.
process.send?.(READY);
