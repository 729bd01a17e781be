/** Hydrates the page of `/hydrated` with the engine that rendered it. */
import { hydrateRoot } from 'react-dom/client';
import { type Page, viewOf } from '../../page/page';
import { engines } from '../engines/engines';
import { Html } from './html';

declare global {
  interface Window {
    lobby: { engine: string; page: Page };
  }
}

const { engine: name, page } = window.lobby;
const { toDocument, Body } = await (engines[name] ?? engines['react']!)();
hydrateRoot(
  document,
  <Html frame={page.frame} styleHrefs={['/client/blocks.css']}>
    <Body document={toDocument(page)} view={viewOf(page)} />
  </Html>,
);
