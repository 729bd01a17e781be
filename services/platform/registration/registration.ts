import { and, eq, ne, sql } from 'drizzle-orm';
import type {
  PlatformRegistration,
  PlatformRequestRegistration,
  PlatformRequestRegistrationCompletion,
} from '../../../schemas/generated/types';
import { storeMarketingPreferences, preferencesOf } from '../account/marketing-preferences';
import type { Clock } from '../clock';
import { hashSecret } from '../../process/secret';
import type { Site } from '../reference-data/data';
import type { OpenDatabase, Transaction } from '../database/database';
import { isDuplicate } from '../database/retry';
import { players, type Player } from '../database/tables/players';
import { registrations } from '../database/tables/registration';
import { offerProofs } from '../documents/open-document';
import { invalidRequest, PlatformError, type FieldError } from '../errors';
import type { Outbox } from '../outbox/outbox';
import type { RateLimit } from '../http/rate-limit';
import type { Randomness } from '../randomness';
import { type IdentifierKind, parseIdentifier } from '../registers/identifiers';
import { isExcluded } from '../registers/record-answers';
import type { PlayerStore } from '../players/player-store';
import type { Checked, RegisterChecks } from '../registers/register-checks';
import { acceptTerms } from '../terms/terms';
import { ageAt } from './age';
import { parseCpf } from './cpf';
import type { MarketRules } from './market-rules';
import type { PasswordRules } from './password-rules';
import { exclusionElsewhere, refusedForExclusion, takeOver } from './excluded-elsewhere';
import { parseMobilePhone } from './phone';
import { requireUnfinished, unfinishedOf } from './unfinished';

const DAY = 86_400_000;
const OLDEST = 120;
/** Maximum number of register queries per registration, which lasts a day. */
const REGISTER_QUESTIONS = 10;

/** Dependencies of the registration. */
export interface RegistrationNeeds {
  database: OpenDatabase;
  clock: Clock;
  random: Randomness;
  outbox: Outbox;
  rules: MarketRules;
  registers: RegisterChecks;
  players: PlayerStore;
  rateLimit: RateLimit;
  passwordRules: PasswordRules;
  hashPassword(password: string): Promise<string>;
  verifyPassword(password: string, hash: string): Promise<boolean>;
}

/** Registration in two steps (REG-01 to REG-15); `registration-codes.ts` verifies phone and address. */
export interface Registration {
  /**
   * Stores a pre-registered player (API-011). An unfinished registration is resumed with the same address and
   * password. Throws 400 per field, 403 for a phone or country without registration, 409 for an address in use.
   */
  start(
    site: Site,
    request: PlatformRequestRegistration,
    detectedCountry: string,
  ): Promise<PlatformRegistration>;
  /**
   * Completes the profile (API-012). Where the country requires no codes, the player can sign in from now on.
   * Where the law refuses accounts to excluded persons, throws 403 `error.exclusion.register` for a person in
   * its register, and `error.exclusion.in.progress` for one excluded from all brands; elsewhere their account
   * cannot play.
   */
  complete(
    site: Site,
    token: string | undefined,
    request: PlatformRequestRegistrationCompletion,
  ): Promise<void>;
  /** Opens the account once all proofs required by the country are complete; a no-op before. */
  finishWhenProven(tx: Transaction, player: Player): Promise<void>;
}

export function createRegistration(needs: RegistrationNeeds): Registration {
  const { database, clock, random, outbox, rules } = needs;

  /** An unfinished registration of the same person; throws 409 when the address is taken. */
  async function earlierOf(
    site: Site,
    email: string,
    password: string,
  ): Promise<{ playerId: number; expired: boolean } | undefined> {
    const [player] = await database.db.select().from(players).where(isAddress(site, email));
    if (player === undefined) return undefined;
    const unfinished = await unfinishedOf(database.db, player.playerId);
    if (unfinished === undefined) throw playerExists();
    const expired = unfinished.registration.expiresAt.getTime() <= clock.now();
    const same = player.passwordHash !== null && (await needs.verifyPassword(password, player.passwordHash));
    if (!expired && !same) throw playerExists();
    return { playerId: player.playerId, expired };
  }

  async function start(
    site: Site,
    request: PlatformRequestRegistration,
    detectedCountry: string,
  ): Promise<PlatformRegistration> {
    const { email, password, firstName, lastName } = request;
    const fault = needs.passwordRules(password, request);
    if (fault !== undefined) throw invalidRequest({ password: fault });
    const mobilePhone = requirePhone(request.mobilePhone);
    const language = rules.requireLanguage('languageCode', request.languageCode ?? 'en');
    const country = rules.offeredCountry(site, request.country ?? detectedCountry);
    const earlier = await earlierOf(site, email, password);
    const passwordHash = await needs.hashPassword(password);
    const now = clock.now();
    const token = random.token();
    const profile = {
      email,
      passwordHash,
      firstName: firstName.trim(),
      lastName: lastName.trim(),
      countryCode: country.code,
      currencyCode: rules.currencyOf(site, country),
      language,
    };
    try {
      const playerId = await database.transaction(async (tx) => {
        if (earlier?.expired) await tx.delete(players).where(eq(players.playerId, earlier.playerId));
        const id =
          earlier === undefined || earlier.expired
            ? await insertPlayer(tx, site, profile, mobilePhone, now)
            : await updatePlayer(tx, earlier.playerId, profile, mobilePhone);
        const registration = {
          tokenHash: hashSecret(token),
          expiresAt: new Date(now + DAY),
          marketingOptIn: request.marketingOptIn ?? false,
          cookiePolicyAccepted: request.cookiePolicyAccepted ?? false,
          bonusCode: request.bonusCode ?? null,
          completedAt: null,
        };
        await tx
          .insert(registrations)
          .values({ playerId: id, ...registration })
          .onConflictDoUpdate({ target: registrations.playerId, set: registration });
        return id;
      });
      return { playerId, token };
    } catch (error) {
      if (isDuplicate(error)) throw playerExists();
      throw error;
    }
  }

  async function complete(
    site: Site,
    token: string | undefined,
    request: PlatformRequestRegistrationCompletion,
  ): Promise<void> {
    const now = clock.now();
    const caller = { siteId: site.siteId, playerId: request.playerId, token, now };
    // Before validating fields: only a valid registration may learn whether a CPF is taken.
    const begun = await requireUnfinished(database.db, caller);
    const country = rules.offeredCountry(site, request.countryCode);
    const cpf = checkedCpf(request.cpf, rules.ofCountry(country.code).cpf);
    const law = rules.registers(country.code, now);
    const identifier = checkedIdentifier(
      request,
      law.identifier,
      await needs.registers.hasIdentifier(request.playerId),
    );
    const faults = {
      ...faultsOf(request, cpf, rules.minimumAge(country.code, now), now),
      ...(identifier.fault === undefined ? {} : { registerIdentifier: identifier.fault }),
    };
    if (Object.keys(faults).length > 0) throw invalidRequest(faults);
    const mobilePhone = requirePhone(request.mobilePhone);
    const checked = await askRegisters(begun.player, request, country.code, identifier.value);
    const person = { ...begun.player, countryCode: country.code, dateOfBirth: request.dateOfBirth };
    const exclusion = await exclusionElsewhere(needs.players, person, now);
    if (exclusion !== undefined && law.refusesSignUp) throw refusedForExclusion(exclusion);
    await database.transaction(async (tx) => {
      const { player, registration } = await requireUnfinished(tx, caller);
      await needs.registers.record(tx, player.playerId, checked);
      if (exclusion !== undefined) await takeOver(tx, player.playerId, exclusion, new Date(now));
      if (cpf.digits !== null && (await isCpfTaken(tx, site, player.playerId, cpf.digits))) {
        throw new PlatformError(
          409,
          'error.cpf.duplicate_found',
          'There is an account with this CPF: sign in to it.',
        );
      }
      const [completed] = await tx
        .update(players)
        .set({
          dateOfBirth: request.dateOfBirth,
          postalCode: request.postalCode.trim(),
          mobilePhone,
          // REG-21: a changed number is not verified.
          ...(mobilePhone === player.mobilePhone ? {} : { phoneVerifiedAt: null }),
          countryCode: country.code,
          currencyCode: rules.currencyOf(site, country),
          language: rules.requireLanguage('languageCode', request.languageCode),
          cpf: cpf.digits,
          registrationStatus: 'ACCOUNT_UNVERIFIED',
        })
        .where(eq(players.playerId, player.playerId))
        .returning();
      if (completed === undefined) throw new Error(`Player ${player.playerId} is gone.`);
      await tx
        .update(registrations)
        .set({ completedAt: new Date(now) })
        .where(eq(registrations.playerId, player.playerId));
      await acceptTerms(tx, player.playerId, rules.termsVersion(site.siteId), new Date(now));
      await storeMarketingPreferences(
        tx,
        player.playerId,
        preferencesOf(registration.marketingOptIn),
        new Date(now),
      );
      await finishWhenProven(tx, completed);
    });
  }

  /** Queries the country's registers, with a limit: otherwise registrations could be used to find out who is excluded. */
  async function askRegisters(
    player: Player,
    { playerId, dateOfBirth, postalCode }: PlatformRequestRegistrationCompletion,
    countryCode: string,
    identifier: string | undefined,
  ): Promise<Checked> {
    const { names, refusesSignUp } = rules.registers(countryCode, clock.now());
    if (names.length === 0) return { asked: [], identity: {} };
    const subject = String(playerId);
    await needs.rateLimit.take({
      name: 'register-sign-up',
      subject,
      times: REGISTER_QUESTIONS,
      windowMs: DAY,
    });
    const person = { ...player, countryCode, dateOfBirth, postalCode };
    const checked = await needs.registers.atSignUp(person, identifier);
    if (refusesSignUp && checked.asked.some(({ outcome }) => outcome === 'excluded')) {
      const { asked: requested } = checked;
      await database.transaction((tx) =>
        needs.registers.record(tx, playerId, { asked: requested, identity: {} }),
      );
      throw new PlatformError(
        403,
        'error.exclusion.register',
        'A national register has excluded this person from gambling: no account is opened.',
      );
    }
    return checked;
  }

  async function finishWhenProven(tx: Transaction, player: Player): Promise<void> {
    const unfinished = await unfinishedOf(tx, player.playerId);
    if (unfinished === undefined || unfinished.registration.completedAt === null) return;
    const { smsVerification, emailVerification } = rules.ofCountry(player.countryCode);
    if (smsVerification && player.phoneVerifiedAt === null) return;
    if (emailVerification && player.emailVerifiedAt === null) return;
    const { playerId, siteId, email, firstName, language } = player;
    await tx
      .update(players)
      .set({ registrationStatus: 'REGISTERED', registrationDate: new Date(clock.now()) })
      .where(eq(players.playerId, playerId));
    await tx
      .update(registrations)
      .set({ finishedAt: new Date(clock.now()) })
      .where(eq(registrations.playerId, playerId));
    await offerProofs(tx, playerId, new Date(clock.now()));
    // Excluded players get no welcome message.
    if (await isExcluded(tx, playerId)) return;
    outbox.send({
      siteId,
      playerId,
      channel: 'email',
      to: email,
      template: 'welcome',
      values: { firstName, email },
      locale: language,
    });
  }

  return { start, complete, finishWhenProven };
}

type Profile = Pick<
  typeof players.$inferInsert,
  'email' | 'passwordHash' | 'firstName' | 'lastName' | 'countryCode' | 'currencyCode' | 'language'
>;

async function insertPlayer(
  tx: Transaction,
  site: Site,
  profile: Profile,
  mobilePhone: string,
  now: number,
): Promise<number> {
  const [inserted] = await tx
    .insert(players)
    .values({
      ...profile,
      siteId: site.siteId,
      mobilePhone,
      personid: '',
      registrationDate: new Date(now),
      registrationStatus: 'PRE_REGISTERED',
      kycStatus: 'NOT_VERIFIED',
    })
    .returning({ playerId: players.playerId });
  if (inserted === undefined) throw new Error('The new player was not stored.');
  const { playerId } = inserted;
  await tx
    .update(players)
    .set({ personid: `person-${playerId}` })
    .where(eq(players.playerId, playerId));
  return playerId;
}

async function updatePlayer(
  tx: Transaction,
  playerId: number,
  profile: Profile,
  mobilePhone: string,
): Promise<number> {
  const [player] = await tx.select().from(players).where(eq(players.playerId, playerId));
  await tx
    .update(players)
    .set({
      ...profile,
      mobilePhone,
      ...(player?.mobilePhone === mobilePhone ? {} : { phoneVerifiedAt: null }),
    })
    .where(eq(players.playerId, playerId));
  return playerId;
}

/** True if another account of the site has the CPF; unfinished registrations are ignored. */
async function isCpfTaken(tx: Transaction, site: Site, playerId: number, cpf: string): Promise<boolean> {
  const taken = await tx.$count(
    players,
    and(
      eq(players.siteId, site.siteId),
      eq(players.cpf, cpf),
      ne(players.playerId, playerId),
      eq(players.registrationStatus, 'REGISTERED'),
    ),
  );
  return taken > 0;
}

function isAddress(site: Site, email: string) {
  return and(eq(players.siteId, site.siteId), eq(sql`lower(${players.email})`, email.toLowerCase()));
}

function playerExists(): PlatformError {
  return new PlatformError(
    409,
    'error.registration.player_already_exists',
    'There is an account with this address: sign in, or reset the password.',
  );
}

/** ERR-12: numbers are validated like for sending, with the same error code. */
function requirePhone(text: string): string {
  const phone = parseMobilePhone(text);
  if (phone !== undefined) return phone;
  throw new PlatformError(
    403,
    'error.vonage.phone.invalid',
    'The number cannot take an SMS: send a mobile number with its prefix, such as +358401234567.',
  );
}

interface CheckedCpf {
  digits: string | null;
  fault?: FieldError;
}

function checkedCpf(text: string | undefined, required: boolean): CheckedCpf {
  if (!required) return { digits: null };
  if (text === undefined) {
    return { digits: null, fault: { code: 'invalid.required', message: 'The country asks for a CPF.' } };
  }
  const digits = parseCpf(text);
  return digits === undefined
    ? { digits: null, fault: { code: 'invalid.cpf', message: 'The check digits of the CPF do not fit.' } }
    : { digits };
}

interface CheckedIdentifier {
  /** Omitted when the registration has already stored one. */
  value?: string;
  fault?: FieldError;
}

function checkedIdentifier(
  { registerIdentifier: text, dateOfBirth }: PlatformRequestRegistrationCompletion,
  kind: IdentifierKind | undefined,
  isStored: boolean,
): CheckedIdentifier {
  if (kind === undefined || (text === undefined && isStored)) return {};
  if (text === undefined)
    return {
      fault: {
        code: 'invalid.required',
        message: `The register of the country is asked by an identifier: send ${kind} as registerIdentifier.`,
      },
    };
  const value = parseIdentifier(kind, text, dateOfBirth);
  if (value !== undefined) return { value };
  const message = `This cannot be a ${kind} of somebody born then.`;
  return { fault: { code: 'invalid.registerIdentifier', message } };
}

function faultsOf(
  request: PlatformRequestRegistrationCompletion,
  cpf: CheckedCpf,
  minimumAge: number,
  now: number,
): Record<string, FieldError> {
  const faults: Record<string, FieldError> = {};
  const age = ageAt(request.dateOfBirth, now);
  if (age < 0 || age > OLDEST) {
    faults['dateOfBirth'] = { code: 'invalid.dateOfBirth', message: 'The date of birth cannot be right.' };
  } else if (age < minimumAge) {
    faults['dateOfBirth'] = {
      code: 'invalid.dateOfBirth.age',
      message: `Players must be ${minimumAge} years old.`,
    };
  }
  if (!request.termsAndConditionsAccepted) {
    faults['termsAndConditionsAccepted'] = {
      code: 'invalid.termsAndConditionsAccepted',
      message: 'The terms and conditions must be accepted.',
    };
  }
  if (cpf.fault !== undefined) faults['cpf'] = cpf.fault;
  return faults;
}
