import { AccessRefused } from '../../people/access-refused';
import { ApiError, notFound, validationFailed } from '../../http/api-error';
import type { EnvironmentWriter } from '../../store/content-store';
import type { ActionError, EnvironmentResources, ResourceLink } from '../../store/resource';
import { refuseOpenTasks } from '../collaboration/open-tasks';
import { publish, publishError, publishProblems, isPublished, unpublish } from '../lifecycle/lifecycle';

export type EntityLink = ResourceLink<'Entry' | 'Asset'>;
export type EntityAction = 'publish' | 'unpublish' | 'validate';

/** Target of an action. */
export interface ActionItem {
  readonly link: EntityLink;
  /** The expected version; undefined accepts any. */
  readonly version?: number;
}

/** Maximum number of entities in a release or bulk action. */
export const MAX_ITEMS = 200;

/** Finished actions that are retained. */
const MAX_FINISHED_ACTIONS = 1000;

/** An action that failed and was rolled back as a whole. */
export class ActionFailed extends Error {
  override name = 'ActionFailed';

  constructor(readonly error: ActionError) {
    super(error.message);
  }
}

/**
 * Publishes, unpublishes or validates entries and assets together, all or none: it throws out of the write on
 * failure. Unpublished entities remain unpublished.
 *
 * @param errorId the name of the error when several entities fail
 * @param headers sent with webhooks
 * @throws ActionFailed with the problems of every entity
 */
export function runTogether(
  writer: EnvironmentWriter,
  action: EntityAction,
  items: readonly ActionItem[],
  { errorId, headers }: { errorId: string; headers: Readonly<Record<string, string>> },
): void {
  const errors: { readonly entity: EntityLink; readonly error: ActionError }[] = [];
  const firstChange = writer.changes.length;
  for (const { link, version } of items) {
    const { linkType, id } = link.sys;
    try {
      if (action === 'publish') publish(writer, linkType, id, version);
      else if (action === 'validate') validate(writer, link);
      else if (isPublishedNow(writer, link)) unpublish(writer, linkType, id, version);
    } catch (error) {
      // A refused permission aborts the whole action.
      if (!(error instanceof ApiError) || error instanceof AccessRefused) throw error;
      errors.push({ entity: link, error: actionError(error) });
    }
  }
  if (errors.length > 0) {
    const message = `${errors.length} of ${items.length} entities cannot be ${past[action]}; nothing was changed.`;
    throw new ActionFailed({ sys: { type: 'Error', id: errorId }, message, details: { errors } });
  }
  const changes = writer.changes.splice(firstChange);
  writer.changes.push(
    ...changes.map((change) => ({ ...change, headers: { ...change.headers, ...headers } })),
  );
}

const past: Readonly<Record<EntityAction, string>> = {
  publish: 'published',
  unpublish: 'unpublished',
  validate: 'published as they are',
};

/** An error in the form stored with an action. */
export function actionError({ id, message, details }: ApiError): ActionError {
  return { sys: { type: 'Error', id }, message, ...(details !== undefined && { details }) };
}

/**
 * Ids of the oldest finished actions beyond the retention limit.
 * @param actions in order of creation
 */
export function oldActions(
  actions: readonly { readonly sys: { readonly id: string; readonly status: string } }[],
): string[] {
  const finished = actions.filter(({ sys }) => sys.status !== 'scheduled');
  return finished.slice(0, Math.max(0, finished.length - MAX_FINISHED_ACTIONS)).map(({ sys }) => sys.id);
}

/**
 * Rejects a list that contains an entity twice.
 * @param path of the list in the body
 * @throws ApiError 422
 */
export function refuseRepeated(links: readonly EntityLink[], path: readonly string[]): void {
  const seen = new Set<string>();
  const errors = links.flatMap(({ sys: { linkType, id } }, index) => {
    const key = `${linkType}:${id}`;
    const isAgain = seen.has(key);
    seen.add(key);
    const details = `The ${linkType} "${id}" is in the list already`;
    return isAgain ? [{ name: 'unique', path: [...path, index], details }] : [];
  });
  if (errors.length > 0) throw validationFailed(errors);
}

function validate(writer: EnvironmentWriter, { sys }: EntityLink): void {
  if (sys.linkType === 'Entry') refuseOpenTasks(writer, sys.id);
  const problems = publishProblems(writer, sys.linkType, sys.id);
  if (problems.length > 0) throw publishError(sys.linkType, problems);
}

function isPublishedNow(writer: EnvironmentWriter, { sys }: EntityLink): boolean {
  const entity: EnvironmentResources['Entry' | 'Asset'] | undefined = writer.get(sys.linkType, sys.id);
  if (!entity) throw notFound({ type: sys.linkType, id: sys.id, environment: writer.id });
  return isPublished(entity.sys);
}
