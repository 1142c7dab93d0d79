import type { RichTextDoc } from '@abhyas/contract/rich-text';
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useMemo, useRef } from 'react';
import { RichText } from '../../../ui/rich-text/rich-text.tsx';
import { placeIn } from '../player/lesson/place-in-text.ts';
import classes from './kept.module.css';

interface Props {
  readonly body: RichTextDoc;
  readonly pictures: Readonly<Record<string, Blob>>;
  readonly handle: Ref<{ seek: (thousandth: number) => void }>;
  /** How far down the reader has come, in thousandths. */
  readonly onPlace: (thousandth: number) => void;
}

/** A text of this device; it scrolls with the page. */
export function KeptArticle({ body, pictures, handle, onPlace }: Props) {
  const text = useRef<HTMLElement>(null);
  const addresses = useAddresses(pictures);
  useImperativeHandle(handle, () => ({
    seek(thousandth) {
      const whole = text.current?.getBoundingClientRect();
      if (whole) window.scrollTo({ top: window.scrollY + whole.top + (whole.height * thousandth) / 1000 });
    },
  }));
  const look = useEffectEvent(() => onPlace(placeIn(text.current).top));
  useEffect(() => {
    const listen = () => look();
    window.addEventListener('scroll', listen, { passive: true });
    return () => window.removeEventListener('scroll', listen);
  }, []);
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
