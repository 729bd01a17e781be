import { ExclusionCard, IndefiniteExclusionCard } from '../breaks/exclusion-card';
import { HelpCard, type HelpLink } from '../breaks/help-card';
import { TimeOutCard } from '../breaks/time-out-card';
import type { IncreaseRules } from '../limits/increase-text';
import { LimitCard } from '../limits/limit-card';
import type { limitFamilies } from '../limits/limit-families.server';
import { limitKinds } from '../limits/limit-kinds';
import { RealityCheckCard } from '../reality-check/reality-check-card';
import type { realityCheckSettings } from '../reality-check/reality-check-forms.server';

export interface ProtectionProps {
  limits: Awaited<ReturnType<typeof limitFamilies>>;
  increase: IncreaseRules;
  timeout: { days: number[] };
  selfExclusion: { months: number[]; otherBrands: string[] };
  realityCheck: Awaited<ReturnType<typeof realityCheckSettings>>;
  marks: HelpLink[];
  /** The deposit page that the player came from, below the locale. */
  deposit?: string | undefined;
}

/** Limits, reminders, breaks and help. */
export function ProtectionCards({
  limits,
  increase,
  timeout,
  selfExclusion,
  realityCheck,
  marks,
  deposit,
}: ProtectionProps) {
  return (
    <>
      {limitKinds.map((kind) => (
        <LimitCard
          key={kind}
          kind={kind}
          family={limits[kind]}
          increase={increase}
          deposit={kind === 'deposit' ? deposit : undefined}
        />
      ))}
      <RealityCheckCard settings={realityCheck} />
      <TimeOutCard days={timeout.days} />
      <ExclusionCard {...selfExclusion} />
      <IndefiniteExclusionCard otherBrands={selfExclusion.otherBrands} />
      <HelpCard links={marks} />
    </>
  );
}
