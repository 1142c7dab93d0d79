import { Button, Select, Textarea, TextInput } from '@mantine/core';
import { IconPlus, IconUsersGroup } from '@tabler/icons-react';
import { useState } from 'react';
import { Icon } from '../ui/controls/icon.tsx';
import { Facts } from '../ui/layout/facts.tsx';
import { Quiet } from '../ui/layout/quiet.tsx';
import { RowList } from '../ui/layout/row-list.tsx';
import { Stack } from '../ui/layout/stack.tsx';
import { BulkBar } from '../ui/list/bulk-bar.tsx';
import { PersonCell, StackedCell } from '../ui/list/cells.tsx';
import { FilterBar } from '../ui/list/filter-bar.tsx';
import { SelectionCell, useSelection, useSelectionColumn } from '../ui/list/selection.tsx';
import { FormDialog } from '../ui/overlays/form-dialog.tsx';
import { Card } from '../ui/page/card.tsx';
import { ListCard } from '../ui/page/list-card.tsx';
import { Columns } from '../ui/page/page.tsx';
import { Table } from '../ui/page/table.tsx';
import { Chip, ChipRow } from '../ui/status/chip.tsx';

const students = ['Ananya Sharma', 'Dev Patil', 'Farah Khan'];

/** What screens are put together from: a list, a dialog with a form, and how things are laid out. */
export function PiecesKit() {
  const [words, setWords] = useState<string>();
  const [asking, setAsking] = useState(false);
  const found = students.filter((name) => name.toLowerCase().includes((words ?? '').toLowerCase()));
  return (
    <>
      <ListCard
        title="Students"
        shown
        note="Three of JEE 2028 Evening"
        aside={
          <Button size="sm" leftSection={<Icon of={IconPlus} size={16} />} onClick={() => setAsking(true)}>
            Add
          </Button>
        }
        list={{ data: { rows: found, page: 1, size: 3, total: 9 }, error: null, refetch: () => undefined }}
        filters={
          <FilterBar
            fields={[<Select key="batch" size="sm" aria-label="Batch" placeholder="Any batch" data={['Evening']} />]}
            search={{ label: 'Search students', value: words, onChange: setWords }}
          >
            <ChipRow label="Show">
              <Chip on count={9}>
                All
              </Chip>
              <Chip count={2}>Blocked</Chip>
            </ChipRow>
          </FilterBar>
        }
        empty={{ icon: IconUsersGroup, title: 'No student yet' }}
        noMatch={words !== undefined && { title: 'No student fits', onShowAll: () => setWords(undefined) }}
        onPage={() => undefined}
      >
        {({ rows }) => <Students rows={rows} />}
      </ListCard>
      <Columns kind="two">
        <Card title="Facts">
          <Stack gap={5}>
            {(['columns', 'lines', 'tiles', 'figures'] as const).map((kind) => (
              <Facts
                key={kind}
                kind={kind}
                items={[
                  { label: 'Joined', value: '4 Nov 2026' },
                  { label: 'Tests', value: 12 },
                  { label: 'Average', value: '71 %' },
                ]}
              />
            ))}
          </Stack>
        </Card>
        <Card title="Rows" flush>
          <RowList flush label="Rows">
            {students.map((name) => (
              <li key={name}>
                <StackedCell note="Since 4 Nov 2026">{name}</StackedCell>
                <Quiet size="sm">quiet words</Quiet>
              </li>
            ))}
          </RowList>
        </Card>
      </Columns>
      <AddDialog opened={asking} onClose={() => setAsking(false)} />
    </>
  );
}

function Students({ rows }: { readonly rows: readonly string[] }) {
  const selection = useSelection();
  const select = useSelectionColumn(selection, rows);
  return (
    <>
      <BulkBar
        on={selection.ids.size > 0}
        said={selection.ids.size > 0 && `${selection.ids.size} chosen`}
        onClear={selection.clear}
      >
        <Button size="sm" variant="outline">
          Block
        </Button>
      </BulkBar>
      <Table
        cards
        label="Students"
        head={[...select, { key: 'name', label: 'Name' }, { key: 'batch', label: 'Batch' }]}
      >
        {rows.map((name) => (
          <tr key={name} data-selected={selection.ids.has(name) || undefined}>
            <SelectionCell selection={selection} id={name} name={name} />
            <td>
              <PersonCell name={name} note="at meridian.example" to="/" />
            </td>
            <td data-label="Batch">JEE 2028 Evening</td>
          </tr>
        ))}
      </Table>
    </>
  );
}

function AddDialog({ opened, onClose }: { readonly opened: boolean; readonly onClose: () => void }) {
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title="Add a student"
      submit="Add the student"
      initial={{ name: '', note: '' }}
      check={({ name }) => (name.trim() === '' ? { name: 'Give a name' } : {})}
      send={async () => undefined}
    >
      {(fields) => (
        <>
          <TextInput {...fields.text('name')} label="Name" description="As on the admit card" />
          <Textarea {...fields.text('note')} label="Note" />
        </>
      )}
    </FormDialog>
  );
}
