import { pino } from 'pino';
import { EnvironmentError } from '../process/environment';
import { requestIdMixin } from '../process/request-id';
import { startContentService } from './server';
import { readSettings, SettingError } from './settings';
import { TlsError } from './http/tls-certificate';
import { DatabaseError } from '../process/database';
import { ContentLoadError } from './store/seed/load-error';

/** Runs the content service until it receives a stop signal: `node --import tsx services/content/main.ts [--watch]`. */
async function main(): Promise<void> {
  const settings = readSettings(process.env, process.argv.slice(2));
  const logger = pino(
    { level: process.env.LOG_LEVEL || 'info', mixin: requestIdMixin, name: 'content' },
    // See app/server/log.server.ts.
    pino.destination({ dest: 1, sync: true }),
  );
  const service = await startContentService({ ...settings, logger });
  logger.info(
    { url: service.url, folder: settings.folder, data: settings.dataFolder, watch: settings.watch },
    'content service started',
  );

  const stop = () => {
    logger.info('content service stops');
    void service.close().then(() => process.exit(0));
  };
  // `disconnect`: the parent process has exited, even if it was killed.
  process.once('SIGTERM', stop).once('SIGINT', stop).once('disconnect', stop);
}

function hasCode(error: unknown): error is Error & { code: string } {
  return error instanceof Error && 'code' in error && typeof error.code === 'string';
}

function explain(error: unknown): string {
  if (
    [EnvironmentError, SettingError, TlsError, ContentLoadError, DatabaseError].some(
      (expected) => error instanceof expected,
    )
  )
    return (error as Error).message;
  if (hasCode(error) && error.code === 'EADDRINUSE') {
    const port = 'port' in error ? String(error.port) : '';
    const name = port === process.env.CONTENT_TLS_PORT ? 'CONTENT_TLS_PORT' : 'PORT';
    return `Port ${port} is taken. Stop what listens there, or set ${name} to another one.`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

main().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
});
