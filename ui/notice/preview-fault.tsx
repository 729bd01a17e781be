import { useSite } from '../site/site-context';

interface PreviewFaultProps {
  /** The part that visitors do not see: a block, a linked entry, or the whole page. */
  of: 'block' | 'link' | 'page';
  block?: string;
  entryId?: string;
  pointer: string;
  reason: string;
}

/** In preview: replaces a block that visitors do not see because it is invalid. */
export function PreviewFault({ of, block, entryId, pointer, reason }: PreviewFaultProps) {
  const { t } = useSite();
  const facts = [
    { name: t('preview.block'), value: block },
    { name: t('preview.entry'), value: entryId },
    { name: t('preview.field'), value: pointer },
  ].filter(({ value }) => value !== undefined);
  return (
    <section className="preview-fault" data-preview-fault={entryId ?? ''}>
      <p>{t(`preview.${of}Title`)}</p>
      <dl>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <code>{value}</code>
            </dd>
          </div>
        ))}
        <div>
          <dt>{t('preview.reason')}</dt>
          {/* Reasons come from the checks in the language of the schemas. */}
          <dd lang="en">{reason}</dd>
        </div>
      </dl>
    </section>
  );
}
