import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { lastReleased, lintUpgrade, releasedTables } from './lint-upgrade.ts';

const released = new Set(['papers', 'coupons']);
const findings = (sql: string) => lintUpgrade({ name: 'x.sql', sql }, released);

describe('the lint of an upgrade', () => {
  it.each([
    ['a dropped table', 'drop table if exists papers;', 'papers is dropped, and the last release uses it'],
    ['a dropped column', 'alter table papers drop column title;', 'papers loses a column that the last release uses'],
    [
      'the same in short',
      'ALTER TABLE ONLY public.papers DROP title',
      'papers loses a column that the last release uses',
    ],
    ['a renamed column', 'alter table coupons rename column code to word;', 'coupons is renamed, or a column of it'],
    ['a renamed table', 'alter table coupons rename to vouchers;', 'coupons is renamed, or a column of it'],
    ['another type', 'alter table papers alter column minutes type bigint;', 'papers has a column of another type'],
    ['a value that must be', 'alter table papers alter title set not null;', 'papers demands a value'],
    ['a new column without default', 'alter table papers add column shelf text not null;', 'papers has a new column'],
    [
      'the same beside a harmless one',
      "alter table papers add column a int not null default 0, add column b text not null check (b in ('x', 'y'));",
      'papers has a new column',
    ],
  ])('finds %s', (_, sql, finding) => {
    expect(findings(sql)).toEqual([expect.stringContaining(`x.sql: ${finding}`)]);
  });

  it.each([
    ['a new column', 'alter table papers add column shelf text;'],
    ['one with a default', "alter table papers add column shelf text not null default '';"],
    ['a constraint', 'alter table papers drop constraint papers_title_check;'],
    ['less that must be', 'alter table papers alter column title drop not null;'],
    ['a table that no release knows', 'alter table shelves drop column title; drop table shelves;'],
    [
      'words of a comment or a function',
      '-- drop table papers\ncreate function f() returns void language sql as $$ drop table papers; $$;',
    ],
    ['what is declared to be unused', '-- contract: unused since 1.4\nalter table papers drop column title;'],
  ])('passes %s', (_, sql) => {
    expect(findings(sql)).toEqual([]);
  });

  it('has no finding in the migrations since the last release', () => {
    const folder = fileURLToPath(new URL('../../../database/migrations/', import.meta.url));
    const all = readdirSync(folder).map((name) => ({ name, sql: readFileSync(`${folder}/${name}`, 'utf8') }));
    expect(all.map(({ name }) => name)).toContain(lastReleased);
    const tables = releasedTables(all, lastReleased);
    expect(tables.size).toBeGreaterThan(100);
    expect(all.filter(({ name }) => name > lastReleased).flatMap((one) => lintUpgrade(one, tables))).toEqual([]);
  });
});
