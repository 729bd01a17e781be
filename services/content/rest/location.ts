import { isRecord } from '../../../schemas/is-record';

/** Degrees. */
export interface Place {
  readonly lat: number;
  readonly lon: number;
}

const EARTH_RADIUS_KM = 6371;

/** Parses a location; null for any other value. */
export function placeOf(value: unknown): Place | null {
  if (!isRecord(value)) return null;
  const { lat, lon } = value;
  return typeof lat === 'number' && typeof lon === 'number' ? { lat, lon } : null;
}

/** The great-circle distance in kilometres. */
export function distanceBetween(a: Place, b: Place): number {
  const [aLat, bLat] = [radians(a.lat), radians(b.lat)];
  const half =
    Math.sin((bLat - aLat) / 2) ** 2 +
    Math.cos(aLat) * Math.cos(bLat) * Math.sin(radians(b.lon - a.lon) / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(half));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
