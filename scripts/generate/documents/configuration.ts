import type { EnvironmentRules } from '../../../services/process/environment';

export const configurationFile = 'docs/configuration.md';

const note = `<!-- Generated from site-variables.ts and the settings.ts of services and studio by \`npm run generate\`. Do not edit. -->`;

interface Row {
  processes: string[];
  fallbacks: Set<string>;
  title: string;
  value: string;
}

/** The list of all environment variables. It reads the platform's settings, which need the generated validators. */
export async function generateConfiguration(): Promise<string> {
  const rows = new Map<string, Row>();
  const processes = await environmentRules();
  const { demoMode } = await import('../../../services/process/environment');
  for (const { name, properties, strict } of processes) {
    const required: unknown = strict['required'];
    for (const [variable, schema] of Object.entries({ ...properties, MARQUEE_DEMO: demoMode })) {
      const row = rows.get(variable) ?? {
        processes: [],
        fallbacks: new Set<string>(),
        title: textOf(schema['title']),
        value: textOf((strict.properties[variable] ?? schema)['description']),
      };
      const isRequired = Array.isArray(required) && required.includes(variable);
      row.processes.push(isRequired ? `**${name}**` : name);
      row.fallbacks.add(textOf(schema['default']));
      rows.set(variable, row);
    }
  }
  const table = [...rows]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(
      ([variable, { processes: of, fallbacks, title, value }]) =>
        `| \`${variable}\` | ${of.join(', ')} | ${[...fallbacks].join(' / ')} | ${title} | ${value} |`,
    );
  return `${[
    note,
    '# Configuration',
    [
      'Every environment variable of the site, the content service, the platform, the game server, the payment provider and the studio. A process',
      'checks all of its variables before it opens a port; a wrong or missing one stops it with the name and the expected value. An empty variable counts as not set.',
      '**Bold** processes need the variable outside demo mode, where secrets with a published default are refused too',
      '([operations.md](operations.md)).',
    ].join('\n'),
    [
      '`npm start` sets `CONTENT_URL`, `PLATFORM_URL`, webhooks and folders for what it starts; `PORT`, `CONTENT_PORT`, `PLATFORM_PORT`,',
      '`GAMES_PORT`, `STUDIO_PORT`, `PAYMENT_PROVIDER_PORT` and `SPORTSBOOK_PORT` choose its ports, `CAPTCHA_PORT` and `SMS_PORT` those of `npm run simulators`.',
    ].join('\n'),
    [
      '| variable | read by | default | sets | expected value |',
      '| --- | --- | --- | --- | --- |',
      ...table,
    ].join('\n'),
  ].join('\n\n')}\n`;
}

/** The environment rules of each process. */
export async function environmentRules(): Promise<EnvironmentRules[]> {
  const { siteRules } = await import('../../../site-variables');
  const { contentRules } = await import('../../../services/content/settings');
  const { platformRules } = await import('../../../services/platform/settings');
  const { gamesRules } = await import('../../../services/games/settings');
  const { paymentProviderRules } = await import('../../../services/payment-provider/settings');
  const { sportsbookRules } = await import('../../../services/sportsbook/settings');
  const { studioRules } = await import('../../../studio/settings');
  return [
    siteRules,
    contentRules,
    platformRules,
    gamesRules,
    paymentProviderRules,
    sportsbookRules,
    studioRules,
  ];
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
