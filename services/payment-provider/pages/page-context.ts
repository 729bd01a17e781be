import type { Provider } from '../provider';
import type { HostedPage, TransactionRecord } from '../transactions/record';
import type { TextKey, Texts } from './texts';

/** A payment with its hosted page. */
export type HostedRecord = TransactionRecord & { hosted: HostedPage };

/** Input of a page. */
export interface PageContext {
  provider: Provider;
  record: HostedRecord;
  texts: Texts;
  /** Formats an amount in the payment's currency, given in minor units. */
  money(amount: number): string;
}

/** An error at a field. */
export interface FieldError {
  field: string;
  text: TextKey;
  values?: Readonly<Record<string, string | number>>;
}

/** Entered values, shown again with the errors. */
export type Entered = Readonly<Record<string, string>>;
