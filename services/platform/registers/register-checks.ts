import type { Logger } from 'pino';
import { errorMessage } from '../../process/error-message';
import type { Clock } from '../clock';
import type { OpenDatabase, Transaction } from '../database/database';
import type { Player } from '../database/tables/players';
import type { RegisterOccasion } from '../database/tables/registers';
import type { PlayerStore, RestrictedPlayer } from '../players/player-store';
import type { CountryLaws } from '../reference-data/country-laws';
import { invalidRequest } from '../errors';
import { createRegister, type GuardedRegister } from './create-register';
import { parseIdentifier } from './identifiers';
import { type Asked, recordAnswers } from './record-answers';
import {
  IdentifierMissingError,
  type RegisterName,
  registerNames,
  RegisterUnavailableError,
} from './register';
import type { RegisterSettings } from './register-call';
import type { RegisterIdentities, RegisterIdentity } from './register-identities';

/** Register replies for a person without an account. */
export interface Checked {
  asked: readonly Asked[];
  identity: RegisterIdentity;
}

/** Queries the exclusion registers required by the law of a player's country, and stores their answers. */
export interface RegisterChecks {
  /** Queries about a person who registers. Nothing is stored. */
  atSignUp(player: Registrant, identifier: string | undefined): Promise<Checked>;
  /** Stores the result of `atSignUp`. */
  record(tx: Transaction, playerId: number, checked: Checked): Promise<void>;
  /**
   * Queries at sign-in; an unavailable register does not block it.
   * @returns the updated player
   */
  atSignIn(player: RestrictedPlayer): Promise<RestrictedPlayer>;
  /**
   * Queries before play or a deposit; the ledger reads the result from its facts. Not within a transaction: a refusal would roll it back.
   */
  beforePlay(playerId: number): Promise<void>;
  /**
   * Sets or replaces the identifier of an account.
   * @throws PlatformError 400 for one that does not match the player, or where the law requires none
   */
  setIdentifier(tx: Transaction, player: Registrant, text: string): Promise<void>;
  /** True if a player has an identifier. */
  hasIdentifier(playerId: number): Promise<boolean>;
  /** Closes the circuit breakers of registers, as after a start. */
  reset(): void;
}

/** The person who registers. */
type Registrant = Pick<
  Player,
  'playerId' | 'firstName' | 'lastName' | 'email' | 'countryCode' | 'postalCode' | 'dateOfBirth'
>;

export interface RegisterCheckParts {
  database: OpenDatabase;
  clock: Clock;
  log: Logger;
  players: PlayerStore;
  laws: CountryLaws;
  identities: RegisterIdentities;
  settings: Partial<Record<RegisterName, RegisterSettings>>;
  /** Counts results of queries. */
  count(answer: Pick<Asked, 'register' | 'outcome'>): void;
  /** Ends the sessions of an excluded player. */
  endSessions(playerId: number): Promise<void>;
}

export function createRegisterChecks(parts: RegisterCheckParts): RegisterChecks {
  const { database, clock, log, players, laws, identities } = parts;
  const registers = new Map<RegisterName, GuardedRegister>();
  for (const name of registerNames) {
    const settings = parts.settings[name];
    if (settings !== undefined) registers.set(name, createRegister(name, settings, clock.now, log));
  }
  /** Concurrent stakes share one query. */
  const underWay = new Map<number, Promise<void>>();

  async function ask(
    player: Registrant,
    given: RegisterIdentity,
    occasion: RegisterOccasion,
  ): Promise<Checked> {
    const { firstName, lastName, email, countryCode, dateOfBirth, postalCode } = player;
    const { names } = laws.registers(countryCode, clock.now());
    let identity = given;
    const answers = await Promise.all(
      names.map(async (register): Promise<Asked | undefined> => {
        const askedAt = new Date(clock.now());
        const answer = (outcome: Asked['outcome']): Asked => {
          parts.count({ register, outcome });
          return { register, askedAt, occasion, outcome };
        };
        try {
          const found = registers.get(register);
          if (found === undefined) throw new RegisterUnavailableError('not configured');
          // A complete registration always has a date of birth.
          if (dateOfBirth === null) return undefined;
          const person = { firstName, lastName, dateOfBirth, email, postalCode: postalCode ?? '', ...given };
          const { isExcluded, reference } = await found.ask(person);
          if (reference !== undefined) identity = { reference };
          return answer(isExcluded ? 'excluded' : 'clear');
        } catch (error) {
          if (error instanceof IdentifierMissingError) return undefined;
          if (error instanceof RegisterUnavailableError) return answer('unavailable');
          throw error;
        }
      }),
    );
    return { asked: answers.filter((answer) => answer !== undefined), identity };
  }

  /** Identity for the lookup; undefined if it was encrypted with another secret, which must not block the sign-in. */
  async function identityOf(playerId: number): Promise<RegisterIdentity> {
    try {
      return await identities.of(database.db, playerId);
    } catch (error) {
      log.error(
        { event: 'register.identity', playerId, reason: errorMessage(error) },
        'an identifier cannot be read',
      );
      return {};
    }
  }

  async function record(
    tx: Transaction,
    playerId: number,
    { asked: requested, identity }: Checked,
  ): Promise<void> {
    if (identity.identifier !== undefined || identity.reference !== undefined)
      await identities.store(tx, playerId, identity);
    if (await recordAnswers(tx, playerId, requested)) await parts.endSessions(playerId);
  }

  async function check(player: Registrant, occasion: RegisterOccasion): Promise<void> {
    const { playerId } = player;
    const before = await identityOf(playerId);
    const { asked: requested, identity } = await ask(player, before, occasion);
    const changed = identity === before ? {} : identity;
    await database.transaction(
      (tx) => record(tx, playerId, { asked: requested, identity: changed }),
      'read committed',
    );
  }

  return {
    async atSignUp(player, identifier) {
      const before = identifier === undefined ? await identityOf(player.playerId) : { identifier };
      return ask(player, before, 'sign-up');
    },
    record,
    async atSignIn(player) {
      if (laws.registers(player.countryCode, clock.now()).names.length === 0) return player;
      await check(player, 'sign-in');
      return (await players.byId(player.playerId)) ?? player;
    },
    beforePlay(playerId) {
      const running =
        underWay.get(playerId) ??
        players
          .byId(playerId)
          .then((player) => (player === undefined ? undefined : check(player, 'play')))
          .finally(() => underWay.delete(playerId));
      underWay.set(playerId, running);
      return running;
    },
    async setIdentifier(tx, { playerId, countryCode, dateOfBirth }, text) {
      const kind = laws.registers(countryCode, clock.now()).identifier;
      const identifier = kind && parseIdentifier(kind, text, dateOfBirth ?? '');
      if (identifier === undefined)
        throw invalidRequest({
          registerIdentifier: {
            code: 'invalid.registerIdentifier',
            message: kind
              ? `This cannot be a ${kind} of somebody born then.`
              : `No register is asked by an identifier about residents of ${countryCode}.`,
          },
        });
      await identities.store(tx, playerId, { identifier });
    },
    async hasIdentifier(playerId) {
      const { identifier, reference } = await identityOf(playerId);
      return identifier !== undefined || reference !== undefined;
    },
    reset() {
      for (const register of registers.values()) register.reset();
    },
  };
}
