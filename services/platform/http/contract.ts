import { accessRoutes } from '../routes/access';
import { accountRoutes } from '../routes/account';
import { activityRoutes } from '../routes/activity';
import { bonusRoutes } from '../routes/bonus';
import { specialRewardRoutes } from '../routes/special-rewards';
import { documentRoutes, identityCallbackRoutes } from '../routes/documents';
import { experimentRoutes } from '../routes/experiments';
import { gameRoutes } from '../routes/games/games';
import { gamingRoutes } from '../routes/games/gaming';
import { gatewayRoutes } from '../routes/gateway';
import { identityRoutes } from '../routes/identity';
import { inboxRoutes } from '../routes/inbox';
import { limitRoutes } from '../routes/limits';
import { operatorMoneyRoutes } from '../routes/operator/money';
import { operatorPlayerRoutes } from '../routes/operator/players';
import { operatorLimitRoutes } from '../routes/operator/limits';
import { operatorCampaignRoutes } from '../routes/operator/campaigns';
import { operatorConversationRoutes } from '../routes/operator/conversations';
import { operatorPaymentRoutes } from '../routes/operator/payments';
import { operatorRegisterRoutes } from '../routes/operator/registers';
import { operatorRestrictionRoutes } from '../routes/operator/restrictions';
import { passwordResetRoutes } from '../routes/password-reset';
import { ledgerRoutes } from '../routes/ledger';
import { myGamesRoutes } from '../routes/games/my-games';
import { paymentCallbackRoutes, paymentRoutes } from '../routes/payments';
import { payAndPlayRoutes } from '../routes/pay-and-play';
import { loyaltyRoutes } from '../routes/loyalty';
import { playerRoutes } from '../routes/player';
import { preferenceRoutes } from '../routes/preferences';
import { providerLaunchRoutes } from '../routes/games/provider-launches';
import { providerWalletRoutes } from '../routes/games/provider-wallet';
import { registrationRoutes } from '../routes/registration';
import { selfRestrictionRoutes } from '../routes/self-restriction';
import { sessionRoutes } from '../routes/sessions';

import { tournamentRoutes } from '../routes/games/tournaments';
import { sportsbookRoutes } from '../routes/sportsbook';
import { statementRoutes } from '../routes/statements';
import { walletRoutes } from '../routes/wallet';
import { winnersRoutes } from '../routes/games/winners';
import type { Route } from './route';

/** Every call of the contract; routes and OpenAPI document are generated from this list. */
export const contract: readonly Route[] = [
  ...gamingRoutes,
  ...winnersRoutes,
  ...tournamentRoutes,
  ...accessRoutes,
  ...identityRoutes,
  ...sessionRoutes,
  ...selfRestrictionRoutes,
  ...activityRoutes,
  ...playerRoutes,
  ...walletRoutes,
  ...statementRoutes,
  ...paymentRoutes,
  ...paymentCallbackRoutes,
  ...payAndPlayRoutes,
  ...myGamesRoutes,
  ...bonusRoutes,
  ...specialRewardRoutes,
  ...loyaltyRoutes,
  ...limitRoutes,
  ...documentRoutes,
  ...identityCallbackRoutes,
  ...inboxRoutes,
  ...ledgerRoutes,
  ...gameRoutes,
  ...providerLaunchRoutes,
  ...providerWalletRoutes,
  ...sportsbookRoutes,
  ...operatorPlayerRoutes,
  ...operatorMoneyRoutes,
  ...operatorCampaignRoutes,
  ...operatorPaymentRoutes,
  ...operatorLimitRoutes,
  ...operatorRegisterRoutes,
  ...operatorRestrictionRoutes,
  ...operatorConversationRoutes,
  ...registrationRoutes,
  ...passwordResetRoutes,
  ...accountRoutes,
  ...preferenceRoutes,
  ...experimentRoutes,
  ...gatewayRoutes,
];
