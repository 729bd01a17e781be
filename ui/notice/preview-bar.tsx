export interface PreviewBarProps {
  /** Accessible name of the bar. */
  label: string;
  notPublic: string;
  /** Brand, language and market of the page. */
  site: string;
  /** The moment the page is looked at, when it is not now. */
  asOf: string | undefined;
  leave: string;
  /** Address of the page, to which leaving leads back. */
  path: string;
}

/** Says that a page is a preview, on top of everything and at the end of the page. Works without JavaScript. */
export function PreviewBar({ label, notPublic, site, asOf, leave, path }: PreviewBarProps) {
  return (
    <section className="preview-bar" aria-label={label}>
      <p>
        <strong>{notPublic}</strong>
        <span>{site}</span>
        {asOf && <span>{asOf}</span>}
      </p>
      <form method="post" action="/preview/leave">
        <input type="hidden" name="path" value={path} />
        <button>{leave}</button>
      </form>
    </section>
  );
}
