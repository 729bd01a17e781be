import type { MessageKey } from '../../schemas/generated/message-keys';
import type {
  PlatformAccessDetails,
  PlatformDocument,
  PlatformIdentityProviderCheck,
  PlatformOperatorAuditLog,
  PlatformOperatorCampaign,
  PlatformOperatorConversation,
  PlatformPaymentDifference,
  PlatformProfile,
  PlatformRestriction,
  PlatformTransaction,
} from '../../schemas/generated/types';
import type { Translate } from '../../ui/site/site-context';

type Words<Code extends string> = Record<Code, MessageKey>;

const status: Words<PlatformAccessDetails['accountStatus']> = {
  PRE_REGISTERED: 'desk.statuses.PRE_REGISTERED',
  ACCOUNT_UNVERIFIED: 'desk.statuses.ACCOUNT_UNVERIFIED',
  REGISTERED: 'desk.statuses.REGISTERED',
  CLOSED: 'desk.statuses.CLOSED',
  BLACKLISTED: 'desk.statuses.BLACKLISTED',
  SELF_EXCLUDED: 'desk.statuses.SELF_EXCLUDED',
  TIMEOUT: 'desk.statuses.TIMEOUT',
  PAYOUT: 'desk.statuses.PAYOUT',
  RESTRICTED: 'desk.statuses.RESTRICTED',
};

const level: Words<PlatformProfile['kycStatus']> = {
  NOT_VERIFIED: 'desk.levels.notVerified',
  DATA_VERIFIED: 'desk.levels.dataVerified',
  PENDING: 'desk.levels.pending',
  'FULLY VERIFIED': 'desk.levels.fullyVerified',
  'ENHANCED KYC': 'desk.levels.enhancedWanted',
  EDD_PENDING: 'desk.levels.enhancedPending',
  EDD_UNDER_REVIEW: 'desk.levels.enhancedReview',
  ENHANCED: 'desk.levels.enhanced',
  RESTRICTED: 'desk.levels.restricted',
  SUSPENDED: 'desk.levels.suspended',
  PENDING_EXPIRED: 'desk.levels.pendingExpired',
  NOT_REQUIRED: 'desk.levels.notRequired',
};

const restriction: Words<PlatformRestriction['kind']> = {
  closure: 'desk.restrictionKinds.closure',
  deactivation: 'desk.restrictionKinds.deactivation',
  'self-exclusion': 'desk.restrictionKinds.self-exclusion',
  'register-exclusion': 'desk.restrictionKinds.register-exclusion',
  'time-out': 'desk.restrictionKinds.time-out',
  'time-limit': 'desk.restrictionKinds.time-limit',
  'payout-review': 'desk.restrictionKinds.payout-review',
  'account-restriction': 'desk.restrictionKinds.account-restriction',
  'multibrand-suspension': 'desk.restrictionKinds.multibrand-suspension',
  'payout-block': 'desk.restrictionKinds.payout-block',
  'casino-block': 'desk.restrictionKinds.casino-block',
  'live-casino-block': 'desk.restrictionKinds.live-casino-block',
  'sports-block': 'desk.restrictionKinds.sports-block',
  'virtual-sports-block': 'desk.restrictionKinds.virtual-sports-block',
  'bonus-block': 'desk.restrictionKinds.bonus-block',
  'deposit-block': 'desk.restrictionKinds.deposit-block',
  'withdrawal-block': 'desk.restrictionKinds.withdrawal-block',
  'reality-check-break': 'desk.restrictionKinds.reality-check-break',
};

const document: Words<PlatformDocument['documentTypeName']> = {
  PROOF_OF_ID: 'accountBlocks.verification.types.PROOF_OF_ID',
  PROOF_OF_ADDRESS: 'accountBlocks.verification.types.PROOF_OF_ADDRESS',
  PROOF_OF_PAYMENT: 'accountBlocks.verification.types.PROOF_OF_PAYMENT',
  SOURCE_OF_WEALTH: 'accountBlocks.verification.types.SOURCE_OF_WEALTH',
  EDD_QUESTIONNAIRE: 'accountBlocks.verification.types.EDD_QUESTIONNAIRE',
  OTHER: 'accountBlocks.verification.types.OTHER',
};

const documentStatus: Words<PlatformDocument['documentStatus']> = {
  UNREQUESTED: 'desk.documents.unrequested',
  REQUESTED: 'accountBlocks.verification.statuses.REQUESTED',
  UNDER_REVIEW: 'accountBlocks.verification.statuses.UNDER_REVIEW',
  VERIFIED: 'accountBlocks.verification.statuses.VERIFIED',
  EXPIRED: 'accountBlocks.verification.statuses.EXPIRED',
};

const identityCheck: Words<PlatformIdentityProviderCheck['status']> = {
  open: 'desk.documents.checkStatus.open',
  processing: 'desk.documents.checkStatus.processing',
  approved: 'desk.documents.checkStatus.approved',
  rejected: 'desk.documents.checkStatus.rejected',
  unclear: 'desk.documents.checkStatus.unclear',
  expired: 'desk.documents.checkStatus.expired',
};

/** Types of entries, and commands whose entries have no type. */
const booking: Words<
  PlatformTransaction['type'] | 'SETTLEMENT' | 'LOCK' | 'UNLOCK' | 'CONVERSION' | 'adjustment' | 'bonus-grant'
> = {
  BET: 'wallet.types.BET',
  BET_VOID: 'wallet.types.BET_VOID',
  CASHOUT: 'wallet.types.CASHOUT',
  CASHOUT_VOID: 'wallet.types.CASHOUT_VOID',
  DEPOSIT: 'wallet.types.DEPOSIT',
  LOSS: 'wallet.types.LOSS',
  WIN: 'wallet.types.WIN',
  WIN_VOID: 'wallet.types.WIN_VOID',
  WITHDRAW: 'wallet.types.WITHDRAW',
  DORMANT: 'wallet.types.DORMANT',
  REVERSAL: 'wallet.types.REVERSAL',
  FORFEIT: 'wallet.types.FORFEIT',
  CANCELED: 'wallet.types.CANCELED',
  REVERSAL_DP: 'wallet.types.REVERSAL_DP',
  SETTLEMENT: 'desk.bookings.SETTLEMENT',
  LOCK: 'desk.bookings.LOCK',
  UNLOCK: 'desk.bookings.UNLOCK',
  CONVERSION: 'desk.bookings.CONVERSION',
  adjustment: 'wallet.categories.ADJUSTMENT',
  'bonus-grant': 'wallet.categories.BONUS',
};

const vertical: Words<'CASINO' | 'LIVE_CASINO' | 'SPORTS'> = {
  CASINO: 'wallet.categories.CASINO',
  LIVE_CASINO: 'wallet.categories.LIVE_CASINO',
  SPORTS: 'wallet.categories.SPORTS',
};

/** Actions of the audit log. */
const action: Words<PlatformOperatorAuditLog['entries'][number]['action']> = {
  'restriction.set': 'desk.actions.restriction.set',
  'restriction.lifted': 'desk.actions.restriction.lifted',
  'adjustment.requested': 'desk.actions.adjustment.requested',
  'adjustment.booked': 'desk.actions.adjustment.booked',
  'adjustment.approved': 'desk.actions.adjustment.approved',
  'adjustment.refused': 'desk.actions.adjustment.refused',
  'withdrawal.first-approved': 'desk.actions.withdrawal.first-approved',
  'withdrawal.approved': 'desk.actions.withdrawal.approved',
  'withdrawal.refused': 'desk.actions.withdrawal.refused',
  'document.viewed': 'desk.actions.document.viewed',
  'document.accepted': 'desk.actions.document.accepted',
  'document.refused': 'desk.actions.document.refused',
  'document.requested': 'desk.actions.document.requested',
  'identity.approved': 'desk.actions.identity.approved',
  'identity.rejected': 'desk.actions.identity.rejected',
  'identity.unclear': 'desk.actions.identity.unclear',
  'money.locked': 'desk.actions.money.locked',
  'money.unlocked': 'desk.actions.money.unlocked',
  'bonus.granted': 'desk.actions.bonus.granted',
  'free-rounds.granted': 'desk.actions.free-rounds.granted',
  'ledger.command': 'desk.actions.ledger.command',
  'identifier.set': 'desk.actions.identifier.set',
  'campaign.created': 'campaigns.logged.created',
  'campaign.changed': 'campaigns.logged.changed',
  'campaign.launched': 'campaigns.logged.launched',
  'campaign.ended': 'campaigns.logged.ended',
  'payment.first-settled': 'desk.actions.payment.first-settled',
  'payment.first-failed': 'desk.actions.payment.first-failed',
  'payment.settled': 'desk.actions.payment.settled',
  'payment.failed': 'desk.actions.payment.failed',
  'payment.dismissed': 'desk.actions.payment.dismissed',
  'conversation.answered': 'conversations.logged.answered',
  'conversation.closed': 'conversations.logged.closed',
};

const campaignStatus: Words<PlatformOperatorCampaign['status']> = {
  DRAFT: 'campaigns.status.DRAFT',
  ACTIVE: 'campaigns.status.ACTIVE',
  EXPIRED: 'campaigns.status.EXPIRED',
  CANCELED: 'campaigns.status.CANCELED',
};

/** Why a player is not eligible for a campaign. */
const refusal: Partial<Record<string, MessageKey>> = {
  'error.bonus.not.allowed': 'campaigns.refusal.not.allowed',
  'error.bonus.not.offered': 'campaigns.refusal.not.offered',
  'error.bonus.welcome.forbidden': 'campaigns.refusal.welcome',
  'error.bonus.once.only': 'campaigns.refusal.once',
  'error.bonus.already.claimed': 'campaigns.refusal.claimed',
};

const difference: Words<PlatformPaymentDifference['kind']> = {
  amount: 'desk.payments.kinds.amount',
  currency: 'desk.payments.kinds.currency',
  status: 'desk.payments.kinds.status',
  'unknown-payment': 'desk.payments.kinds.unknown-payment',
  'missing-at-provider': 'desk.payments.kinds.missing-at-provider',
  'missing-from-list': 'desk.payments.kinds.missing-from-list',
};

const conversation: Words<PlatformOperatorConversation['status']> = {
  waiting: 'conversations.status.waiting',
  answered: 'conversations.status.answered',
  closed: 'conversations.status.closed',
};

const words = {
  status,
  level,
  restriction,
  document,
  documentStatus,
  identityCheck,
  booking,
  vertical,
  action,
  campaignStatus,
  refusal,
  difference,
  conversation,
};

/** The text for a code of the platform; unknown codes are returned unchanged. */
export function wordOf(t: Translate, kind: keyof typeof words, code: string): string {
  const keys: Partial<Record<string, MessageKey>> = words[kind];
  const key = Object.hasOwn(keys, code) ? keys[code] : undefined;
  return key === undefined ? code : t(key);
}
