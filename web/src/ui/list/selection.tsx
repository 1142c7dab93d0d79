import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from '../page/table.tsx';

export interface Selection {
  readonly ids: ReadonlySet<string>;
  /** Adds these rows to the chosen ones, or takes them out. */
  readonly choose: (ids: readonly string[], on: boolean) => void;
  readonly clear: () => void;
}

/** Rows of a list that are chosen, over all of its pages. */
export function useSelection(): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const choose = (some: readonly string[], on: boolean) =>
    setIds((before) => {
      const next = new Set(before);
      for (const id of some) {
        if (on) next.add(id);
        else next.delete(id);
      }
      return next;
    });
  return { ids, choose, clear: () => setIds(new Set()) };
}

/** The first column of a table whose rows can be chosen; its head chooses all rows of the page. */
export function useSelectionColumn(selection: Selection | undefined, shown: readonly string[]): readonly Column[] {
  const { t } = useTranslation();
  if (!selection) return [];
  const isAll = shown.every((id) => selection.ids.has(id));
  const label = (
    <Checkbox
      size="sm"
      aria-label={t('ui.list.chooseAll')}
      checked={isAll}
      indeterminate={!isAll && shown.some((id) => selection.ids.has(id))}
      onChange={() => selection.choose(shown, !isAll)}
    />
  );
  return [{ key: 'select', label, width: 44 }];
}

interface CellProps {
  /** Absent where rows cannot be chosen: then there is no cell. */
  readonly selection: Selection | undefined;
  readonly id: string;
  /** What the row is called, for readers of the screen. */
  readonly name: string;
}

/** The first cell of a row that can be chosen. Give the row `data-selected={selection?.ids.has(id) || undefined}`. */
export function SelectionCell({ selection, id, name }: CellProps) {
  const { t } = useTranslation();
  return (
    selection && (
      <td>
        <Checkbox
          size="sm"
          aria-label={t('ui.list.choose', { name })}
          checked={selection.ids.has(id)}
          onChange={(event) => selection.choose([id], event.currentTarget.checked)}
        />
      </td>
    )
  );
}
