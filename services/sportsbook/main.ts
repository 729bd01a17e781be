import { pino } from 'pino';
import { errorMessage } from '../process/error-message';
import { requestIdMixin } from '../process/request-id';
import { startSportsbook } from './server';
import { readSettings } from './settings';

/** Runs the simulated sportsbook: `node --import tsx services/sportsbook/main.ts`. Settings: docs/configuration.md. */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const logger = pino(
    { name: 'sportsbook', level: process.env['LOG_LEVEL'] || 'info', mixin: requestIdMixin },
    // See app/server/log.server.ts.
    pino.destination({ dest: 1, sync: true }),
  );
  const server = await startSportsbook({ ...settings, logger });
  const { catalogue, store } = server.book;
  logger.info(
    {
      url: server.url,
      competitions: catalogue.competitions.length,
      waiting: store.waiting.size,
      data: store.folder,
    },
    'sportsbook is ready',
  );
  let isStopping = false;
  const stop = (): void => {
    if (isStopping) return;
    isStopping = true;
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error }, 'sportsbook did not stop cleanly');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // The parent process has ended, even if it was killed.
  process.once('disconnect', stop);
}

function explain(error: unknown): string {
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    return `Port ${process.env['PORT'] || 3008} is taken: stop the program that uses it, or set PORT to another one.`;
  return errorMessage(error);
}

main().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
});
