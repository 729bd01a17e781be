import { type Actor, AUTOMATION } from '../store/actor';
import { linkTo } from '../store/link-to';
import { writeGuard } from './write-guard';

/** Id of the automation in data folders from before people existed. */
const FORMER_AUTOMATION = 'local-editor';

/** A person who acts. @param mayWrite whether their token is more than one for reading */
export function personActor(userId: string, mayWrite = true): Actor {
  return { user: linkTo('User', userId), guard: (people) => writeGuard(people, userId, mayWrite) };
}

/** Who acts when something is carried out that a person has planned. */
export function actorNamed(userId: string | undefined): Actor {
  const isAutomation =
    userId === undefined || userId === AUTOMATION.user.sys.id || userId === FORMER_AUTOMATION;
  return isAutomation ? AUTOMATION : personActor(userId);
}
