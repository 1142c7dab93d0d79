import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Person, type TestInstitute, testWorld, type World } from '../../testing/index.ts';
import { type Context, inTransaction } from '../context.ts';
import { newId } from '../ids.ts';
import { runtime } from '../runtime.ts';
import { type FileKind, fileKind, fileKinds, type StoredFile } from './file-kind.ts';
import { madeFilesPersonalData } from './made-files-personal.ts';
import { countWaiting, findFile, listFiles } from './made-files.store.ts';
import { askForFiles, openFile, presentFile } from './made-files.ts';
import { removeFile } from './make-file.job.ts';

interface Letter {
  readonly words: string;
}
/** What makes a letter; each test may say it anew. */
let write: FileKind<Letter>['make'];
let told: string[] = [];
const usually: FileKind<Letter>['make'] = async (_ctx, { about }) => ({
  contents: [{ name: 'letter.txt', bytes: Buffer.from(about.words) }],
  facts: { pages: 1 },
});
const letters = (over: Partial<FileKind<Letter>> = {}) =>
  fileKind<Letter>({
    kind: 'testLetter',
    queue: 'testLetters',
    keptDays: 2,
    afterwards: 'forgotten',
    onErase: 'remove',
    onMerge: 'move',
    make: (ctx, file, tell) => write(ctx, file, tell),
    done: async (_tx, { about }) => void told.push(about.words),
    failureOf: (error) => (error instanceof RangeError ? 'memory' : 'broken'),
    ...over,
  });
const letter = letters();
const listed = letters({ kind: 'testListed', afterwards: 'listed', onErase: 'forgetAsker', onMerge: 'keep' });
const stubborn: FileKind<Letter> = { ...letters({ kind: 'testStubborn', onErase: 'keep' }) };
Reflect.deleteProperty(stubborn, 'failureOf');

let world: World;
let place: TestInstitute;
let person: Person;
let ctx: Context;
beforeAll(async () => {
  world = await testWorld();
  fileKinds.provide([...fileKinds(), letter, listed, stubborn]);
});
beforeEach(async () => {
  place = await world.institute();
  person = await place.person('owner');
  ctx = place.ctx(person);
  write = usually;
  told = [];
});

async function ask(kind = letter, words = 'Dear Asha', subjectId?: string): Promise<string> {
  const asked = [{ about: { words }, ...(subjectId !== undefined && { subjectId }) }];
  return (await inTransaction(ctx, (tx) => askForFiles(tx, kind, asked)))[0]!;
}
const find = async (id: string, kind = letter): Promise<StoredFile<Letter>> => (await findFile(ctx, kind, id))!;
async function made(kind = letter): Promise<StoredFile<Letter>> {
  const id = await ask(kind);
  await world.runJobs();
  return find(id, kind);
}
const bytesOf = async (file: StoredFile) => {
  const stored = await openFile(file, '.txt');
  return stored && (await stored.stream.toArray()).map(String).join('');
};

describe('a file that a job makes', () => {
  it('waits, is made in its turn, tells that it is ready, and has an address that ends', async () => {
    const id = await ask();
    expect(presentFile(ctx, await find(id))).toMatchObject({ state: 'waiting', progress: 0, url: null, bytes: null });
    expect(await countWaiting(ctx, 'testLetters')).toBe(1);
    await world.runJobs();
    const file = await find(id);
    const shown = presentFile(ctx, file);
    expect(shown).toMatchObject({ state: 'ready', progress: 100, failure: null, pages: 1, bytes: 9 });
    expect(Date.parse(shown.expiresAt!) - world.clock.now().getTime()).toBeCloseTo(2 * 86_400_000, -5);
    expect((await place.visitor.send('GET', shown.url!)).body).toBe('Dear Asha');
    expect(await bytesOf(file)).toBe('Dear Asha');
    expect(told).toEqual(['Dear Asha']);
    expect(await countWaiting(ctx, 'testLetters')).toBe(0);
  });

  it('is listed by its kind, its subject and who asked, the newest first', async () => {
    const subjectId = newId();
    const first = await ask(letter, 'one', subjectId);
    world.clock.advance({ minutes: 1 });
    const second = await ask(letter, 'two', subjectId);
    await ask(letter, 'of something else', newId());
    await ask(listed, 'of another kind', subjectId);
    const ids = (files: readonly StoredFile[]) => files.map(({ id }) => id);
    expect(ids(await listFiles(ctx, letter, { subjectId }))).toEqual([second, first]);
    expect(await listFiles(ctx, letter, { askedBy: person.accountId })).toHaveLength(3);
    expect(ids(await listFiles(ctx, letter, { subjectId, most: 1 }))).toEqual([second]);
    expect(await findFile(ctx, listed, first)).toBeUndefined();
    const elsewhere = await world.institute();
    expect(await findFile(elsewhere.ctx(), letter, first)).toBeUndefined();
  });

  it('that cannot be made says why, and is not tried again', async () => {
    write = () => Promise.reject(new RangeError('too much'));
    expect(await made()).toMatchObject({ state: 'failed', failure: 'memory', storageKeys: [] });
    expect(told).toEqual([]);
  });

  it('of a kind that says no reason is tried again by the queue', async () => {
    write = () => Promise.reject(new Error('for now'));
    const id = await ask(stubborn);
    await expect(world.runJobs()).rejects.toThrow('for now');
    expect(await find(id, stubborn)).toMatchObject({ state: 'running' });
    write = usually;
    world.clock.advance({ hours: 1 });
    await world.runJobs();
    expect(await find(id, stubborn)).toMatchObject({ state: 'ready' });
  });

  it('that is removed while it is made leaves nothing behind', async () => {
    write = async (around, file, tell) => {
      await tell(50);
      expect(await find(file.id)).toMatchObject({ state: 'running', progress: 50 });
      await removeFile(around, file);
      return usually(around, file, tell);
    };
    const id = await ask();
    await world.runJobs();
    expect(await findFile(ctx, letter, id)).toBeUndefined();
    expect(await runtime().storage.sizeAll(`${place.id}/made`)).toBe(0);
    expect(told).toEqual([]);
  });

  it('goes when its time is over; where the kind says so it stays listed', async () => {
    const [gone, stays] = [await made(), await made(listed)];
    world.clock.advance({ days: 2 });
    await world.sweep(place);
    await world.runJobs();
    expect(await findFile(ctx, letter, gone.id)).toBeUndefined();
    const left = await find(stays.id, listed);
    expect(left.removedAt).not.toBeNull();
    expect(presentFile(ctx, left).url).toBeNull();
    expect(await runtime().storage.sizeAll(`${place.id}/made`)).toBe(0);
  });
});

describe('files of a person', () => {
  it('go with the person, or stay with or without the name, as the kind says', async () => {
    const [gone, nameless, kept] = [await made(), await made(listed), await made(stubborn)];
    await inTransaction(ctx, (tx) => madeFilesPersonalData.erase(tx, person.accountId));
    expect(await findFile(ctx, letter, gone.id)).toBeUndefined();
    expect(await find(nameless.id, listed)).toMatchObject({ askedBy: null, state: 'ready' });
    expect(await find(kept.id, stubborn)).toMatchObject({ askedBy: person.accountId });
    expect(await bytesOf(gone)).toBeUndefined();
  });

  it('follow a merge where the kind says so', async () => {
    const [moves, stays] = [await made(), await made(listed)];
    const other = await place.person('owner');
    await inTransaction(ctx, (tx) => madeFilesPersonalData.reassign(tx, person.accountId, other.accountId));
    expect(await find(moves.id)).toMatchObject({ askedBy: other.accountId });
    expect(await find(stays.id, listed)).toMatchObject({ askedBy: person.accountId });
  });
});
