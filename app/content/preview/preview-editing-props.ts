/** Messages from the page to the editor that frames it. */
export interface PreviewEditingProps {
  /** Of the content, as the content service names it. */
  locale: string;
  space: string;
  environment: string;
  /** Empty where no such editor shows the page. */
  editorOrigins: string[];
}
