import { Select } from '@mantine/core';
import type { KnowledgeArea } from '@abhyas/contract/taxonomy/taxonomy';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import classes from './area-select.module.css';
import { subjects } from '../preview/question-words.ts';

interface Props {
  readonly areas: readonly KnowledgeArea[];
  readonly value: string | null;
  readonly onChange: (areaId: string | null) => void;
  readonly label: string;
  readonly placeholder?: string | undefined;
  readonly error?: ReactNode;
  readonly required?: boolean | undefined;
  readonly clearable?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** The label is said, not shown, and so is where the area hangs. */
  readonly quiet?: boolean | undefined;
  readonly size?: 'sm' | 'md' | undefined;
  /** How many questions an area would leave. */
  readonly countOf?: ((areaId: string) => number) | undefined;
}

/** Chapters and topics by subject, each topic under its chapter; typing finds an area by its name or its path. */
export function AreaSelect(props: Props) {
  const {
    areas,
    value,
    onChange,
    label,
    placeholder = '',
    error,
    required = false,
    size = 'md',
    clearable = false,
    disabled = false,
    quiet,
    countOf,
  } = props;
  const { t } = useTranslation();
  const { number } = useFormat();
  // A retired area is offered to nothing new; what is in it keeps it.
  const tree = useMemo(() => treeOf(areas.filter(({ id, retired }) => !retired || id === value)), [areas, value]);
  const found = new Map(tree.map((node) => [node.area.id, node]));
  const groups = subjects.flatMap((subject) => {
    const items = tree.filter((node) => node.area.subject === subject);
    if (items.length === 0) return [];
    return [
      {
        group: t(`questions.subjects.${subject}`),
        items: items.map(({ area }) => ({ value: area.id, label: area.name })),
      },
    ];
  });
  const parent = value ? found.get(value)?.above : undefined;
  return (
    <Select
      {...(quiet ? { 'aria-label': label } : { label, description: parent })}
      placeholder={placeholder}
      error={error}
      disabled={disabled}
      required={required}
      size={size}
      data={groups}
      value={value}
      onChange={onChange}
      searchable
      clearable={clearable}
      maxDropdownHeight={320}
      nothingFoundMessage={t('questions.areas.none')}
      renderOption={({ option }) => (
        <span className={classes['option']} data-depth={found.get(option.value)?.depth ?? 0}>
          {option.label}
          {countOf && <span className={classes['own']}>{number(countOf(option.value))}</span>}
          {found.get(option.value)?.area.own && <span className={classes['own']}>{t('questions.areas.own')}</span>}
        </span>
      )}
      filter={({ options, search }) =>
        matching(options as readonly Group[], search, (id) => found.get(id)?.area.path ?? '')
      }
    />
  );
}

interface Group {
  readonly group: string;
  readonly items: { readonly value: string; readonly label: string }[];
}

function matching(groups: readonly Group[], search: string, pathOf: (id: string) => string): Group[] {
  const words = search.trim().toLowerCase().split(/\s+/).filter(Boolean);
  const fits = (text: string) => words.every((word) => text.includes(word));
  return groups
    .map(({ group, items }) => ({
      group,
      items: items.filter(({ value, label }) => fits(`${label} ${pathOf(value)} ${group}`.toLowerCase())),
    }))
    .filter(({ items }) => items.length > 0);
}

interface TreeNode {
  readonly area: KnowledgeArea;
  readonly depth: number;
  readonly above: string | undefined;
}

/** Parents before their children, siblings by name. */
export function treeOf(areas: readonly KnowledgeArea[]): readonly TreeNode[] {
  const known = new Set(areas.map((area) => area.id));
  const children = Map.groupBy(areas, (area) => (area.parentId && known.has(area.parentId) ? area.parentId : null));
  const under = (parentId: string | null, depth: number, above: string | undefined): TreeNode[] =>
    [...(children.get(parentId) ?? [])]
      .sort((a, b) => a.name.localeCompare(b.name))
      .flatMap((area) => [{ area, depth, above }, ...under(area.id, depth + 1, area.name)]);
  return under(null, 0, undefined);
}
