/**
 * `npm run simulators`: a local captcha service and SMS gateway, with the variables that make platform and site
 * use them (docs/captcha.md, docs/messaging.md).
 */
import { usualBehaviour } from './behaviour';
import { createCaptchaSimulator } from './captcha-simulator';
import { listenLocally } from './listen';
import { createSmsSimulator } from './sms-simulator';

const secret = 'simulated-secret';
const siteKey = 'simulated-site';
const key = 'simulated-key';

const captcha = await listenLocally(
  createCaptchaSimulator({ behaviour: usualBehaviour(), secret, siteKey }),
  Number(process.env['CAPTCHA_PORT'] || 3003),
);
const sms = await listenLocally(
  createSmsSimulator({ behaviour: usualBehaviour(), key }),
  Number(process.env['SMS_PORT'] || 3004),
);

process.stdout.write(`
Start Marquee in another terminal with these variables:

  CAPTCHA_VERIFY_URL=${captcha.url}/siteverify CAPTCHA_SECRET=${secret} \\
  CAPTCHA_SCRIPT_URL=${captcha.url}/api.js CAPTCHA_SITE_KEY=${siteKey} CAPTCHA_API=captchaSimulator \\
  SMS_URL=${sms.url}/messages SMS_KEY=${key} npm start

Messages: ${sms.url}/messages
Behaviour (ok, slow, refuse, garbage, error, down): curl -X PUT '${captcha.url}/control?mode=slow&delayMs=3000'
`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void Promise.all([captcha.close(), sms.close()]).then(() => process.exit(0)));
}
