import { Menu, TextInput } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconDots, IconListCheck, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { Icon } from '../../../../ui/controls/icon.tsx';
import { toast } from '../../../../ui/status/toast.tsx';
import { useBuilding } from '../builder/building.ts';
import type { Section } from '../draft/change-draft.ts';
import { most } from '../draft/paper-limits.ts';
import { usePattern } from '../patterns/use-patterns.ts';
import { wantedIn } from '../filling/missing-of.ts';
import { MarksInput } from './marks-input.tsx';
import { SectionAttempt, SectionFilled, SectionType } from './section-facts.tsx';
import { SectionMinutes } from './section-times.tsx';
import classes from './tabs.module.css';

interface Props {
  readonly section: Section;
  readonly index: number;
  readonly open: boolean;
  /** The sections have times of their own. */
  readonly timed: boolean;
}

/** One section: its name, what it asks, its marks for right and wrong, how many answers count, and how far it is filled. */
export function SectionRow({ section, index, open, timed }: Props) {
  const { t } = useTranslation();
  const { draft, change, readOnly, unsavable, openTab } = useBuilding();
  const { id, title, rule } = section;
  const setRule = (values: Partial<typeof rule>) => change({ do: 'setRule', id, rule: { ...rule, ...values } });
  const need = wantedIn(draft, usePattern(draft.patternId))[index];
  const missing = unsavable[`sections.${id}`];
  return (
    <tr data-selected={open || undefined} onFocus={() => !open && openTab('sections', id)}>
      <td>
        <div className={classes['sectionCell']}>
          <TextInput
            size="sm"
            className={classes['sectionName']!}
            aria-label={t('authoring.sections.nameOf', { number: index + 1 })}
            maxLength={most.sectionTitle}
            readOnly={readOnly}
            value={title}
            error={missing && t(missing)}
            onChange={(event) => change({ do: 'renameSection', id, title: event.currentTarget.value })}
          />
          <SectionType section={section} index={index} />
        </div>
      </td>
      <td data-label={t('authoring.sections.right')} data-center>
        <MarksInput
          quiet
          label={t('authoring.sections.rightOf', { section: title })}
          sign="right"
          value={rule.right}
          readOnly={readOnly}
          onChange={(right) => setRule({ right })}
        />
      </td>
      <td data-label={t('authoring.sections.wrong')} data-center>
        <MarksInput
          quiet
          label={t('authoring.sections.wrongOf', { section: title })}
          sign="wrong"
          value={rule.wrong}
          readOnly={readOnly}
          onChange={(wrong) => setRule({ wrong })}
        />
      </td>
      <td data-label={t('authoring.building.row.attempt')}>
        <SectionAttempt section={section} need={need} />
      </td>
      <td data-label={t('authoring.building.row.isFilled')}>
        <SectionFilled section={section} need={need} />
      </td>
      {timed && (
        <td data-label={t('authoring.composing.lock.minutes')} data-center>
          <SectionMinutes section={section} />
        </td>
      )}
      <td>{!readOnly && <RowButtons section={section} index={index} />}</td>
    </tr>
  );
}

function RowButtons({ section, index }: Pick<Props, 'section' | 'index'>) {
  const { t } = useTranslation();
  const { draft, change, openTab } = useBuilding();
  const { id, title } = section;
  const remove = () => {
    change({ do: 'removeSection', id });
    toast.info(t('authoring.sections.removed', { section: title }), {
      undo: () => change({ do: 'putSection', section, index }),
      undoLabel: t('ui.undo'),
    });
  };
  return (
    <span className={classes['rowButtons']}>
      <IconButton
        icon={IconArrowUp}
        label={t('authoring.sections.up', { section: title })}
        disabled={index === 0}
        onClick={() => change({ do: 'moveSection', id, by: -1 })}
      />
      <IconButton
        icon={IconArrowDown}
        label={t('authoring.sections.down', { section: title })}
        disabled={index === draft.sections.length - 1}
        onClick={() => change({ do: 'moveSection', id, by: 1 })}
      />
      <Menu position="bottom-end">
        <Menu.Target>
          <IconButton icon={IconDots} label={t('authoring.sections.more', { section: title })} />
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<Icon of={IconListCheck} size={16} />} onClick={() => openTab('questions', id)}>
            {t('authoring.sections.openQuestions')}
          </Menu.Item>
          <Menu.Item
            leftSection={<Icon of={IconTrash} size={16} />}
            disabled={draft.sections.length === 1}
            onClick={remove}
          >
            {t('authoring.sections.remove')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </span>
  );
}
