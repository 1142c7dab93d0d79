import { Button } from '@mantine/core';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../../ui/controls/icon.tsx';
import type { ConsoleScene } from '../console-scene.ts';
import classes from './action-bar.module.css';

/** What one does with the open question, in the words candidates know. */
export function ActionBar({ scene: { state, act, readOnly } }: { readonly scene: ConsoleScene }) {
  const { t } = useTranslation();
  const ids = state.sections.flat();
  const question = state.questions[state.current];
  const nothing = !question?.selection && !question?.saved?.response && !question?.saved?.review;
  return (
    <div className={classes['bar']} role="toolbar" aria-label={t('assessments.console.actions')}>
      <Button
        className={classes['back']!}
        variant="outline"
        leftSection={<Icon of={IconArrowLeft} size={16} />}
        disabled={state.current === ids[0]}
        onClick={() => act({ type: 'back' })}
      >
        {t('assessments.console.back')}
      </Button>
      <Button
        className={classes['next']!}
        variant="outline"
        rightSection={<Icon of={IconArrowRight} size={16} />}
        disabled={state.current === ids.at(-1)}
        onClick={() => act({ type: 'next' })}
      >
        {t('assessments.console.next')}
      </Button>
      <span className={classes['push']} />
      <Button
        className={classes['clear']!}
        variant="ghost"
        disabled={readOnly || nothing}
        onClick={() => act({ type: 'clear' })}
      >
        {t('assessments.console.clear')}
      </Button>
      <Button
        className={classes['review']!}
        variant="violet"
        disabled={readOnly}
        onClick={() => act({ type: 'reviewNext' })}
      >
        {t('assessments.console.reviewNext')}
      </Button>
      <Button
        className={classes['saveReview']!}
        variant="violet"
        disabled={readOnly}
        onClick={() => act({ type: 'saveReview' })}
      >
        {t('assessments.console.saveReview')}
      </Button>
      <Button
        className={classes['save']!}
        variant="action"
        disabled={readOnly}
        rightSection={<Icon of={IconArrowRight} size={16} />}
        onClick={() => act({ type: 'saveNext' })}
      >
        {t('assessments.console.saveNext')}
      </Button>
    </div>
  );
}
