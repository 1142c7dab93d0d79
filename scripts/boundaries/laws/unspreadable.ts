import { type Finding, groupOf, type House, isTest } from '../house.ts';
import { templatesOf } from './sql-templates.ts';

/** Shapes of statements that Citus refuses, or that act on the coordinator alone (docs/citus.md). Each looks at the words of one statement. */
const shapes: readonly { readonly why: string; readonly found: RegExp }[] = [
  { why: 'binds by a function, which stays on the coordinator', found: /\bset_config\(\s*'app\.institute_id'/i },
  {
    why: 'inserts rows that come out of no table: brought(ctx, …) says where they go',
    found:
      /\binsert into\b[^;]*\bselect\b[^;]*?\bfrom\s+(unnest|jsonb?_to_recordset|jsonb?_array_elements|generate_series)\s*\(/i,
  },
  {
    why: 'inserts from a select that does not begin with a column institute_id',
    found: /\binsert into [^;()]*\([^;)]*\)\s*select\s+(?!(\w+\.)?institute_id\b)/i,
  },
  {
    why: 'inserts from a select what a function makes anew each time',
    found: /\binsert into [^;()]*\([^;)]*\)\s*select\b[^;]*?\b(gen_random_uuid|random|clock_timestamp)\s*\(/i,
  },
  {
    why: 'inserts what it changed or deleted itself: the insert stands in a WITH, beside brought(ctx, …)',
    found: /\breturning\b[^;]*\)\s*insert into\b[^;]*\bselect\b/i,
  },
  {
    why: 'has a volatile function in an UPDATE',
    found: /\bupdate\s+(?!set\b|skip\b|of\b)\w+[^;]*?\bset\b[^;]*?\b(clock_timestamp|timeofday|random)\s*\(/i,
  },
  {
    why: 'chooses by a sub-select in a CASE of an UPDATE',
    found: /(?:^|\bset\b[^;]*)\bcase\s+when\s+(not\s+)?exists\s*\(/i,
  },
  { why: 'has a sub-select in VALUES', found: /\bvalues\s*\([^;]*?\(\s*select\b/i },
  {
    why: 'joins outward by a column institute_id where it wants the number itself',
    found: /\bleft join \w+(?: \w+)? on \w+\.institute_id = \w+\.institute_id\b/i,
  },
  {
    why: 'locks and asks a second table',
    found: /\bwhere\b[^;]*\b(exists|in)\s*\(\s*select\b[^;]*\bfor\s+(no key update|update|key share|share)\b/i,
  },
  {
    why: 'has a function of the time in ON CONFLICT: compute it before',
    found:
      /\bon conflict\b[^;]*?\bdo update\b[^;]*?(\bmake_interval\s*\(|\bnow\s*\(|\bcurrent_timestamp\b|\bclock_timestamp\s*\()/i,
  },
  {
    why: 'answers by RETURNING what a function makes anew each time',
    found: /\breturning\b[^;()]*?\b(now|clock_timestamp|random|gen_random_uuid)\s*\(/i,
  },
  { why: 'is a MERGE', found: /\bmerge\s+into\b/i },
  { why: 'sums over several groupings at once', found: /\b(rollup|cube|grouping sets)\s*\(/i },
];

/** The same where it is written by the builder, in the text of a file. */
const builderShapes: readonly { readonly why: string; readonly found: RegExp }[] = [
  { why: 'has a sub-select in VALUES', found: /\.values\((?:(?!\.execute|\bfunction\b)[\s\S])*?`\s*\(\s*select\b/i },
  {
    why: 'locks and asks a second table',
    found:
      /\.selectFrom\((?:(?!\.selectFrom\(|\.execute)[\s\S])*?\bexists\((?:(?!\.execute)[\s\S])*?\.for(Update|Share)\(/,
  },
  { why: 'has a volatile function in an UPDATE', found: /\bclock_timestamp\(\)/ },
  {
    why: 'tells an error by the name of a constraint, which carries the number of a shard',
    found: /\berror\w*\.constraint\b/,
  },
];

/** Why Citus would not take these words, if so. */
const refusedWords = (words: string): string[] => shapes.filter(({ found }) => found.test(words)).map(({ why }) => why);

/** Statements of the server that run on one PostgreSQL only. */
export function unspreadableStatements({ files }: House): Finding[] {
  return files
    .filter(({ path }) => path.startsWith('server/src/') && !isTest(path) && !path.startsWith('server/src/testing/'))
    .flatMap(({ path, text }) => {
      const bare = text.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/g, '');
      const why = new Set([
        ...templatesOf(bare).flatMap(({ words }) => refusedWords(words)),
        ...builderShapes.filter(({ found }) => found.test(bare)).map((shape) => shape.why),
      ]);
      return [...why].map((one) => ({ group: groupOf(path), what: `${path}: a statement ${one}` }));
    });
}
