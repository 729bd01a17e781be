import { pino } from 'pino';
import { errorMessage } from '../process/error-message';
import { requestIdMixin } from '../process/request-id';
import { startPaymentProvider } from './server';
import { readSettings } from './settings';

/** Runs the simulated payment provider: `node --import tsx services/payment-provider/main.ts`. Settings: docs/configuration.md. */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const logger = pino(
    { name: 'payment-provider', level: process.env['LOG_LEVEL'] || 'info', mixin: requestIdMixin },
    // See app/server/log.server.ts.
    pino.destination({ dest: 1, sync: true }),
  );
  const server = await startPaymentProvider({ ...settings, logger });
  logger.info({ url: server.url, pages: settings.url, data: settings.folder }, 'payment provider is ready');
  let isStopping = false;
  const stop = (): void => {
    if (isStopping) return;
    isStopping = true;
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error }, 'payment provider did not stop cleanly');
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
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    return `Port ${process.env['PORT'] || 3007} is taken: stop the program that uses it, or set PORT to another one.`;
  return errorMessage(error);
}

main().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
});
