import { Button, Modal, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, isRefusal } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { useRefusalText } from '../../../lib/refusal-text.ts';
import { Notice } from '../../../ui/status/notice.tsx';
import { toast } from '../../../ui/status/toast.tsx';
import classes from './builder.module.css';
import { useBuilding } from './building.ts';
import { ProblemList } from './checks-card.tsx';

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
}

const MOST_NOTE = 500;

/** What is about to be published, in figures; or what still hinders it. */
export function PublishCourse({ opened, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('courses.authoring.publish.title')}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <Publishing onClose={onClose} />
    </Modal>
  );
}

function Publishing({ onClose }: Pick<Props, 'onClose'>) {
  const { t } = useTranslation();
  const textOf = useRefusalText();
  const { course, saving, takeReply, meetConflict } = useBuilding();
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState(false);
  const blocked = course.problems.length > 0 || saving.state !== 'saved';
  const publish = async () => {
    setBusy(true);
    try {
      const reply = await api.courses.publishCourse({
        params: { courseId: course.courseId },
        body: { revision: course.revision, note: note.trim() },
      });
      takeReply(reply);
      toast.good(t('courses.authoring.publish.done', { version: reply.version }), {
        text: t('courses.authoring.publish.doneText'),
      });
      onClose();
    } catch (error) {
      if (isRefusal(error, 'CONFLICT')) {
        meetConflict(error);
        onClose();
      } else toast.bad(textOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={classes['publish']}>
      {saving.state !== 'saved' && <Notice tone="warn">{t('courses.authoring.publish.unsaved')}</Notice>}
      {course.problems.length > 0 ? (
        <>
          <p>{t('courses.authoring.publish.notYet', { count: course.problems.length })}</p>
          <ProblemList onGo={onClose} />
        </>
      ) : (
        <>
          <Overview />
          <Textarea
            label={t('courses.authoring.publish.note')}
            description={t('courses.authoring.publish.noteHelp')}
            autosize
            minRows={2}
            maxLength={MOST_NOTE}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
        </>
      )}
      <div className={classes['buttons']}>
        <Button variant="ghost" onClick={onClose}>
          {t('ui.cancel')}
        </Button>
        <Button variant="action" disabled={blocked} loading={busy} onClick={() => void publish()}>
          {t('courses.authoring.publish.confirm', { version: course.version + 1 })}
        </Button>
      </div>
    </div>
  );
}

function Overview() {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { course } = useBuilding();
  const lessons = course.outline.sections.flatMap((section) => section.lessons);
  const { pricePaise } = course.details;
  const lines = [
    course.outline.courses.length > 0
      ? [t('courses.authoring.publish.courses'), number(course.outline.courses.length)]
      : [t('courses.authoring.publish.lessons'), number(lessons.length)],
    ...(lessons.length > 0
      ? [
          [t('courses.authoring.publish.new'), number(lessons.filter(({ version }) => version === 0).length)],
          [
            t('courses.authoring.publish.changed'),
            number(lessons.filter(({ version, changed }) => version > 0 && changed).length),
          ],
          [t('courses.authoring.publish.preview'), number(lessons.filter(({ free }) => free).length)],
        ]
      : []),
    [
      t('courses.authoring.publish.open'),
      pricePaise === 0
        ? t('courses.authoring.publish.everyone')
        : t('courses.authoring.publish.buyers', { price: `₹${number(pricePaise / 100)}` }),
    ],
  ];
  return (
    <>
      <p>
        {t(course.version > 0 ? 'courses.authoring.publish.again' : 'courses.authoring.publish.first', {
          count: course.learners,
          shown: number(course.learners),
        })}
      </p>
      <dl className={classes['overview']}>
        {lines.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
