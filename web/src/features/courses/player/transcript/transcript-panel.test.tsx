import { act, fireEvent, screen, within } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import player from '../../../../i18n/courses.player.en.json';
import type { Transcript, TranscriptReader } from '../../../../ui/player/transcript/use-transcript.ts';
import { renderScreen } from '../../../questions/testing/render-screen.tsx';
import { TranscriptPanel } from './transcript-panel.tsx';

beforeAll(() => i18next.addResourceBundle('en', 'translation', { courses: { player } }, true, true));

const LINE = 30;
const SEEN = 90;
// Where nothing is laid out, each line is as high as the one before, and three of them are seen.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
    return [...(this.parentElement?.children ?? [])].indexOf(this) * LINE;
  });
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(LINE);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(SEEN);
});
afterEach(() => vi.restoreAllMocks());

/** A video that says twenty things in each of its languages; the test is its clock. */
function aVideo(labels: readonly string[] = ['English']) {
  let reader: TranscriptReader | undefined;
  const transcript: Transcript = {
    languages: labels.map((label) => ({ language: label.slice(0, 2).toLowerCase(), label })),
    first: 0,
    follow: (index, now) => {
      const texts = Array.from({ length: 20 }, (_, at) => `${labels[index]!} sentence ${at + 1} ends`);
      queueMicrotask(() => {
        if (labels[index] === 'Broken' && reader === undefined) {
          reader = now;
          return now.onFailed();
        }
        reader = now;
        now.onLines(texts.map((text, at) => ({ from: at * 4.5, text })));
        now.onSpoken(-1);
      });
      return () => undefined;
    },
  };
  return { transcript, says: (line: number) => act(() => reader!.onSpoken(line)) };
}
const show = async (video = aVideo()) => {
  const onSeek = vi.fn();
  renderScreen(<TranscriptPanel transcript={video.transcript} onSeek={onSeek} />);
  return { ...video, onSeek, list: await screen.findByRole('list') };
};
const spoken = () => screen.getAllByRole('listitem').filter((line) => line.hasAttribute('aria-current'));
const back = () => screen.queryByRole('button', { name: 'To what is said now' });

it('each line stands with its time, and a press goes to its second', async () => {
  const { onSeek } = await show();
  const line = screen.getByRole('button', { name: /sentence 15/ });
  expect(within(line).getByText('1:03')).toBeTruthy();
  fireEvent.click(line);
  expect(onSeek).toHaveBeenCalledWith(63);
});

it('the line that is spoken is marked and kept in sight', async () => {
  const { says, list } = await show();
  expect(spoken()).toEqual([]);
  says(1);
  expect(spoken().map((line) => line.textContent)).toEqual(['0:04English sentence 2 ends']);
  expect(list.scrollTop).toBe(0);
  says(9);
  expect(spoken()).toHaveLength(1);
  expect(list.scrollTop).toBe(9 * LINE - SEEN / 3);
});

it('who scrolls away is left alone until he comes back', async () => {
  const { says, list } = await show();
  says(9);
  list.scrollTop = 0;
  fireEvent.scroll(list);
  says(10);
  expect(list.scrollTop).toBe(0);
  fireEvent.click(back()!);
  expect(list.scrollTop).toBe(10 * LINE - SEEN / 3);
  expect(back()).toBeNull();
  list.scrollTop = 0;
  fireEvent.scroll(list);
  list.scrollTop = 9 * LINE;
  fireEvent.scroll(list);
  says(15);
  expect(list.scrollTop).toBe(15 * LINE - SEEN / 3);
});

it('a search leaves the lines that say it, with the words marked, and moves nothing', async () => {
  const { says, list } = await show();
  const field = screen.getByRole('searchbox', { name: 'Search what is said' });
  fireEvent.change(field, { target: { value: 'SENTENCE 1' } });
  expect(screen.getByRole('status').textContent).toBe('11 lines');
  expect([...list.querySelectorAll('mark')].every((mark) => mark.textContent === 'sentence 1')).toBe(true);
  says(18);
  expect(list.scrollTop).toBe(0);
  fireEvent.change(field, { target: { value: 'magnet' } });
  expect(screen.getByRole('status').textContent).toBe('These words are not spoken here');
  fireEvent.change(field, { target: { value: '' } });
  expect(screen.getAllByRole('listitem')).toHaveLength(20);
  expect(list.scrollTop).toBe(18 * LINE - SEEN / 3);
});

it('a language can be chosen where there are several, and only there', async () => {
  await show(aVideo(['English', 'हिन्दी']));
  fireEvent.click(screen.getByRole('combobox', { name: 'Language of the transcript' }));
  fireEvent.click(await screen.findByRole('option', { name: 'हिन्दी' }));
  await screen.findByText('हिन्दी sentence 1 ends');
  expect(screen.queryByText('English sentence 1 ends')).toBeNull();
});

it('a text that could not be loaded is asked for again', async () => {
  const { transcript } = aVideo(['Broken']);
  renderScreen(<TranscriptPanel transcript={transcript} onSeek={() => undefined} />);
  await screen.findByText('The text could not be loaded.');
  expect(screen.queryByRole('combobox', { name: 'Language of the transcript' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Broken sentence 1 ends');
});
