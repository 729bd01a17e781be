/** The part of jsdom used by the snapshots; its package has no types. */
declare module 'jsdom' {
  export class JSDOM {
    static fragment(html: string): DocumentFragment;
  }
}
