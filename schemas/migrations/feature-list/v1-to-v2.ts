import { isRecord } from '../../is-record';
import type { Migration } from '../migration';

export const migration: Migration = {
  why: 'Icons on some points only left gaps, and steps were numbered by hand in their titles. The block now says once what stands in front of its points: an icon, a number or nothing.',
  migrate(content) {
    const items: unknown[] = Array.isArray(content['items']) ? content['items'] : [];
    const icons = items.some((item) => isRecord(item) && item['icon'] !== undefined);
    return { ...content, marker: icons ? 'icon' : 'none' };
  },
};
