import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { api } from '@abhyas/contract';
import type { Endpoint } from '@abhyas/contract/endpoint';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { answerRefusals } from './kernel/http/refusals.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const camel = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Paths of all texts of a language: the file `tenancy.bank.en.json` holds what stands under `tenancy.bank`. */
function pathsOf(language: string): ReadonlySet<string> {
  const walk = (tree: unknown, path: string): string[] =>
    typeof tree === 'string'
      ? [path]
      : Object.entries(tree as object).flatMap(([name, child]) => walk(child, `${path}.${name}`));
  const files = globSync(`web/src/i18n/*.${language}.json`, { cwd: root });
  return new Set(
    files.flatMap((file) => {
      const [domain = '', ...area] = (file.split('/').at(-1) ?? '').replace(`.${language}.json`, '').split('.');
      return walk(
        JSON.parse(readFileSync(root + file, 'utf8')),
        [domain, ...area.filter((name) => name !== 'staff').map(camel)].join('.'),
      );
    }),
  );
}
const texts = { en: pathsOf('en'), hi: pathsOf('hi') };
const missing = (keys: Iterable<string>) =>
  Object.entries(texts).flatMap(([language, known]) =>
    [...new Set(keys)].filter((key) => !known.has(key)).map((key) => `${language}: ${key}`),
  );

/** Values that no field takes, or that are too much for it. */
const wrong: readonly unknown[] = [
  undefined,
  null,
  true,
  -1e12,
  1e12,
  0.5,
  '',
  ' ',
  '\u0000',
  'x'.repeat(30_000),
  [],
  {},
];
const endpoints = Object.entries(api).flatMap(([domain, contract]) =>
  Object.entries<Endpoint>(contract).map(([name, endpoint]) => ({ call: `${domain}.${name}`, endpoint })),
);

describe('what is said beside a field', () => {
  it('has its sentence in English and in Hindi, wherever the server names one', () => {
    const sources = globSync(['server/src/**/*.ts', 'contract/src/**/*.ts'], { cwd: root });
    const named = sources
      .filter((file) => !/\.test\.ts$|\/testing\//.test(file))
      .flatMap((file) => [...readFileSync(root + file, 'utf8').matchAll(/messageKey: ['"]([\w.]+)['"]/g)])
      .map(([, key = '']) => key);
    expect(named.length).toBeGreaterThan(20);
    expect(missing(named)).toEqual([]);
  });

  it.each(endpoints)('has it for whatever $call refuses', async ({ endpoint }) => {
    const parts = ['params', 'query', 'body'].flatMap((part) => {
      const schema = (endpoint as unknown as Record<string, z.ZodType | undefined>)[part];
      return schema ? [[part, schema] as const] : [];
    });
    const app = Fastify();
    answerRefusals(app as never);
    const refused = parts.flatMap(([part, schema]) => {
      const fields = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
      const inputs = [...wrong, ...wrong.map((value) => Object.fromEntries(fields.map((field) => [field, value])))];
      return inputs.flatMap((input) => z.object({ [part]: schema }).safeParse({ [part]: input }).error ?? []);
    });
    app.get('/:n', ({ params }) => Promise.reject(refused[Number((params as { n: string }).n)] as Error));
    const keys: string[] = [];
    for (const n of refused.keys()) {
      const { fields } = (await app.inject(`/${n}`)).json<{ fields: { path: string; messageKey: string }[] }>();
      for (const { path, messageKey } of fields) {
        expect(path).toMatch(/^(?:params|query|body)/);
        keys.push(messageKey);
      }
    }
    expect(missing(keys)).toEqual([]);
  });
});
