import pg from 'pg';

export interface BackedTable {
  /** As a statement names it: `public.accounts`. */
  readonly name: string;
  /** Columns that are stored, quoted, in their order; those that the database computes are left out. */
  readonly columns: readonly string[];
  /** Its rows are seen one institute at a time. */
  readonly perInstitute: boolean;
}

const question = (schema: string) => `
  select format('%I.%I', n.nspname, c.relname) as name, c.relrowsecurity and c.relforcerowsecurity as "perInstitute",
    array(select format('%I', attname) from pg_attribute
          where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and not c.relispartition and n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'
    and n.nspname ${schema} and c.relname not in ('schema_migrations', 'migrations')
  order by 1`;
const QUEUE = `= 'graphile_worker'`;
const OURS = `<> 'graphile_worker'`;

/** The tables of the product, or those of the queue, but for the lists of their own migrations. */
export async function listTables(client: pg.ClientBase, which: 'product' | 'queue'): Promise<BackedTable[]> {
  const { rows } = await client.query<BackedTable>(question(which === 'queue' ? QUEUE : OURS));
  return rows;
}

export interface SequencePlace {
  readonly name: string;
  /** Null: nothing was taken from it yet. */
  readonly last: string | null;
}

/** Where the sequences stand that this role owns. Taken after the rows: no number is given twice. */
export async function listSequences(client: pg.ClientBase): Promise<SequencePlace[]> {
  const { rows } = await client.query<SequencePlace>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as last from pg_sequences
     where sequenceowner = current_user order by 1`,
  );
  return rows;
}

/** A client that writes and reads rows the same way on every server; end it when it is done. */
export async function plainClient(connectionString: string): Promise<pg.Client> {
  const options =
    '-c timezone=UTC -c datestyle=ISO,MDY -c intervalstyle=postgres -c extra_float_digits=1 -c bytea_output=hex -c statement_timeout=0 -c lock_timeout=60000 -c idle_in_transaction_session_timeout=0';
  const client = new pg.Client({ connectionString, options, keepAlive: true });
  client.on('error', () => {}); // whoever asks next hears of it
  await client.connect();
  return client;
}
