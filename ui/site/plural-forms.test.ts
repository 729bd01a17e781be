import i18next from 'i18next';
import { describe, expect, it } from 'vitest';
import { pluralForms, withCount } from './plural-forms';

function translate(lng: string, forms: Record<string, string>) {
  const i18n = i18next.createInstance({ lng, resources: { [lng]: { translation: { game: forms } } } });
  void i18n.init();
  return (key: string, values?: Record<string, string | number>) => i18n.t(key, { ...values });
}

describe('pluralForms', () => {
  it('counts on in the browser exactly as the catalogue does', () => {
    const tag = 'pl';
    const t = translate(tag, {
      seatsFree_one: '{{count}} wolne miejsce',
      seatsFree_few: '{{count}} wolne miejsca',
      seatsFree_many: '{{count}} wolnych miejsc',
      seatsFree_other: '{{count}} wolnego miejsca',
    });
    const forms = pluralForms(t, 'game.seatsFree', tag);
    for (const count of [0, 1, 2, 5, 12, 22, 25, 101, 1000]) {
      expect(withCount(forms, count, tag)).toBe(t('game.seatsFree', { count }));
    }
  });

  it('keeps a form without a number as it is', () => {
    const t = translate('en', { seatsFree_one: 'One last seat', seatsFree_other: '{{count}} seats free' });
    const forms = pluralForms(t, 'game.seatsFree', 'en');
    expect(withCount(forms, 1, 'en')).toBe('One last seat');
    expect(withCount(forms, 7, 'en')).toBe('7 seats free');
  });
});
