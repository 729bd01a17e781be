import type { FocalPoint, GameBrowserLive, GameCardLive, Image } from '../../schemas/generated/types';

/** The parts of a search answer that the browser uses. */
export type BrowserAnswer = Pick<
  GameBrowserLive,
  'items' | 'total' | 'hasMore' | 'nextHref' | 'providers' | 'features' | 'types' | 'jackpots' | 'suggestions'
>;

type Option = GameBrowserLive['providers'][number];

type Check = (value: unknown) => boolean;
type Shape<T> = { [Key in keyof Required<T>]: Check };

const text: Check = (value) => typeof value === 'string';
const whole: Check = Number.isInteger;
const flag: Check = (value) => typeof value === 'boolean';
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
const list =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const record =
  <T>(shape: Shape<T>): Check =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries<Check>(shape).every(([key, check]) => check(Reflect.get(value, key)));

const percent: Check = (value) => whole(value) && Number(value) >= 0 && Number(value) <= 100;

const image = record<Image>({
  url: (value) => text(value) && URL.canParse(String(value)),
  width: whole,
  height: whole,
  alt: text,
  focus: optional(record<FocalPoint>({ x: percent, y: percent })),
});

const gameCard = record<GameCardLive>({
  gameId: text,
  name: text,
  href: text,
  square: image,
  tall: optional(image),
  wide: optional(image),
  tint: text,
  provider: text,
  badges: list(text),
  jackpot: optional(record<NonNullable<GameCardLive['jackpot']>>({ amount: whole, currency: text })),
  table: optional(
    record<NonNullable<GameCardLive['table']>>({
      tableId: text,
      open: flag,
      seats: whole,
      seatsTaken: whole,
      min: whole,
      max: whole,
      currency: text,
    }),
  ),
  restricted: flag,
  overlay: flag,
});

const options = list(record<Option>({ id: text, label: text, count: optional(whole) }));

const answer = record<BrowserAnswer>({
  items: list(gameCard),
  total: whole,
  hasMore: flag,
  nextHref: optional(text),
  providers: options,
  features: options,
  types: options,
  jackpots: optional(whole),
  suggestions: list(text),
});

/** Checks an answer from the network before anything of it is shown. */
export function isBrowserAnswer(value: unknown): value is BrowserAnswer {
  return answer(value);
}
