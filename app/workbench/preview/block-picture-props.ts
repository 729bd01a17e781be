/** Message of a block's picture to the studio around it. */
export interface BlockPictureProps {
  editorOrigins: string[];
  /** Whether the block renders anything. */
  shown: boolean;
}
