import type { ErrorObject } from 'ajv';
import type { MessageKey } from '../../../schemas/generated/message-keys';
import {
  validatePlatformOperatorCampaign,
  validatePlatformRequestOperatorCampaign,
  validatePlatformRequestOperatorCampaignTerms,
} from '../../../schemas/generated/validators.js';
import { PlatformError } from '../../platform/client.server';
import { configuration } from '../../site/configuration/configuration.server';
import { type DeskForm, FormFault, reasonIn, type SentForm } from '../desk-forms.server';
import { campaignCalls, campaignsPath, operatorCalls } from '../desk-paths';
import { draftIn, namesIn, termsIn } from './campaign-form';

/** The campaign of a page; `new` on the page of a campaign that is not stored yet. */
interface OfCampaign {
  campaignId: string;
}

const post = { method: 'POST' } as const;
const permission = 'campaigns';

/** Every form about a campaign, by the name sent in the request. */
export const campaignForms: Readonly<Record<string, DeskForm<OfCampaign>>> = {
  'campaign.draft': {
    permission,
    async carryOut(form) {
      const { call, fields } = form;
      const body: unknown = { ...draftIn(fields, languages()), reason: reasonIn(fields) };
      if (!validatePlatformRequestOperatorCampaign(body))
        throw faultIn(form, (validatePlatformRequestOperatorCampaign.errors ?? []).map(fieldOf));
      const { campaignId } = await refusing(form, () =>
        call({
          ...post,
          path: `${operatorCalls}/campaigns`,
          body,
          idempotencyKey: `desk.${fields['once'] ?? ''}`,
          validate: validatePlatformOperatorCampaign,
        }),
      );
      return { path: `${campaignsPath}/${campaignId}` };
    },
  },
  'campaign.terms': {
    permission,
    async carryOut(form) {
      const { call, campaignId, fields } = form;
      const body: unknown = {
        names: namesIn(fields, languages()),
        terms: termsIn(fields),
        reason: reasonIn(fields),
      };
      if (!validatePlatformRequestOperatorCampaignTerms(body))
        throw faultIn(form, (validatePlatformRequestOperatorCampaignTerms.errors ?? []).map(fieldOf));
      await refusing(form, () =>
        call({
          ...post,
          path: `${campaignCalls(campaignId)}/terms`,
          body,
          idempotencyKey: `desk.${fields['once'] ?? ''}`,
          validate: validatePlatformOperatorCampaign,
        }),
      );
      return 'saved';
    },
  },
  'campaign.launch': {
    permission,
    async carryOut(form) {
      const { call, campaignId, fields } = form;
      await refusing(form, () =>
        call({
          ...post,
          path: `${campaignCalls(campaignId)}/launch`,
          body: { version: Number(fields['version']), reason: reasonIn(fields) },
          validate: validatePlatformOperatorCampaign,
        }),
      );
      return { path: `${campaignsPath}/${campaignId}` };
    },
  },
  'campaign.end': {
    permission,
    async carryOut({ call, campaignId, fields }) {
      await call({
        ...post,
        path: `${campaignCalls(campaignId)}/end`,
        body: { reason: reasonIn(fields) },
        validate: validatePlatformOperatorCampaign,
      });
      return 'saved';
    },
  },
};

/** Every configured language, so that saving at one brand does not drop names in another brand's languages. */
function languages(): string[] {
  return [...configuration().languages.keys()];
}

const labels: Partial<Record<string, MessageKey>> = {
  names: 'campaigns.field.campaign',
  vertical: 'campaigns.field.vertical',
  category: 'campaigns.field.category',
  bonusType: 'campaigns.field.bonusType',
  access: 'campaigns.field.access',
  bonusCode: 'campaigns.field.bonusCode',
  reward: 'campaigns.field.kind',
  kind: 'campaigns.field.kind',
  amount: 'campaigns.kind.money',
  percent: 'campaigns.field.percent',
  depositNumber: 'campaigns.field.depositNumber',
  gameId: 'campaigns.field.gameId',
  rounds: 'campaigns.field.rounds',
  period: 'campaigns.field.period',
  wageringTimes: 'campaigns.field.wageringTimes',
  maximumWinTimes: 'campaigns.field.maximumWinTimes',
  days: 'campaigns.field.days',
  weights: 'campaigns.field.weights',
  timesPerPlayer: 'campaigns.field.timesPerPlayer',
  validFrom: 'campaigns.field.validFrom',
  validUntil: 'campaigns.field.validUntil',
  markets: 'campaigns.field.markets',
  lastVisit: 'campaigns.field.lastVisit',
  favouriteVertical: 'campaigns.field.favouriteVertical',
  level: 'campaigns.field.level',
  booster: 'campaigns.field.boosterPercent',
  partner: 'campaigns.field.partner',
  code: 'campaigns.field.partnerCode',
  points: 'campaigns.field.points',
  triggerEvent: 'campaigns.field.triggerEvent',
};

/** Fields whose label includes the currency. */
const inMoney: Partial<Record<string, MessageKey>> = {
  amount: 'campaigns.field.amount',
  maximum: 'campaigns.field.maximum',
  minimumDeposit: 'campaigns.field.minimumDeposit',
  stake: 'campaigns.field.stake',
  minimumLoss: 'campaigns.field.minimumLoss',
  maximumStake: 'campaigns.field.maximumStake',
};

/** The form field that an error's path belongs to, such as `percent` for `/terms/reward/percent`. */
function fieldOf({ instancePath, keyword, params }: ErrorObject): string {
  const missing: unknown = keyword === 'required' ? Reflect.get(params, 'missingProperty') : undefined;
  const parts = [...instancePath.split('/'), ...(typeof missing === 'string' ? [missing] : [])];
  return nearestField(parts);
}

function nearestField(parts: readonly string[]): string {
  // The fields of a booster share their names with others.
  if (parts.includes('booster')) return 'booster';
  return [...parts].reverse().find((part) => labels[part] ?? inMoney[part]) ?? '';
}

function faultIn({ t, fields }: SentForm, names: readonly string[]): FormFault {
  const currency = fields['currency'] ?? '';
  const texts = [...new Set(names)].flatMap((name) => {
    const money = inMoney[name];
    const label = labels[name];
    if (money !== undefined) return t(money, { currency });
    return label === undefined ? [] : t(label);
  });
  return new FormFault('campaigns.problem.fields', { fields: texts.join(', ') });
}

/** Sends a form to the platform for validation. Throws a `FormFault` naming the refused fields, or the error of the call. */
async function refusing<T>(form: SentForm, send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    const refused = error instanceof PlatformError ? Object.keys(error.validationErrors) : [];
    if (refused.length === 0) throw error;
    throw faultIn(
      form,
      refused.map((name) => nearestField(name.split(/[./]/))),
    );
  }
}
