import type { MessageKey } from '../../schemas/generated/message-keys';
import { environment } from '../server/environment.server';
import { PlatformError, type PlatformRequest, callPlatform } from '../platform/client.server';
import { configuration } from '../site/configuration/configuration.server';
import type { StaffRequest } from '../staff/staff-access.server';
import type { Permission } from '../staff/staff-file.server';
import type { DeskProps } from './desk-props';
import { deskMoney } from './money';

/** A platform call on behalf of a member of staff: adds site, key and person. */
export type DeskCall = <T>(
  request: Omit<PlatformRequest<T>, 'siteId' | 'idToken' | 'accessToken' | 'headers'>,
) => Promise<T>;

/** The API key is of this process; the person is sent with it for the audit log. */
export function deskCaller({ view, visit }: StaffRequest): DeskCall {
  const headers = {
    'x-platform-key': environment.platform.operatorKey ?? '',
    'x-operator-actor': visit.member.name,
  };
  const { siteId } = view.brand.brand;
  return (request) => callPlatform({ ...request, siteId, headers });
}

/** Inputs of the desk pages. */
export function deskProps({ view, visit }: StaffRequest, path: string): DeskProps {
  const { t, speech, brand } = view;
  const { name, permissions } = visit.member;
  const times = new Intl.DateTimeFormat(speech.tag, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  const days = new Intl.DateTimeFormat(speech.tag, { dateStyle: 'medium', timeZone: 'UTC' });
  return {
    t,
    tag: speech.tag,
    path,
    brandName: brand.brand.name,
    staff: name,
    may: (permission: Permission) => permissions.has(permission),
    money: deskMoney(speech.tag, configuration().currencies),
    time: (iso) => `${times.format(new Date(iso))} UTC`,
    day: (iso) => days.format(new Date(iso)),
  };
}

/** Platform error codes with their own text. */
const problems: Readonly<Record<string, MessageKey>> = {
  'error.adjustment.decided': 'desk.problem.conflict',
  'error.withdrawal.approved': 'desk.problem.conflict',
  'error.withdrawal.not.pending': 'desk.problem.conflict',
  'error.document.not.under.review': 'desk.problem.conflict',
  'error.document.requested': 'desk.problem.alreadyAsked',
  'error.document.player.unverified': 'desk.problem.notVerified',
  'error.restriction.not.found': 'desk.problem.conflict',
  'error.restriction.lifted': 'desk.problem.conflict',
  'error.payment.difference.decided': 'desk.problem.conflict',
  'error.payment.under.review': 'desk.problem.conflict',
  'error.payment.not.under.review': 'desk.problem.conflict',
  'error.adjustment.same.operator': 'desk.problem.sameOperator',
  'error.withdrawal.same.operator': 'desk.problem.sameApprover',
  'error.payment.same.operator': 'desk.problem.sameDecider',
  'error.restriction.protected': 'desk.problem.protected',
  'error.balance.insufficient': 'desk.problem.funds',
  'error.player.not.found': 'desk.problem.notFound',
  'error.campaign.code.taken': 'campaigns.problem.codeTaken',
  'error.campaign.same.operator': 'campaigns.problem.sameOperator',
  'error.campaign.changed': 'campaigns.problem.changed',
  'error.campaign.launched': 'campaigns.problem.launched',
  'error.campaign.ended': 'campaigns.problem.ended',
  'error.campaign.not.found': 'campaigns.problem.notFound',
  'error.conversation.closed': 'conversations.problem.closed',
  'error.conversation.not.found': 'conversations.problem.notFound',
  'error.conversations.elsewhere': 'conversations.problem.elsewhere',
};

/** The message and response status for a platform failure; other errors are rethrown. */
export function problemOf(
  error: unknown,
  t: DeskProps['t'],
  away: MessageKey = 'desk.problem.away',
): { text: string; status: number } {
  if (!(error instanceof PlatformError)) throw error;
  if (!error.refused) return { text: t(away), status: 502 };
  const key = problems[error.code];
  return {
    text: key ? t(key) : t('desk.problem.refused', { code: error.code }),
    status: error.status,
  };
}
