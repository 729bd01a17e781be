import { type Actor, AUTOMATION } from '../store/actor';
import { linkTo } from '../store/link-to';
import { writeGuard } from './write-guard';

/** Id of the automation in data folders created before people existed. */
const FORMER_AUTOMATION = 'local-editor';

/**
 * A person as the actor of writes.
 * @param mayWrite false for a read-only token
 */
export function personActor(userId: string, mayWrite = true): Actor {
  return { user: linkTo('User', userId), guard: (people) => writeGuard(people, userId, mayWrite) };
}

/** Actor of an action that a person has scheduled. */
export function actorNamed(userId: string | undefined): Actor {
  const isAutomation =
    userId === undefined || userId === AUTOMATION.user.sys.id || userId === FORMER_AUTOMATION;
  return isAutomation ? AUTOMATION : personActor(userId);
}
