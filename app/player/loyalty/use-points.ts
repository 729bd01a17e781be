import { useSite } from '../../../ui/site/site-context';

/** Formats points in the market's number format, with two decimals at most. */
export function usePoints(): (points: number) => string {
  const { numberTag } = useSite();
  const format = new Intl.NumberFormat(numberTag, { maximumFractionDigits: 2 });
  return (points) => format.format(points);
}
