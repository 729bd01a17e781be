import type { MessageKey } from '../../../../schemas/generated/message-keys';
import type { PlatformStatementMovement } from '../../../../schemas/generated/types';

type Movement = Pick<PlatformStatementMovement, 'kind' | 'type' | 'moved'>;

/** Message key of the type of a movement. */
export function movementName({ kind, type, moved }: Movement): MessageKey {
  switch (kind) {
    case 'withdrawal-return':
      return type === 'CANCELED'
        ? 'statements.moves.withdrawalCancelled'
        : 'statements.moves.withdrawalReturned';
    case 'stake':
      return type === 'BET' ? 'statements.moves.stake' : 'statements.moves.stakeBack';
    case 'win':
      if (type === 'WIN' || type === 'CASHOUT') return 'statements.moves.win';
      return type === 'LOSS' ? 'statements.moves.loss' : 'statements.moves.winBack';
    case 'bonus':
      if (type === 'CONVERSION') return 'statements.moves.bonusConverted';
      return moved.total < 0 ? 'statements.moves.bonusTaken' : 'statements.moves.bonusGiven';
    case 'lock':
      return type === 'LOCK' ? 'statements.moves.locked' : 'statements.moves.unlocked';
    case 'deposit':
    case 'chargeback':
    case 'withdrawal':
    case 'prize':
    case 'correction':
      return `statements.moves.${kind}`;
  }
}
