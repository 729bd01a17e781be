import { useSite } from '../../../../ui/site/site-context';

/** A text whose words in square brackets are links, in order. They open in a new tab, so that input is not lost. */
export function TextWithLinks({ text, addresses }: { text: string; addresses: readonly string[] }) {
  const { t } = useSite();
  return (
    <>
      {text.split(/[[\]]/).map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          <a key={index} href={addresses[(index - 1) / 2]} target="_blank" rel="noopener">
            {part}
            <span className="visually-hidden"> ({t('app.opensInNewTab')})</span>
          </a>
        ),
      )}
    </>
  );
}
