import { expect, test } from 'vitest';
import type { PlatformStatementMovement } from '../../../../schemas/generated/types';
import { movementName } from './movement-name';

const named = (kind: PlatformStatementMovement['kind'], type: PlatformStatementMovement['type'], total = 1) =>
  movementName({ kind, type, moved: { real: total, locked: 0, bonus: 0, total } });

test('what comes back has another name than what went', () => {
  expect(named('withdrawal', 'WITHDRAW')).toBe('statements.moves.withdrawal');
  expect(named('withdrawal-return', 'CANCELED')).toBe('statements.moves.withdrawalCancelled');
  expect(named('withdrawal-return', 'REVERSAL')).toBe('statements.moves.withdrawalReturned');
  expect(named('stake', 'BET')).toBe('statements.moves.stake');
  expect(named('stake', 'BET_VOID')).toBe('statements.moves.stakeBack');
  expect(named('win', 'WIN_VOID')).toBe('statements.moves.winBack');
  expect(named('win', 'LOSS')).toBe('statements.moves.loss');
  expect(named('bonus', 'FORFEIT', -1)).toBe('statements.moves.bonusTaken');
  expect(named('lock', 'UNLOCK')).toBe('statements.moves.unlocked');
});
