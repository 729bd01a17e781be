import { environment } from '../../server/environment.server';
import { readChanges } from '../../site/configuration/changed-brand.server';
import { configuration } from '../../site/configuration/configuration.server';
import { type Configuration, readConfiguration } from '../../site/configuration/read-configuration.server';
import { type Project, readProject } from '../new-brand/project.server';

/** The project of the running site, with the configuration that is in force. */
export function siteProject(): Project {
  return projectWith(configuration());
}

/** The same with the current files: another process may have written a brand. @throws ConfigurationError */
export function storedProject(): Project {
  return projectWith(readWithChanges(environment.brandsDirectory));
}

/** Reads a folder of brands with the changes made in the studio, as the site does. @throws ConfigurationError */
export function readWithChanges(directory: string): Configuration {
  return readConfiguration(directory, {
    of: (brand) => readChanges(environment.brandsDirectory, brand),
    // A conflict of another brand is no reason to refuse this one, so its last good version is used.
    refused(brand, error, hasChanges) {
      if (!hasChanges) throw error;
      return configuration().brands.get(brand);
    },
  });
}

function projectWith(all: Configuration): Project {
  return readProject({ brandsFolder: environment.brandsDirectory, configuration: all });
}
