/** What a picture of a block tells the studio around it. */
export interface BlockPictureProps {
  editorOrigins: string[];
  /** There is something to look at. */
  shown: boolean;
}
