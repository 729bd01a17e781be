import { describe, expect, it } from 'vitest';
import { isOperator } from './operator-access.server';
import { visitorAddressHeader } from './visitor-country.server';

const request = (headers: Record<string, string>) => ({ headers: new Headers(headers) });
const from = (address: string, more: Record<string, string> = {}) =>
  request({ [visitorAddressHeader]: address, ...more });

describe('access of operators', () => {
  it('is for this machine where no token is set', () => {
    for (const address of ['127.0.0.1', '127.8.0.1', '::1', '::ffff:127.0.0.1'])
      expect(isOperator(from(address), undefined), address).toBe(true);
    for (const address of ['10.0.0.1', '1.127.0.0', '::ffff:10.0.0.1', 'fe80::1', ''])
      expect(isOperator(from(address), undefined), address).toBe(false);
    expect(isOperator(request({}), undefined)).toBe(false);
  });

  it('is not for visitors a proxy on this machine lets in', () => {
    for (const header of ['x-forwarded-for', 'forwarded', 'via'])
      expect(isOperator(from('127.0.0.1', { [header]: '127.0.0.1' }), undefined)).toBe(false);
  });

  it('is for whoever has the token where one is set, and for nobody else', () => {
    expect(isOperator(from('10.0.0.1', { authorization: 'Bearer secret' }), 'secret')).toBe(true);
    for (const authorization of ['Bearer secre', 'Bearer secrets', 'secret', 'Bearer ', ''])
      expect(isOperator(from('127.0.0.1', { authorization }), 'secret'), authorization).toBe(false);
    expect(isOperator(from('127.0.0.1'), 'secret')).toBe(false);
  });
});
