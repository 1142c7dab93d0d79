import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { capabilities } from '@abhyas/contract/access';
import { instituteStates } from '@abhyas/contract/tenancy/lifecycle';
import { describe, expect, it } from 'vitest';
import { readSources } from './boundaries/imports.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const writers = readSources(root, ['server/src/domains']).filter(
  ({ path, text }) =>
    !/\.test\.ts$|factories\.ts$|\/domains\/audit\//.test(path) && /\brecord\b|\bnoteAtHome\b/.test(text),
);

/** What stands for `${…}` in an action that is put together. */
const variants: Readonly<Record<string, readonly string[]>> = {
  'institute.${to}': instituteStates.map((state) => `institute.${state}`),
  'institute.${body.state}': instituteStates.map((state) => `institute.${state}`),
  'question_report.${state}': ['question_report.upheld', 'question_report.dismissed'],
  'attempt.${kind}': ['paused', 'resumed', 'extended', 'compensated', 'forced'].map((kind) => `attempt.${kind}`),
  'payout.${state}': ['payout.approved', 'payout.declined'],
  'payout.${end}': ['payout.sent', 'payout.returned'],
  'accommodation.${state}': ['accommodation.granted', 'accommodation.refused'],
};

/** Literals of the form `thing.done`: actions, but for capabilities, places of fields, kinds of notices, names of jobs, of ports and of locks. */
const LITERAL = /'([a-zA-Z_]+\.[a-zA-Z_]+)'|`([a-zA-Z_]+\.\$\{[^}]+\})`/g;
const isOther = (literal: string, line: string) =>
  /^(body|query|params|errors|keys)\./.test(literal) ||
  (capabilities as readonly string[]).includes(literal) ||
  /^import |const [A-Z_]+ =|\blockByName\(|\bport<|\bkind: '|\bkind: .*\? '|eventKind/.test(line.trim());

function actionsIn(text: string): string[] {
  return [...text.matchAll(LITERAL)].flatMap((match) => {
    const literal = match[1] ?? match[2] ?? '';
    const line = text.slice(text.lastIndexOf('\n', match.index) + 1, text.indexOf('\n', match.index));
    if (isOther(literal, line)) return [];
    return variants[literal] ?? [literal];
  });
}

const recorded = [
  ...new Set(
    writers.filter(({ text }) => /audit\/index\.ts'|noteAtHome/.test(text)).flatMap(({ text }) => actionsIn(text)),
  ),
].sort();

describe('every action that is written to the log', () => {
  it.each(['en', 'hi'])('has a sentence in %s', (language) => {
    const { actions } = JSON.parse(
      readFileSync(join(root, `web/src/i18n/insights.audit.${language}.json`), 'utf8'),
    ) as { actions: Record<string, string> };
    expect(recorded.length).toBeGreaterThan(90);
    expect(recorded.filter((action) => !actions[action.replace('.', '_')])).toEqual([]);
  });

  it('is found by this test, put together or not', () => {
    expect(actionsIn("record(tx, { action: known ? 'account.linked' : 'account.created' })\n")).toEqual([
      'account.linked',
      'account.created',
    ]);
    expect(actionsIn('record(tx, { action: `accommodation.${state}` })\n')).toHaveLength(2);
    expect(actionsIn("await requireStrong(body, 'body.password');\n")).toEqual([]);
  });
});
