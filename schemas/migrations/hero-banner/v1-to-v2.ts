import type { Migration } from '../migration';

export const migration: Migration = {
  why: 'The size named the page it was meant for, and there was none between home and the others. The height names what is seen, in three steps, and the text may stand in the middle.',
  migrate({ size, ...content }) {
    if (size === undefined || size === 'large') return content;
    return { ...content, height: size === 'small' ? 'low' : size };
  },
};
