import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import classes from './stage.module.css';

interface Props {
  readonly track: MediaStreamTrack;
  /** What it shows, for those who do not see it. */
  readonly label: string;
  /** The own face, as in a mirror. */
  readonly mirrored?: boolean;
  /** A screen is shown whole, a face fills its place. */
  readonly whole?: boolean;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** A picture that comes from a device or from the room; its sound goes its own way. */
export function Picture({ track, label, mirrored, whole, className, children }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current;
    if (!element) return undefined;
    element.srcObject = new MediaStream([track]);
    // A browser that saves power may refuse: the first frame stands still then.
    void element.play().catch(() => undefined);
    return () => {
      element.srcObject = null;
    };
  }, [track]);
  return (
    <figure className={classNames(classes['picture'], className)}>
      <video
        ref={video}
        muted
        playsInline
        autoPlay
        aria-label={label}
        data-mirrored={mirrored || undefined}
        data-whole={whole || undefined}
      />
      {children && <figcaption>{children}</figcaption>}
    </figure>
  );
}
