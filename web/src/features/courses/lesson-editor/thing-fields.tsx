import type { LessonThing } from '@abhyas/contract/courses/outline';
import type { LessonContent } from '@abhyas/contract/courses/shapes';
import { Button, Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconPencil } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { AddressLink } from '../../../ui/controls/address-link.tsx';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import { useEditing } from './editing.ts';
import classes from './lesson-editor.module.css';

type OfThing = Extract<LessonContent, { kind: 'quiz' | 'paper' }>;

/** The quiz that was made with the lesson, or the published test that it shows. */
export function ThingFields({ content }: { readonly content: OfThing }) {
  const { t } = useTranslation();
  const { lesson, readOnly } = useEditing();
  // A test that was chosen a moment ago is known only after it is saved.
  const thing = lesson.thing?.thingId === content.thingId ? lesson.thing : null;
  return (
    <>
      {thing && <ThingLine thing={thing} />}
      {content.kind === 'paper' && !readOnly && <PaperChoice content={content} thing={thing} />}
      {content.kind === 'quiz' && <p className={classes['quiet']}>{t('courses.authoring.lesson.quizHelp')}</p>}
    </>
  );
}

function ThingLine({ thing }: { readonly thing: LessonThing }) {
  const { t } = useTranslation();
  const { number, minutes } = useFormat();
  const { readOnly } = useEditing();
  return (
    <div className={classes['thing']}>
      <div>
        <b>{thing.title}</b>
        <span className={classes['quiet']}>
          {t('courses.authoring.lesson.questions', { count: thing.questions, shown: number(thing.questions) })}
          {' · '}
          {minutes(thing.minutes)}
        </span>
      </div>
      {thing.questions === 0 && <Badge tone="warn">{t('courses.authoring.lesson.noQuestions')}</Badge>}
      <Button
        size="sm"
        variant={thing.questions === 0 ? 'filled' : 'outline'}
        leftSection={<Icon of={IconPencil} size={16} />}
        renderRoot={(props) => <AddressLink {...props} to={thing.path} search={{ tab: 'questions' }} />}
      >
        {t(readOnly ? 'courses.authoring.lesson.lookThing' : 'courses.authoring.lesson.editThing')}
      </Button>
    </div>
  );
}

interface ChoiceProps {
  readonly content: OfThing;
  readonly thing: LessonThing | null;
}

function PaperChoice({ content, thing }: ChoiceProps) {
  const { t } = useTranslation();
  const { setContent } = useEditing();
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), 250);
  const found = useQuery({
    ...query(api.courses.findLessonThings, {
      query: { kind: 'paper', search: search === thing?.title ? '' : search },
    }),
    placeholderData: keepPreviousData,
  });
  const offered = new Map([...(thing ? [thing] : []), ...(found.data?.things ?? [])].map((one) => [one.thingId, one]));
  return (
    <Select
      label={t('courses.authoring.lesson.paper')}
      description={t('courses.authoring.lesson.paperHelp')}
      searchable
      searchValue={typed}
      onSearchChange={setTyped}
      // The server has searched already.
      filter={({ options }) => options}
      nothingFoundMessage={t('courses.authoring.lesson.noPaper')}
      data={[...offered.values()].map(({ thingId, title }) => ({ value: thingId, label: title }))}
      value={content.thingId}
      onChange={(thingId) => setContent({ ...content, thingId })}
    />
  );
}
