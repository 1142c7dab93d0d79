import { describe, expect, it } from 'vitest';
import { usualBookLimits } from './read-file.ts';
import { readFileInChild } from './read-file-in-child.ts';
import { choice, ownFile, ownQuestion, png, quiz } from './testing-hostile.ts';

const aiken = 'What?\nA. a\nB. b\nANSWER: A\n\n';
const counted = async (bytes: Uint8Array, format: 'json' | 'moodle' | 'aiken', limits = usualBookLimits) => {
  const found = { items: 0, pictures: 0, codes: new Set<string>() };
  const { encoding } = await readFileInChild(bytes, format, limits, (items) => {
    found.items += items.length;
    for (const { pictures, problems } of items) {
      found.pictures += pictures.length;
      for (const { code } of problems) found.codes.add(code);
    }
  });
  return { ...found, encoding };
};

describe('a file that a child process reads', () => {
  it('hands over its questions batch by batch, and how its text is written', async () => {
    expect(await counted(Buffer.from(aiken.repeat(450)), 'aiken')).toMatchObject({ items: 450, encoding: 'utf-8' });
  });

  it('that fills the memory of its process is too large, and the server goes on', { timeout: 60_000 }, async () => {
    const limits = { ...usualBookLimits, memoryMb: 64 };
    const bomb = Buffer.from(`{"format":"abhyas-questions","questions":[${'{},'.repeat(3_000_000)}{}]}`);
    await expect(counted(bomb, 'json', limits)).rejects.toMatchObject({ code: 'FILE_TOO_LARGE' });
    expect(await counted(Buffer.from(aiken), 'aiken')).toMatchObject({ items: 1 });
  });

  it('that takes too long is given up', async () => {
    const limits = { ...usualBookLimits, milliseconds: 10 };
    await expect(counted(Buffer.from(aiken), 'aiken', limits)).rejects.toMatchObject({ code: 'FILE_TIMEOUT' });
  });

  it('waits its turn where many are read at once', { timeout: 60_000 }, async () => {
    const all = await Promise.all(Array.from({ length: 5 }, () => counted(Buffer.from(aiken), 'aiken')));
    expect(all.map(({ items }) => items)).toEqual([1, 1, 1, 1, 1]);
  });

  it('may show one picture in many questions, as far as the pictures of a file may go', async () => {
    const image = { type: 'image', attrs: { mediaId: '019a0000-0000-7000-8000-000000000001', alt: 'A dot' } };
    const doc = { type: 'doc', content: [image] };
    const blank = { type: 'doc', content: [{ type: 'paragraph' }] };
    const question = ownQuestion({ content: { en: { stem: doc, options: [doc, doc], explanation: blank } } });
    const file = ownFile([question, question, question], { [image.attrs.mediaId]: { alt: 'A dot', base64: png } });
    const size = Buffer.from(png, 'base64').length;
    expect(await counted(Buffer.from(file), 'json')).toMatchObject({ items: 3, pictures: 3 });
    const limits = { ...usualBookLimits, pictureBytes: 2 * size };
    expect(await counted(Buffer.from(file), 'json', limits)).toEqual({
      items: 3,
      pictures: 2,
      codes: new Set(['PICTURE_REFUSED']),
      encoding: 'utf-8',
    });
  });

  it('reads its good questions beside one that has no end', async () => {
    const file = quiz(choice('One'), choice('<i><b>'.repeat(100_000)), choice('Three'));
    expect(await counted(Buffer.from(file), 'moodle')).toMatchObject({ items: 3, codes: new Set(['QUESTION_BROKEN']) });
  });
});
