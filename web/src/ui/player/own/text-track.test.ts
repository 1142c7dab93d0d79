import { expect, it } from 'vitest';
import { chapterAt, chapterTrack, spriteTrack } from './text-track.ts';

const chapters = [
  { at: 0, title: 'Which closed surface to choose' },
  { at: 410, title: 'Flux -->\nthrough each face' },
];

it('chapters last until the next, the last until the end; one behind the end is left out', () => {
  expect(chapterTrack([...chapters, { at: 2000, title: 'Never' }], 1860)).toBe(
    'WEBVTT\n\n00:00:00.000 --> 00:06:50.000\nWhich closed surface to choose\n\n00:06:50.000 --> 00:31:00.000\nFlux → through each face\n',
  );
});

it('the chapter at a second is the last that began', () => {
  expect(chapterAt(chapters, 409)?.at).toBe(0);
  expect(chapterAt(chapters, 410)?.at).toBe(410);
  expect(chapterAt([{ at: 5, title: 'Late' }], 1)).toBeUndefined();
});

it('small pictures lie row by row in one file', () => {
  const track = spriteTrack('blob:x', { everySeconds: 2, columns: 2, width: 160, height: 90, count: 3 });
  expect(track).toContain('00:00:02.000 --> 00:00:04.000\nblob:x#xywh=160,0,160,90');
  expect(track).toContain('00:00:04.000 --> 00:00:06.000\nblob:x#xywh=0,90,160,90');
});
