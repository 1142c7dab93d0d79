import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Icon } from '../controls/icon.tsx';
import classes from './notice.module.css';

const icons = { good: IconCircleCheck, warn: IconAlertTriangle, bad: IconCircleX, info: IconInfoCircle };
export type NoticeTone = keyof typeof icons;

interface Props {
  readonly tone: NoticeTone;
  readonly title?: ReactNode;
  readonly action?: ReactNode;
  /** It appeared after something happened, so that a screen reader says it. */
  readonly live?: boolean | undefined;
  readonly children?: ReactNode;
}

/** Something to know here and now, in the place it is about. */
export function Notice({ tone, title, action, live, children }: Props) {
  return (
    <div
      className={classes['notice']}
      data-tone={tone}
      data-line={(action && !title) || undefined}
      role={live ? (tone === 'bad' ? 'alert' : 'status') : undefined}
    >
      <span className={classes['icon']}>
        <Icon of={icons[tone]} />
      </span>
      <div className={classes['text']}>
        {title && <b className={classes['title']}>{title}</b>}
        {children}
      </div>
      {action}
    </div>
  );
}
