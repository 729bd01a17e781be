import type { Tell } from './collect-findings';
import type { LaunchInput } from '../launch-input';

const label = '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?';
const hostName = new RegExp(`^${label}(\\.${label})*$`);
const onlyHere = /(^|\.)(localhost|local|test|invalid|example)$|^[0-9.]+$/;

/** Hosts must be lower-case names without protocol or port, unique, and at least one must be public. */
export function checkHosts({ configured, directory, all, files }: LaunchInput, tell: Tell): void {
  const { hosts, aliasHosts = {}, id } = configured.brand;
  const placeOf = (pointer: string) =>
    files?.placeOf('brand.json', pointer) ?? `${directory}/${id}/brand.json ${pointer}`;
  hosts.forEach((host, index) => {
    const place = { at: placeOf(`/hosts/${index}`) };
    if (host.length > 253 || !hostName.test(host)) tell('wrongHost', { values: { host }, place });
    const others = [...all.brands.values()].filter(
      ({ brand }) => brand.id !== id && brand.hosts.includes(host),
    );
    if (hosts.indexOf(host) !== index || others.length > 0) tell('hostTwice', { values: { host }, place });
  });
  for (const alias of Object.keys(aliasHosts))
    if (alias.length > 253 || !hostName.test(alias))
      tell('wrongHost', { values: { host: alias }, place: { at: placeOf(`/aliasHosts/${alias}`) } });
  if (hosts.every((host) => onlyHere.test(host)))
    tell('onlyLocalHosts', { place: { at: placeOf('/hosts') } });
}
