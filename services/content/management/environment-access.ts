import type { Request } from 'express';
import { notFound } from '../http/api-error';
import type { Answer } from '../rest/answer';
import { actorOf } from '../rest/actor';
import { environmentOf, type RestContext } from '../rest/context';
import { type EntityListOptions, selectEntities, selectEntries } from '../rest/entity-query';
import { arrayBody, type Selection } from '../rest/select';
import type { Environment, EnvironmentWriter, Transaction } from '../store/content-store';
import type { EntryState } from '../store/environment';
import type { EnvironmentKind, EnvironmentResources } from '../store/resource';
import { requireNew } from './lifecycle/lifecycle';
import { type PresentedResource, present } from './bodies/present';

type StoredResource = EnvironmentResources[EnvironmentKind];

interface PageOptions extends EntityListOptions {
  /** Reduces each item to the properties in `select`. */
  readonly selector?: (body: PresentedResource) => unknown;
}

interface Put {
  readonly create: (tx: EnvironmentWriter) => StoredResource;
  readonly update: (tx: EnvironmentWriter, environment: Environment) => StoredResource;
}

/** Reads and writes the resources of a request's environment. */
export class EnvironmentAccess {
  readonly #context: RestContext;

  constructor(context: RestContext) {
    this.#context = context;
  }

  /** @throws ApiError 404 */
  environment(request: Request): Environment {
    return environmentOf(request, this.#context);
  }

  /** A resource as the management API returns it. */
  present(resource: StoredResource, environment: Environment): PresentedResource {
    return present(resource, environment, this.#context);
  }

  /** The public address of an asset's file. */
  get fileUrl(): RestContext['fileUrl'] {
    return this.#context.fileUrl;
  }

  /** True for the id of an existing person. */
  isPerson(id: string): boolean {
    return this.#context.store.shared.get('User', id) !== undefined;
  }

  /**
   * Responds with an existing resource.
   * @throws ApiError 404
   */
  one(request: Request, read: (environment: Environment) => StoredResource): Answer {
    const environment = this.environment(request);
    return { body: this.present(read(environment), environment) };
  }

  /**
   * Responds with a page of a list, filtered by the request's query.
   *
   * @throws ApiError 400, 404
   */
  page(
    request: Request,
    read: (environment: Environment) => readonly StoredResource[],
    options: (environment: Environment) => PageOptions = () => ({}),
  ): Answer {
    const environment = this.environment(request);
    const { selector, ...listOptions } = options(environment);
    const selection = selectEntities(read(environment), request.originalUrl, listOptions);
    return { body: this.#pageBody(selection, environment, selector) };
  }

  /**
   * The same for entries.
   *
   * @throws ApiError 400, 404
   */
  entryPage(request: Request, state: EntryState, options: (environment: Environment) => PageOptions): Answer {
    const environment = this.environment(request);
    const { selector, ...listOptions } = options(environment);
    const selection = selectEntries(environment.indexedEntries(state), request.originalUrl, listOptions);
    return { body: this.#pageBody(selection, environment, selector) };
  }

  #pageBody(
    selection: Selection<StoredResource>,
    environment: Environment,
    selector: PageOptions['selector'],
  ): Record<string, unknown> {
    return arrayBody(selection, (resource) => {
      const body = this.present(resource, environment);
      return selector ? selector(body) : body;
    });
  }

  /**
   * Writes to the environment.
   *
   * @throws what the work throws
   */
  async write<T>(
    request: Request,
    work: (tx: EnvironmentWriter, environment: Environment) => T,
  ): Promise<{ readonly result: T; readonly environment: Environment }> {
    const environment = this.environment(request);
    const { id } = environment;
    const result = await this.#context.store.write(actorOf(request), (transaction) => {
      return work(writerOf(transaction, id), environment);
    });
    return { result, environment };
  }

  /** Writes a resource and responds with it. */
  async written(
    request: Request,
    status: number,
    work: (tx: EnvironmentWriter, environment: Environment) => StoredResource,
  ): Promise<Answer> {
    const { result, environment } = await this.write(request, work);
    return { status, body: this.present(result, environment) };
  }

  /**
   * Responds to a PUT: 201 when it creates a resource, 200 when it updates one.
   *
   * @param version the version the client has seen
   */
  async put(
    request: Request,
    kind: EnvironmentKind,
    id: string,
    version: number | undefined,
    { create, update }: Put,
  ): Promise<Answer> {
    const { result, environment } = await this.write(request, (tx, current) => {
      if (tx.get(kind, id)) return { resource: update(tx, current), status: 200 };
      requireNew(version);
      return { resource: create(tx), status: 201 };
    });
    return { status: result.status, body: this.present(result.resource, environment) };
  }

  /** Writes and responds without a body. */
  async done(request: Request, work: (tx: EnvironmentWriter) => void): Promise<Answer> {
    await this.write(request, work);
    return { status: 204 };
  }
}

/**
 * The environment to write to.
 * @throws ApiError 404 when it was deleted since the request arrived
 */
export function writerOf(transaction: Transaction, id: string): EnvironmentWriter {
  const writer = transaction.environment(id);
  if (!writer) throw notFound({ type: 'Environment', id });
  return writer;
}
