import { Button } from '@mantine/core';
import { IconCopy, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../ui/controls/icon.tsx';
import { Card } from '../../../../ui/page/card.tsx';
import { Table } from '../../../../ui/page/table.tsx';
import { useBuilding } from '../builder/building.ts';
import { Totals } from '../builder/totals.tsx';
import { CopyDialog } from '../copying/copy-dialog.tsx';
import { schemes } from '../draft/marking-schemes.ts';
import { newId } from '../../../../lib/new-id.ts';
import { most } from '../draft/paper-limits.ts';
import { RuleCard } from './rule-card.tsx';
import { SectionRow } from './section-row.tsx';
import { LockSections } from './section-times.tsx';
import classes from './tabs.module.css';

/** The sections in order, with their marks in the row, and the whole scheme of the one at hand. */
export function SectionsTab() {
  const { t } = useTranslation();
  const { draft, change, readOnly, search, openTab } = useBuilding();
  const { sections } = draft;
  const [copying, setCopying] = useState(false);
  const timed = sections.some(({ minutes }) => minutes !== undefined);
  const open = sections.find((section) => section.id === search.section) ?? sections[0];
  const add = () => {
    const id = newId();
    const rule = sections.at(-1)?.rule ?? schemes.jeeMain;
    change({
      do: 'addSection',
      id,
      rule,
      title: t('authoring.sections.newName', { letter: String.fromCharCode(65 + sections.length) }),
    });
    openTab('sections', id);
  };
  return (
    <div className={classes['stack']}>
      <Totals />
      <Card
        flush
        as="div"
        title={t('authoring.sections.title')}
        aside={
          !readOnly && (
            <span className={classes['addButtons']}>
              {open && (
                <Button
                  size="sm"
                  variant="ghost"
                  leftSection={<Icon of={IconCopy} size={16} />}
                  aria-label={t('authoring.building.copy.openFor', { section: open.title })}
                  onClick={() => setCopying(true)}
                >
                  {t('authoring.building.copy.open')}
                </Button>
              )}
              <Button
                size="sm"
                variant="outline"
                leftSection={<Icon of={IconPlus} size={16} />}
                disabled={sections.length >= most.sections}
                onClick={add}
              >
                {t('authoring.sections.add')}
              </Button>
            </span>
          )
        }
      >
        {sections.length === 0 ? (
          <p className={classes['none']}>{t('authoring.sections.none')}</p>
        ) : (
          <Table
            label={t('authoring.sections.title')}
            cards
            head={[
              { key: 'name', label: t('authoring.sections.name') },
              { key: 'right', label: t('authoring.sections.right'), center: true, width: 72 },
              { key: 'wrong', label: t('authoring.sections.wrong'), center: true, width: 72 },
              { key: 'attempt', label: t('authoring.building.row.attempt'), width: 84 },
              { key: 'filled', label: t('authoring.building.row.isFilled'), width: 128 },
              ...(timed
                ? [{ key: 'minutes', label: t('authoring.composing.lock.minutes'), center: true, width: 84 }]
                : []),
              { key: 'actions', label: t('authoring.sections.actions'), hidden: true, width: 132 },
            ]}
          >
            {sections.map((section, index) => (
              <SectionRow
                key={section.id}
                section={section}
                index={index}
                timed={timed}
                open={section.id === open?.id}
              />
            ))}
          </Table>
        )}
        <LockSections />
      </Card>
      {open && <RuleCard key={open.id} section={open} />}
      {open && copying && <CopyDialog section={open} onClose={() => setCopying(false)} />}
    </div>
  );
}
