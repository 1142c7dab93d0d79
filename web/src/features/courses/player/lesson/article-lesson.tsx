import type { OpenedLesson } from '@abhyas/contract/courses/learning';
import type { RichTextDoc } from '@abhyas/contract/rich-text';
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react';
import type { PlayerHandle } from '../../../../ui/player/player.tsx';
import { RichText } from '../../../../ui/rich-text/rich-text.tsx';
import { useReading } from '../../study/use-reading.ts';
import type { Study } from '../../study/use-study.ts';
import classes from '../course-player.module.css';
import { placeIn, scrollerOf } from './place-in-text.ts';

interface Props {
  readonly opened: OpenedLesson;
  readonly body: RichTextDoc;
  /** Thousandth to begin at. */
  readonly at: number;
  readonly study: Study;
  readonly handle: Ref<PlayerHandle>;
}

/** A text to read. Its place is how far down the learner has come; what passed by on the screen was read. */
export function ArticleLesson({ opened, body, at, study, handle }: Props) {
  const text = useRef<HTMLElement>(null);
  const scrollTo = (thousandth: number) => {
    const [whole, room] = [text.current, scrollerOf(text.current)];
    if (!whole || !room) return;
    const top = whole.getBoundingClientRect().top - room.getBoundingClientRect().top + room.scrollTop;
    room.scrollTo({ top: thousandth <= 0 ? 0 : top + (whole.offsetHeight * thousandth) / 1000 - 80 });
  };
  useImperativeHandle(handle, () => ({
    seek: scrollTo,
    pause: () => undefined,
    place: () => placeIn(text.current).top,
  }));
  const begin = useEffectEvent(() => at > 0 && at < 1000 && scrollTo(at));
  const look = useEffectEvent(() => {
    const { top, bottom } = placeIn(text.current);
    study.moveTo(top);
    study.saw([[top, bottom]]);
  });
  useEffect(() => {
    begin();
    look();
    const room = scrollerOf(text.current);
    const listen = () => look();
    room?.addEventListener('scroll', listen, { passive: true });
    // Who reads without moving reads too: time that passes makes what is seen believable.
    const again = setInterval(listen, 5000);
    return () => {
      room?.removeEventListener('scroll', listen);
      clearInterval(again);
    };
  }, []);
  useReading(study.read);
  return (
    <article ref={text} className={classes['article']}>
      <RichText doc={body} resolveImage={(mediaId) => opened.images[mediaId]} />
    </article>
  );
}
