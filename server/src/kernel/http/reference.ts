import { setImmediate } from 'node:timers/promises';
import { api } from '@abhyas/contract';
import type { FastifyInstance } from 'fastify';
import { type OpenApi, openApi, type Operation } from './open-api.ts';
import { readyPage } from './ready-page.ts';
import { schemaWords } from './schema-words.ts';
import { escapeHtml } from './page/web-app.ts';

/** OpenAPI at `/api/openapi.json`, and a page that shows it at `/api/reference`. Both are made once and sent compressed. */
export function addReference(app: FastifyInstance): void {
  let document: Promise<OpenApi> | undefined;
  const read = () => (document ??= describe());
  const config = { access: 'public' as const };
  app.get(
    '/api/openapi.json',
    { config: { ...config, endpoint: 'openapi' } },
    readyPage('application/json; charset=utf-8', async () => JSON.stringify(await read())),
  );
  app.get(
    '/api/reference',
    { config: { ...config, endpoint: 'reference' } },
    readyPage('text/html; charset=utf-8', async () => page(await read())),
  );
}

/** One domain in each turn of the event loop: all of them at once would make every other request wait for a third of a second. */
async function describe(): Promise<OpenApi> {
  const { paths, ...rest } = openApi({});
  for (const [domain, contract] of Object.entries(api)) {
    for (const [path, methods] of Object.entries(openApi({ [domain]: contract }).paths))
      paths[path] = { ...paths[path], ...methods };
    await setImmediate();
  }
  return { ...rest, paths };
}

const style =
  'body{font:15px/1.5 system-ui;max-width:900px;margin:2rem auto;padding:0 1rem}pre{overflow:auto;background:#f1f3f9;padding:1rem;border-radius:8px}h3{margin:1.5rem 0 0}p{margin:.2rem 0}@media(prefers-color-scheme:dark){body{background:#14161c;color:#e4e6ee}pre{background:#20232c}a{color:#9db4ff}}';

function page({ info, paths }: OpenApi): string {
  const rows = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => row(method.toUpperCase(), path, operation)),
  );
  const title = escapeHtml(info.title);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style></head><body><h1>${title}</h1><p><a href="/api/openapi.json">OpenAPI 3.1 document</a></p>${rows.join('')}</body></html>`;
}

function row(method: string, path: string, operation: Operation): string {
  const { summary, operationId } = operation;
  return `<section><h3><code>${method} ${escapeHtml(path)}</code></h3><p>${escapeHtml(summary)}</p><p><small>${escapeHtml(operationId)} · ${escapeHtml(operation['x-access'])}</small></p><details><summary>What it takes and answers</summary><pre>${escapeHtml(wordsOf(operation))}</pre></details></section>`;
}

function wordsOf({ parameters, requestBody, responses }: Operation): string {
  const inputs = parameters.map(
    ({ in: place, name, required, schema }) => `${place} ${name}${required ? '' : '?'}: ${schemaWords(schema)}`,
  );
  const body = requestBody && `body: ${contentWords(requestBody.content)}`;
  return [...inputs, body, `answer: ${contentWords(responses[200].content)}`].filter(Boolean).join('\n');
}

const contentWords = (content: Operation['responses'][200]['content']): string =>
  Object.entries(content)
    .map(([type, { schema }]) => (type === 'application/json' ? schemaWords(schema) : type))
    .join(' or ');
