/** The parts of a block that are read here. */
type AnyBlock = { block: string; content?: object | undefined };

/** Whether the footer of the market switches the live chat off (CONTENT-22). */
export function isLiveChatOff(blocks: readonly AnyBlock[]): boolean {
  return blocks.some(
    ({ block, content }) =>
      block === 'site-footer' && content && 'disableLiveChat' in content && content.disableLiveChat === true,
  );
}
