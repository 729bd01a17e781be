import { lookup } from 'node:dns';
import { Agent } from 'undici';

/**
 * Connections to a site and its services. Only browsers resolve names below `localhost`, so these connect to the
 * site's machine.
 * @param machine host name in the address given to the command
 */
export function connectionsTo(machine: string): Agent {
  const local = machine.endsWith('.localhost') ? 'localhost' : machine;
  return new Agent({
    connect: {
      lookup: (name, options, done) => lookup(name.endsWith('.localhost') ? local : name, options, done),
    },
  });
}
