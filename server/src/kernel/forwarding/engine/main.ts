import { keepCompiled } from '../../child-process/compile-cache.ts';
import { type EngineOptions, EngineRefusal } from '../live-engine.ts';
import type { Library } from './connection.ts';
import { type Ask, EXIT_ABSENT, type FromEngine } from './messages.ts';
import { Rooms } from './rooms.ts';

/* The process of the engine, which the server starts, and starts again where it dies: a fault of the library ends it and nothing else. */
const say = (said: FromEngine) => void process.send?.(said, () => {});

process.once('disconnect', () => process.exit());
const options = JSON.parse(process.argv[2] ?? '{}') as EngineOptions;
const library = await load();
const rooms = new Rooms(library, options, (news) => say({ kind: 'news', news }));
process.on('message', (ask: Ask) => void obey(ask));
say({ kind: 'ready' });
keepCompiled();

/** Machines for which the library has no build have no engine. */
async function load(): Promise<Library> {
  try {
    return (await import(options.library ?? 'node-datachannel')) as Library;
  } catch {
    return process.exit(EXIT_ABSENT);
  }
}

async function obey({ id, name, given }: Ask): Promise<void> {
  try {
    const answer = rooms.answers[name] as (given: unknown) => unknown;
    say({ kind: 'reply', id, reply: await answer(given) });
  } catch (error) {
    if (error instanceof EngineRefusal) say({ kind: 'refused', id, why: error.why });
    else say({ kind: 'broken', id, message: error instanceof Error ? error.message : String(error) });
  }
}
