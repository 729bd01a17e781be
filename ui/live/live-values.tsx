import { Island } from './island';
import { useSite } from '../site/site-context';
import { tableTexts } from '../game/tile-site';

interface LiveValuesProps {
  dataHref: string;
  feedHref?: string | undefined;
}

/** Keeps the jackpots and tables of the page current; included once, as the last element of the body. */
export function LiveValues({ dataHref, feedHref }: LiveValuesProps) {
  const { t, tag, locale, currencies } = useSite();
  const labels = { ...tableTexts(t, tag), dealer: t('offerBlocks.dealer', { name: '{{name}}' }) };
  return (
    <Island name="live-values" on="idle" props={{ dataHref, feedHref, locale, tag, currencies, labels }} />
  );
}
