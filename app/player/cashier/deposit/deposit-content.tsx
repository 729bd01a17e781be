import { DepositCard } from './deposit-card';
import type { DepositView } from './deposit-view';
import { LimitOffer } from './limit-offer';
import { PermissionView } from './permission-view';

/** The current step: the reason for a refusal, a limit, or the form. */
export function DepositContent(view: DepositView) {
  if (view.hideCashier) return <PermissionView {...view} />;
  return view.limitOffer ? <LimitOffer {...view} /> : <DepositCard {...view} />;
}
