import type { Brand } from '../../../schemas/generated/types';

type Stored = Brand['features'];
export type FeatureName = keyof Stored;

/** Values of `brands/defaults.json`, which apply where or when a conditional flag does not. */
export type DeclaredFeatures = Readonly<Record<FeatureName, boolean>>;

/** Flag with a share of visitors. */
export interface SharedFeature {
  on: boolean;
  /** Percentage of visitors who get the value of `on`, 1 to 99. */
  share: number;
  /** Value for all other visitors. */
  otherwise: boolean;
}

/** Flags of a market on a day. Only flags that are read per visitor may have a share. */
export type SiteFeatures = Readonly<
  Record<Exclude<FeatureName, 'payAndPlay'>, boolean> & { payAndPlay: boolean | SharedFeature }
>;

/** True if a flag has passed its end. @param day in the market's time zone, `YYYY-MM-DD` */
export function isExpired(flag: Stored[FeatureName], day: string): boolean {
  return typeof flag === 'object' && day > flag.until;
}

/** @param day in the market's time zone, `YYYY-MM-DD`; a flag includes its last day */
export function siteFeatures(
  stored: Stored,
  declared: DeclaredFeatures,
  market: string,
  day: string,
): SiteFeatures {
  const valueOf = (name: FeatureName): boolean => {
    const flag = stored[name] ?? declared[name];
    if (typeof flag === 'boolean') return flag;
    const holds = !isExpired(flag, day) && (flag.markets?.includes(market) ?? true);
    return holds ? flag.on : declared[name];
  };
  const { payAndPlay } = stored;
  const share = typeof payAndPlay === 'object' ? payAndPlay.share : undefined;
  const own = valueOf('payAndPlay');
  const otherwise = declared.payAndPlay;
  return {
    maintenance: valueOf('maintenance'),
    sportsbook: valueOf('sportsbook'),
    sportsbookExtraCheck: valueOf('sportsbookExtraCheck'),
    eddQuestionnaire: valueOf('eddQuestionnaire'),
    websocket: valueOf('websocket'),
    // A flag that does not apply or changes nothing has the same value for all visitors.
    payAndPlay: share === undefined || own === otherwise ? own : { on: own, share, otherwise },
  };
}

/** True if a flag may be on for some visitor. */
export function mayBeOn(feature: boolean | SharedFeature): boolean {
  return typeof feature === 'boolean' ? feature : feature.on || feature.otherwise;
}
