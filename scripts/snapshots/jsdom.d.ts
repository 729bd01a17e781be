/** The part of jsdom the snapshots use; its package brings no types. */
declare module 'jsdom' {
  export class JSDOM {
    static fragment(html: string): DocumentFragment;
  }
}
