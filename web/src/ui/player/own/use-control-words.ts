import { En } from 'media-chrome/dist/lang/en.js';
import { addTranslation, setLanguage } from 'media-chrome/dist/utils/i18n.js';
import { useTranslation } from 'react-i18next';

/** What the controls say to those who do not see them, by our own keys. */
const words = {
  play: 'play',
  pause: 'pause',
  mute: 'mute',
  unmute: 'unmute',
  seek: 'seek',
  volume: 'volume',
  'video player': 'video',
  'audio player': 'audio',
  'closed captions': 'captions',
  'current playback rate': 'speedNow',
  'playback time': 'time',
  'media loading': 'loading',
  'enter fullscreen mode': 'fullscreen',
  'exit fullscreen mode': 'noFullscreen',
  'enter picture in picture mode': 'pictureInPicture',
  'exit picture in picture mode': 'noPictureInPicture',
  hour: 'hour',
  hours: 'hours',
  minute: 'minute',
  minutes: 'minutes',
  second: 'second',
  seconds: 'seconds',
} as const satisfies Partial<Record<keyof typeof En, string>>;

/** Those with places, which look the same in every language file. */
const sentences = {
  'seek back {seekOffset} seconds': 'back',
  '{time} remaining': 'remaining',
  '{currentTime} of {totalTime}': 'of',
  'chapter: {chapterName}': 'chapter',
  'video not loaded, unknown time.': 'unknown',
} as const satisfies Partial<Record<keyof typeof En, string>>;

/** Gives the controls the words of the page's language. */
export function useControlWords(): void {
  const { t, i18n } = useTranslation();
  const language = i18n.language;
  const own = Object.entries(words).map(([theirs, ours]) => [theirs, t(`ui.player.words.${ours}`)]);
  // Their places are written {so}, ours {{so}}: a place is given itself as its value.
  const places = {
    seekOffset: '{seekOffset}',
    time: '{time}',
    currentTime: '{currentTime}',
    totalTime: '{totalTime}',
    chapterName: '{chapterName}',
  };
  const long = Object.entries(sentences).map(([theirs, ours]) => [theirs, t(`ui.player.words.${ours}`, places)]);
  addTranslation(language, Object.fromEntries([...own, ...long]));
  setLanguage(language);
}
