import { and, eq, getTableColumns, ne, or, sql } from 'drizzle-orm';
import type { OpenDatabase, Queries } from '../database/database';
import { players, type NewPlayer, type Player } from '../database/tables/players';
import { type NewRestriction, type Restriction, restrictions } from '../database/tables/restrictions';
import { removeFromLedger } from '../ledger/removal';
import { restrictionsOfRow } from './restriction-rows';

/** A player with all past and current restrictions. */
export type RestrictedPlayer = Player & { restrictions: Restriction[] };
/** A player for insertion, with restrictions. */
export type NewRestrictedPlayer = NewPlayer & { restrictions?: readonly NewRestriction[] };

/** The columns of a `RestrictedPlayer`. */
export const restrictedPlayer = { ...getTableColumns(players), restrictions: restrictionsOfRow };

/** The fields that show that two accounts belong to one person. */
export type AccountHolder = Pick<
  Player,
  'siteId' | 'personid' | 'email' | 'firstName' | 'lastName' | 'dateOfBirth' | 'countryCode'
>;

/** The players of all sites, by id and by site and e-mail address; addresses are case-insensitive. */
export interface PlayerStore {
  byId(playerId: number): Promise<RestrictedPlayer | undefined>;
  byEmail(siteId: number, email: string): Promise<RestrictedPlayer | undefined>;
  /**
   * Ids of a person's accounts at other sites: those with the same person id or e-mail address, or with the
   * same name, date of birth and country.
   */
  otherAccounts(player: AccountHolder): Promise<number[]>;
  /** Adds a player. The insert fails with a duplicate (`isDuplicate`) when the address exists at the site. */
  add(player: NewRestrictedPlayer): Promise<Player>;
  /** Changes columns of a player and returns the result. Throws for an unknown player. */
  change(playerId: number, changes: Partial<Omit<NewPlayer, 'playerId'>>): Promise<RestrictedPlayer>;
  /** Adds a player, replacing one with the same id, or the same site and address, with all their data. */
  replace(player: NewRestrictedPlayer): Promise<Player>;
}

/** Every method joins the current transaction, if any. */
export function createPlayerStore(database: OpenDatabase): PlayerStore {
  const withEmail = (siteId: number, email: string) =>
    and(eq(players.siteId, siteId), sql`lower(${players.email}) = lower(${email})`);

  async function add(
    queries: Queries,
    { restrictions: own = [], ...player }: NewRestrictedPlayer,
  ): Promise<Player> {
    const [stored] = await queries.insert(players).values(player).returning();
    if (stored === undefined) throw new Error('The player was not stored.');
    const { playerId } = stored;
    if (own.length > 0) await queries.insert(restrictions).values(own.map((each) => ({ ...each, playerId })));
    return stored;
  }

  return {
    async byId(playerId) {
      const [player] = await database.db
        .select(restrictedPlayer)
        .from(players)
        .where(eq(players.playerId, playerId));
      return player;
    },
    async byEmail(siteId, email) {
      const [player] = await database.db
        .select(restrictedPlayer)
        .from(players)
        .where(withEmail(siteId, email));
      return player;
    },
    async otherAccounts({ siteId, personid, email, firstName, lastName, dateOfBirth, countryCode }) {
      const found = await database.db
        .select({ playerId: players.playerId })
        .from(players)
        .where(
          and(
            ne(players.siteId, siteId),
            or(
              eq(players.personid, personid),
              sql`lower(${players.email}) = lower(${email})`,
              dateOfBirth === null
                ? undefined
                : and(
                    eq(players.dateOfBirth, dateOfBirth),
                    eq(players.countryCode, countryCode),
                    sql`lower(${players.firstName}) = lower(${firstName})`,
                    sql`lower(${players.lastName}) = lower(${lastName})`,
                  ),
            ),
          ),
        )
        .orderBy(players.playerId);
      return found.map((account) => account.playerId);
    },
    add: (player) => database.transaction((tx) => add(tx, player)),
    async change(playerId, changes) {
      const [player] = await database.db
        .update(players)
        .set(changes)
        .where(eq(players.playerId, playerId))
        .returning(restrictedPlayer);
      if (player === undefined) throw new Error(`There is no player ${playerId} to change.`);
      return player;
    },
    replace: (player) =>
      database.transaction(async (tx) => {
        const isReplaced = or(
          withEmail(player.siteId, player.email),
          player.playerId === undefined ? undefined : eq(players.playerId, player.playerId),
        );
        const replaced = await tx.select({ playerId: players.playerId }).from(players).where(isReplaced);
        for (const { playerId } of replaced) await removeFromLedger(tx, playerId);
        await tx.delete(players).where(isReplaced);
        return add(tx, player);
      }),
  };
}
