import { AwsClient } from 'aws4fetch';
import type { PageStore } from './page-store';

/** A bucket of Amazon S3, or of a compatible server. */
export interface S3Settings {
  /** URL of the bucket, such as `https://s3.example.com/documents`. */
  url: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const TIMEOUT_MS = 10_000;

/** Pages as objects of a bucket. The client retries failed calls. */
export function createS3PageStore({ url, ...credentials }: S3Settings): PageStore {
  const client = new AwsClient({ ...credentials, service: 's3', retries: 3 });
  async function call(method: 'PUT' | 'GET' | 'DELETE', pageId: string, body?: Buffer): Promise<Response> {
    const response = await client.fetch(`${url.replace(/\/$/, '')}/${pageId}`, {
      method,
      ...(body === undefined ? {} : { body: new Uint8Array(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const isDone = response.ok || (method === 'DELETE' && response.status === 404);
    if (isDone) return response;
    throw new Error(`The document store answered ${response.status} to ${method} of page ${pageId}.`);
  }
  return {
    async put(pageId, bytes) {
      await call('PUT', pageId, bytes);
    },
    get: async (pageId) => Buffer.from(await (await call('GET', pageId)).arrayBuffer()),
    async delete(pageId) {
      await call('DELETE', pageId);
    },
  };
}
