import { useSite } from '../../../ui/site/site-context';

/** Writes numbers of points as the market does, with two decimals at most. */
export function usePoints(): (points: number) => string {
  const { numberTag } = useSite();
  const format = new Intl.NumberFormat(numberTag, { maximumFractionDigits: 2 });
  return (points) => format.format(points);
}
