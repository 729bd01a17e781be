import { describe, expect, it } from 'vitest';
import gameMessages from '../../../../schemas/play/game-message.schema.json';
import hostMessages from '../../../../schemas/play/host-message.schema.json';
import { validateGameMessage, validateHostMessage } from '../../../../schemas/generated/validators.js';
import { Bridge } from './bridge';

const origin = 'https://site.example';

function bridge() {
  const posted: unknown[] = [];
  const received: string[] = [];
  const host = { postMessage: (message: unknown, to: unknown) => void posted.push([message, to]) };
  const own = new EventTarget();
  const made = new Bridge(
    // The bridge uses only these two functions of windows.
    { host: host as unknown as Window, origin, own: own as unknown as Window },
    ({ type }) => void received.push(type),
  );
  const send = (data: unknown, source: unknown = host, from = origin) =>
    own.dispatchEvent(Object.assign(new Event('message'), { data, source, origin: from }));
  return { made, posted, received, send };
}

describe('messages between page and frame', () => {
  it('GAME-29 GAME-30 are the seven of the page and the nine of the game', () => {
    const types = (schema: { oneOf: { properties: { type: { const: string } } }[] }) =>
      schema.oneOf.map(({ properties }) => properties.type.const);
    expect(types(hostMessages)).toEqual([
      ...['ready', 'pause', 'resume', 'ping', 'update balance', 'debug settings', 'debug errors'],
    ]);
    expect(types(gameMessages)).toEqual([
      ...['listening', 'game ready', 'paused', 'resumed', 'pong', 'user action', 'reality check data'],
      ...['warning', 'round end'],
    ]);
    for (const example of hostMessages.examples) expect(validateHostMessage(example)).toBe(true);
    for (const example of gameMessages.examples) expect(validateGameMessage(example)).toBe(true);
  });

  it('are answered only to the page around the frame, from its origin', () => {
    const { posted, send } = bridge();
    send({ type: 'ping', id: '1' }, {});
    send({ type: 'ping', id: '2' }, undefined, 'https://evil.example');
    send({ type: 'ping', id: '3' });
    expect(posted).toEqual([[{ type: 'pong', id: '3' }, origin]]);
  });

  it('are ignored and counted when they are not known', () => {
    const { made, received, send } = bridge();
    for (const wrong of [
      null,
      'pause',
      { type: 'spin' },
      { type: 'pause' },
      { type: 'ping', id: '1', more: 1 },
    ])
      send(wrong);
    send({ type: 'pause', reason: 'reality check' });
    expect([made.ignored, received]).toEqual([5, ['pause']]);
  });

  it('repeat the warnings of the session when they are asked for', () => {
    const { made, posted, send } = bridge();
    made.warn('error.balance.insufficient');
    send({ type: 'debug errors' });
    expect(posted).toHaveLength(2);
    expect(posted[1]).toEqual([{ type: 'warning', code: 'error.balance.insufficient' }, origin]);
  });
});
