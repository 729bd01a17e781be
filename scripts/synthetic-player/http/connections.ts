import { lookup } from 'node:dns';
import { Agent } from 'undici';

/**
 * Connections to a site and what belongs to it. Programs find no names below `localhost`, so these lead to the machine of the site.
 *
 * @param machine host name of the address that the command was given
 */
export function connectionsTo(machine: string): Agent {
  const local = machine.endsWith('.localhost') ? 'localhost' : machine;
  return new Agent({
    connect: {
      lookup: (name, options, done) => lookup(name.endsWith('.localhost') ? local : name, options, done),
    },
  });
}
