import type { VerificationFiles } from '../../../schemas/generated/types';
import { ConfigurationError } from '../configuration/configuration-error';
import { serverSegments } from '../redirects/server-paths';

/** Address → text of a brand's verification files. */
export type VerificationTexts = ReadonlyMap<string, string>;

/** Size limit of a file in bytes. Verification files are usually a line or two. */
const maxBytes = 16_384;

/** Served by the proxy that holds the certificates (docs/operations.md). */
const ofCertificates = '/.well-known/acme-challenge';

/**
 * @param file for the messages
 * @throws ConfigurationError that lists every fault with file, pointer and remedy
 */
export function verificationTexts(file: string, { files }: VerificationFiles): VerificationTexts {
  const texts = new Map<string, string>();
  const faults = files.flatMap(({ path, lines }, index) => {
    const text = `${lines.join('\n')}\n`;
    const bytes = Buffer.byteLength(text);
    const place = `${file}: /files/${index}`;
    const found = [
      ...(texts.has(path)
        ? [`${place}/path is "${path}", which another file has already. Remove one of them.`]
        : []),
      ...(isTaken(path)
        ? [`${place}/path is "${path}", which the site or its proxy answers itself. Remove it.`]
        : []),
      ...(bytes > maxBytes
        ? [`${place}/lines has ${bytes} bytes, ${maxBytes} are allowed. Shorten the text.`]
        : []),
    ];
    texts.set(path, text);
    return found;
  });
  if (faults.length > 0) throw new ConfigurationError(faults.join('\n'));
  return texts;
}

function isTaken(path: string): boolean {
  return (
    serverSegments.includes(path.slice(1)) || path === ofCertificates || path.startsWith(`${ofCertificates}/`)
  );
}
