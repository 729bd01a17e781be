import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright';
import { hashOf } from '../hash';
import { VisualError } from '../visual-error';

const systemBrowsers = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Every host name resolves to this machine; fonts and colours do not depend on its screen or graphics card. */
const args = [
  '--no-sandbox',
  '--host-resolver-rules=MAP * 127.0.0.1',
  '--disable-gpu',
  '--disable-lcd-text',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--disable-partial-raster',
  '--disable-checker-imaging',
  '--disable-skia-runtime-opts',
  // Pictures wait for all painting; scrolling rows would be painted separately, later.
  '--run-all-compositor-stages-before-draw',
  '--disable-prefer-compositing-to-lcd-text',
  '--disable-features=PaintHolding,LazyFrameLoading',
  '--hide-scrollbars',
];

/** The browser for all pictures. Throws VisualError when there is none. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = systemBrowsers.find((file) => file && existsSync(file));
  try {
    return await chromium.launch({ ...(executablePath && { executablePath }), args });
  } catch (error) {
    throw new VisualError(
      `No Chromium could be started. Install one ("npx playwright install chromium") or name yours: CHROMIUM_PATH=/path/to/chromium npm run visual\n${error instanceof Error ? error.message.split('\n')[0] : ''}`,
    );
  }
}

/** Inputs of every picture besides the revision: browser, Node's locale data, fonts. */
export function hashOfMachine(browser: Browser): string {
  return hashOf(
    browser.version(),
    process.version,
    process.versions.icu ?? '',
    args.join(' '),
    systemFonts(),
  );
}

/** Characters missing in the bundled fonts use the system's. */
function systemFonts(): string {
  try {
    return execFileSync('fc-list', { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .split('\n')
      .sort()
      .join('\n');
  } catch {
    return '';
  }
}
