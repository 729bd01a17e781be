import express, { type Request, type Response, Router } from 'express';
import { type RegisterName, registerNames } from '../../registers/register';
import { controlRoutes } from '../behaviour';
import { CRUKS_FIELDS, cruksCodeOf, cruksSimulator } from './cruks-simulator';
import { createSimulatedRegister, type Described, type SimulatedRegister, textsOf } from './excluded-persons';
import { GAMSTOP_FIELDS, gamstopSimulator } from './gamstop-simulator';
import { OASIS_FIELDS, oasisSimulator } from './oasis-simulator';
import { ROFUS_FIELDS, rofusSimulator } from './rofus-simulator';
import { SPELPAUS_FIELDS, spelpausSimulator } from './spelpaus-simulator';

/** Path of the simulated registers on a platform in demo mode. */
export const REGISTER_SIMULATORS_PATH = '/platform/simulators/registers';

/** Accepted key of the simulators. It is public, so it protects nothing. */
export const SIMULATED_KEY = 'simulated:key';

/** Timeout for the simulators: they share the platform's process, and the machine may be busy with tests. */
export const SIMULATED_TIMEOUT_MS = 4_000;

/** Local registers with their state. */
export interface RegisterSimulators {
  registers: Readonly<Record<RegisterName, SimulatedRegister>>;
  /**
   * Each register below its name, with `GET` and `PUT /control` for its behaviour, and `POST /persons`, which
   * excludes a person or, with `isExcluded: false`, lifts the exclusion.
   */
  router: Router;
  reset(): void;
}

interface Simulator {
  fields: readonly string[];
  protocol(register: SimulatedRegister): Router;
  /** The register's record of a person with registration details. */
  entry?(person: Described): Described;
}

const SIMULATORS: Readonly<Record<RegisterName, Simulator>> = {
  spelpaus: { fields: SPELPAUS_FIELDS, protocol: spelpausSimulator },
  cruks: {
    fields: CRUKS_FIELDS,
    protocol: cruksSimulator,
    entry: ({ identifier = '' }) => ({ code: cruksCodeOf(identifier) }),
  },
  oasis: { fields: OASIS_FIELDS, protocol: oasisSimulator },
  gamstop: { fields: GAMSTOP_FIELDS, protocol: gamstopSimulator },
  rofus: { fields: ROFUS_FIELDS, protocol: rofusSimulator },
};

export function createRegisterSimulators(): RegisterSimulators {
  const create = (name: RegisterName): SimulatedRegister =>
    createSimulatedRegister(SIMULATED_KEY, SIMULATORS[name].fields);
  const registers: Record<RegisterName, SimulatedRegister> = {
    spelpaus: create('spelpaus'),
    cruks: create('cruks'),
    oasis: create('oasis'),
    gamstop: create('gamstop'),
    rofus: create('rofus'),
  };
  const router = Router();
  for (const name of registerNames) {
    const { protocol, entry = (person: Described) => person } = SIMULATORS[name];
    const own = Router();
    controlRoutes(own, registers[name].behaviour);
    own.post('/persons', express.json(), (request: Request, response: Response) => {
      const isExcluded: unknown = Reflect.get(Object(request.body), 'isExcluded');
      registers[name].set(entry(textsOf(request.body)), isExcluded !== false);
      response.json({});
    });
    own.use(protocol(registers[name]));
    router.use(`/${name}`, own);
  }
  return {
    registers,
    router,
    reset() {
      for (const name of registerNames) registers[name].reset();
    },
  };
}
