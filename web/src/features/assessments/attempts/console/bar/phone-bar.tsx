import { IconMenu2, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../../ui/controls/icon-button.tsx';
import { openQuestion, type ConsoleScene } from '../console-scene.ts';
import classes from './console-bar.module.css';
import { SectionTime } from './section-time.tsx';

interface Props {
  readonly scene: ConsoleScene;
  readonly timer: ReactNode;
  readonly onPalette: () => void;
  readonly onClose?: (() => void) | undefined;
}

/** The bar of a phone: the way to all questions, where one is, the time left. */
export function PhoneBar({ scene, timer, onPalette, onClose }: Props) {
  const { t } = useTranslation();
  const open = openQuestion(scene);
  return (
    <div className={classes['phone']}>
      <IconButton icon={IconMenu2} label={t('assessments.console.allQuestions')} onClick={onPalette} />
      <div className={classes['where']}>
        <h1>{scene.sheet.title}</h1>
        {open && (
          <p>
            <SectionTime scene={scene} index={open.index} />{' '}
            {t('assessments.console.whereIs', { section: open.section.title, number: open.question.number })}
          </p>
        )}
      </div>
      {timer}
      {onClose && <IconButton icon={IconX} label={t('assessments.console.closePreview')} onClick={onClose} />}
    </div>
  );
}
