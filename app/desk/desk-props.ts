import type { Translate } from '../../ui/site/site-context';
import type { Permission } from '../staff/staff-file.server';
import type { DeskMoney } from './money';

/** Props of every desk page. */
export interface DeskProps {
  t: Translate;
  /** Language of the page, BCP 47. */
  tag: string;
  /** Address of the page; its forms post to it. */
  path: string;
  brandName: string;
  /** Name of the member of staff. */
  staff: string;
  may(permission: Permission): boolean;
  money: DeskMoney;
  /** Formats a time with its time zone. @param iso ISO 8601 */
  time(iso: string): string;
  /** Formats a date. @param iso ISO 8601 */
  day(iso: string): string;
}

/** Input of a failed form, to fill it in again. */
export interface Typed {
  fields: Readonly<Record<string, string>>;
}

/** Message above the page. */
export interface Notice {
  kind: 'success' | 'error' | 'info';
  text: string;
}

/** The submitted value of a field, if it belongs to the form that was sent. */
export function typedValue(
  typed: Typed | undefined,
  form: string,
  name: string,
  subject = '',
): string | undefined {
  const isThis = typed?.fields['form'] === form && (typed.fields['subject'] ?? '') === subject;
  return isThis ? typed.fields[name] : undefined;
}
