import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { domainNames } from '../architecture.ts';

/** `npm run new use-case commerce/checkout/apply-coupon`: the empty files of a slice, in all rooms. */
const root = fileURLToPath(new URL('..', import.meta.url));
const camel = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const pascal = (name: string) => camel(`-${name}`);

/** The files of a slice by path, as they start. */
export function filesOf(domain: string, area: string, useCase: string): Readonly<Record<string, string>> {
  const name = camel(useCase);
  return {
    [`contract/src/${domain}/${area}.ts`]: `import { z } from 'zod';\nimport { post } from '../endpoint.ts';\n\nexport const ${camel(area)} = {\n  ${name}: post('/api/${area}', {\n    summary: '',\n    access: 'signedIn',\n    body: z.object({}),\n    reply: z.object({}),\n  }),\n};\n`,
    [`server/src/domains/${domain}/${area}/${useCase}.ts`]: `import type { api } from '@abhyas/contract';\nimport type { Answer, Input } from '@abhyas/contract/endpoint';\nimport type { Context } from '../../../kernel/context.ts';\n\ntype Endpoint = typeof api.${domain}.${name};\n\n/** What this means to the product, in one sentence. */\nexport async function ${name}(ctx: Context, { body }: Input<Endpoint>): Promise<Answer<Endpoint>> {\n  return {};\n}\n`,
    [`server/src/domains/${domain}/${area}/${area}.store.ts`]: `import type { Context } from '../../../kernel/context.ts';\n`,
    [`server/src/domains/${domain}/${area}/${useCase}.test.ts`]: `import { describe, expect, it } from 'vitest';\nimport { testWorld } from '../../../testing/index.ts';\n\ndescribe('${useCase.replaceAll('-', ' ')}', () => {\n  it('says in a sentence of the product what happens', async () => {\n    const world = await testWorld();\n    const person = await (await world.institute()).person();\n    expect(await person.api.${domain}.${name}({ body: {} })).toEqual({});\n  });\n});\n`,
    [`web/src/features/${domain}/${area}/${useCase}.tsx`]: `/** What one sees and does here. */\nexport function ${pascal(useCase)}() {\n  return null;\n}\n`,
  };
}

function main([kind, path = '']: readonly string[]): void {
  const [domain = '', area = '', useCase = ''] = path.split('/');
  if (kind !== 'use-case' || !domain || !area || !useCase)
    return complain('Usage: npm run new use-case <domain>/<area>/<verb-noun>');
  if (!(domainNames as readonly string[]).includes(domain))
    return complain(`There is no domain "${domain}"; architecture.ts lists them.`);
  for (const [file, text] of Object.entries(filesOf(domain, area, useCase))) {
    const full = join(root, file);
    if (existsSync(full)) process.stdout.write(`kept   ${file}\n`);
    else {
      mkdirSync(dirname(full), { recursive: true });
      writeFileSync(full, text);
      process.stdout.write(`wrote  ${file}\n`);
    }
  }
}

function complain(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main(process.argv.slice(2));
