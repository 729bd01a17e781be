import type { PreviewCondition } from '../../../schemas/generated/types';
import type { Brand } from '../api/sites';
import { showTime } from '../publishing/model/show-time';
import { type TextKey, text } from '../text/text';

/** What names are taken from. */
interface Names {
  readonly brand: Brand;
  readonly timeZone: string;
}

/** The text of a condition, and its effect in the view. */
export function conditionText(condition: PreviewCondition, { brand, timeZone }: Names): string {
  const { name, met, values = [], moment = '', exempt } = condition;
  const is = met ? 'met' : 'unmet';
  switch (name) {
    case 'market': {
      const nameOf = (code: string) => brand.markets.find((market) => market.code === code)?.name ?? code;
      return text(`why.market.${is}`, { markets: listed(values.map(nameOf)) });
    }
    case 'channel':
      return text(`why.channel.${is}`, { channels: listed(values.map(channelName)) });
    case 'from':
    case 'until':
      return text(`why.${name}.${is}`, { time: showTime(moment, timeZone), timeZone });
    case 'visitor':
      return text(values.includes('authorized') ? `why.signedIn.${is}` : `why.signedOut.${is}`);
    case 'audience': {
      const groups = { groups: listed(values.map(groupName)) };
      return exempt ? text('why.audience.exempt', groups) : text(`why.audience.${is}`, groups);
    }
    case 'experiment': {
      const [experiment = '', own = '', shown = ''] = values;
      if (shown === '') return text('why.experiment.unknown', { experiment });
      return text(`why.experiment.${is}`, { experiment, own, shown });
    }
    case 'marketing':
      return text(`why.marketing.${is}`);
    case 'setting':
      return text(`why.setting.${is}`, { setting: condition.setting ?? '' });
    default:
      return text(`why.${name}.${is}`, { addresses: joined([...new Set(values)]) });
  }
}

function channelName(channel: string): string {
  return channel === 'mobile' ? text('why.channel.mobile') : text('why.channel.desktop');
}

const groupNames: Readonly<Record<string, TextKey>> = {
  DEPOSIT_COUNT_0: 'why.group.none',
  DEPOSIT_COUNT_1: 'why.group.one',
  DEPOSIT_COUNT_MORE_THAN_1: 'why.group.more',
  'last-visit:week': 'why.group.week',
  'last-visit:month': 'why.group.month',
  'last-visit:longer': 'why.group.longer',
  'last-visit:never': 'why.group.never',
  'plays:casino': 'why.group.casino',
  'plays:live-casino': 'why.group.live',
  'plays:sportsbook': 'why.group.sports',
};

function groupName(group: string): string {
  const level = /^level:(\d+)$/.exec(group)?.[1];
  if (level !== undefined) return text('why.group.level', { level });
  return text(groupNames[group] ?? 'why.group.listed');
}

const either = new Intl.ListFormat('en', { type: 'disjunction' });
const all = new Intl.ListFormat('en', { type: 'conjunction' });

/** Alternatives, joined by "or". */
function listed(names: readonly string[]): string {
  return either.format(names);
}

/** Names joined by "and". */
export function joined(names: readonly string[]): string {
  return all.format(names);
}
