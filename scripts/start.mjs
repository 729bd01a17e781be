/**
 * `npm start`: installs and builds if needed, starts content service, platform, game server, sportsbook, payment
 * provider, site and studio, and prints their addresses. `npm run dev` (`--dev`): the same without a build; changes of
 * code, content, brands and messages are applied at once.
 */
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { StepError, buildSite, checkNode, installPackages } from './run/prepare.mjs';
import { printAddresses } from './run/addresses.mjs';
import { Processes, checkPort } from './run/processes.mjs';

// All paths are relative to the repository, whatever the working directory.
process.chdir(path.resolve(import.meta.dirname, '..'));

const development = process.argv.includes('--dev');
const defaultPorts = {
  site: 3000,
  content: 3001,
  platform: 3002,
  games: 3003,
  studio: 3004,
  payments: 3007,
  sportsbook: 3008,
};
const ports = {
  site: Number(process.env.PORT ?? defaultPorts.site),
  content: Number(process.env.CONTENT_PORT ?? defaultPorts.content),
  platform: Number(process.env.PLATFORM_PORT ?? defaultPorts.platform),
  games: Number(process.env.GAMES_PORT ?? defaultPorts.games),
  studio: Number(process.env.STUDIO_PORT ?? defaultPorts.studio),
  payments: Number(process.env.PAYMENT_PROVIDER_PORT ?? defaultPorts.payments),
  sportsbook: Number(process.env.SPORTSBOOK_PORT ?? defaultPorts.sportsbook),
};
const urls = Object.fromEntries(
  Object.entries(ports).map(([name, port]) => [name, `http://localhost:${port}`]),
);
const processes = new Processes();

/** Settings for the simulated payment provider, unless the environment configures a real one. */
function simulatedPayments() {
  if (process.env.PAYMENT_HOSTED_URL) return {};
  return {
    PAYMENT_HOSTED_URL: urls.payments,
    PAYMENT_HOSTED_KEY: process.env.PAYMENT_PROVIDER_KEY ?? 'local-payment-provider',
    PAYMENT_HOSTED_CALLBACK_SECRET: process.env.PAYMENT_PROVIDER_CALLBACK_SECRET ?? 'local-payment-callbacks',
  };
}

/** The script of the simulated messenger, unless the environment configures a real one. */
function simulatedMessenger(url) {
  if (process.env.MESSENGER_SCRIPT_URL) return {};
  return { MESSENGER_SCRIPT_URL: `${url}/platform/simulators/messenger/snippet.js` };
}

/** The script of the simulated CRM provider, unless the environment configures a real one. */
function simulatedCrm(port) {
  if (process.env.CRM_SCRIPT_URL) return {};
  return { CRM_SCRIPT_URL: `http://crm.localhost:${port}/platform/simulators/crm/loader.js` };
}

function checkArguments() {
  const unknown = process.argv.slice(2).find((argument) => argument !== '--dev');
  if (unknown)
    throw new StepError(
      `Unknown option ${unknown}. There is only --dev; ports are chosen by PORT, CONTENT_PORT, PLATFORM_PORT, GAMES_PORT, STUDIO_PORT, PAYMENT_PROVIDER_PORT and SPORTSBOOK_PORT.`,
    );
  if (new Set(Object.values(ports)).size < 7)
    throw new StepError(
      'PORT, CONTENT_PORT, PLATFORM_PORT, GAMES_PORT, STUDIO_PORT, PAYMENT_PROVIDER_PORT and SPORTSBOOK_PORT must be seven different ports.',
    );
}

async function start() {
  checkNode();
  checkArguments();
  await checkPort(ports.site, 'PORT');
  await checkPort(ports.content, 'CONTENT_PORT');
  await checkPort(ports.platform, 'PLATFORM_PORT');
  await checkPort(ports.games, 'GAMES_PORT');
  await checkPort(ports.studio, 'STUDIO_PORT');
  await checkPort(ports.payments, 'PAYMENT_PROVIDER_PORT');
  await checkPort(ports.sportsbook, 'SPORTSBOOK_PORT');
  installPackages();
  if (!development) buildSite();

  const everyProcess = {
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
    // Published secrets, demo players and simulators, for this machine only.
    MARQUEE_DEMO: process.env.MARQUEE_DEMO ?? '1',
  };
  // Published staff accounts and desk key, for this machine only.
  const hasOwnStaff = process.env.STAFF_FILE !== undefined || everyProcess.MARQUEE_DEMO !== '1';
  const developmentStaff = hasOwnStaff
    ? {}
    : {
        STAFF_FILE: 'app/staff/development-staff.json',
        PLATFORM_OPERATOR_KEY: process.env.PLATFORM_OPERATOR_KEY ?? 'local-operator-desk',
      };
  const webhook = {
    CONTENT_WEBHOOK_URL: `${urls.site}/webhooks/content`,
    CONTENT_WEBHOOK_SECRET: process.env.CONTENT_WEBHOOK_SECRET ?? randomBytes(32).toString('hex'),
  };
  // Data of editors and players is persistent. Stacks on other ports have separate data; DATABASE_URL (and REDIS_URL)
  // select servers instead and are passed to the processes with the rest of the environment.
  const dataFolder = (variable, service) =>
    process.env[variable] ??
    (ports[service] === defaultPorts[service] ? `.data/${service}` : `.data/${service}-${ports[service]}`);
  // The same template for the platform, the site and the providers.
  const gamesUrl = process.env.GAMES_URL ?? `http://{provider}.games.localhost:${ports.games}`;
  const identityUrl = process.env.IDENTITY_SIMULATOR_URL ?? `http://identity.localhost:${ports.platform}`;
  const messengerUrl = process.env.MESSENGER_SIMULATOR_URL ?? `http://messenger.localhost:${ports.platform}`;
  const sportsbook = {
    SPORTSBOOK_URL: process.env.SPORTSBOOK_URL ?? `http://127.0.0.1:${ports.sportsbook}`,
    SPORTSBOOK_ORIGIN: process.env.SPORTSBOOK_ORIGIN ?? `http://sportsbook.localhost:${ports.sportsbook}`,
    SPORTSBOOK_SECRET: process.env.SPORTSBOOK_SECRET ?? 'local-sportsbook',
  };
  const paymentsUrl = process.env.PAYMENT_PROVIDER_URL ?? `http://payments.localhost:${ports.payments}`;
  // Previews are below the studio's own domain, so that browsers send their cookie within its frame.
  const studioHost = 'studio.localhost';
  const studioUrl = process.env.STUDIO_URL ?? `http://${studioHost}:${ports.studio}`;
  const previewHosts = process.env.PREVIEW_HOSTS ?? `{brand}.${studioHost}`;
  const previewSecret = process.env.CONTENT_PREVIEW_SECRET ?? randomBytes(18).toString('base64url');
  const program = (built, source) => (development ? ['--import', 'tsx', source] : [`build/${built}.mjs`]);
  const services = await Promise.all([
    processes.start({
      name: 'content service',
      args: [...program('content', 'services/content/main.ts'), '--watch'],
      env: {
        ...everyProcess,
        ...webhook,
        CONTENT_DATA_DIR: dataFolder('CONTENT_DATA_DIR', 'content'),
        PORT: String(ports.content),
        CONTENT_PUBLIC_URL: process.env.CONTENT_PUBLIC_URL ?? urls.content,
      },
      health: `${urls.content}/ready`,
    }),
    processes.start({
      name: 'platform',
      args: [...program('platform', 'services/platform/main.ts'), '--watch'],
      env: {
        ...everyProcess,
        PLATFORM_DATABASE_DIR: dataFolder('PLATFORM_DATABASE_DIR', 'platform'),
        DOCUMENTS_DIR:
          process.env.DOCUMENTS_DIR ?? `${dataFolder('PLATFORM_DATABASE_DIR', 'platform')}-documents`,
        // Messages to players stay on this machine; their codes are shown on the outbox page.
        PLATFORM_OUTBOX: process.env.PLATFORM_OUTBOX ?? everyProcess.MARQUEE_DEMO,
        // Demo players play continuously, so that winners, jackpots and tournaments change.
        PLATFORM_DEMO_ROUNDS: process.env.PLATFORM_DEMO_ROUNDS ?? '20',
        PORT: String(ports.platform),
        GAMES_URL: gamesUrl,
        IDENTITY_SIMULATOR_URL: identityUrl,
        MESSENGER_SIMULATOR_URL: messengerUrl,
        ...(everyProcess.MARQUEE_DEMO === '1' ? sportsbook : {}),
        ...(everyProcess.MARQUEE_DEMO === '1' ? simulatedPayments() : {}),
      },
      health: `${urls.platform}/ready`,
    }),
    processes.start({
      name: 'game server',
      args: program('games', 'services/games/main.ts'),
      env: {
        ...everyProcess,
        GAMES_DATA_DIR: dataFolder('GAMES_DATA_DIR', 'games'),
        PORT: String(ports.games),
        GAMES_URL: gamesUrl,
        PLATFORM_URL: process.env.PLATFORM_URL ?? urls.platform,
      },
      health: `${urls.games}/ready`,
    }),
    processes.start({
      name: 'sportsbook',
      args: program('sportsbook', 'services/sportsbook/main.ts'),
      env: {
        ...everyProcess,
        SPORTSBOOK_DATA_DIR: dataFolder('SPORTSBOOK_DATA_DIR', 'sportsbook'),
        PORT: String(ports.sportsbook),
        PLATFORM_URL: process.env.PLATFORM_URL ?? urls.platform,
      },
      health: `${urls.sportsbook}/ready`,
    }),
    // A simulator: without demo mode there is a real provider.
    ...(everyProcess.MARQUEE_DEMO === '1'
      ? [
          processes.start({
            name: 'payment provider',
            args: program('payment-provider', 'services/payment-provider/main.ts'),
            env: {
              ...everyProcess,
              PAYMENT_PROVIDER_DATA_DIR: dataFolder('PAYMENT_PROVIDER_DATA_DIR', 'payments'),
              PORT: String(ports.payments),
              PAYMENT_PROVIDER_URL: paymentsUrl,
            },
            health: `${urls.payments}/ready`,
          }),
        ]
      : []),
  ]);
  // The site starts last, so that visitors see no error screens while the services start.
  const site = await processes.start({
    name: 'site',
    args: program('server', 'server.ts'),
    env: {
      ...everyProcess,
      CONTENT_WEBHOOK_SECRET: webhook.CONTENT_WEBHOOK_SECRET,
      CONTENT_PREVIEW_SECRET: previewSecret,
      PREVIEW_HOSTS: previewHosts,
      CONTENT_EDITOR_ORIGINS: process.env.CONTENT_EDITOR_ORIGINS ?? studioUrl,
      // Pages survive an outage of the content service, including those of earlier processes.
      CONTENT_LAST_GOOD_DIR: dataFolder('CONTENT_LAST_GOOD_DIR', 'site'),
      PORT: String(ports.site),
      CONTENT_URL: process.env.CONTENT_URL ?? urls.content,
      PLATFORM_URL: process.env.PLATFORM_URL ?? urls.platform,
      GAME_ORIGINS: process.env.GAME_ORIGINS ?? gamesUrl,
      IDENTITY_ORIGINS: process.env.IDENTITY_ORIGINS ?? new URL(identityUrl).origin,
      PAYMENT_ORIGINS: process.env.PAYMENT_ORIGINS ?? new URL(paymentsUrl).origin,
      ...(everyProcess.MARQUEE_DEMO === '1' ? { SPORTSBOOK_ORIGIN: sportsbook.SPORTSBOOK_ORIGIN } : {}),
      ...(everyProcess.MARQUEE_DEMO === '1' ? simulatedMessenger(messengerUrl) : {}),
      ...(everyProcess.MARQUEE_DEMO === '1' ? simulatedCrm(ports.platform) : {}),
      NODE_ENV: development ? 'development' : 'production',
      // The gallery is open on localhost; public hosts must be listed.
      GALLERY_HOSTS: process.env.GALLERY_HOSTS ?? 'localhost,*.localhost',
      STAFF_HOSTS: process.env.STAFF_HOSTS ?? 'localhost,*.localhost',
      ...developmentStaff,
    },
    health: `${urls.site}/health`,
  });
  const studio = await processes.start({
    name: 'studio',
    args: program('studio', 'studio/main.ts'),
    env: {
      ...everyProcess,
      PORT: String(ports.studio),
      STUDIO_URL: studioUrl,
      STUDIO_PREVIEW_URL: process.env.STUDIO_PREVIEW_URL ?? `http://${previewHosts}:${ports.site}`,
      SITE_URL: process.env.SITE_URL ?? urls.site,
      CONTENT_URL: process.env.CONTENT_URL ?? urls.content,
      CONTENT_PREVIEW_SECRET: previewSecret,
      NODE_ENV: development ? 'development' : 'production',
    },
    health: `${urls.studio}/health`,
  });
  printAddresses(ports.site, [
    { name: 'Studio', url: studioUrl },
    {
      name: '',
      url: 'sign in as elin@marquee.example (administrator), ravi (reviewer) or noa (editor): Marquee-2026',
    },
    { name: 'Content service', url: urls.content },
    { name: 'Platform', url: urls.platform },
    { name: 'Game server', url: urls.games },
    { name: 'Sportsbook', url: urls.sportsbook },
    ...(everyProcess.MARQUEE_DEMO === '1' ? [{ name: 'Payment provider', url: paymentsUrl }] : []),
    { name: 'Player messages', url: `${urls.platform}/platform/outbox` },
    { name: 'Operator desk', url: `${urls.site}/desk` },
    ...('STAFF_FILE' in developmentStaff
      ? [{ name: '', url: 'sign in as ada or ben (admin), support, payments or compliance: Marquee-2026' }]
      : []),
    { name: 'Drafts on the site', url: `${urls.site}/preview?secret=${previewSecret}` },
  ]);
  await Promise.race([...services, site, studio].map(({ ended }) => ended));
}

for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    void processes.stop().then(() => process.exit(0));
  });

start().catch(async (error) => {
  console.error(error instanceof StepError ? `\n${error.message}\n` : error);
  await processes.stop();
  process.exit(1);
});
