import { api, errors } from '@abhyas/contract';
import type { Endpoint } from '@abhyas/contract/endpoint';
import { accessWords } from '../../server/src/kernel/http/open-api.ts';

/** docs/api.md: every endpoint by domain, and every error of the catalogue. */
export function apiPage(): string {
  const domains = Object.entries(api).map(([domain, contract]) => {
    const rows = Object.entries<Endpoint>(contract).map(
      ([name, { method, path, access, summary }]) =>
        `| \`${name}\` | \`${method} ${path}\` | ${accessWords(access)} | ${summary} |`,
    );
    return `## ${domain}\n\n| name | call | access | does |\n| --- | --- | --- | --- |\n${rows.join('\n')}\n`;
  });
  const refusals = Object.entries(errors).map(
    ([name, { status, code, message }]) => `| \`${name}\` | ${status} | ${code} | ${message} |`,
  );
  return `# API\n\nGenerated from the contract. The full schemas are at \`/api/openapi.json\`, with a page at \`/api/reference\`.\n\n${domains.join('\n')}\n## Errors\n\nA responseCode is built from the HTTP status (3 digits), the domain (2) and a number (5).\n\n| name | status | responseCode | says |\n| --- | --- | --- | --- |\n${refusals.join('\n')}\n`;
}
