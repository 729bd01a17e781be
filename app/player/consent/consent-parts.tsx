import { Button } from '../../../ui/control/button';
import { Island } from '../../../ui/live/island';
import modal from '../../../ui/layout/modal.module.css';
import type { ConsentPartsProps } from './consent-parts-props';
import styles from './consent-parts.module.css';

/**
 * The consent notice and the settings dialog, both closed: `script` opens the notice in the first paint of a content
 * page, the island does the rest. The three answers look alike, so that none is easier to give than the others.
 */
export function ConsentParts({ island, policyHref, texts, categories, script }: ConsentPartsProps) {
  return (
    <Island name="consent" on="idle" props={island}>
      <section
        className={styles.notice}
        data-consent-notice
        data-version={island.version}
        hidden
        aria-labelledby="consent-title"
      >
        <h2 id="consent-title" className={styles.title}>
          {texts.title}
        </h2>
        <p className={styles.text}>
          {texts.text} <a href={policyHref}>{texts.policy}</a>
        </p>
        <div className={styles.buttons}>
          <Button emphasis="secondary" data-consent="essentials">
            {texts.onlyEssentials}
          </Button>
          <Button emphasis="secondary" data-consent="all">
            {texts.acceptAll}
          </Button>
          <Button emphasis="secondary" data-consent="choose">
            {texts.choose}
          </Button>
        </div>
      </section>
      {script && <script dangerouslySetInnerHTML={{ __html: script }} />}
      <dialog className={modal.modal} data-consent-settings aria-labelledby="consent-settings-title">
        <form method="dialog" className={modal.panel}>
          <div className={modal.heading}>
            <h2 id="consent-settings-title">{texts.settings}</h2>
            <button type="submit" value="close" className={modal.close} aria-label={texts.close}>
              ×
            </button>
          </div>
          <ul className={styles.categories}>
            {categories.map(({ name, label, text }) => (
              <li key={name} className={styles.category}>
                <input
                  type="checkbox"
                  id={`consent-${name}`}
                  name={name}
                  aria-describedby={`consent-${name}-text`}
                  defaultChecked={name === 'essentials'}
                  disabled={name === 'essentials'}
                />
                <label htmlFor={`consent-${name}`}>{label}</label>
                <p id={`consent-${name}-text`}>{text}</p>
              </li>
            ))}
          </ul>
          <a className={styles.policy} href={policyHref}>
            {texts.policy}
          </a>
          <div className={styles.buttons}>
            <Button type="submit" value="save" emphasis="secondary">
              {texts.save}
            </Button>
            <Button type="submit" value="essentials" emphasis="secondary">
              {texts.onlyEssentials}
            </Button>
            <Button type="submit" value="all" emphasis="secondary">
              {texts.acceptAll}
            </Button>
          </div>
        </form>
      </dialog>
    </Island>
  );
}
