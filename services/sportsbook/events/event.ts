import type { Fixture } from '../catalogue/schedule';
import { type Clock, clockAt, type Course, courseOf, scoreAt, sinceScored } from '../odds/course';
import { drawsOf } from '../odds/draws';
import { finalScores } from '../odds/final-scores';
import { marketId, type MarketType } from '../odds/grade';
import { type Price, pricesOf } from '../odds/price';
import type { Score, Strengths } from '../odds/score';
import { type EventChange, unchanged } from './change';

export type Phase = 'upcoming' | 'live' | 'ended' | 'void' | 'reopened';

/** State of an event at one moment. */
export interface SportEvent {
  fixture: Fixture;
  startsAt: number;
  phase: Phase;
  /** Null before the start and for a void event. */
  score: Score | null;
  /** Clock of a live event. */
  clock: Clock | null;
  /** True while the event takes no bets. */
  isSuspended: boolean;
}

export interface Market {
  id: string;
  type: MarketType;
  status: 'open' | 'suspended' | 'closed';
  prices: readonly Price[];
}

const MINUTE = 60_000;
/** Suspension after each goal, in minutes. Not for sports that score so often that they would never be open. */
const PAUSE_MINUTES = 0.2;
const FEW_GOALS = 15;
/** Interval between changes of odds, in milliseconds. */
const DRIFT_MS = { upcoming: 60_000, live: 8_000 };
const DRIFT = 0.03;
const MOST_COURSES = 2_000;
const MOST_MARKETS = 3_000;

/** Derives events from the schedule, the operators' changes and the time. Only the changes are stored. */
export class Events {
  readonly #secret: string;
  readonly #marginPerMille: number;
  readonly #changeOf: (eventId: string) => EventChange | undefined;
  readonly #courses = new Map<string, Course>();
  readonly #markets = new Map<string, readonly Market[]>();

  constructor(
    secret: string,
    marginPerMille: number,
    changeOf: (eventId: string) => EventChange | undefined,
  ) {
    this.#secret = secret;
    this.#marginPerMille = marginPerMille;
    this.#changeOf = changeOf;
  }

  /** @param now milliseconds since the epoch */
  at(fixture: Fixture, now: number): SportEvent {
    const { result, isSuspended, startsAt: moved } = this.#changeOf(fixture.id) ?? unchanged(fixture.id);
    const startsAt = moved ?? fixture.startsAt;
    const base = { fixture, startsAt, clock: null };
    if (result.kind === 'void') return { ...base, phase: 'void', score: null, isSuspended: true };
    if (result.kind === 'reopened') return { ...base, phase: 'reopened', score: null, isSuspended: true };
    if (result.kind === 'entered') return { ...base, phase: 'ended', score: result.score, isSuspended: true };
    const minutes = (now - startsAt) / MINUTE;
    if (minutes < 0) return { ...base, phase: 'upcoming', score: null, isSuspended };
    const course = this.#courseOf(fixture);
    const score = scoreAt(course, minutes);
    if (minutes >= course.endsAt) return { ...base, phase: 'ended', score, isSuspended: true };
    const pauses = course.scored.length <= FEW_GOALS && sinceScored(course, minutes) < PAUSE_MINUTES;
    const clock = clockAt(fixture.competition.course, minutes);
    return { ...base, phase: 'live', score, clock, isSuspended: isSuspended || pauses };
  }

  /** Markets of an event with their odds, constant within one `DRIFT_MS` interval. */
  marketsOf(event: SportEvent, now: number): readonly Market[] {
    const { id, competition } = event.fixture;
    const { phase, score, isSuspended, startsAt } = event;
    if (phase !== 'upcoming' && phase !== 'live')
      return competition.markets.map((type) => ({ id: marketId(type), type, status: 'closed', prices: [] }));
    const moment = Math.floor(now / DRIFT_MS[phase]);
    const key = [id, phase, moment, score?.home, score?.away, isSuspended, startsAt].join();
    const stored = this.#markets.get(key);
    if (stored !== undefined) return stored;
    const minutes = (moment * DRIFT_MS[phase] - startsAt) / MINUTE;
    const strengths = this.#drifted(event.fixture, moment);
    const chances = finalScores(competition.course, strengths, score ?? { home: 0, away: 0 }, minutes);
    const markets = competition.markets.map((type): Market => {
      const prices = pricesOf(type, chances, this.#marginPerMille);
      const isDecided = prices.some(({ odds }) => odds === null);
      return {
        id: marketId(type),
        type,
        status: isDecided ? 'closed' : isSuspended ? 'suspended' : 'open',
        prices,
      };
    });
    if (this.#markets.size > MOST_MARKETS) this.#markets.clear();
    this.#markets.set(key, markets);
    return markets;
  }

  #courseOf(fixture: Fixture): Course {
    const stored = this.#courses.get(fixture.id);
    if (stored !== undefined) return stored;
    const draws = drawsOf(this.#secret, `course of ${fixture.id}`);
    const course = courseOf(fixture.competition.course, fixture.strengths, draws);
    if (this.#courses.size > MOST_COURSES) this.#courses.clear();
    this.#courses.set(fixture.id, course);
    return course;
  }

  /** Strengths with a small random drift, as odds move in a real market. */
  #drifted({ id, strengths }: Fixture, moment: number): Strengths {
    const drift = 1 + DRIFT * (2 * drawsOf(this.#secret, `drift of ${id} at ${moment}`)() - 1);
    return { home: strengths.home * drift, away: strengths.away };
  }
}
