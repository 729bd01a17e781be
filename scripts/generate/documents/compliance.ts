import type { Enforcement } from './enforcement';
import type { RuleTimeline } from './rule-timelines';

export const complianceFile = 'docs/compliance.md';
const note =
  '<!-- Generated from brands/, schemas/ and app/site/rules/ and scripts/generate/documents/enforcement.ts by `npm run generate`. Do not edit. -->';

/**
 * The compliance matrix: every rule with its values by market and date, the code that enforces it, its tests and its source;
 * then what is open, what departs from the law, where specification and law differ, and all rule packs. Says nothing that changes with
 * the day it is made on. It reads `brands/` with the generated validators, so those must be written before.
 *
 * @throws ConfigurationError when `brands/` is wrong
 */
export async function generateCompliance(): Promise<string> {
  const { readConfiguration } = await import('../../../app/site/configuration/read-configuration.server');
  const { enforcement } = await import('./enforcement');
  const { ruleNames } = await import('../../../app/site/rules/rule-values');
  const { ruleDefinitions } = await import('../../../schemas/generated/rules');
  const { departuresOf, siteMarkets, timelinesOf } = await import('./rule-timelines');
  const configuration = readConfiguration('brands');
  const markets = siteMarkets(configuration);
  const packs = [...configuration.rulePacks.values()];

  const rules = ruleNames.map((name) => {
    const { title, description, stricter, specification } = ruleDefinitions[name];
    return {
      name,
      definition: { title, description, stricter, specification },
      initial: configuration.defaultRules[name] as unknown,
      enforcement: enforcement[name],
      timelines: timelinesOf(configuration, markets, name),
    };
  });
  const enforced = rules.filter(({ enforcement: entry }) => !('open' in entry));
  const open = rules.filter(({ enforcement: entry }) => 'open' in entry);
  const withGap = enforced.flatMap(({ name, enforcement: entry }) =>
    'gap' in entry && entry.gap ? [[code(name), entry.gap]] : [],
  );
  const departures = departuresOf(markets);
  const differing = rules
    .map((rule) => ({
      ...rule,
      laws: packs.flatMap((pack) =>
        pack.rules
          .filter(
            ({ rule: name, value }) => name === rule.name && !same(value, rule.definition.specification),
          )
          .map(({ value, effective }) => `${pack.jurisdiction}: ${shownValue(value)} (${span(effective)})`),
      ),
    }))
    .filter(({ definition, initial, laws }) => !same(initial, definition.specification) || laws.length > 0);

  return page(
    '# Compliance',
    [
      'The legal requirements of each market, the code that enforces them, and the tests that fail without it. The values are data: `brands/rules/<jurisdiction>.json`,',
      'each with its source and the days it is in force; `brand.json` and `markets/<code>.json` may be stricter, never looser. **Engineering research, not legal advice**:',
      'a source marked *unverified* is to be confirmed by counsel before a market is opened.',
    ].join('\n'),
    [
      `- [Enforced rules](#enforced-rules): ${enforced.length}, ${withGap.length} of them in part`,
      `- [Open rules](#open-rules): ${open.length}`,
      `- [Departures from the law](#departures-from-the-law): ${departures.length}`,
      `- [Where the specification and the law differ](#where-the-specification-and-the-law-differ): ${differing.length}`,
      `- [Jurisdictions](#jurisdictions): ${packs.length}`,
    ].join('\n'),
    'A market is written as brand and code. A date in front of a value is the first day it counts, in the time zone of the market; markets that are not named have the value "elsewhere".',
    '## Enforced rules',
    ...enforced.flatMap((rule) => ruleSection(rule)),
    '### Enforced in part',
    withGap.length > 0 ? table(['rule', 'missing'], withGap) : 'None.',
    '## Open rules',
    'Not enforced yet. Their values are recorded all the same; a market that needs one must not be opened before.',
    table(
      ['rule', 'requirement', 'reason', 'markets'],
      open.map(({ name, definition, enforcement: entry, timelines }) => [
        code(name),
        definition.description,
        'open' in entry ? entry.open : '',
        timelines.map(timelineText).join('<br>') || '—',
      ]),
    ),
    '## Departures from the law',
    'Markets that follow the specification instead of the law of their country (`followsSpecification`), so that they can be shown. None of them may be opened to players as it stands.',
    table(
      ['market', 'rule', 'the law', 'shown instead', 'source'],
      departures.map(({ market, rule, law, shown, source }) => [
        market,
        code(rule),
        law,
        shownValue(shown),
        link(source),
      ]),
    ),
    '## Where the specification and the law differ',
    'The value of the specification, what Marquee ships where no law says otherwise, and the laws that require another value. A market whose law allows it may set the value of the specification under `rules`.',
    table(
      ['rule', 'specification', 'Marquee', 'laws with another value'],
      differing.map(({ name, definition, initial, laws }) => [
        code(name),
        shownValue(definition.specification),
        same(initial, definition.specification) ? 'the same' : `**${shownValue(initial)}**`,
        laws.join('<br>') || '—',
      ]),
    ),
    '## Jurisdictions',
    ...packs.flatMap((pack) => [
      `### ${pack.name}`,
      `\`brands/rules/${pack.jurisdiction}.json\`, ${pack.authority}. ${
        pack.countries
          ? `The law of ${pack.countries.join(', ')}: it binds every market of ${pack.countries.length > 1 ? 'these countries' : 'the country'}.`
          : 'A licence: it binds the markets that name it.'
      } Markets: ${
        markets
          .filter(({ packs: own }) => own.includes(pack.jurisdiction))
          .map(({ label }) => label)
          .join(', ') || 'none'
      }.`,
      table(
        ['rule', 'value', 'in force', 'source', 'seen', 'note'],
        pack.rules.map(({ rule, value, effective, source, note: remark, mayFollowSpecification }) => [
          code(rule),
          shownValue(value),
          span(effective),
          link(source),
          [source.seen, source.checkedOn].filter(Boolean).join(', '),
          [remark, mayFollowSpecification ? 'A market may follow the specification to be shown.' : '']
            .filter(Boolean)
            .join(' '),
        ]),
      ),
    ]),
  );
}

interface ShownRule {
  name: string;
  definition: { title: string; description: string; stricter: string; specification: unknown };
  initial: unknown;
  enforcement: Enforcement;
  timelines: RuleTimeline[];
}

function ruleSection({ name, definition, initial, enforcement, timelines }: ShownRule): string[] {
  if ('open' in enforcement) return [];
  return [
    `### ${name}`,
    `${definition.title}: ${definition.description} Stricter is ${strictness[definition.stricter] ?? definition.stricter}.`,
    [
      `- enforced in ${enforcement.enforced.map(fileLink).join(', ')}`,
      ...enforcement.tests.map((test) => `- tested in ${fileLink(test.file)}: “${test.name}”`),
    ].join('\n'),
    table(
      ['markets', 'value', 'because of'],
      [
        ...timelines.map(({ markets, segments }): string[] => [
          markets.join(', '),
          segments.map(({ from, value }) => `${from ? `${from}: ` : ''}${shownValue(value)}`).join('<br>'),
          segments.map(({ origin, source }) => (source ? `${origin}, ${link(source)}` : origin)).join('<br>'),
        ]),
        ['elsewhere', shownValue(initial), 'brands/defaults.json'],
      ],
    ),
  ];
}

const strictness: Record<string, string> = {
  lower: 'the lower value',
  higher: 'the higher value',
  true: 'yes',
  false: 'no',
  subset: 'the shorter list',
  superset: 'the longer list',
  later: 'the later value of the list',
};

const fileLink = (file: string) => `[${file}](../${file.replace(/\$/g, '%24')})`;
const code = (text: string) => `\`${text}\``;
const link = ({ title, url }: { title: string; url: string }) => `[${title}](${url})`;
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const span = ({ from, to }: { from: string; to?: string | undefined }) =>
  to ? `${from} to ${to}` : `from ${from}`;

function timelineText({ markets, segments }: RuleTimeline): string {
  const values = segments
    .map(({ from, value }) => `${shownValue(value)}${from ? ` from ${from}` : ''}`)
    .join(', ');
  return `${markets.join(', ')}: ${values}`;
}

function shownValue(value: unknown): string {
  if (value === null) return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.length > 0 ? value.map(String).join(', ') : 'none';
  return String(value);
}

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.map((cell) => cell.replace(/\|/g, '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function page(...paragraphs: string[]): string {
  return `${[note, ...paragraphs].join('\n\n')}\n`;
}
