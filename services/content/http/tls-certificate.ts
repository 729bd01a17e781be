import { execFile } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { chmod, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { errorMessage } from '../../process/error-message';
import type { TlsKeys } from '../../process/http-limits';

/** Validity of a generated certificate in days, and how many days before expiry a start renews it. */
const VALID_DAYS = 365;
const RENEWED_DAYS = 30;
const DAY_MS = 24 * 60 * 60_000;
const LOCAL_NAMES = ['localhost', '*.localhost'];
const LOCAL_ADDRESSES = ['127.0.0.1', '::1'];

/** TLS is unavailable; the message names the reason and a remedy. */
export class TlsError extends Error {}

/** Files in PEM format. */
export interface CertificateFiles {
  readonly cert: string;
  readonly key: string;
}

/** @throws TlsError when a file cannot be read */
export async function readCertificate({ cert, key }: CertificateFiles): Promise<TlsKeys> {
  try {
    return { cert: await readFile(cert), key: await readFile(key) };
  } catch (error) {
    throw new TlsError(
      `CONTENT_TLS_CERT and CONTENT_TLS_KEY must name readable files: ${errorMessage(error)}`,
    );
  }
}

/**
 * The self-signed certificate in a folder, for the names of this machine. It is generated when missing or about
 * to expire, so tools need to trust it once only. OpenSSL generates it: Node.js cannot, and a library would add
 * twenty packages to production.
 * @throws TlsError
 */
export async function localCertificate(folder: string, now: number): Promise<CertificateFiles> {
  const files = { cert: path.join(folder, 'cert.pem'), key: path.join(folder, 'key.pem') };
  if (!(await isValid(files, now + RENEWED_DAYS * DAY_MS))) await generate(folder, files);
  return files;
}

async function isValid({ cert, key }: CertificateFiles, at: number): Promise<boolean> {
  try {
    const certificate = new X509Certificate(await readFile(cert));
    await readFile(key);
    return Date.parse(certificate.validTo) > at;
  } catch {
    return false;
  }
}

async function generate(folder: string, { cert, key }: CertificateFiles): Promise<void> {
  const names = [
    ...LOCAL_NAMES.map((name) => `DNS:${name}`),
    ...LOCAL_ADDRESSES.map((address) => `IP:${address}`),
  ];
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const args = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', String(VALID_DAYS)];
  args.push('-subj', '/CN=localhost', '-addext', `subjectAltName=${names.join(',')}`);
  try {
    await promisify(execFile)('openssl', [...args, '-keyout', key, '-out', cert]);
    await chmod(key, 0o600);
  } catch (error) {
    throw new TlsError(
      `CONTENT_TLS_PORT is set, and no certificate could be made: ${errorMessage(error)}. Install OpenSSL, or set CONTENT_TLS_CERT and CONTENT_TLS_KEY.`,
    );
  }
}
