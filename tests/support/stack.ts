import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { freePort } from './free-port';
import { ownDatabase } from './platform-database';
import { type Program, builtProgram, programEnvironment } from './program';

export interface Stack {
  ports: {
    site: number;
    content: number;
    platform: number;
    games: number;
    studio: number;
    payments: number;
    sportsbook: number;
  };
  /** Origin of a brand's site, e.g. `http://kiekko.localhost:4000`; the default brand without a name. */
  origin(brand?: string): string;
  contentUrl: string;
  platformUrl: string;
  /** Origin of a provider's games. */
  gamesOrigin(provider: string): string;
  /** URL of the sportsbook. */
  sportsbookUrl: string;
  /** URL of the payment provider. */
  paymentsUrl: string;
  /** URL of the studio. */
  studioUrl: string;
  /** Parsed log lines of the site so far. */
  siteLog(): Record<string, unknown>[];
  stopContent(): Promise<void>;
  /** Kills the content service like a crash. */
  killContent(): Promise<void>;
  startContent(): Promise<void>;
  /** Kills the game server like a crash. */
  killGames(): Promise<void>;
  startGames(): Promise<void>;
  stop(): Promise<void>;
}

interface StackOptions {
  /** Content folder of the content service. */
  contentDirectory?: string;
  /** Folder of the site's brands. */
  brandsDirectory?: string;
  contentFreshMs?: number;
  /** Data folder of the content service, which persists restarts; without one it loads its content folder each time. */
  contentDataDirectory?: string;
  /** Makes the content service load changes of its folder and notify the site. */
  publishesChanges?: boolean;
  /** Uses the journeys' shared platform, as starting one takes longer than everything else. For tests that do not change the platform. */
  sharesPlatform?: boolean;
  /** The same for the shared content service. For tests that do not change content. */
  sharesContent?: boolean;
  /** Also starts the game server; otherwise the providers' origins are unreachable. */
  withGames?: boolean;
  /** Also starts the simulated payment provider; otherwise no payment method is offered. */
  withPayments?: boolean;
  /** Starts the sportsbook as well. */
  withSportsbook?: boolean;
  /** Enables the platform's simulated messenger on the site. */
  withMessenger?: boolean;
  /** Enables the platform's simulated CRM provider on the site. */
  withCrm?: boolean;
  /** Also starts the studio, with the site's previews below its domain. */
  withStudio?: boolean;
  /** Data folder of the game server, which persists restarts; in memory by default. */
  gamesDataDirectory?: string;
  /** Additional settings of the game server. */
  gamesEnvironment?: Record<string, string>;
  /** Additional settings of the site. */
  siteEnvironment?: Record<string, string>;
  /** Additional settings of the studio. */
  studioEnvironment?: Record<string, string>;
  /** Additional settings of the content service. */
  contentEnvironment?: Record<string, string>;
  /** Additional settings of the sportsbook. */
  sportsbookEnvironment?: Record<string, string>;
  /** Additional settings of the payment provider. */
  paymentsEnvironment?: Record<string, string>;
  /** Additional settings of the platform. */
  platformEnvironment?: Record<string, string>;
}

/** Only detects hanging processes, even on a busy machine. */
const healthyWithinMs = 300_000;

/** For tests that are not about timeouts: on a busy machine the platform may exceed them. */
export const patientSite = { PLATFORM_TIMEOUT_MS: '20000' };

/** Token of `/gallery/capture` in every stack. */
export const captureToken = 'capture-token-of-the-tests';

/** Signing secret of webhooks in every stack. */
export const webhookSecret = 'webhook-secret-of-the-tests';

/** Preview secret of every stack with a studio. */
const previewSecret = 'preview-secret-of-the-tests';

/** Starts content service, platform and the built site as separate processes on free ports, like `npm start`. */
export async function startStack(options: StackOptions = {}): Promise<Stack> {
  const [site, content, platform, games, studio, payments, sportsbook] = (await Promise.all([
    freePort(),
    freePort(),
    freePort(),
    freePort(),
    freePort(),
    freePort(),
    freePort(),
  ])) as [number, number, number, number, number, number, number];
  const gamesUrl = `http://{provider}.games.localhost:${games}`;
  // Payment pages have a separate origin; only browsers resolve names below localhost.
  const paymentsUrl = `http://payments.localhost:${payments}`;
  const studioUrl = `http://studio.localhost:${studio}`;
  const { TEST_CONTENT_URL, TEST_PLATFORM_URL } = process.env;
  const sharedContent = options.sharesContent ? TEST_CONTENT_URL : undefined;
  const contentUrl = sharedContent ?? `http://localhost:${content}`;
  const sharedPlatform = options.sharesPlatform ? TEST_PLATFORM_URL : undefined;
  const sportsbookUrl = `http://sportsbook.localhost:${sportsbook}`;
  const platformUrl = sharedPlatform ?? `http://localhost:${platform}`;
  const lines: string[] = [];

  const startContent = () =>
    startProcess(
      'content',
      `${contentUrl}/ready`,
      {
        PORT: String(content),
        CONTENT_DIR: options.contentDirectory ?? 'content-fixtures',
        CONTENT_PUBLIC_URL: contentUrl,
        CONTENT_CONTROL: '1',
        ...options.contentEnvironment,
        ...(options.contentDataDirectory ? { CONTENT_DATA_DIR: options.contentDataDirectory } : {}),
        ...(options.publishesChanges
          ? {
              CONTENT_WEBHOOK_URL: `http://localhost:${site}/webhooks/content`,
              CONTENT_WEBHOOK_SECRET: webhookSecret,
            }
          : {}),
      },
      [],
      options.publishesChanges ? ['--watch'] : [],
    );
  const startPlatform = async () =>
    startProcess('platform', `${platformUrl}/ready`, {
      PORT: String(platform),
      PLATFORM_CONTROL: '1',
      GAMES_URL: gamesUrl,
      ...(await ownDatabase()),
      ...(options.withPayments
        ? {
            PAYMENT_HOSTED_URL: `http://127.0.0.1:${payments}`,
            PAYMENT_HOSTED_KEY: 'local-payment-provider',
            PAYMENT_HOSTED_CALLBACK_SECRET: 'local-payment-callbacks',
          }
        : {}),
      ...(options.withSportsbook
        ? {
            SPORTSBOOK_URL: `http://127.0.0.1:${sportsbook}`,
            SPORTSBOOK_ORIGIN: sportsbookUrl,
            SPORTSBOOK_SECRET: 'local-sportsbook',
          }
        : {}),
      ...options.platformEnvironment,
    });
  const startGames = () =>
    startProcess('games', `http://localhost:${games}/ready`, {
      PORT: String(games),
      GAMES_URL: gamesUrl,
      GAMES_CONTROL: '1',
      PLATFORM_URL: platformUrl,
      ...(options.gamesDataDirectory ? { GAMES_DATA_DIR: options.gamesDataDirectory } : {}),
      ...options.gamesEnvironment,
    });
  const startPayments = () =>
    startProcess('payment-provider', `http://localhost:${payments}/ready`, {
      PORT: String(payments),
      PAYMENT_PROVIDER_URL: paymentsUrl,
      PAYMENT_PROVIDER_DATA_DIR: '',
      PAYMENT_PROVIDER_LATE_SECONDS: '4',
      ...options.paymentsEnvironment,
    });
  const startSportsbook = () =>
    startProcess('sportsbook', `http://localhost:${sportsbook}/ready`, {
      PORT: String(sportsbook),
      SPORTSBOOK_CONTROL: '1',
      PLATFORM_URL: platformUrl,
      ...options.sportsbookEnvironment,
    });
  const [firstContent, platformProcess, firstGames, paymentsProcess, sportsbookProcess] = await Promise.all([
    sharedContent ? undefined : startContent(),
    sharedPlatform ? undefined : startPlatform(),
    options.withGames ? startGames() : undefined,
    options.withPayments ? startPayments() : undefined,
    options.withSportsbook ? startSportsbook() : undefined,
  ]);
  let gamesProcess = firstGames;
  let contentProcess = firstContent;
  const siteProcess = await startProcess(
    'server',
    `http://localhost:${site}/ready`,
    {
      PORT: String(site),
      NODE_ENV: 'production',
      LOG_LEVEL: 'info',
      CONTENT_URL: contentUrl,
      PLATFORM_URL: platformUrl,
      GAME_ORIGINS: gamesUrl,
      PAYMENT_ORIGINS: paymentsUrl,
      ...(options.withSportsbook ? { SPORTSBOOK_ORIGIN: sportsbookUrl } : {}),
      IDENTITY_ORIGINS: `http://identity.localhost:${new URL(platformUrl).port}`,
      BRANDS_DIR: options.brandsDirectory ?? 'brands',
      // Brands' own hosts show the gallery, plain localhost does not.
      GALLERY_HOSTS: '*.localhost',
      CAPTURE_TOKEN: captureToken,
      STAFF_FILE: 'app/staff/development-staff.json',
      STAFF_HOSTS: '*.localhost',
      PLATFORM_OPERATOR_KEY: 'local-operator-desk',
      CONTENT_WEBHOOK_SECRET: webhookSecret,
      ...(options.withStudio
        ? {
            CONTENT_PREVIEW_SECRET: previewSecret,
            CONTENT_EDITOR_ORIGINS: studioUrl,
            PREVIEW_HOSTS: '{brand}.studio.localhost',
          }
        : {}),
      ...(options.withMessenger
        ? {
            MESSENGER_SCRIPT_URL: `http://messenger.localhost:${new URL(platformUrl).port}/platform/simulators/messenger/snippet.js`,
          }
        : {}),
      ...(options.withCrm
        ? {
            CRM_SCRIPT_URL: `http://crm.localhost:${new URL(platformUrl).port}/platform/simulators/crm/loader.js`,
          }
        : {}),
      ...options.siteEnvironment,
      ...(options.contentFreshMs === undefined ? {} : { CONTENT_FRESH_MS: String(options.contentFreshMs) }),
    },
    lines,
  );
  const studioProcess = options.withStudio
    ? await startProcess('studio', `http://localhost:${studio}/ready`, {
        PORT: String(studio),
        NODE_ENV: 'production',
        STUDIO_URL: studioUrl,
        STUDIO_PREVIEW_URL: `http://{brand}.studio.localhost:${site}`,
        SITE_URL: `http://localhost:${site}`,
        BRANDS_DIR: options.brandsDirectory ?? 'brands',
        CONTENT_URL: contentUrl,
        // Pictures are loaded from the service itself, even when its calls go through a gate.
        CONTENT_PUBLIC_URL: contentUrl,
        CONTENT_PREVIEW_SECRET: previewSecret,
        ...options.studioEnvironment,
      })
    : undefined;

  return {
    ports: { site, content, platform, games, studio, payments, sportsbook },
    sportsbookUrl,
    paymentsUrl,
    studioUrl,
    origin: (brand) => `http://${brand ? `${brand}.` : ''}localhost:${site}`,
    contentUrl,
    platformUrl,
    gamesOrigin: (provider) => gamesUrl.replace('{provider}', provider),
    siteLog: () => lines.flatMap(parseLine),
    stopContent: async () => contentProcess && stopProcess(contentProcess),
    killContent: async () => contentProcess && stopProcess(contentProcess, 'SIGKILL'),
    startContent: async () => {
      contentProcess = await startContent();
    },
    killGames: async () => gamesProcess && stopProcess(gamesProcess, 'SIGKILL'),
    startGames: async () => {
      gamesProcess = await startGames();
    },
    stop: async () => {
      await Promise.all(
        [
          siteProcess,
          contentProcess,
          platformProcess,
          gamesProcess,
          studioProcess,
          paymentsProcess,
          sportsbookProcess,
        ].map((child) => child && stopProcess(child)),
      );
    },
  };
}

async function startProcess(
  program: Program,
  health: string,
  env: Record<string, string>,
  lines: string[] = [],
  args: string[] = [],
): Promise<ChildProcess> {
  const child = spawn(process.execPath, [builtProgram(program), ...args], {
    env: { ...programEnvironment(), MARQUEE_DEMO: '1', LOG_LEVEL: 'warn', ...env },
    // The channel carries no messages: it closes with this process, which stops the child.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let errors = '';
  if (child.stdout) createInterface(child.stdout).on('line', (line) => lines.push(line));
  child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const deadline = Date.now() + healthyWithinMs;
  while (Date.now() < deadline && child.exitCode === null) {
    const answer = await fetch(health).catch(() => undefined);
    if (answer?.ok) return child;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill('SIGKILL');
  throw new Error(`The ${program} did not start: ${errors || lines.join('\n')}`);
}

async function stopProcess(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}

function parseLine(line: string): Record<string, unknown>[] {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? [value as Record<string, unknown>] : [];
  } catch {
    return [];
  }
}
