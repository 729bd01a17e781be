import { Database, type DatabaseOptions } from '../../process/database';

/**
 * Opens the rows of a content folder. Scope is an environment's id, or '' for the space itself.
 *
 * | key                                        | value                                                        |
 * | ------------------------------------------ | ------------------------------------------------------------ |
 * | `resource, scope, kind, id`                | the resource as it is edited                                  |
 * | `published, scope, kind, id`               | the copy as it was published last                             |
 * | `snapshot, scope, kind, id, version`       | each copy that was published, and when                        |
 * | `draft, scope, kind, id, version, …`        | each draft that was saved; see `draft-rows.ts`                |
 * | `log, scope, kind, id`                     | the newest publication or deletion, by sequence number        |
 * | `sequence, scope`                          | number of the newest write                                    |
 * | `seed, scope, kind, id`                    | its state in the content folder, and the version it created   |
 * | `measured, path`                           | size, hash and dimensions of a file                           |
 * | `store`                                    | an id of its own, which no other data folder has              |
 * | `seeded-from`                              | the content folder that was loaded                            |
 * | `format`                                   | raised when older code could not read it                      |
 *
 * @throws DatabaseError when the folder cannot be used or was written by newer code
 */
export function openContentDatabase(folder: string, options: DatabaseOptions = {}): Promise<Database> {
  return Database.open(folder, 'content', options);
}
