import type { Brand } from '../../../schemas/generated/types';
import type { LaunchDecision } from '../../site/policy';
import type { Channel } from '../../site/site';

/** For money, or for fun. */
export type PlayMode = 'real' | 'demo';

/** How a provider's games treat visitors who are not signed in. */
export type LaunchAuth = 'callback' | 'loginModal' | 'none';

/** Why the site refuses to start a game. */
type PlanRefusal = 'restricted' | 'market-closed' | 'no-demo' | 'verify' | 'closed';

/** The first action of a game's page: start, offer, sign in or explain. */
export type LaunchPlan =
  | { kind: 'start'; mode: PlayMode }
  /** A sheet offers sign-in or play for fun (GAME-03). */
  | { kind: 'ask' }
  /** The sign-in dialog opens and returns to the game (GAME-04). */
  | { kind: 'sign-in' }
  /** The reason is the name of a problem, or the platform's code. */
  | { kind: 'refused'; reason: string };

interface PlanInput {
  signedIn: boolean;
  /** Whether the game is restricted in the visitor's country. */
  restricted: boolean;
  money: LaunchDecision;
  fun: LaunchDecision;
  /** Whether the provider supports demos. */
  hasDemo: boolean;
  launchAuth: LaunchAuth;
  channel: Channel;
}

/** Players play for money, visitors for fun if their market and the provider allow it (GAME-02). */
export function planLaunch(input: PlanInput): LaunchPlan {
  const { signedIn, restricted, money, fun, hasDemo, launchAuth, channel } = input;
  if (restricted) return { kind: 'refused', reason: 'restricted' };
  const offersFun = fun.allow && hasDemo;
  if (signedIn) {
    if (money.allow) return { kind: 'start', mode: 'real' };
    if (money.reason === 'market-closed' && offersFun) return { kind: 'start', mode: 'demo' };
    return { kind: 'refused', reason: refusalOf(money.reason) };
  }
  const mayPlay = money.allow || money.reason === 'sign-in';
  if (!offersFun || launchAuth === 'loginModal')
    return mayPlay ? { kind: 'sign-in' } : { kind: 'refused', reason: offersFun ? 'closed' : 'no-demo' };
  return launchAuth === 'callback' && channel === 'mobile' && mayPlay
    ? { kind: 'ask' }
    : { kind: 'start', mode: 'demo' };
}

/** Whether a plan allows a mode: a form may request one that the page does not offer. */
export function allowsMode(plan: LaunchPlan, mode: PlayMode): boolean {
  return plan.kind === 'start' ? plan.mode === mode : plan.kind === 'ask' && mode === 'demo';
}

/** How a provider's games treat visitors: its own setting, else the default. */
export function launchAuthOf(
  { launchAuth }: Pick<Brand, 'launchAuth'>,
  lobby: 'casino' | 'live casino',
  provider: string,
): LaunchAuth {
  const { others, providers } = lobby === 'casino' ? launchAuth.casino : launchAuth.liveCasino;
  return providers[provider] ?? others;
}

const reasons: readonly PlanRefusal[] = ['market-closed', 'no-demo', 'verify'];

function refusalOf(reason: string): PlanRefusal {
  return reasons.find((own) => own === reason) ?? 'closed';
}
