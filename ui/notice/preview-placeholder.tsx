interface PreviewPlaceholderProps {
  /** Kind of block. */
  block: string;
  reason: string;
  text: string;
}

/** In preview: placeholder of a block that shows nothing to this visitor, with the reason. */
export function PreviewPlaceholder({ block, reason, text }: PreviewPlaceholderProps) {
  return (
    <section className="preview-placeholder" data-preview-hidden={reason}>
      <p>
        <code>{block}</code> {text}
      </p>
    </section>
  );
}
