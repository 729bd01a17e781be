import { expect, test } from 'vitest';
import { addressOfCall } from './bases.server';

const none = {
  v1: undefined,
  v2: undefined,
  context: undefined,
  payments: undefined,
  content: undefined,
  sports: undefined,
  identity: undefined,
};
const url = 'http://platform.example';

test('NET-01 NET-05 each of the seven parts of the platform may have an address of its own', () => {
  for (const [part, path] of [
    ['v1', '/platform/v1/player/profile'],
    ['v2', '/platform/v2/player/access/context'],
    ['context', '/platform/context/a'],
    ['payments', '/platform/payments/a'],
    ['content', '/platform/content/a'],
    ['sports', '/platform/sports/auth/session/create'],
    ['identity', '/platform/identity/login'],
  ] as const) {
    const rest = path.split('/').slice(3).join('/');
    const bases = { ...none, [part]: 'https://own.example/base/' };
    expect(addressOfCall(path, { url, bases }).href).toBe(`https://own.example/base/${rest}`);
    expect(addressOfCall(path, { url, bases: none }).href).toBe(`http://platform.example${path}`);
  }
});
