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
  /** Address of a brand's site, e.g. `http://kiekko.localhost:4000`; the default brand without a name. */
  origin(brand?: string): string;
  contentUrl: string;
  platformUrl: string;
  /** Origin of a provider's games. */
  gamesOrigin(provider: string): string;
  /** Address of the sportsbook. */
  sportsbookUrl: string;
  /** Address of the payment provider. */
  paymentsUrl: string;
  /** Address of the studio. */
  studioUrl: string;
  /** What the site has logged so far, parsed. */
  siteLog(): Record<string, unknown>[];
  stopContent(): Promise<void>;
  /** Ends the content service as a crash does: nothing is finished. */
  killContent(): Promise<void>;
  startContent(): Promise<void>;
  /** Ends the game server as a crash does. */
  killGames(): Promise<void>;
  startGames(): Promise<void>;
  stop(): Promise<void>;
}

interface StackOptions {
  /** Folder the content service loads. */
  contentDirectory?: string;
  /** Folder the site reads its brands from. */
  brandsDirectory?: string;
  contentFreshMs?: number;
  /** Where the content service keeps what it holds over its restarts; without one it begins with its folder each time. */
  contentDataDirectory?: string;
  /** Has the content service take in what changes in its folder, and tell the site. */
  publishesChanges?: boolean;
  /** Its site asks the platform that the journeys share: to start one takes longer than all else. For tests that leave the platform as it is. */
  sharesPlatform?: boolean;
  /** The same for the content service that the journeys share. For tests that leave content as it is. */
  sharesContent?: boolean;
  /** Starts the game server as well; nothing listens at the providers' origins otherwise. */
  withGames?: boolean;
  /** Starts the simulated payment provider as well; no payment method is offered otherwise. */
  withPayments?: boolean;
  /** Starts the sportsbook as well. */
  withSportsbook?: boolean;
  /** The site has the simulated messenger of its platform; it has none otherwise. */
  withMessenger?: boolean;
  /** The site has the simulated CRM provider of its platform; it has none otherwise. */
  withCrm?: boolean;
  /** Starts the studio as well, with the site's previews below its domain. */
  withStudio?: boolean;
  /** Where the game server keeps rounds over its restarts; in memory when left out. */
  gamesDataDirectory?: string;
  /** Further settings of the game server. */
  gamesEnvironment?: Record<string, string>;
  /** Further settings of the site. */
  siteEnvironment?: Record<string, string>;
  /** Further settings of the studio. */
  studioEnvironment?: Record<string, string>;
  /** Further settings of the content service. */
  contentEnvironment?: Record<string, string>;
  /** Further settings of the sportsbook. */
  sportsbookEnvironment?: Record<string, string>;
  /** Further settings of the payment provider. */
  paymentsEnvironment?: Record<string, string>;
  /** Further settings of the platform. */
  platformEnvironment?: Record<string, string>;
}

/** Only ends one that hangs, however busy the machine is. */
const healthyWithinMs = 300_000;

/** For tests that are not about timeouts: on a busy machine the platform may take longer than a visitor would wait. */
export const patientSite = { PLATFORM_TIMEOUT_MS: '20000' };

/** What opens `/gallery/capture` of every stack. */
export const captureToken = 'capture-token-of-the-tests';

/** Signs what the content service of every stack tells its site. */
export const webhookSecret = 'webhook-secret-of-the-tests';

/** Opens the preview of every stack with a studio. */
const previewSecret = 'preview-secret-of-the-tests';

/** Starts content service, platform and the built site as their own processes on free ports, as `npm start` does. */
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
  // Pages of payments have an origin of their own; programs find no names below localhost.
  const paymentsUrl = `http://payments.localhost:${payments}`;
  const studioUrl = `http://studio.localhost:${studio}`;
  const { TEST_CONTENT_URL, TEST_PLATFORM_URL } = process.env;
  const sharedContent = options.sharesContent ? TEST_CONTENT_URL : undefined;
  const contentUrl = sharedContent ?? `http://localhost:${content}`;
  const sharedPlatform = options.sharesPlatform ? TEST_PLATFORM_URL : undefined;
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
        // Pictures come from the service itself, also when its calls go through a gate.
        CONTENT_PUBLIC_URL: contentUrl,
        CONTENT_PREVIEW_SECRET: previewSecret,
        ...options.studioEnvironment,
      })
    : undefined;

  return {
    ports: { site, content, platform, games, studio, payments, sportsbook },
    sportsbookUrl: `http://localhost:${sportsbook}`,
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
    // The channel carries nothing: it closes with this process, and a child left alone stops.
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
