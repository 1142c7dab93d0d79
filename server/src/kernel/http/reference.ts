import { api } from '@abhyas/contract';
import type { FastifyInstance } from 'fastify';
import { openApi } from './open-api.ts';
import { escapeHtml } from './web-app.ts';

/** OpenAPI at `/api/openapi.json`, and a page that shows it at `/api/reference`. */
export function addReference(app: FastifyInstance): void {
  let document: ReturnType<typeof openApi> | undefined;
  const read = () => (document ??= openApi(api));
  const config = { access: 'public' as const };
  app.get('/api/openapi.json', { config: { ...config, endpoint: 'openapi' } }, async (_request, reply) =>
    reply.type('application/json').send(JSON.stringify(read())),
  );
  app.get('/api/reference', { config: { ...config, endpoint: 'reference' } }, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(page(read())),
  );
}

function page({ info, paths }: ReturnType<typeof openApi>): string {
  const rows = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, operation]) =>
        `<section><h3><code>${method.toUpperCase()} ${escapeHtml(path)}</code></h3><p>${escapeHtml(operation.summary)}</p><p><small>${escapeHtml(operation.operationId)} · ${escapeHtml(operation['x-access'])}</small></p><details><summary>Schema</summary><pre>${escapeHtml(JSON.stringify(operation, null, 2))}</pre></details></section>`,
    ),
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(info.title)}</title><style>body{font:15px/1.5 system-ui;max-width:900px;margin:2rem auto;padding:0 1rem}pre{overflow:auto;background:#f1f3f9;padding:1rem;border-radius:8px}h3{margin:1.5rem 0 0}p{margin:.2rem 0}</style></head><body><h1>${escapeHtml(info.title)}</h1><p><a href="/api/openapi.json">OpenAPI 3.1 document</a></p>${rows.join('')}</body></html>`;
}
