/** What the page tells an editor it is shown in. */
export interface PreviewEditingProps {
  /** Of the content, as the content service names it. */
  locale: string;
  space: string;
  environment: string;
  editorOrigins: string[];
}
