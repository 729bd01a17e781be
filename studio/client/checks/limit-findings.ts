import type { CheckReply } from '../../../schemas/generated/types';
import type { CheckFinding } from '../api/checks';
import { text } from '../text/text';

type Limit = CheckReply['limits'][number];

/** Limits that the page approaches or exceeds, as findings: beyond one, the site leaves out a part of the page or is slow. */
export function limitFindings(limits: readonly Limit[]): CheckFinding[] {
  return limits.map(({ name, value, limit, places, sites }) => ({
    kind: name,
    severity: value > limit ? 'error' : 'warning',
    text: text(`checks.limit.${name}`, { value: shown(name, value), limit: shown(name, limit) }),
    remedy: text(`checks.limit.${name}.remedy`),
    places,
    sites,
  }));
}

const number = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

function shown(name: Limit['name'], value: number): string {
  return name === 'html' || name === 'scripts' ? `${number.format(value / 1000)} kB` : number.format(value);
}

const order: readonly CheckFinding['severity'][] = ['error', 'warning', 'note'];

/** All findings of a reply including limits, most severe first. */
export function withLimits({ findings, limits, ...reply }: CheckReply): CheckReply {
  const all = [...findings, ...limitFindings(limits)];
  return {
    ...reply,
    limits,
    findings: all.sort((one, other) => order.indexOf(one.severity) - order.indexOf(other.severity)),
  };
}
