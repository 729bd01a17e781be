import { isRecord } from '../../is-record';
import type { Migration } from '../migration';

export const migration: Migration = {
  why: 'A marker was a matter of looks, and steps had to do without their icons. The block now says what it lists, points or steps: steps are an ordered list for everybody who cannot see their numbers, and an icon shows wherever a point has one.',
  migrate({ marker, ...content }) {
    const kind = marker === 'number' ? 'steps' : 'points';
    const items: unknown = content['items'];
    // Icons that the marker kept back would come to light.
    if (marker === 'icon' || !Array.isArray(items)) return { ...content, kind };
    return { ...content, kind, items: items.map(withoutIcon) };
  },
};

function withoutIcon(item: unknown): unknown {
  if (!isRecord(item)) return item;
  const { icon: _icon, ...rest } = item;
  return rest;
}
