import styles from './error-screen.module.css';

/** Says why the preview did not open, and what to do. */
export function PreviewNotice({ title, text }: { title: string; text: string }) {
  return (
    <section className={styles.screen}>
      <h1>{title}</h1>
      <p>{text}</p>
    </section>
  );
}
