import type { Migration } from '../migration';

export const migration: Migration = {
  why: 'The category was its id as text: a typing mistake gave an empty row and nobody was told. It is now a link to the category itself.',
  migrate({ category, ...content }) {
    return category === undefined ? content : { ...content, promotionCategory: { slug: category } };
  },
};
