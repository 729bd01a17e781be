import { consentChanged, hasConsent } from '../consent/has-consent';
import { deviceClassOf } from '../../../ui/theme/breakpoints';
import type { AdMasterProps } from './ad-master-props';

/** Loads the tag once the visitor has consented to marketing, now or later. */
export function mount(element: HTMLElement, { src, market, language }: AdMasterProps): void {
  const load = () => {
    if (!hasConsent('marketing') || element.firstChild) return;
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    Object.assign(script.dataset, { market, language, device: deviceClassOf(window.innerWidth) });
    element.append(script);
  };
  window.addEventListener(consentChanged, load);
  load();
}
