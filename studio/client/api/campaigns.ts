import { useQuery } from '@tanstack/react-query';
import type { CampaignChoicesReply } from '../../../schemas/generated/types';
import { validateCampaignChoicesReply } from '../../../schemas/generated/validators.js';
import { call } from './call';

export type CampaignChoice = CampaignChoicesReply['campaigns'][number];

/** Long enough for the fields of one form, short enough for a campaign that has just been launched. */
const FRESH_MS = 30_000;

/** The launched campaigns of all brands. */
export function useCampaigns() {
  return useQuery({
    queryKey: ['campaigns'],
    queryFn: () => call('/api/campaigns', validateCampaignChoicesReply, { method: 'POST', body: {} }),
    staleTime: FRESH_MS,
    retry: false,
  });
}
