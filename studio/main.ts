import { pino } from 'pino';
import { errorMessage } from '../services/process/error-message';
import { requestIdMixin } from '../services/process/request-id';
import { startStudio } from './server/server';
import { readSettings } from './settings';

/** Runs the studio: `node --import tsx studio/main.ts`. Settings: docs/configuration.md. */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const logger = pino(
    { name: 'studio', level: process.env['LOG_LEVEL'] || 'info', mixin: requestIdMixin },
    // See app/server/log.server.ts.
    pino.destination({ dest: 1, sync: true }),
  );
  const studio = await startStudio({ ...settings, logger });
  logger.info({ url: settings.url, content: settings.content.url }, 'studio is ready');
  let isStopping = false;
  const stop = (): void => {
    if (isStopping) return;
    isStopping = true;
    void studio.close().then(() => process.exit(0));
  };
  // The parent process has ended, even if it was killed.
  process.once('SIGTERM', stop).once('SIGINT', stop).once('disconnect', stop);
}

function explain(error: unknown): string {
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    return `Port ${process.env['PORT'] || 3004} is taken: stop the program that uses it, or set PORT to another one.`;
  return errorMessage(error);
}

main().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
});
