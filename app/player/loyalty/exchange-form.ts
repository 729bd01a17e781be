import schema from '../../../schemas/forms/loyalty-exchange.schema.json';
import { validateLoyaltyExchangeForm } from '../../../schemas/generated/form-validators.js';
import type { PlatformLoyaltyExchange } from '../../../schemas/generated/types';
import type { FormAnswer } from '../forms/form-answer';
import { defineForm } from '../forms/form-definition';
import type { ErrorTexts } from '../forms/form-errors';

/** Number of points to exchange for money. */
export const exchangeForm = defineForm('loyaltyExchange', schema, validateLoyaltyExchangeForm);
export const exchangeIntent = 'exchange';

export interface ExchangeAnswer extends FormAnswer {
  exchanged?: PlatformLoyaltyExchange;
}

export const exchangeErrors: ErrorTexts = {
  'error.loyalty.exchange.amount': 'loyalty.errors.amount',
  'error.loyalty.points.insufficient': 'loyalty.errors.tooMany',
  'error.loyalty.not.allowed': 'loyalty.closed',
  'error.loyalty.exchange.not.offered': 'loyalty.errors.notOffered',
  'error.bonus.during.play': 'loyalty.errors.duringPlay',
};

/** Refusals that concern the number of points. */
export const pointsErrors: Record<string, string> = {
  'error.loyalty.exchange.amount': 'points',
  'error.loyalty.points.insufficient': 'points',
};
