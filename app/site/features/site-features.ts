import type { Brand } from '../../../schemas/generated/types';

type Stored = Brand['features'];
export type FeatureName = keyof Stored;

/** Values of `brands/defaults.json`: what holds where and when a conditional flag says nothing. */
export type DeclaredFeatures = Readonly<Record<FeatureName, boolean>>;

/** A flag that a part of the visitors has. */
export interface SharedFeature {
  on: boolean;
  /** Percent of the visitors who have this value, 1 to 99. */
  share: number;
  /** The value of the others. */
  otherwise: boolean;
}

/** The flags of a market on a day. Only those that are read where the visitor is known may be shared. */
export type SiteFeatures = Readonly<
  Record<Exclude<FeatureName, 'payAndPlay'>, boolean> & { payAndPlay: boolean | SharedFeature }
>;

/** Whether a flag with an end has passed it. @param day the market's own, `YYYY-MM-DD` */
export function isExpired(flag: Stored[FeatureName], day: string): boolean {
  return typeof flag === 'object' && day > flag.until;
}

/** @param day the market's own, `YYYY-MM-DD`: a flag holds through the day it ends on */
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
    // A flag that does not hold, or changes nothing, is the same for everybody.
    payAndPlay: share === undefined || own === otherwise ? own : { on: own, share, otherwise },
  };
}

/** Whether any visitor may have a flag. */
export function mayBeOn(feature: boolean | SharedFeature): boolean {
  return typeof feature === 'boolean' ? feature : feature.on || feature.otherwise;
}
