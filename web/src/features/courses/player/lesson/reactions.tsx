import type { Reaction } from '@abhyas/contract/courses/learning';
import { IconThumbDown, IconThumbDownFilled, IconThumbUp, IconThumbUpFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../../lib/api.ts';
import { useChange } from '../../../../lib/use-change.ts';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import classes from '../course-player.module.css';

const drawings = { like: [IconThumbUp, IconThumbUpFilled], dislike: [IconThumbDown, IconThumbDownFilled] } as const;
interface Props {
  readonly courseId: string;
  readonly lessonId: string;
  readonly reaction: Reaction;
}

/** Liking or disliking a lesson; pressing again takes it back. */
export function Reactions({ courseId, lessonId, reaction }: Props) {
  const { t } = useTranslation();
  const [mine, setMine] = useState(reaction);
  const react = useChange(
    (next: Reaction) =>
      api.courses.reactToLesson({ params: { courseId, lessonId }, body: { reaction: next } }, { quiet: true }),
    {
      ahead: (next) => {
        setMine(next);
        return () => setMine(mine);
      },
    },
  );
  return (
    <span className={classes['reactions']} role="group" aria-label={t('courses.player.reactions.label')}>
      {(['like', 'dislike'] as const).map((one) => (
        <IconButton
          key={one}
          icon={drawings[one][mine === one ? 1 : 0]}
          label={t(`courses.player.reactions.${one}`)}
          aria-pressed={mine === one}
          onClick={() => react.send(mine === one ? 'none' : one)}
        />
      ))}
    </span>
  );
}
