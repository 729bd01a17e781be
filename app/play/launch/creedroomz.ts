/** Launch state of a Creedroomz game (GAME-15). */
export type CreedroomzState =
  | { name: 'initialized' }
  | { name: 'authenticating' }
  | { name: 'authenticated'; token: string }
  | { name: 'authentication failed' }
  | { name: 'reading attributes'; token: string }
  | { name: 'ready'; token: string }
  | { name: 'attributes failed' };

export type CreedroomzEvent = { type: 'request' } | { type: 'success'; token?: string } | { type: 'error' };

export const initialCreedroomz: CreedroomzState = { name: 'initialized' };

/** Attributes are requested only after authentication; an unexpected event changes nothing. */
export function nextCreedroomz(state: CreedroomzState, event: CreedroomzEvent): CreedroomzState {
  switch (state.name) {
    case 'initialized':
      return event.type === 'request' ? { name: 'authenticating' } : state;
    case 'authenticating':
      if (event.type === 'error') return { name: 'authentication failed' };
      return event.type === 'success' && event.token !== undefined
        ? { name: 'authenticated', token: event.token }
        : state;
    case 'authenticated':
      return event.type === 'request' ? { name: 'reading attributes', token: state.token } : state;
    case 'reading attributes':
      if (event.type === 'error') return { name: 'attributes failed' };
      return event.type === 'success' ? { name: 'ready', token: state.token } : state;
    default:
      return state;
  }
}

interface CreedroomzCalls {
  authenticate: () => Promise<string>;
  readAttributes: (query: { token: string }) => Promise<unknown>;
}

/** Runs both phases in order. @returns the token of the game. Throws the error of a failed call */
export async function authenticateInSteps({
  authenticate,
  readAttributes,
}: CreedroomzCalls): Promise<string> {
  let state = nextCreedroomz(initialCreedroomz, { type: 'request' });
  const step = async (call: () => Promise<{ token?: string }>) => {
    try {
      state = nextCreedroomz(state, { type: 'success', ...(await call()) });
    } catch (error) {
      state = nextCreedroomz(state, { type: 'error' });
      throw error;
    }
  };
  await step(async () => ({ token: await authenticate() }));
  state = nextCreedroomz(state, { type: 'request' });
  if (state.name !== 'reading attributes')
    throw new Error(`attributes cannot be requested in state ${state.name}`);
  const { token } = state;
  await step(async () => {
    await readAttributes({ token });
    return {};
  });
  return token;
}
