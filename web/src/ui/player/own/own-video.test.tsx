import type { Playback } from '@abhyas/contract/media/shapes';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
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
vi.setConfig({ testTimeout: 30_000 });
const tracks = Object.assign([], { addEventListener: () => undefined, removeEventListener: () => undefined });
beforeEach(() => {
  HTMLMediaElement.prototype.load = () => undefined;
  Object.defineProperty(HTMLMediaElement.prototype, 'textTracks', { configurable: true, get: () => tracks });
});

function show(given: Partial<Playback>, dataSaver = false) {
  const playback: Playback = {
    kind: 'video',
    hlsUrl: null,
    fileUrl: '/stream/a/file',
    audioUrl: null,
    embed: null,
    seconds: 60,
    bytes: null,
    leastBytes: null,
    posterUrl: null,
    sprite: null,
    captions: [],
    watermark: null,
    stream: null,
    expiresAt: new Date().toISOString(),
    ...given,
  };
  const { container } = renderUi(
    <OwnVideo
      title="Electric flux"
      ask={async () => playback}
      playback={playback}
      fresh={async () => playback}
      dataSaver={dataSaver}
      handle={{ current: null }}
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
