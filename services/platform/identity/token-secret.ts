import { eq } from 'drizzle-orm';
import type { OpenDatabase } from '../database/database';
import { secrets } from '../database/tables/sessions';
import type { Randomness } from '../randomness';

const NAME = 'tokens';

/** The secret that signs tokens: generated at the first start and stored, so that sessions outlive the process. */
export function tokenSecretOf(database: OpenDatabase, random: Randomness): Promise<string> {
  return database.transaction(async (tx) => {
    const [known] = await tx.select().from(secrets).where(eq(secrets.name, NAME));
    if (known !== undefined) return known.value;
    const value = random.token();
    await tx.insert(secrets).values({ name: NAME, value });
    return value;
  });
}
