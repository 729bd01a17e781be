import { randomUUID } from 'node:crypto';
import {
  validatePlatformOperatorCampaign,
  validatePlatformOperatorCampaigns,
  validatePlatformOperatorCampaignSimulation,
} from '../../../schemas/generated/validators.js';
import { sitesOf } from '../../site/resolve.server';
import { type StaffRequest, requireStaff } from '../../staff/staff-access.server';
import type { StaffView } from '../../staff/staff-view.server';
import { type Again, answer, firstLook } from '../desk-answers.server';
import { campaignCalls, campaignsPath, operatorCalls } from '../desk-paths';
import type { DeskCall } from '../desk-view.server';
import type { NameLanguage } from './campaign-fields';
import { fieldsOf } from './campaign-form';
import { CampaignPage } from './campaign-page';
import { campaignName } from './campaign-texts';
import { CampaignsPage } from './campaigns-page';
import { NewCampaignPage } from './new-campaign-page';
import { SimulationPage } from './simulation-page';

const readAll = (call: DeskCall) =>
  call({ path: `${operatorCalls}/campaigns`, validate: validatePlatformOperatorCampaigns });
const readOne = (call: DeskCall, campaignId: string) =>
  call({ path: campaignCalls(campaignId), validate: validatePlatformOperatorCampaign });

/** Timeout of a simulation in milliseconds: it plays some thousand bonuses. */
const SIMULATION_MS = 60_000;

/** `/desk/campaigns`: the campaigns of the brand. */
export async function answerCampaigns(request: Request): Promise<Response> {
  return answer(await requireStaff(request), campaignsPath, 'campaigns', async (call, props) => ({
    title: props.t('campaigns.title'),
    body: <CampaignsPage {...props} campaigns={(await readAll(call)).campaigns} />,
  }));
}

/** `/desk/campaigns/new`: the form of a new campaign; `?copy=` names one to copy. */
export async function answerNewCampaign(request: Request): Promise<Response> {
  const copied = new URL(request.url).searchParams.get('copy') ?? undefined;
  const staff = await requireStaff(request);
  return showNewCampaign(staff, await firstLook(staff, request, `${campaignsPath}/new`), copied);
}

/** The form of a new campaign, also after it failed. */
export function showNewCampaign(
  staff: StaffRequest,
  { notice, typed, status }: Partial<Again>,
  copied?: string,
): Promise<Response> {
  return answer(
    staff,
    `${campaignsPath}/new`,
    'campaigns',
    async (call, props) => {
      const campaign = copied === undefined ? undefined : await readOne(call, copied);
      const currency = campaign?.currency ?? (await readAll(call)).currency;
      const values = campaign === undefined ? {} : { ...fieldsOf(campaign), bonusCode: '' };
      return {
        title: props.t('campaigns.new'),
        body: (
          <NewCampaignPage
            {...props}
            {...{ currency, values, notice, typed }}
            languages={languagesOf(staff.view)}
            once={randomUUID()}
          />
        ),
      };
    },
    status,
  );
}

/** `/desk/campaigns/:campaignId`: one campaign. */
export async function answerCampaign(request: Request, campaignId: string): Promise<Response> {
  const staff = await requireStaff(request);
  return showCampaign(staff, campaignId, await firstLook(staff, request, `${campaignsPath}/${campaignId}`));
}

/** The page of a campaign, also after a form of it failed. */
export function showCampaign(
  staff: StaffRequest,
  campaignId: string,
  { notice, typed, status }: Partial<Again>,
): Promise<Response> {
  return answer(
    staff,
    `${campaignsPath}/${campaignId}`,
    'campaigns',
    async (call, props) => {
      const campaign = await readOne(call, campaignId);
      return {
        title: campaignName(campaign, props.tag),
        body: (
          <CampaignPage
            {...props}
            {...{ campaign, notice, typed }}
            languages={languagesOf(staff.view)}
            once={randomUUID()}
          />
        ),
      };
    },
    status,
  );
}

/** `/desk/campaigns/:campaignId/simulation`: the simulation of a campaign before its launch. */
export async function answerSimulation(request: Request, campaignId: string): Promise<Response> {
  const staff = await requireStaff(request);
  const path = `${campaignsPath}/${campaignId}/simulation`;
  return showSimulation(staff, campaignId, await firstLook(staff, request, path));
}

/** The simulation of a campaign, also after its launch failed. */
export function showSimulation(
  staff: StaffRequest,
  campaignId: string,
  { notice, typed, status }: Partial<Again>,
): Promise<Response> {
  return answer(
    staff,
    `${campaignsPath}/${campaignId}/simulation`,
    'campaigns',
    async (call, props) => {
      const [campaign, simulation] = await Promise.all([
        readOne(call, campaignId),
        call({
          path: `${campaignCalls(campaignId)}/simulation`,
          timeoutMs: SIMULATION_MS,
          validate: validatePlatformOperatorCampaignSimulation,
        }),
      ]);
      return {
        title: `${props.t('campaigns.simulation.title')} · ${campaignName(campaign, props.tag)}`,
        body: <SimulationPage {...props} {...{ campaign, simulation, notice, typed }} />,
      };
    },
    status,
  );
}

/** The languages of the brand's sites; English, the fallback, comes first. */
function languagesOf({ brand, speech }: StaffView): NameLanguage[] {
  const names = new Intl.DisplayNames(speech.tag, { type: 'language' });
  const tags = new Map(sitesOf(brand).map((site) => [site.speech.code, site.speech.tag]));
  tags.delete('en');
  return [['en', 'en'] as const, ...tags].map(([code, tag]) => ({ code, name: names.of(tag) ?? tag }));
}
