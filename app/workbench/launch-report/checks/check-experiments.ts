import { blockMeta } from '../../../../schemas/generated/blocks';
import { isRecord } from '../../../../schemas/is-record';
import { blockOfType, typeName } from '../../../content/client/query-plan';
import type { ContentInput } from '../launch-input';
import type { PublishedContent, StoredItem } from '../published-content';
import type { Tell } from './collect-findings';
import { entryPlace } from './entry-place';

const whole = 100;

/** Blocks must name existing variants, in places where a page can choose them, and experiments must assign all their visitors. */
export function checkExperiments({ content, sites }: ContentInput, tell: Tell): void {
  const experiments = new Map(
    content.ofType('experiment').map((entry) => [content.plainText(entry, 'key') ?? '', entry]),
  );
  for (const { site, shown } of sites)
    for (const entry of shown.entries) {
      const found =
        entry.type === 'experiment' ? faultsOf(content, entry) : faultsOfBlock(content, entry, experiments);
      for (const { kind, field, values } of found)
        tell(kind, { site, ...(values ? { values } : {}), place: entryPlace(shown, entry.id, `/${field}`) });
    }
}

interface Fault {
  kind: 'experimentUnknown' | 'experimentMisplaced' | 'experimentDivision' | 'experimentDates';
  field: string;
  values?: Record<string, string>;
}

function faultsOf(content: PublishedContent, entry: StoredItem): Fault[] {
  const variants = variantsOf(content, entry);
  const keys = new Set(variants.map(({ key }) => key));
  const winner = content.plainText(entry, 'winner');
  const sum = variants.reduce((all, { weight }) => all + weight, 0);
  const starts = content.plainText(entry, 'startsAt');
  const ends = content.plainText(entry, 'endsAt');
  const isDivided =
    sum === whole && keys.size === variants.length && (winner === undefined || keys.has(winner));
  return [
    ...(isDivided ? [] : [{ kind: 'experimentDivision' as const, field: 'variants' }]),
    ...(starts && ends && Date.parse(ends) <= Date.parse(starts)
      ? [{ kind: 'experimentDates' as const, field: 'endsAt' }]
      : []),
  ];
}

function faultsOfBlock(
  content: PublishedContent,
  entry: StoredItem,
  experiments: ReadonlyMap<string, StoredItem>,
): Fault[] {
  const block = blockOfType(typeName(entry.type));
  const place = block && content.plain(entry, 'experiment');
  if (!block || !isRecord(place)) return [];
  const field = 'experiment';
  const { regions, failure } = blockMeta[block];
  if (regions[0] !== 'main' || failure === 'closed') return [{ kind: 'experimentMisplaced', field }];
  const values = { experiment: String(place['experiment']), variant: String(place['variant']) };
  const experiment = experiments.get(values.experiment);
  const isKnown = experiment && variantsOf(content, experiment).some(({ key }) => key === values.variant);
  return isKnown ? [] : [{ kind: 'experimentUnknown', field, values }];
}

function variantsOf(content: PublishedContent, entry: StoredItem): { key: string; weight: number }[] {
  const variants = content.plain(entry, 'variants');
  if (!Array.isArray(variants)) return [];
  return variants.filter(isRecord).map(({ key, weight }) => ({ key: String(key), weight: Number(weight) }));
}
