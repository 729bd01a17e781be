import type { Page } from '@playwright/test';
import { addSession } from './browser-session';
import { desktopAgent } from './browsers';
import { giveConsent } from './give-consent';
import { expect } from './journey';
import { plainRequest } from './plain-request';
import type { Stack } from './stack';

export interface PlayerSite {
  brand: string;
  siteId: number;
  locale: string;
  countryCode: string;
  currencyCode: string;
}

export const password = 'Marquee-2026';

/** Requests to a stack for tests about player protection. */
export function protectionOf(stack: Stack) {
  const control = async (path: string, body: object) => {
    const response = await fetch(`${stack.platformUrl}/platform/_control/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(response.status, await response.text()).toBe(200);
  };
  let number = 0;
  return {
    control,
    address: ({ brand, locale }: PlayerSite, path: string) => `${stack.origin(brand)}/${locale}${path}`,
    /** A separate player; with a given name and birthday if a register has to recognise them. */
    async newPlayer({ brand, locale: _locale, ...site }: PlayerSite, person: object = {}): Promise<string> {
      number += 1;
      const email = `protected-${number}@${brand}.example`;
      const player = {
        ...site,
        email,
        password,
        termsAndConditionsAcceptedVersion: '99',
        firstLogin: false,
        ...person,
      };
      await control('seed', { players: [player] });
      return email;
    },
    /** Signs in without the sign-in page, which has its own journeys: the next page is that of a player. */
    async signIn(page: Page, { brand, locale }: PlayerSite, email: string): Promise<void> {
      await giveConsent(page);
      const { host, origin } = new URL(stack.origin(brand));
      const answer = await plainRequest(`${stack.origin()}/${locale}/login.data`, {
        method: 'POST',
        headers: { host, origin, 'user-agent': desktopAgent, accept: 'application/json' },
        body: new URLSearchParams({ email, password }).toString(),
      });
      expect(answer.status, answer.body).toBe(202);
      await addSession(page.context(), answer.cookies, origin);
    },
    /** The calls to a path of the platform, oldest first. */
    async calls(
      method: string,
      path: string,
    ): Promise<{ bodyFields: string[]; headers: Record<string, string> }[]> {
      const response = await fetch(`${stack.platformUrl}/platform/_control/log`);
      const { entries } = (await response.json()) as {
        entries: { method: string; path: string; bodyFields: string[]; headers: Record<string, string> }[];
      };
      return entries.filter((entry) => entry.method === method && entry.path === path);
    },
  };
}
