import type { PlatformPaymentOption, PlatformReward } from '../../../../schemas/generated/types';
import type { PermissionState } from '../payment-permission';
import type { DepositChoices } from './deposit-form';

/** A payment method, with amounts and times as they are shown. */
export interface MethodView {
  method: string;
  name: string;
  kind: PlatformPaymentOption['kind'];
  speed: PlatformPaymentOption['speed'];
  /** Its hosted page may be shown in a frame. */
  isFrameable: boolean;
  /** Undefined for none. */
  fee: string | undefined;
  minimum: string;
  maximum: string;
  /** Value in minor units. */
  presets: { value: string; label: string }[];
  instruments: { choice: string; label: string }[];
  /** How long payouts take; undefined when there were too few. */
  clock: { half: string; most: string } | undefined;
}

export interface DepositView {
  status: PermissionState;
  isExpired: boolean;
  daysLeft: number | undefined;
  hideCashier: boolean;
  choices: DepositChoices;
  /** A deposit limit comes before the form; undefined for none. */
  limitOffer: 'optional' | 'required' | undefined;
  currency: string;
  /** The limit with the least left. */
  limit: { left: string; isSpendLimit: boolean; resetOn: string } | undefined;
  methods: MethodView[];
  /** The choice that is made at first. */
  chosen: string | undefined;
  /** Those that can come with the deposit. */
  bonuses: PlatformReward[];
  /** Number of the campaign that is chosen at first, or none. */
  chosenBonus: string;
  /** The amount of a deposit to try again, as the field takes it. */
  wanted: string | undefined;
}
