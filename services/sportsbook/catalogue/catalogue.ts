import { validateSportsbookDataCatalogue } from '../../../schemas/generated/validators.js';
import type { SportsbookDataCatalogue } from '../../../schemas/generated/types';
import { readJsonFile } from '../../process/read-json-file';
import type { MarketType } from '../odds/grade';
import type { CourseModel } from '../odds/score';

/** Competition with its sport and region. */
export interface Competition {
  id: string;
  name: string;
  sport: string;
  region: string;
  course: CourseModel;
  /** The first one is the main market. */
  markets: readonly MarketType[];
  teams: readonly string[];
  /** Length of a round of matches in minutes. Rounds are counted from the epoch. */
  everyMinutes: number;
  offsetMinutes: number;
  /** Matches per round. */
  matches: number;
  /** Minutes between the starts of two matches of a round. */
  staggerMinutes: number;
}

/** A sport with its regions, in the order of the data. */
export interface Sport {
  id: string;
  regions: readonly { id: string; competitions: readonly Competition[] }[];
}

export interface Catalogue {
  sports: readonly Sport[];
  competitions: readonly Competition[];
  competition(id: string): Competition | undefined;
}

/** Reads the catalogue. @throws Error that names the file */
export function readCatalogue(file: string): Catalogue {
  const data = readJsonFile(file, validateSportsbookDataCatalogue, 'The catalogue of the sportsbook');
  const sports = data.sports.map((sport): Sport => ({
    id: sport.id,
    regions: sport.regions.map(({ id, competitions }) => ({
      id,
      competitions: competitions.map((competition) => ({
        ...competition,
        sport: sport.id,
        region: id,
        course: sport.course,
        markets: sport.markets.flatMap(marketTypes),
      })),
    })),
  }));
  const competitions = sports.flatMap(({ regions }) => regions.flatMap((region) => region.competitions));
  const byId = new Map(competitions.map((competition) => [competition.id, competition]));
  return { sports, competitions, competition: (id) => byId.get(id) };
}

function marketTypes({
  kind,
  lines,
}: SportsbookDataCatalogue['sports'][number]['markets'][number]): MarketType[] {
  return lines === undefined ? [{ kind, line: null }] : lines.map((line) => ({ kind, line }));
}
