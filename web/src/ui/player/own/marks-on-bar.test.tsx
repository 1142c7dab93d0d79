import { fireEvent, screen } from '@testing-library/react';
import i18next from 'i18next';
import { beforeAll, expect, it, vi } from 'vitest';
import player from '../../../i18n/ui.player.en.json';
import { renderUi } from '../../testing/render-ui.tsx';
import type { PlayerMark } from '../player.tsx';
import { MarksOnBar } from './marks-on-bar.tsx';

beforeAll(() => i18next.addResourceBundle('en', 'translation', { ui: { player } }, true, true));

const marks: readonly PlayerMark[] = [
  { id: 'd1', at: 150, kind: 'doubt', label: 'Doubt: Why does it bend?' },
  { id: 'n1', at: 50, kind: 'note', label: 'Note: Flux is zero' },
  { id: 'd2', at: 900, kind: 'doubt', label: 'Doubt: of a longer version' },
];
const show = () => {
  const onMark = vi.fn();
  renderUi(<MarksOnBar marks={marks} seconds={200} onMark={onMark} />);
  return onMark;
};
const named = (name: string) => screen.getByRole('button', { name });

it('notes and doubts stand on the bar at their second, by name and kind; what lies behind the end does not', () => {
  show();
  expect(screen.getByRole('group', { name: 'Notes and doubts in the video' })).toBeTruthy();
  expect(screen.getAllByRole('button').map((mark) => [mark.title, mark.dataset['kind'], mark.style.left])).toEqual([
    ['Note: Flux is zero', 'note', '25%'],
    ['Doubt: Why does it bend?', 'doubt', '75%'],
  ]);
});

it('a press goes to the mark, by mouse and by the space bar, which the player would take for itself', () => {
  const onMark = show();
  fireEvent.click(named('Doubt: Why does it bend?'));
  expect(onMark).toHaveBeenLastCalledWith(marks[0]);
  fireEvent.keyDown(named('Note: Flux is zero'), { key: ' ' });
  expect(onMark).toHaveBeenLastCalledWith(marks[1]);
});

it('is one stop of the Tab key; arrows go from mark to mark', () => {
  show();
  const [note, doubt] = [named('Note: Flux is zero'), named('Doubt: Why does it bend?')];
  expect([note.tabIndex, doubt.tabIndex]).toEqual([0, -1]);
  note.focus();
  fireEvent.keyDown(note, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(doubt);
  expect([note.tabIndex, doubt.tabIndex]).toEqual([-1, 0]);
  fireEvent.keyDown(doubt, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(doubt);
  fireEvent.keyDown(doubt, { key: 'Home' });
  expect(document.activeElement).toBe(note);
});
