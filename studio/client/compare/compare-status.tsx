import Typography from '@mui/material/Typography';
import { text } from '../text/text';
import type { ComparedPage } from './use-compared-page';
import { type Comparison, changeName } from './use-comparison';

interface CompareStatusProps {
  first: ComparedPage;
  second: ComparedPage;
  comparison: Comparison | undefined;
}

/** Summary of the differences, and the current change. */
export function CompareStatus(props: CompareStatusProps) {
  return (
    <Typography role="status" variant="body2" sx={{ flexGrow: 1 }}>
      {statusText(props)}
    </Typography>
  );
}

function statusText({ first, second, comparison }: CompareStatusProps): string {
  if (!first.page || !second.page) return text('compare.waiting');
  if (!comparison) return text('compare.otherSites');
  const { changes, same, current } = comparison;
  const data = changes.filter(({ change }) => change === 'data').length;
  const texts = [sameText(changes.length - data, same, data)];
  const [one, other] = [first.page.page, second.page.page];
  if (one?.entryId !== other?.entryId)
    texts.unshift(text('compare.otherPages', { first: one?.title ?? '', second: other?.title ?? '' }));
  const shown = current === undefined ? undefined : changes[current];
  if (shown && current !== undefined)
    texts.push(
      text('compare.numbered', { number: current + 1, count: changes.length, change: changeName(shown) }),
    );
  return texts.join(' ');
}

function sameText(differing: number, same: number, data: number): string {
  if (differing > 0 || data > 0)
    return text(data > 0 ? 'compare.withData' : 'compare.differing', {
      differ: differing > 0 ? text('compare.differ', { count: differing }) : text('compare.noneDiffer'),
      same: text('compare.same', { count: same }),
      data: text('compare.data', { count: data }),
    });
  return same > 0 ? text('compare.allSame', { count: same }) : text('compare.nothing');
}
