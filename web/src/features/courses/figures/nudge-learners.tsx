import { Button, Modal, NumberInput, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useRefusalText } from '../../../lib/refusal-text.ts';
import { useChange } from '../../../lib/use-change.ts';
import { Notice } from '../../../ui/status/notice.tsx';
import { toast } from '../../../ui/status/toast.tsx';
import classes from './figures.module.css';

interface Props {
  readonly courseId: string;
  /** Nobody: all who stopped. */
  readonly accountId?: string | undefined;
  readonly onClose: () => void;
}

const [LEAST, USUAL, MOST] = [3, 7, 90];

/** Reminds those who stopped, with words of the teacher; nobody more than once a week. */
export function NudgeLearners({ courseId, accountId, onClose }: Props) {
  const { t } = useTranslation();
  const say = useRefusalText();
  const [stoppedDays, setDays] = useState(USUAL);
  const [words, setWords] = useState('');
  const nudge = useChange(
    () =>
      api.courses.nudgeLearners({
        params: { courseId },
        body: { stoppedDays, words, ...(accountId !== undefined && { accountIds: [accountId] }) },
      }),
    {
      stale: [api.courses.listLearners, api.courses.showLearner],
      after: async ({ nudged, tooSoon }, _given, refreshed) => {
        await refreshed;
        const said = [
          t('courses.figures.nudge.sent', { count: nudged }),
          ...(tooSoon > 0 ? [t('courses.figures.nudge.tooSoon', { count: tooSoon })] : []),
        ].join(' ');
        if (nudged > 0) toast.good(said);
        else toast.info(said);
        onClose();
      },
      inline: true,
    },
  );
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(accountId === undefined ? 'courses.figures.nudge.title' : 'courses.figures.nudge.one')}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <form
        className={classes['learner']}
        onSubmit={(event) => {
          event.preventDefault();
          nudge.send();
        }}
      >
        <p>{t('courses.figures.nudge.text')}</p>
        {accountId === undefined && (
          <NumberInput
            label={t('courses.figures.nudge.days')}
            min={LEAST}
            max={MOST}
            clampBehavior="strict"
            allowDecimal={false}
            value={stoppedDays}
            onChange={(value) => setDays(Number(value) || USUAL)}
          />
        )}
        <Textarea
          label={t('courses.figures.nudge.words')}
          description={t('courses.figures.nudge.wordsHelp')}
          maxLength={300}
          autosize
          minRows={2}
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
        {nudge.error && (
          <Notice tone="bad" live>
            {say(nudge.error)}
          </Notice>
        )}
        <div className={classes['buttons']}>
          <Button variant="outline" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button type="submit" loading={nudge.busy}>
            {t('courses.figures.nudge.send')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
