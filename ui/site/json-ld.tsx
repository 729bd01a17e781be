/**
 * Structured data for search engines. `<` is written as an escape: text of content that reads `</script>` must not end
 * the element.
 */
export function JsonLd({ data }: { data: object }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
