import { IconPlugConnectedX } from '@tabler/icons-react';
import { useEffect } from 'react';
import { buttonFace } from '../ui/controls/button-face.ts';
import { PlainScreen } from './plain-screen.tsx';
import { TroubleScreen } from './trouble-screen.tsx';

const again = () => location.reload();
const LOOK_MS = 8_000;
/** Opens the page anew once the server can answer: a reload before that would leave the browser's own page of errors. */
const look = () =>
  void fetch('/readyz').then(
    ({ ok }) => ok && again(),
    () => undefined,
  );

/** Shown when neither the institute nor its words could be loaded, so it says the same in both languages; comes back by itself. */
export function NotStartedScreen() {
  useEffect(() => {
    addEventListener('online', again);
    const timer = setInterval(look, LOOK_MS);
    return () => {
      removeEventListener('online', again);
      clearInterval(timer);
    };
  }, []);
  return (
    <PlainScreen>
      <TroubleScreen icon={IconPlugConnectedX} tone="warn" title="The page could not be loaded.">
        <p>It opens by itself when the network is back. Answers of a test are kept on this device.</p>
        <p lang="hi">नेटवर्क आते ही यह पेज अपने आप खुल जाएगा। टेस्ट के उत्तर इस फ़ोन या कंप्यूटर पर सुरक्षित हैं।</p>
        <button type="button" {...buttonFace('filled', 'lg')} onClick={again}>
          Try again · <span lang="hi">फिर से कोशिश करें</span>
        </button>
      </TroubleScreen>
    </PlainScreen>
  );
}
