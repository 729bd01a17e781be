import { useCallback, useEffect, useMemo, useState } from 'react';
import { type BlockChange, type PageComparison, compareBlocks } from '../../model/compare-blocks';
import { blockNames } from '../forms/form-catalogue';
import { text } from '../text/text';
import type { ComparedPage } from './use-compared-page';

/** The differences between two pages in their frames. */
export interface Comparison extends PageComparison {
  /** Index of the current change; undefined if none. */
  readonly current: number | undefined;
  readonly show: (index: number) => void;
}

/** Makes both pages outline their differences. @returns undefined until both are loaded, and for pages of two sites */
export function useComparison(first: ComparedPage, second: ComparedPage): Comparison | undefined {
  const [one, other] = [first.page, second.page];
  const compared = useMemo(() => (one && other ? compareBlocks(one, other) : undefined), [one, other]);
  const isSameSite = one?.site.brand === other?.site.brand && one?.site.locale === other?.site.locale;
  const [current, setCurrent] = useState<number>();
  const [postFirst, postSecond] = [first.post, second.post];

  useEffect(() => {
    setCurrent(undefined);
    const shared = compared ? [...compared.shared] : [];
    const marks = (isSameSite ? (compared?.changes ?? []) : []).map((change) => ({
      key: change.key,
      change: change.change,
      label: changeName(change),
    }));
    if (one)
      postFirst({ type: 'marquee:compare', shared, marks: marks.filter(({ change }) => change !== 'added') });
    if (other)
      postSecond({
        type: 'marquee:compare',
        shared,
        marks: marks.filter(({ change }) => change !== 'removed'),
      });
  }, [one, other, compared, isSameSite, postFirst, postSecond]);

  const show = useCallback(
    (index: number) => {
      const found = compared?.changes[index];
      if (!found) return;
      setCurrent(index);
      const { key, change } = found;
      // Scroll one side; the other follows.
      postFirst({ type: 'marquee:show', key, scrolls: change === 'removed' });
      postSecond({ type: 'marquee:show', key, scrolls: change !== 'removed' });
    },
    [compared, postFirst, postSecond],
  );
  return compared && isSameSite ? { ...compared, current, show } : undefined;
}

/** Label of a change. */
export function changeName({ block, change }: BlockChange): string {
  return text(`compare.changes.${change}`, { block: blockNames[block] ?? block });
}
