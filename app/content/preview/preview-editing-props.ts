/** Props of the messages between the page and the editor that frames it. */
export interface PreviewEditingProps {
  /** The content service's name of the page's content locale. */
  locale: string;
  space: string;
  environment: string;
  /** Empty if no such editor may frame the page. */
  editorOrigins: string[];
}
