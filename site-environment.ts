/** Checks the environment of the site as soon as it is imported: other modules of the site read it when they are loaded. */
import { checkEnvironment, EnvironmentError } from './services/process/environment';
import { siteRules } from './site-variables';

try {
  checkEnvironment(process.env, siteRules);
} catch (error) {
  if (!(error instanceof EnvironmentError)) throw error;
  console.error(error.message);
  process.exit(1);
}
