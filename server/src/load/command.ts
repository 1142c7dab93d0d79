import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { StartError } from '../kernel/start-error.ts';
import { runLoad } from './run-load.ts';
import type { Student } from './sit-paper.ts';

const USAGE = `npm run load -- --students 500 --at https://institute.example --paper <id> --people students.csv

  --people    a file with a line "e-mail,password" for each student; they and the paper are prepared before
  --students  how many of them sit the paper (default: all)
  --saves     answers that each saves, one by one (default 30)
  --thinking  seconds between two answers (default 2)
  --through   host and port of the machine, where the name of the institute does not lead there yet
  --arrival   seconds within which all of them come (default 60)`;

/** A whole number of an option. */
function wholeOf(name: string, given: string): number {
  const value = Number(given);
  if (!Number.isFinite(value) || value < 0) throw new StartError(`--${name} takes a number.\n\n${USAGE}`);
  return value;
}

function readPeople(path: string): Student[] {
  const lines = readFileSync(path, 'utf8').split(/\r?\n/);
  return lines.flatMap((line) => {
    const [email = '', ...rest] = line.split(',');
    return email.includes('@') && rest.length > 0 ? [{ email: email.trim(), password: rest.join(',').trim() }] : [];
  });
}

async function main(args: string[]): Promise<void> {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args,
    options: {
      at: text,
      paper: text,
      people: text,
      through: text,
      students: text,
      saves: text,
      thinking: text,
      arrival: text,
    },
  });
  const { at, paper, people } = values;
  if (!at || !paper || !people || !URL.canParse(at)) throw new StartError(USAGE);
  const all = readPeople(people);
  const count = values.students === undefined ? all.length : wholeOf('students', values.students);
  if (count < 1 || all.length < count)
    throw new StartError(`${people} holds ${all.length} students, ${count} are to come.`);
  const { report, ok } = await runLoad({
    at,
    through: values.through,
    paperId: paper,
    students: all.slice(0, count),
    saves: wholeOf('saves', values.saves ?? '30'),
    thinking: wholeOf('thinking', values.thinking ?? '2') * 1000,
    arrival: wholeOf('arrival', values.arrival ?? '60') * 1000,
  });
  process.stdout.write(`${report}\n`);
  if (!ok) process.exitCode = 1;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof StartError ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
