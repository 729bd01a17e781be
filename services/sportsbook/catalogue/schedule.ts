import { drawsOf, shuffled } from '../odds/draws';
import { lengthMinutes, type Strengths } from '../odds/score';
import type { Catalogue, Competition } from './catalogue';
import { slugOf } from './slug';

/** Scheduled match. */
export interface Fixture {
  id: string;
  competition: Competition;
  home: string;
  away: string;
  strengths: Strengths;
  /** Milliseconds since the epoch. */
  startsAt: number;
  /** Last segment of its path. */
  slug: string;
}

const MINUTE = 60_000;

/** Endless schedule of matches, derived from the seed and the time alone. */
export class Schedule {
  readonly #catalogue: Catalogue;
  readonly #secret: string;
  readonly #strengths = new Map<string, number>();

  constructor(catalogue: Catalogue, secret: string) {
    this.#catalogue = catalogue;
    this.#secret = secret;
  }

  /** Matches that end after `from` and start no later than `until`, by the schedule and sorted by start. */
  between(competition: Competition, from: number, until: number): Fixture[] {
    const { everyMinutes, offsetMinutes, matches, staggerMinutes, course } = competition;
    const turn = (time: number) => Math.floor((time / MINUTE - offsetMinutes) / everyMinutes);
    const longest = (lengthMinutes(course) + (matches - 1) * staggerMinutes) * MINUTE;
    const found: Fixture[] = [];
    for (let each = turn(from - longest); each <= turn(until); each += 1)
      for (let index = 0; index < matches; index += 1) found.push(this.#fixture(competition, each, index));
    return found
      .filter(({ startsAt }) => startsAt + lengthMinutes(course) * MINUTE > from && startsAt <= until)
      .sort((one, other) => one.startsAt - other.startsAt);
  }

  /** Finds a match by id. */
  find(id: string): Fixture | undefined {
    const [, competitionId = '', turn = '', index = ''] = /^(.+)-([0-9a-z]{1,8})-(\d{1,2})$/.exec(id) ?? [];
    const competition = this.#catalogue.competition(competitionId);
    if (competition === undefined || Number(index) >= competition.matches) return undefined;
    return this.#fixture(competition, parseInt(turn, 36), Number(index));
  }

  /** Finds a match by the last segment of its path. */
  findBySlug(competition: string, slug: string): Fixture | undefined {
    const [, tail = ''] = /-([0-9a-z]{1,8}-\d{1,2})$/.exec(slug) ?? [];
    const found = this.find(`${competition}-${tail}`);
    return found?.slug === slug ? found : undefined;
  }

  #fixture(competition: Competition, turn: number, index: number): Fixture {
    const { id: competitionId, teams, everyMinutes, offsetMinutes, staggerMinutes } = competition;
    const drawn = shuffled(teams, drawsOf(this.#secret, `teams of ${competitionId} in ${turn}`));
    const [home = '', away = ''] = drawn.slice(index * 2);
    const tail = `${turn.toString(36)}-${index}`;
    return {
      id: `${competitionId}-${tail}`,
      competition,
      home,
      away,
      strengths: { home: this.#strengthOf(home), away: this.#strengthOf(away) },
      startsAt: (turn * everyMinutes + offsetMinutes + index * staggerMinutes) * MINUTE,
      slug: `${slugOf(home)}-v-${slugOf(away)}-${tail}`,
    };
  }

  #strengthOf(team: string): number {
    const stored = this.#strengths.get(team);
    if (stored !== undefined) return stored;
    const strength = 0.8 + 0.45 * drawsOf(this.#secret, `strength of ${team}`)();
    this.#strengths.set(team, strength);
    return strength;
  }
}
