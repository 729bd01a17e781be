import type { Route } from '../../../services/platform/http/route';
import type { SchemaFile } from '../read-schemas';

const folder = 'platform/';

/** The platform's contract as an OpenAPI document. Requires the generated validators, which the routes use. */
export async function generateOpenApi(files: SchemaFile[]): Promise<string> {
  const { openApiDocument } = await import('../../../services/platform/http/openapi');
  const { contract }: { contract: readonly Route[] } =
    await import('../../../services/platform/http/contract');
  const schemas = new Map(
    files.flatMap(({ key, schema }) =>
      key.startsWith(folder) ? [[key.slice(folder.length), schema] as const] : [],
    ),
  );
  return `${JSON.stringify(openApiDocument(contract, schemas), null, 2)}\n`;
}
