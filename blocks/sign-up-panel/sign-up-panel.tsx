import type { BlockProps } from '../../schemas/generated/blocks';
import { ButtonLink } from '../../ui/control/button-link';
import { visibleLinks } from '../../ui/site/navigation-link';
import { Picture } from '../../ui/picture/picture';
import { RichTextView } from '../../ui/text/rich-text-view';
import { useSite } from '../../ui/site/site-context';
import { bonusCodeTarget } from './bonus-code-target';
import styles from './sign-up-panel.module.css';

/** An offer, how to get it in numbered steps, and the button that opens the sign-up with the bonus code. */
export function SignUpPanel({ content }: BlockProps<'sign-up-panel'>) {
  const { authorized, path, t } = useSite();
  const { bonusCode, conditions, image, steps, subtitle, title } = content;
  const calls = visibleLinks([content.callToAction], authorized);
  return (
    <section className={styles.section}>
      <div className={styles.edge}>
        <div className={`${styles.panel} ${image ? styles.pictured : ''}`}>
          {image && (
            <div className={styles.media}>
              <Picture image={image} sizes="(min-width: 960px) 66vw, 100vw" widths={[480, 768, 1080, 1440]} />
            </div>
          )}
          <div className={styles.text}>
            <h2 className={styles.title}>{title}</h2>
            {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
            {steps && steps.length > 0 && (
              <ol className={styles.steps}>
                {steps.map((step, index) => (
                  <li key={index}>{step}</li>
                ))}
              </ol>
            )}
            <div className={styles.end}>
              {calls.map((link) => (
                <ButtonLink
                  key={link.target}
                  link={{ ...link, target: bonusCodeTarget(link.target, path, bonusCode) }}
                  size="large"
                />
              ))}
              {bonusCode && (
                <p className={styles.code}>
                  {t('signUpPanel.bonusCode')} <strong>{bonusCode}</strong>
                </p>
              )}
            </div>
          </div>
          {conditions && <RichTextView document={conditions} className={styles.conditions} />}
        </div>
      </div>
    </section>
  );
}
