import { Island } from './island';
import { useSite } from '../site/site-context';
import { tableTexts } from '../game/tile-site';

/** Keeps the jackpots and seats of the page current; included once, as the last element of the body. */
export function LiveValues({ dataHref }: { dataHref: string }) {
  const { t, tag, locale, currencies } = useSite();
  return (
    <Island
      name="live-values"
      on="idle"
      props={{ dataHref, locale, tag, currencies, labels: tableTexts(t, tag) }}
    />
  );
}
