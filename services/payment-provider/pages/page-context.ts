import type { Provider } from '../provider';
import type { HostedPage, TransactionRecord } from '../transactions/record';
import type { TextKey, Texts } from './texts';

/** A payment with its hosted page. */
export type HostedRecord = TransactionRecord & { hosted: HostedPage };

/** Everything a page is made of. */
export interface PageContext {
  provider: Provider;
  record: HostedRecord;
  texts: Texts;
  /** Writes an amount of the payment's currency, in minor units. */
  money(amount: number): string;
}

/** An error at a field. */
export interface FieldError {
  field: string;
  text: TextKey;
  values?: Readonly<Record<string, string | number>>;
}

/** What was entered, to be shown again with the errors. */
export type Entered = Readonly<Record<string, string>>;
