import type { Playback } from '@abhyas/contract/media/shapes';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import errors from '../../../i18n/errors.en.json';
import player from '../../../i18n/ui.player.en.json';
import { ApiError, type Name } from '../../../lib/api-error.ts';
import { institute } from '../../../lib/institute.ts';
import i18next from 'i18next';
import { renderUi } from '../../testing/render-ui.tsx';
import { Player } from '../player.tsx';
import { aPlayback } from '../watching/a-playback.ts';
import { OwnVideo } from './own-video.tsx';

// The controls are elements of their own, which this browser has not: each is shown by its name.
vi.mock('media-chrome/react', async () => {
  const { createElement } = await import('react');
  const names = [
    'ControlBar',
    'Controller',
    'FullscreenButton',
    'LoadingIndicator',
    'MuteButton',
    'PipButton',
    'PlayButton',
    'SeekBackwardButton',
    'TimeDisplay',
    'TimeRange',
    'VolumeRange',
  ];
  const plain = (name: string) => (props: { readonly children?: never }) =>
    createElement('div', { 'data-testid': name }, props.children);
  return Object.fromEntries(names.map((name) => [`Media${name}`, plain(name)]));
});
const tracks = Object.assign([], { addEventListener: () => undefined, removeEventListener: () => undefined });
beforeAll(() => {
  i18next.addResourceBundle('en', 'translation', { errors, ui: { player } }, true, true);
  institute.set({ timeZone: 'Asia/Kolkata' } as unknown as Parameters<typeof institute.set>[0]);
});
beforeEach(() => {
  HTMLMediaElement.prototype.load = () => undefined;
  Object.defineProperty(HTMLMediaElement.prototype, 'textTracks', { configurable: true, get: () => tracks });
});

function show(given: Partial<Playback>, dataSaver = false) {
  const playback = aPlayback(given);
  const { container } = renderUi(
    <OwnVideo
      title="Electric flux"
      ask={async () => playback}
      playback={playback}
      fresh={async () => playback}
      dataSaver={dataSaver}
      handle={{ current: null }}
      onBare={() => undefined}
    />,
  );
  return container.querySelector('video')!;
}

it('a video can go into a small window of its own', () => {
  show({});
  expect(screen.getByTestId('PipButton')).toBeDefined();
  expect(screen.getByTestId('FullscreenButton')).toBeDefined();
});

it('sound has no picture to put into a window', () => {
  show({ kind: 'audio' });
  expect(screen.queryByTestId('PipButton')).toBeNull();
});

it('who saves data loads nothing before it plays; others what says how long it is', () => {
  expect(show({}, true).preload).toBe('none');
  expect(show({}).preload).toBe('metadata');
});

it('the name of the viewer stands over a video, and over no sound', () => {
  show({ watermark: 'Asha Rao' });
  expect(screen.getByText('Asha Rao')).toBeDefined();
});

it('no name stands where there is no picture', () => {
  show({ kind: 'audio', watermark: 'Asha Rao' });
  expect(screen.queryByText('Asha Rao')).toBeNull();
});

const refused = (status: number, name: Name) => new ApiError(status, name, { messageKey: `errors.${name}` });

it.each([
  ['its place', refused(409, 'STREAM_ELSEWHERE'), 'You are watching on another device now.', 'Watch here'],
  ['the right to it', refused(404, 'NOT_FOUND'), /This is not open to you any more/, 'Try again'],
])('who loses %s stops, tells at once where, and goes on from there', async (_lost, refusal, sentence, button) => {
  // An element that loses its source knows its place no more.
  let now = 0;
  HTMLMediaElement.prototype.load = () => {
    now = 0;
  };
  Object.defineProperty(HTMLMediaElement.prototype, 'currentTime', {
    configurable: true,
    get: () => now,
    set: (seconds: number) => {
      now = seconds;
    },
  });
  let isLost = false;
  const told: (number | string)[] = [];
  const { container } = renderUi(
    <Player
      title="Electric flux"
      ask={async () => {
        if (isLost) throw refusal;
        return aPlayback({ stream: 'one' });
      }}
      onPlace={(seconds) => told.push(seconds)}
      onStopped={() => told.push('stopped')}
    />,
  );
  const shown = () => waitFor(() => container.querySelector('video') ?? expect.fail('no video is shown'));
  const video = await shown();
  await waitFor(() => expect(video.getAttribute('src')).toBe('/stream/a/file'));
  now = 42;
  isLost = true;
  fireEvent(video, new Event('play'));
  await screen.findByText(sentence);
  expect(container.querySelector('video')).toBeNull();
  expect(told.slice(-2)).toEqual([42, 'stopped']);
  isLost = false;
  fireEvent.click(screen.getByRole('button', { name: button }));
  const again = await shown();
  await waitFor(() => expect(again.getAttribute('src')).toBe('/stream/a/file'));
  fireEvent(again, new Event('loadedmetadata'));
  expect(now).toBe(42);
  expect(again.autoplay).toBe(true);
});
