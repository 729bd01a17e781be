import type { Migration } from '../migration';

export const migration: Migration = {
  why: 'Chosen promotions silently won over the category, and a row with neither showed the first of the list. The editor now says where the promotions come from, and what is said is required.',
  migrate({ promotions, promotionCategory, ...content }) {
    const chosen = Array.isArray(promotions) ? promotions.length > 0 : promotions !== undefined;
    if (chosen) return { ...content, source: 'chosen', promotions };
    return promotionCategory === undefined
      ? { ...content, source: 'first' }
      : { ...content, source: 'category', promotionCategory };
  },
};
