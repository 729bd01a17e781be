/** Builds the site when a source is newer than the last build, as a program of its own. */
import { buildSite } from './prepare.mjs';

buildSite();
