import { emptySlip, type Pick, type Slip } from './slip';

const KEY = 'slip';

/** Reads the slip of this tab, which survives reloads and new contexts. */
export function readSlip(): Slip {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isSlip(stored) ? stored : emptySlip;
  } catch {
    return emptySlip;
  }
}

export function storeSlip(slip: Slip): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(slip));
  } catch {
    // Browsers may block storage in frames; the slip is then lost with the page.
  }
}

function isSlip(value: unknown): value is Slip {
  if (typeof value !== 'object' || value === null) return false;
  const { picks, size, stake, accept } = value as Record<string, unknown>;
  return (
    Array.isArray(picks) &&
    picks.every(isPick) &&
    typeof size === 'number' &&
    typeof stake === 'string' &&
    (accept === 'none' || accept === 'better' || accept === 'any')
  );
}

function isPick(value: unknown): value is Pick {
  if (typeof value !== 'object' || value === null) return false;
  const pick = value as Record<string, unknown>;
  const texts = ['eventId', 'market', 'outcome', 'name', 'marketName', 'eventName'];
  return texts.every((name) => typeof pick[name] === 'string') && typeof pick['odds'] === 'number';
}
