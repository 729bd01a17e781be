import type { PlatformPaymentOption, PlatformReward } from '../../../../schemas/generated/types';
import type { PermissionState } from '../payment-permission';
import type { DepositChoices } from './deposit-form';

/** A payment method, with formatted amounts and times. */
export interface MethodView {
  method: string;
  name: string;
  kind: PlatformPaymentOption['kind'];
  speed: PlatformPaymentOption['speed'];
  /** Whether its hosted page may be shown in a frame. */
  isFrameable: boolean;
  /** Undefined without a fee. */
  fee: string | undefined;
  minimum: string;
  maximum: string;
  /** Value in minor units. */
  presets: { value: string; label: string }[];
  instruments: { choice: string; label: string }[];
  /** Typical payout times; undefined with too few payouts. */
  clock: { half: string; most: string } | undefined;
}

export interface DepositView {
  status: PermissionState;
  isExpired: boolean;
  daysLeft: number | undefined;
  hideCashier: boolean;
  choices: DepositChoices;
  /** Whether a deposit limit comes before the form; undefined if not. */
  limitOffer: 'optional' | 'required' | undefined;
  currency: string;
  /** The limit with the smallest remaining amount. */
  limit: { left: string; isSpendLimit: boolean; resetOn: string } | undefined;
  methods: MethodView[];
  /** The preselected method. */
  chosen: string | undefined;
  /** Bonuses available for the deposit. */
  bonuses: PlatformReward[];
  /** Id of the preselected campaign, or none. */
  chosenBonus: string;
  /** The amount of a deposit to retry, as input of the field. */
  wanted: string | undefined;
}
