import type { OutlineDraftSection } from '@abhyas/contract/courses/outline';
import { Button } from '@mantine/core';
import { IconArrowRight, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { ConfirmModal } from '../../../ui/overlays/confirm-modal.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { SortableList } from '../../../ui/sortable/sortable-list.tsx';
import { useBuilding } from '../builder/building.ts';
import { flatten, type OutlineLine, sectionOf } from './flat-outline.ts';
import { LessonLine } from './lesson-line.tsx';
import { MoveLessons } from './move-lessons.tsx';
import classes from './outline.module.css';
import { SectionForm } from './section-form.tsx';
import { SectionLine } from './section-line.tsx';
import { useClosedSections } from './use-closed-sections.ts';
import { useOutline } from './use-outline.ts';

type Open =
  | { readonly what: 'section' | 'removeSection'; readonly section: OutlineDraftSection }
  | { readonly what: 'move'; readonly lessonIds: readonly string[] };

/** Sections and lessons in their order: dragged by their grips, moved by buttons or with Alt and the arrow keys. */
export function OutlineTab() {
  const { t } = useTranslation();
  const { course, readOnly } = useBuilding();
  const changes = useOutline();
  const [open, setOpen] = useState<Open>();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { outline } = changes;
  const shown = useClosedSections(course.courseId, outline);
  const lines = flatten(outline, shown.closed);
  const move = (from: number, to: number) => {
    const next = changes.move(from, to, shown.closed);
    const { lesson } = lines[from] ?? {};
    const into = lesson && sectionOf(next, lesson.lessonId);
    // What was moved stays before one's eyes.
    if (into) shown.open(into);
  };
  const close = () => setOpen(undefined);
  const choose = (id: string, on: boolean) =>
    setChosen((before) => new Set(on ? [...before, id] : [...before].filter((one) => one !== id)));
  return (
    <Card
      flush
      title={t('courses.authoring.outline.title')}
      note={<Sums />}
      aside={
        <span className={classes['heads']}>
          {outline.sections.length > 1 && (
            <Button
              size="sm"
              variant="ghost"
              onClick={() => (shown.closed.size > 0 ? shown.openAll() : shown.closeAll())}
            >
              {t(shown.closed.size > 0 ? 'courses.authoring.outline.openAll' : 'courses.authoring.outline.closeAll')}
            </Button>
          )}
          {!readOnly && (
            <Button
              size="sm"
              variant="outline"
              leftSection={<Icon of={IconPlus} size={16} />}
              onClick={() => void changes.addSection()}
            >
              {t('courses.authoring.outline.addSection')}
            </Button>
          )}
        </span>
      }
    >
      {chosen.size > 0 && (
        <Chosen
          count={chosen.size}
          onMove={() => setOpen({ what: 'move', lessonIds: [...chosen] })}
          onClear={() => setChosen(new Set())}
        />
      )}
      {outline.sections.length === 0 && <p className={classes['none']}>{t('courses.authoring.outline.none')}</p>}
      <SortableList<OutlineLine>
        items={lines}
        readOnly={readOnly}
        className={classes['lines']}
        labels={({ section, lesson }) => {
          const name = lesson?.title ?? section.title;
          const of = (key: string) => t(`courses.authoring.outline.${key}`, { name });
          return { name, drag: of('drag'), up: of('up'), down: of('down') };
        }}
        onMove={move}
      >
        {({ section, lesson }, _, handles) =>
          lesson ? (
            <LessonLine
              lesson={lesson}
              handles={handles}
              chosen={chosen.has(lesson.lessonId)}
              onChoose={(on) => choose(lesson.lessonId, on)}
              changes={changes}
              onMove={() => setOpen({ what: 'move', lessonIds: [lesson.lessonId] })}
            />
          ) : (
            <SectionLine
              section={section}
              handles={handles}
              changes={changes}
              closed={shown.closed.has(section.sectionId)}
              onToggle={() => shown.toggle(section.sectionId)}
              onOpen={(what) => setOpen({ what, section })}
            />
          )
        }
      </SortableList>
      {open?.what === 'section' && <SectionForm section={open.section} changes={changes} onClose={close} />}
      {open?.what === 'move' && (
        <MoveLessons
          lessonIds={open.lessonIds}
          changes={changes}
          onClose={(done) => {
            if (done) setChosen(new Set());
            close();
          }}
        />
      )}
      {open?.what === 'removeSection' && (
        <ConfirmModal
          opened
          onClose={close}
          title={t('courses.authoring.outline.removeSectionTitle', { name: open.section.title })}
          confirmLabel={t('courses.authoring.outline.remove')}
          tone="danger"
          onConfirm={() => {
            void changes.removeSection(open.section);
            close();
          }}
        >
          {t('courses.authoring.outline.removeSectionText', { count: open.section.lessons.length })}
        </ConfirmModal>
      )}
    </Card>
  );
}

function Sums() {
  const { t } = useTranslation();
  const { number, length } = useFormat();
  const { course } = useBuilding();
  const lessons = course.outline.sections.flatMap((section) => section.lessons);
  const seconds = lessons.reduce((sum, lesson) => sum + (lesson.seconds ?? 0), 0);
  const count = t('courses.authoring.outline.lessons', { count: lessons.length, shown: number(lessons.length) });
  return seconds > 0 ? `${count} · ${length(seconds)}` : count;
}

interface ChosenProps {
  readonly count: number;
  readonly onMove: () => void;
  readonly onClear: () => void;
}

function Chosen({ count, onMove, onClear }: ChosenProps) {
  const { t } = useTranslation();
  return (
    <div className={classes['chosen']} role="status">
      <span>{t('courses.authoring.outline.chosen', { count })}</span>
      <Button size="sm" variant="ghost" onClick={onClear}>
        {t('courses.authoring.several.clear')}
      </Button>
      <Button size="sm" variant="outline" leftSection={<Icon of={IconArrowRight} size={16} />} onClick={onMove}>
        {t('courses.authoring.outline.moveTo')}
      </Button>
    </div>
  );
}
