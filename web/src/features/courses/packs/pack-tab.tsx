import { Button } from '@mantine/core';
import { IconBooks, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { AddressLink } from '../../../ui/controls/address-link.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { SortableList } from '../../../ui/sortable/sortable-list.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { useBuilding } from '../builder/building.ts';
import { AddCourses } from './add-courses.tsx';
import classes from './packs.module.css';

/** The courses of a pack in their order. */
export function PackTab() {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { course, changeOutline, readOnly } = useBuilding();
  const [adding, setAdding] = useState(false);
  const { courseId, outline } = course;
  const items = outline.courses.map((one) => ({ ...one, id: one.courseId }));
  const put = (courses: typeof outline.courses) =>
    changeOutline(
      () =>
        api.courses.savePackCourses(
          { params: { courseId }, body: { courseIds: courses.map((one) => one.courseId) } },
          { quiet: true },
        ),
      { ...outline, courses },
    );
  const move = (from: number, to: number) => {
    const next = [...outline.courses];
    next.splice(to, 0, ...next.splice(from, 1));
    void put(next);
  };
  const add = (
    <Button size="sm" variant="outline" leftSection={<Icon of={IconPlus} size={16} />} onClick={() => setAdding(true)}>
      {t('courses.authoring.pack.add')}
    </Button>
  );
  return (
    <Card
      flush
      title={t('courses.authoring.tabs.pack')}
      note={t('courses.authoring.pack.note')}
      aside={!readOnly && items.length > 0 && add}
    >
      {items.length === 0 && (
        <EmptyState icon={IconBooks} title={t('courses.authoring.pack.none')} action={!readOnly && add} />
      )}
      <SortableList
        items={items}
        readOnly={readOnly}
        labels={({ title: name }) => {
          const of = (key: string) => t(`courses.authoring.outline.${key}`, { name });
          return { name, drag: of('drag'), up: of('up'), down: of('down') };
        }}
        onMove={move}
      >
        {(one, _, { grip, arrows }) => (
          <div className={classes['line']}>
            {grip}
            <AddressLink to={`/partner/courses/${one.courseId}`}>{one.title}</AddressLink>
            {!one.published && <Badge tone="warn">{t('courses.authoring.pack.unpublished')}</Badge>}
            <span className={classes['quiet']}>
              {t('courses.authoring.outline.lessons', { count: one.lessons, shown: number(one.lessons) })}
            </span>
            {arrows}
            {!readOnly && (
              <IconButton
                icon={IconTrash}
                label={t('courses.authoring.pack.remove', { title: one.title })}
                onClick={() => void put(outline.courses.filter((other) => other.courseId !== one.courseId))}
              />
            )}
          </div>
        )}
      </SortableList>
      {adding && (
        <AddCourses
          has={items.map(({ id }) => id)}
          onAdd={(added) => void put([...outline.courses, added])}
          onClose={() => setAdding(false)}
        />
      )}
    </Card>
  );
}
