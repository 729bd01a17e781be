import express from 'express';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listenLocally, type RunningSimulator } from '../simulators/listen';
import type { Mode } from '../simulators/behaviour';
import { createRegisterSimulators, SIMULATED_KEY } from '../simulators/registers/register-simulators';
import type { RegisterSettings } from './register-call';
import { createRegister, needsIdentifier, REGISTER_BREAKER } from './create-register';
import { parseIdentifier } from './identifiers';
import {
  IdentifierMissingError,
  type Person,
  type RegisterName,
  registerNames,
  RegisterUnavailableError,
} from './register';

const simulators = createRegisterSimulators();
const lines: string[] = [];
const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });

let simulator: RunningSimulator;
beforeAll(async () => {
  simulator = await listenLocally(express().use(simulators.router), 0);
});
afterAll(() => simulator.close());
beforeEach(() => simulators.reset());

const identifiers: Partial<Record<RegisterName, string>> = {
  spelpaus: '199003052389',
  cruks: '111222333',
  oasis: 'Köln & <Umgebung>',
  rofus: '0503901234',
};
const someone = (name: RegisterName): Person => ({
  firstName: 'Ada',
  lastName: 'O’Lind & Söhne',
  dateOfBirth: '1990-03-05',
  email: 'ada@example.com',
  postalCode: 'HP1 1AA',
  identifier: identifiers[name],
});

let now = 0;
const adapter = (name: RegisterName, changes: Partial<RegisterSettings> = {}) =>
  createRegister(
    name,
    { url: `${simulator.url}/${name}`, key: SIMULATED_KEY, timeoutMs: 20_000, ...changes },
    () => now,
    log,
  );

const enter = (name: RegisterName, person: Person, isExcluded: boolean) =>
  fetch(`${simulator.url}/${name}/persons`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...person, isExcluded }),
  });

describe.each(registerNames)('exclusionRegisters: the adapter of %s', (name) => {
  test('says who is excluded, and that it is over once the register has lifted it', async () => {
    const person = someone(name);
    const register = adapter(name);
    expect(await register.ask(person)).toMatchObject({ isExcluded: false });
    await enter(name, person, true);
    const answer = await register.ask(person);
    expect(answer.isExcluded).toBe(true);
    const later = {
      ...person,
      ...(answer.reference ? { identifier: undefined, reference: answer.reference } : {}),
    };
    expect(await register.ask(later)).toMatchObject({ isExcluded: true });
    await enter(name, person, false);
    expect(await register.ask(later)).toMatchObject({ isExcluded: false });
  });

  test.each<Mode>(['hang', 'slow', 'garbage', 'error', 'down', 'refuse', 'other-person'])(
    'has no answer within its time limit while the register is in mode %s',
    async (mode) => {
      Object.assign(simulators.registers[name].behaviour, { mode, delayMs: 30_000 });
      const before = performance.now();
      const register = adapter(name, mode === 'hang' || mode === 'slow' ? { timeoutMs: 250 } : {});
      await expect(register.ask(someone(name))).rejects.toThrow(RegisterUnavailableError);
      expect(performance.now() - before).toBeLessThan(10_000);
    },
  );

  test('has no answer without the right key, and none while nothing listens', async () => {
    await expect(adapter(name, { key: 'another' }).ask(someone(name))).rejects.toThrow(
      RegisterUnavailableError,
    );
    const closed = adapter(name, { url: 'http://127.0.0.1:9' });
    await expect(closed.ask(someone(name))).rejects.toThrow(RegisterUnavailableError);
  });

  test('stops asking after failures in a row, and not because the register refuses questions', async () => {
    const { behaviour } = simulators.registers[name];
    const register = adapter(name);
    const fail = async (mode: Mode) => {
      behaviour.mode = mode;
      for (let tries = 0; tries < REGISTER_BREAKER.failures; tries += 1)
        await expect(register.ask(someone(name))).rejects.toThrow(RegisterUnavailableError);
      behaviour.mode = 'ok';
    };
    await fail('refuse');
    await expect(register.ask(someone(name))).resolves.toMatchObject({ isExcluded: false });
    await fail('error');
    await expect(register.ask(someone(name))).rejects.toThrow('suspended');
    now += REGISTER_BREAKER.restMs;
    await expect(register.ask(someone(name))).resolves.toMatchObject({ isExcluded: false });
  });

  test('never has a person or the key in the log', async () => {
    for (const mode of ['garbage', 'other-person', 'refuse', 'down'] satisfies Mode[]) {
      simulators.registers[name].behaviour.mode = mode;
      await expect(adapter(name).ask(someone(name))).rejects.toThrow();
    }
    expect(lines.join('')).toContain('register.unavailable');
    const { identifier = 'Ada', ...person } = someone(name);
    for (const text of [identifier, SIMULATED_KEY, ...Object.values(person)])
      expect(lines.join('')).not.toContain(text);
  });

  test.runIf(needsIdentifier(name))('is not asked about somebody without an identifier', async () => {
    const unknown = { ...someone(name), identifier: undefined };
    await expect(adapter(name).ask(unknown)).rejects.toThrow(IdentifierMissingError);
  });
});

test('GAMSTOP finds the family name that its simulator has excluded for demonstrations', async () => {
  expect(await adapter('gamstop').ask({ ...someone('gamstop'), lastName: 'Excluded' })).toEqual({
    isExcluded: true,
  });
});

test('identifiers are taken in the ways people write them, and only when they can be right', () => {
  const born = '1990-03-05';
  for (const text of ['900305-2389', '199003052389', '19900305 2389'])
    expect(parseIdentifier('se-personal-number', text, born), text).toBe('199003052389');
  expect(parseIdentifier('se-personal-number', '199003052388', born)).toBeUndefined();
  expect(parseIdentifier('se-personal-number', '199003052389', '1990-03-06')).toBeUndefined();
  expect(parseIdentifier('nl-citizen-number', '1112.22.333', born)).toBe('111222333');
  expect(parseIdentifier('nl-citizen-number', '111222334', born)).toBeUndefined();
  expect(parseIdentifier('dk-cpr', '050390-1234', born)).toBe('0503901234');
  expect(parseIdentifier('dk-cpr', '060390-1234', born)).toBeUndefined();
  expect(parseIdentifier('birth-place', '  Frankfurt  (Oder) ', born)).toBe('Frankfurt (Oder)');
  expect(parseIdentifier('birth-place', '12345', born)).toBeUndefined();
});
