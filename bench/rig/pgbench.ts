import { execFile, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import type { Cluster } from './cluster.ts';

const CLIENTS = 8;
const ATTEMPTS = 480;
const run = promisify(execFile);

/** The tables of saving, with their columns, keys and free space, where no rule and no other table hinders. */
const tables = `
  drop schema if exists pgbench cascade;
  create schema pgbench;
  create table pgbench.responses (institute_id bigint not null, attempt_id uuid not null, question_id uuid not null, kind text not null,
    seat integer not null, sequence integer not null, answer jsonb not null, saved_at timestamptz not null,
    primary key (institute_id, attempt_id, question_id, kind)) with (fillfactor = 80);
  create table pgbench.response_events (institute_id bigint not null, attempt_id uuid not null, seat integer not null,
    sequence integer not null, question_id uuid not null, kind text not null, answer jsonb not null, late boolean not null,
    saved_at timestamptz not null, primary key (institute_id, attempt_id, seat, sequence));`;

const keys = `\\set attempt random(1, ${ATTEMPTS})
\\set question random(1, 90)
\\set option random(1, 4)
\\set sequence :sequence + 1
`;
const uuid = (name: string, head: string) => `('${head}-0000-7000-8000-' || lpad((:${name})::text, 12, '0'))::uuid`;
// pgbench takes a colon before a letter for one of its variables, also inside a string.
const answer = `('{"response":{"options":[' || (:option)::text || ']},"review": false,"seconds":' || (:sequence)::text || '}')::jsonb`;
const row = `1, ${uuid('attempt', '01900000')}`;
const upsert = `insert into pgbench.responses as r values (${row}, ${uuid('question', '01900001')}, 'answer', 1, (:sequence)::int, ${answer}, now())
  on conflict (institute_id, attempt_id, question_id, kind) do update set seat = excluded.seat, sequence = excluded.sequence,
  answer = excluded.answer, saved_at = excluded.saved_at where (r.seat, r.sequence) < (excluded.seat, excluded.sequence)`;
const append = `insert into pgbench.response_events values (${row}, (:client_id)::int + 1, (:sequence)::int, ${uuid('question', '01900001')}, 'answer', ${answer}, false, now())`;
const oneLine = (text: string) => `${text.replaceAll(/\s+/g, ' ')};\n`;
const scripts = {
  /** What saving an answer is for the database: one append and one upsert in a transaction. */
  save: `${keys}begin;\n${oneLine(append)}${oneLine(upsert)}commit;\n`,
  upsert: `${keys}${oneLine(upsert)}`,
} as const;

/** True where pgbench can be called. */
export const hasPgbench = (): boolean => spawnSync('pgbench', ['--version']).status === 0;
export const noPgbench = 'pgbench is not on the PATH (it comes with PostgreSQL’s server packages)';

/** Transactions a second of one script, 8 clients, prepared statements; the numbers go on, so that every append is a new row. */
export class Pgbench {
  readonly #url: string;
  readonly #files: Readonly<Record<keyof typeof scripts, string>>;
  #sequence = 0;

  private constructor(url: string, files: Readonly<Record<keyof typeof scripts, string>>) {
    this.#url = url;
    this.#files = files;
  }

  static async prepare(cluster: Cluster, dir: string): Promise<Pgbench> {
    const client = new pg.Client({ connectionString: cluster.superuser });
    await client.connect();
    await client.query(tables);
    await client.end();
    mkdirSync(dir, { recursive: true });
    const fileOf = (name: keyof typeof scripts) => {
      const file = join(dir, `${name}.sql`);
      writeFileSync(file, scripts[name]);
      return file;
    };
    return new Pgbench(cluster.superuser, { save: fileOf('save'), upsert: fileOf('upsert') });
  }

  async perSecond(script: keyof typeof scripts, seconds: number): Promise<number> {
    this.#sequence += 1_000_000;
    const args = [
      '-n',
      '-M',
      'prepared',
      '-c',
      String(CLIENTS),
      '-j',
      '2',
      '-T',
      String(seconds),
      '-D',
      `sequence=${this.#sequence}`,
      '-f',
      this.#files[script],
      this.#url,
    ];
    const { stdout } = await run('pgbench', args);
    const found = /^tps = ([\d.]+)/m.exec(stdout)?.[1];
    if (!found || !/number of failed transactions: 0 /.test(stdout)) throw new Error(`pgbench failed:\n${stdout}`);
    return Number(found);
  }
}
