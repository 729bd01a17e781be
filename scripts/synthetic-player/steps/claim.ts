import { type Step, pageOf } from '../journey';

/** Claims the first available reward. The permanent player may have none left. */
export const claim: Step = async (journey) => {
  const { browser } = journey;
  const page = await browser.open(pageOf(journey, '/my-account/rewards'));
  const [form] = page.forms('intent', 'claim');
  if (!form) {
    if (journey.isKnown) return 'nothing to claim';
    throw page.failure('a reward to claim');
  }
  const claimed = await browser.send(form);
  if (!new URL(claimed.url).searchParams.has('claimed')) throw claimed.failure('the reward as claimed');
  return new URL(claimed.url).searchParams.get('claimed') ?? undefined;
};
