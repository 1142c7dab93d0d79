import type { RichTextDoc } from '@abhyas/contract/rich-text';
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useMemo, useRef } from 'react';
import { RichText } from '../../../ui/rich-text/rich-text.tsx';
import { placeIn } from '../player/lesson/place-in-text.ts';
import { useReading } from '../study/use-reading.ts';
import type { Study } from '../study/use-study.ts';
import classes from './kept.module.css';

/** Who reads without moving reads too. */
const LOOK_MS = 5000;

interface Props {
  readonly body: RichTextDoc;
  readonly pictures: Readonly<Record<string, Blob>>;
  readonly handle: Ref<{ seek: (thousandth: number) => void }>;
  /** Thousandth to begin at. */
  readonly at: number;
  readonly study: Study;
}

/** A text of this device; it scrolls with the page. */
export function KeptArticle({ body, pictures, handle, at, study }: Props) {
  const text = useRef<HTMLElement>(null);
  const addresses = useAddresses(pictures);
  const seek = (thousandth: number) => {
    const whole = text.current?.getBoundingClientRect();
    if (whole) window.scrollTo({ top: window.scrollY + whole.top + (whole.height * thousandth) / 1000 });
  };
  useImperativeHandle(handle, () => ({ seek }));
  const begin = useEffectEvent(() => at > 0 && at < 1000 && seek(at));
  const look = useEffectEvent(() => {
    const { top, bottom } = placeIn(text.current);
    study.moveTo(top);
    study.saw([[top, bottom]]);
  });
  useEffect(() => {
    begin();
    const listen = () => look();
    listen();
    window.addEventListener('scroll', listen, { passive: true });
    const again = setInterval(listen, LOOK_MS);
    return () => {
      window.removeEventListener('scroll', listen);
      clearInterval(again);
    };
  }, []);
  useReading(study.read);
  return (
    <article ref={text} className={classes['article']}>
      <RichText doc={body} resolveImage={(mediaId) => addresses[mediaId]} />
    </article>
  );
}

/** Addresses inside this browser, let go of when the lesson is left. */
function useAddresses(blobs: Readonly<Record<string, Blob>>): Readonly<Record<string, string>> {
  const urls = useMemo(
    () => Object.fromEntries(Object.entries(blobs).map(([id, blob]) => [id, URL.createObjectURL(blob)])),
    [blobs],
  );
  useEffect(() => () => Object.values(urls).forEach((url) => URL.revokeObjectURL(url)), [urls]);
  return urls;
}
