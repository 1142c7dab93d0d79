import { Button } from '@mantine/core';
import type { Question } from '@abhyas/contract/questions/shapes';
import { IconArchive, IconArchiveOff, IconArrowBackUp, IconPencil, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { ShowsSwitch } from './preview-switches.tsx';
import { SidePanel } from '../../../ui/overlays/side-panel.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import { QuestionStatistics } from '../life/question-statistics.tsx';
import { DifficultyBadge } from './difficulty-badge.tsx';
import { imageFinder } from './question-images.ts';
import classes from './question-panel.module.css';
import { QuestionPreview } from './question-preview.tsx';

interface Props {
  readonly questionId: string | undefined;
  readonly onClose: () => void;
  readonly onStatus?: ((question: Question) => void) | undefined;
  readonly onRemoval?: ((question: Question, change: 'remove' | 'restore') => void) | undefined;
}

/** One question as the student sees it, with its key and its worked solution. */
export function QuestionPanel({ questionId, onClose, onStatus, onRemoval }: Props) {
  const { t } = useTranslation();
  const asked = useQuery({
    ...query(api.questions.showQuestion, { params: { questionId: questionId ?? '' } }),
    enabled: questionId !== undefined,
  });
  const question = asked.data;
  return (
    <SidePanel
      opened={questionId !== undefined}
      onClose={onClose}
      size="login"
      title={question ? t('questions.panel.title', { number: question.number }) : t('questions.panel.loading')}
      footer={question && <Actions question={question} onStatus={onStatus} onRemoval={onRemoval} />}
    >
      {asked.isPending && <CardSkeleton lines={5} />}
      {asked.isError && <LoadFailed error={asked.error} onRetry={() => void asked.refetch()} />}
      {question && <Shown key={question.id} question={question} />}
    </SidePanel>
  );
}

function Shown({ question }: { readonly question: Question }) {
  const [language, setLanguage] = useState<'en' | 'hi'>('en');
  const [shows, setShows] = useState<'solution' | 'test'>('solution');
  const content = question.content[language] ?? question.content.en;
  return (
    <div className={classes['shown']}>
      <div className={classes['tools']}>
        <ShowsSwitch value={shows} onChange={setShows} />
        {question.content.hi && <LanguageSwitch value={language} onChange={setLanguage} />}
      </div>
      <div lang={language} className={classes['paper']}>
        <QuestionPreview
          type={question.type}
          content={content}
          language={question.content[language] ? language : 'en'}
          solution={shows === 'solution' ? question.key : undefined}
          imageOf={imageFinder(question.images)}
        />
      </div>
      <Facts question={question} />
      <QuestionStatistics questionId={question.id} lettered={question.key.kind === 'choice'} />
    </div>
  );
}

/** English or Hindi, each by its own name. */
export function LanguageSwitch({
  value,
  onChange,
  hindiMark,
}: {
  readonly value: 'en' | 'hi';
  readonly onChange: (value: 'en' | 'hi') => void;
  /** What is missing in Hindi. */
  readonly hindiMark?: { readonly tone: 'warn' | 'quiet'; readonly text: string } | undefined;
}) {
  const { t } = useTranslation();
  return (
    <Segmented
      size="sm"
      label={t('questions.fields.language')}
      value={value}
      onChange={onChange}
      options={[
        { value: 'en', label: 'English' },
        { value: 'hi', label: 'हिन्दी', mark: hindiMark },
      ]}
    />
  );
}

function Facts({ question }: { readonly question: Question }) {
  const { t } = useTranslation();
  const { knowledgeArea, difficulty, pastExams, expectedSeconds, status, removed, version } = question;
  const { seconds } = useFormat();
  return (
    <dl className={classes['facts']}>
      <dt>{t('questions.fields.area')}</dt>
      <dd>
        {knowledgeArea.name}, {t(`questions.subjects.${knowledgeArea.subject}`, knowledgeArea.subject)}
      </dd>
      <dt>{t('questions.fields.difficulty')}</dt>
      <dd>
        <DifficultyBadge difficulty={difficulty} />
      </dd>
      {expectedSeconds !== null && (
        <>
          <dt>{t('questions.expected.label')}</dt>
          <dd>{seconds(expectedSeconds)}</dd>
        </>
      )}
      {pastExams.length > 0 && (
        <>
          <dt>{t('questions.fields.pastExams')}</dt>
          <dd>{pastExams.join(', ')}</dd>
        </>
      )}
      <dt>{t('questions.fields.version')}</dt>
      <dd>
        {version} {status === 'archived' && <Badge tone="warn">{t('questions.statuses.archived')}</Badge>}{' '}
        {removed && <Badge tone="bad">{t('questions.removed.status')}</Badge>}
      </dd>
    </dl>
  );
}

function Actions({
  question,
  onStatus,
  onRemoval,
}: { readonly question: Question } & Pick<Props, 'onStatus' | 'onRemoval'>) {
  const { t } = useTranslation();
  if (question.removed)
    return (
      <div className={classes['actions']}>
        {question.can.archive && onRemoval && (
          <Button
            variant="filled"
            leftSection={<Icon of={IconArrowBackUp} size={16} />}
            onClick={() => onRemoval(question, 'restore')}
          >
            {t('questions.bulk.restore')}
          </Button>
        )}
      </div>
    );
  const archived = question.status === 'archived';
  return (
    <div className={classes['actions']}>
      {question.can.archive && onRemoval && (
        <Button
          variant="ghost"
          leftSection={<Icon of={IconTrash} size={16} />}
          onClick={() => onRemoval(question, 'remove')}
        >
          {t('questions.removed.remove')}
        </Button>
      )}
      {question.can.archive && onStatus && (
        <Button
          variant="ghost"
          leftSection={<Icon of={archived ? IconArchiveOff : IconArchive} size={16} />}
          onClick={() => onStatus(question)}
        >
          {t(archived ? 'questions.panel.restore' : 'questions.panel.archive')}
        </Button>
      )}
      {question.can.edit && (
        <Button
          variant="filled"
          leftSection={<Icon of={IconPencil} size={16} />}
          renderRoot={(props) => (
            <Link {...props} to="/partner/questions/$questionId" params={{ questionId: question.id }} />
          )}
        >
          {t('questions.panel.edit')}
        </Button>
      )}
    </div>
  );
}
