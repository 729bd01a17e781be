import { pino } from 'pino';
import { errorMessage } from '../process/error-message';
import { requestIdMixin } from '../process/request-id';
import { startPlatform } from './server';
import { readSettings } from './settings';

/** Runs the reference platform: `node --import tsx services/platform/main.ts [--watch]`. Settings: docs/platform.md. */
async function main(): Promise<void> {
  const settings = readSettings(process.env, process.argv.slice(2));
  const logger = pino(
    { name: 'platform', level: process.env['LOG_LEVEL'] || 'info', mixin: requestIdMixin },
    // See app/server/log.server.ts.
    pino.destination({ dest: 1, sync: true }),
  );
  const platform = await startPlatform({ ...settings, logger });
  logger.info({ url: platform.url, database: platform.platform.database.engine }, 'platform is ready');
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    platform.close().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error }, 'platform did not stop cleanly');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // The parent process has exited, even if it was killed.
  process.once('disconnect', stop);
}

function explain(error: unknown): string {
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `Port ${process.env['PORT'] || 3002} is taken: stop the program that uses it, or set PORT to another one.`;
  }
  return errorMessage(error);
}

main().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
});
