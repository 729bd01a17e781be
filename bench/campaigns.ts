/**
 * Offers of a player at a site with 1,000 campaigns, as read after a sign-in: `npm run bench:campaigns`, on the
 * embedded engine in memory or, with TEST_DATABASE_URL, on that PostgreSQL server, where only the platform's
 * CPU time is measured. A tenth of the campaigns is for the player's market; a tenth of those is open now.
 */
import { NOW, startTestPlatform, type TestPlatform } from '../services/platform/fixtures/test-platform';
import { bonusCampaigns, bonusTerms } from '../services/platform/database/tables/bonuses';
import { DAY } from '../services/platform/live/activity';

const CAMPAIGNS = 1_000;
const RUNS = 200;
const EMAIL = 'regular@halden.example';
const SITE = 5;

async function addCampaigns({ platform: { database } }: TestPlatform, market: string): Promise<void> {
  const numbers = Array.from({ length: CAMPAIGNS }, (_, index) => 100_000 + index);
  const iso = (time: number) => new Date(time).toISOString();
  await database.db.insert(bonusCampaigns).values(
    numbers.map((campaignId) => ({
      ...({
        campaignId,
        siteId: SITE,
        names: { en: 'Bench' },
        vertical: 'CASINO',
        status: 'ACTIVE',
      } as const),
      ...({ category: 'opt-in', bonusType: 'NON_STICKY', access: 'open', termsVersion: 1 } as const),
    })),
  );
  await database.db.insert(bonusTerms).values(
    numbers.map((campaignId, index) => ({
      ...{ campaignId, version: 1, createdAt: new Date(NOW) },
      terms: {
        ...{ reward: { kind: 'money', amount: 10 } as const, wageringTimes: 0, days: 7, timesPerPlayer: 1 },
        markets: [index % 10 === 0 ? market : 'XX'],
        validFrom: iso(index % 100 === 0 ? NOW - DAY : NOW + DAY),
      },
    })),
  );
}

/** CPU time and elapsed time of reading the offers once, in milliseconds. */
async function costOf({
  platform,
}: TestPlatform): Promise<{ processor: number; median: number; offers: number }> {
  const player = await platform.players.byEmail(SITE, EMAIL);
  if (player === undefined) throw new Error(`There is no ${EMAIL}.`);
  const read = () => platform.bonuses.eligible(player);
  for (let run = 0; run < RUNS / 4; run += 1) await read();
  const times: number[] = [];
  let offers = 0;
  const before = process.cpuUsage();
  for (let run = 0; run < RUNS; run += 1) {
    const started = performance.now();
    offers = (await read()).rewards.length;
    times.push(performance.now() - started);
  }
  const { user, system } = process.cpuUsage(before);
  times.sort((one, other) => one - other);
  return { processor: (user + system) / 1000 / RUNS, median: times[RUNS / 2] ?? NaN, offers };
}

const platform = await startTestPlatform();
await platform.platform.players.change(50_013, { countryCode: 'FI' });
const few = await costOf(platform);
await addCampaigns(platform, 'FI');
const many = await costOf(platform);
const row = ({ processor, median, offers }: typeof few) =>
  `${offers} offers, ${processor.toFixed(2)} ms of processor time, median ${median.toFixed(2)} ms`;
console.log(`shipped campaigns: ${row(few)}`);
console.log(`with ${CAMPAIGNS} more:   ${row(many)}`);
await platform.close();
