import { useSite } from '../site/site-context';

interface PreviewFaultProps {
  /** What visitors do not see: a block, what an entry links, or the whole page. */
  of: 'block' | 'link' | 'page';
  block?: string;
  entryId?: string;
  pointer: string;
  reason: string;
}

/** In preview: what stands where a block would be that visitors do not see, because something in it is wrong. */
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
