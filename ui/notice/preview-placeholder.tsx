interface PreviewPlaceholderProps {
  /** Kind of block. */
  block: string;
  reason: string;
  text: string;
}

/** In preview: stands where a block would that shows nothing to this visitor, and says why. */
export function PreviewPlaceholder({ block, reason, text }: PreviewPlaceholderProps) {
  return (
    <section className="preview-placeholder" data-preview-hidden={reason}>
      <p>
        <code>{block}</code> {text}
      </p>
    </section>
  );
}
