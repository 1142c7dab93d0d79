import type { CompletionRule, LessonKind } from '@abhyas/contract/courses/shapes';
import { MultiSelect, NumberInput, Select, Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/page/card.tsx';
import { ReleaseField } from '../outline/release-field.tsx';
import { useEditing } from './editing.ts';
import classes from './lesson-editor.module.css';

type Rule = CompletionRule['rule'];
/** How a lesson of each kind can count as done, the usual way first. */
const rulesOf: Readonly<Record<LessonKind, readonly Rule[]>> = {
  video: ['watched', 'opened', 'marked'],
  audio: ['watched', 'opened', 'marked'],
  pdf: ['read', 'opened', 'marked'],
  article: ['read', 'opened', 'marked'],
  link: ['opened', 'marked'],
  file: ['opened', 'marked'],
  scorm: ['finished', 'passed', 'opened', 'marked'],
  quiz: ['finished', 'passed', 'opened', 'marked'],
  paper: ['finished', 'passed', 'opened', 'marked'],
};
const USUAL_PERCENT = 80;
const MOST_AFTER = 20;

const ruleOf = (rule: Rule): CompletionRule =>
  rule === 'watched' || rule === 'read' ? { rule, percent: USUAL_PERCENT } : { rule };

/** When the lesson opens and to whom, and when it counts as done. */
export function RulesCard() {
  const { t } = useTranslation();
  const { draft, change, readOnly } = useEditing();
  return (
    <aside className={classes['stack']} aria-label={t('courses.authoring.rules.title')}>
      <Card title={t('courses.authoring.rules.done')}>
        <DoneFields />
      </Card>
      <Card title={t('courses.authoring.rules.title')}>
        <div className={classes['fields']}>
          <Switch
            label={t('courses.authoring.rules.free')}
            description={t('courses.authoring.rules.freeHelp')}
            disabled={readOnly}
            checked={draft.free}
            onChange={(event) => change({ free: event.currentTarget.checked })}
          />
          <ReleaseField readOnly={readOnly} value={draft.release} onChange={(release) => change({ release })} />
          <AfterField />
        </div>
      </Card>
    </aside>
  );
}

function DoneFields() {
  const { t } = useTranslation();
  const { draft, change, readOnly } = useEditing();
  const { completion, content } = draft;
  return (
    <div className={classes['fields']}>
      <Select
        label={t('courses.authoring.rules.when')}
        allowDeselect={false}
        readOnly={readOnly}
        data={rulesOf[content.kind].map((rule) => ({ value: rule, label: t(`courses.authoring.rules.${rule}`) }))}
        value={completion.rule}
        onChange={(value) => {
          const rule = rulesOf[content.kind].find((one) => one === value);
          if (rule) change({ completion: ruleOf(rule) });
        }}
      />
      {'percent' in completion && (
        <NumberInput
          label={t('courses.authoring.rules.percent')}
          suffix=" %"
          min={10}
          max={100}
          clampBehavior="blur"
          allowDecimal={false}
          readOnly={readOnly}
          value={completion.percent}
          onChange={(percent) =>
            typeof percent === 'number' &&
            percent >= 10 &&
            percent <= 100 &&
            change({ completion: { ...completion, percent } })
          }
        />
      )}
    </div>
  );
}

/** Lessons that are done before this one opens. */
function AfterField() {
  const { t } = useTranslation();
  const { draft, change, course, lesson, readOnly } = useEditing();
  const others = course.outline.sections
    .map(({ title, lessons }) => ({
      group: title,
      items: lessons
        .filter(({ lessonId }) => lessonId !== lesson.lessonId)
        .map(({ lessonId, title: name }) => ({ value: lessonId, label: name })),
    }))
    .filter(({ items }) => items.length > 0);
  return (
    <MultiSelect
      label={t('courses.authoring.rules.after')}
      description={t('courses.authoring.rules.afterHelp')}
      searchable
      maxValues={MOST_AFTER}
      readOnly={readOnly}
      nothingFoundMessage={t('courses.authoring.rules.noOther')}
      data={others}
      value={draft.after.filter((id) => others.some(({ items }) => items.some(({ value }) => value === id)))}
      onChange={(after) => change({ after })}
    />
  );
}
