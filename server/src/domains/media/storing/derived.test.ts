import { zipSync } from 'fflate';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { someVideo } from '../../../kernel/video/some-video.ts';
import { type Person, type TestInstitute, testWorld, uploadAll, type World } from '../../../testing/index.ts';
import { aPdf, aVideo } from '../factories.ts';
import { clearLeftovers } from '../leftovers/clear-leftovers.job.ts';
import { someScorm } from '../packages/some-scorm.ts';

let world: World;
let place: TestInstitute;
let teacher: Person;
let film: Buffer;

beforeAll(async () => {
  world = await testWorld();
  film = await someVideo({ seconds: 2 });
});
beforeEach(async () => {
  place = await world.institute();
  teacher = await place.person('teacher');
});
afterEach(() => vi.restoreAllMocks());

const upload = async (fileName: string, bytes: Uint8Array) => {
  const kind = fileName.endsWith('.zip') ? { kind: 'package' as const } : {};
  const { upload: begun } = await uploadAll(teacher, { fileName, bytes, ...kind });
  return begun.uploadId;
};
const library = () => teacher.api.media.listLibrary({ query: {} });
const use = async () => (await library()).storage;
const inStorage = async (mediaId: string) => {
  const { storage } = world.app.runtime;
  return (
    (await storage.sizeAll(`${place.id}/media/${mediaId}`)) + (await storage.sizeAll(`${place.id}/packages/${mediaId}`))
  );
};
const scorm = () =>
  zipSync(Object.fromEntries(Object.entries(someScorm()).map(([path, text]) => [path, Buffer.from(text)])));
const remove = (mediaId: string) => teacher.api.media.removeMedia({ params: { mediaId } });
/** Runs the job again and again, as often as it fails: the clock runs ahead of the queue's pauses. */
const runTries = () =>
  vi.waitFor(
    async () => {
      await world.runJobs();
      expect((await library()).rows).not.toMatchObject([{ state: 'working' }]);
    },
    { timeout: 30_000 },
  );
const runAhead = async () => {
  world.clock.advance({ minutes: 10 });
  await teacher.signInAgain();
};

describe('the room that an institute takes', () => {
  it.each([
    ['the sizes and pictures of a video', 'Flux.mp4', () => film],
    ['the files of a package', 'Kinematics.zip', scorm],
  ])('counts %s with the file, and gives both back when it goes', async (_what, fileName, bytesOf) => {
    const bytes = bytesOf();
    const mediaId = await upload(fileName, bytes);
    await world.runJobs();
    const made = await inStorage(mediaId);
    expect(made).toBeGreaterThan(0);
    const { rows, storage } = await library();
    expect(rows).toMatchObject([{ mediaId, state: 'ready', bytes: bytes.length, derivedBytes: made }]);
    expect(storage).toEqual({ usedBytes: bytes.length + made, derivedBytes: made, limitBytes: null });
    await remove(mediaId);
    await world.runJobs();
    expect(await use()).toEqual({ usedBytes: 0, derivedBytes: 0, limitBytes: null });
    expect(await inStorage(mediaId)).toBe(0);
  });

  it('has none for what nothing is made of', async () => {
    await upload('Notes.pdf', aPdf(2));
    await world.runJobs();
    expect(await library()).toMatchObject({ rows: [{ derivedBytes: 0 }], storage: { usedBytes: aPdf(2).length } });
  });

  it('refuses an upload by its own size against what is left: what is made of it counts and is never refused', async () => {
    await world.query('update institutes set storage_limit = $1 where id = $2', [film.length + 1, place.id]);
    await world.institute(); // the server reads the plans afresh
    const mediaId = await upload('Flux.mp4', film);
    await world.runJobs();
    const { usedBytes, limitBytes } = await use();
    expect(usedBytes).toBeGreaterThan(limitBytes!);
    expect((await library()).rows).toMatchObject([{ state: 'ready' }]);
    const more = { body: { fileName: 'a.txt', bytes: 1 } };
    await expect(teacher.api.media.createUpload(more)).rejects.toMatchObject({ error: 'STORAGE_LIMIT' });
    await remove(mediaId);
    await teacher.api.media.createUpload(more);
  });

  it('sorts the largest first by all that a file takes', async () => {
    const video = await upload('Flux.mp4', film);
    const pdf = Buffer.concat([aPdf(1).subarray(0, 9), Buffer.alloc(film.length, '% filler\n'), aPdf(1).subarray(9)]);
    await upload('Notes.pdf', pdf);
    await world.runJobs();
    const { rows } = await teacher.api.media.listLibrary({ query: { sort: 'largest' } });
    expect(rows[0]).toMatchObject({ mediaId: video });
    expect(rows[0]!.bytes).toBeLessThan(rows[1]!.bytes);
  });
});

describe('what was made of a video', () => {
  it('is counted once where it was made in a second try, and nothing of the first is left', async () => {
    const mediaId = await aVideo(place.ctx(), { bytes: film });
    await runAhead();
    const { storage } = world.app.runtime;
    const putFile = storage.putFile.bind(storage);
    let calls = 0;
    let ofFirstTry = 0;
    vi.spyOn(storage, 'putFile').mockImplementation(async (key, path) => {
      if (++calls === 4) throw new Error('the storage is away');
      if (calls === 5) ofFirstTry = await inStorage(mediaId);
      await putFile(key, path);
    });
    await runTries();
    expect(ofFirstTry).toBeGreaterThan(0);
    expect(await world.query('select tries from media_videos where media_id = $1', [mediaId])).toEqual([{ tries: 2 }]);
    const derivedBytes = await inStorage(mediaId);
    expect(await library()).toMatchObject({ rows: [{ state: 'ready', derivedBytes }], storage: { derivedBytes } });
    expect(await storage.sizeAll(`${place.id}/media/${mediaId}/2`)).toBe(derivedBytes);
  });

  it('goes again where the video was removed while it was made', async () => {
    const mediaId = await aVideo(place.ctx(), { bytes: film });
    await world.query('update media_files set owner_id = $1 where id = $2', [teacher.accountId, mediaId]);
    const { storage } = world.app.runtime;
    const putFile = storage.putFile.bind(storage);
    vi.spyOn(storage, 'putFile').mockImplementationOnce(async (key, path) => {
      await remove(mediaId);
      await clearLeftovers(place.ctx());
      await putFile(key, path);
    });
    await world.runJobs();
    expect(await inStorage(mediaId)).toBe(0);
    expect(await use()).toMatchObject({ usedBytes: 0 });
  });

  it('leaves nothing where it could not be made', async () => {
    const mediaId = await aVideo(place.ctx(), { bytes: film });
    await runAhead();
    const { storage } = world.app.runtime;
    const putFile = storage.putFile.bind(storage);
    let stored = 0;
    vi.spyOn(storage, 'putFile').mockImplementation(async (key, path) => {
      if (++stored % 4 === 0) throw new Error('the storage is away');
      await putFile(key, path);
    });
    await runTries();
    expect(stored).toBe(12);
    expect((await library()).rows).toMatchObject([{ state: 'failed', derivedBytes: 0 }]);
    expect(await inStorage(mediaId)).toBe(0);
  });
});

describe('what was made of a package', () => {
  it('goes again where the package was removed while it was unpacked', async () => {
    const mediaId = await upload('Kinematics.zip', scorm());
    const { storage } = world.app.runtime;
    const put = storage.put.bind(storage);
    vi.spyOn(storage, 'put').mockImplementationOnce(async (key, bytes) => {
      await remove(mediaId);
      await clearLeftovers(place.ctx());
      await put(key, bytes);
    });
    await world.runJobs();
    expect(await inStorage(mediaId)).toBe(0);
  });
});

describe('files that were ready before this was counted', () => {
  it('are measured once in the storage itself', async () => {
    const ids = [await upload('Flux.mp4', film), await upload('Kinematics.zip', scorm())];
    await upload('Notes.pdf', aPdf(2));
    await world.runJobs();
    const counted = await use();
    await world.query('update media_files set derived_bytes = null where institute_id = $1', [place.id]);
    expect((await use()).derivedBytes).toBe(0);
    const sweep = async () => {
      await world.sweep(place);
      await world.runJobs();
    };
    await sweep();
    expect(await use()).toEqual(counted);
    await world.app.runtime.storage.put(`${place.id}/media/${ids[0]}/beside`, Buffer.alloc(10));
    await sweep();
    expect(await use()).toEqual(counted);
  });
});
