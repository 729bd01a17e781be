import type { PreviewCondition } from '../../../schemas/generated/types';

/** The layers that determine whether a block is shown, in the order of evaluation. */
export const layerNames = ['brand', 'market', 'device', 'moment', 'visitor', 'links'] as const;

export type LayerName = (typeof layerNames)[number];

const layerOf: Record<PreviewCondition['name'], LayerName> = {
  setting: 'brand',
  market: 'market',
  channel: 'device',
  from: 'moment',
  until: 'moment',
  visitor: 'visitor',
  audience: 'visitor',
  experiment: 'visitor',
  marketing: 'visitor',
  links: 'links',
  access: 'links',
  promotions: 'links',
};

/** The conditions of each layer; a layer without any does not limit. */
export function conditionsByLayer(
  conditions: readonly PreviewCondition[],
): { name: LayerName; conditions: readonly PreviewCondition[] }[] {
  return layerNames.map((name) => ({
    name,
    conditions: conditions.filter((condition) => layerOf[condition.name] === name),
  }));
}
