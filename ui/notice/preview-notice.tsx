import styles from './error-screen.module.css';

/** Explains why the preview did not open, with a remedy. */
export function PreviewNotice({ title, text }: { title: string; text: string }) {
  return (
    <section className={styles.screen}>
      <h1>{title}</h1>
      <p>{text}</p>
    </section>
  );
}
