import { Button } from '@mantine/core';
import { IconCheck, IconClipboardCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { Cover } from '../ui/figures/cover.tsx';
import { Tile } from '../ui/figures/tile.tsx';
import { Card } from '../ui/page/card.tsx';
import { Columns } from '../ui/page/page.tsx';
import { Pagination } from '../ui/page/pagination.tsx';
import { Table } from '../ui/page/table.tsx';
import { Badge } from '../ui/status/badge.tsx';
import { Chip, ChipRow } from '../ui/status/chip.tsx';
import { ListSkeleton, TableSkeleton } from '../ui/status/skeletons.tsx';

/** A table, covers, and what stands in for them while they load. */
export function ListsKit() {
  const [page, setPage] = useState(4);
  return (
    <>
      <Card
        flush
        title="Latest orders"
        aside={
          <Button variant="outline" size="sm">
            Export
          </Button>
        }
      >
        <div style={{ padding: '4px 20px 14px' }}>
          <ChipRow label="Filter">
            <Chip count={75}>All</Chip>
            <Chip on count={20}>
              Wrong or slow
            </Chip>
            <Chip count={18}>Wrong</Chip>
            <Chip count={3}>Skipped</Chip>
            <Chip count={9}>Marked for review</Chip>
          </ChipRow>
        </div>
        <Table
          label="Orders"
          cards
          head={[
            { key: 'o', label: 'Order' },
            { key: 'p', label: 'Product' },
            { key: 's', label: 'Status' },
            { key: 'a', label: 'Amount', numeric: true },
          ]}
        >
          {['NEET 2027 Complete', 'JEE Main: 30 full mocks', 'Infinity Pass, yearly'].map((product, index) => (
            <tr key={product} data-selected={index === 1 || undefined}>
              <td data-label="Order">
                <b>MA-2047{index}</b>
              </td>
              <td data-label="Product">{product}</td>
              <td data-label="Status">
                <Badge tone="good" icon={IconCheck}>
                  Paid
                </Badge>
              </td>
              <td data-label="Amount" data-numeric>
                ₹4,999
              </td>
            </tr>
          ))}
        </Table>
        <Pagination page={page} size={25} total={420} onPage={setPage} />
      </Card>
      <Columns kind="three">
        <Cover drawing="lattice" label="NEET UG" badge={<Badge>Bestseller</Badge>} />
        <Cover drawing="envelope" tone="soft" label="Mathematics" />
        <Cover drawing="sheet" label="Mock series" />
        <Cover drawing="waves" tone="warm" label="Physics" />
        <Cover drawing="field" label="Electrostatics" />
        <Cover drawing="helix" tone="soft" label="Biology" />
      </Columns>
      <Columns kind="two">
        <Card>
          <ListSkeleton />
        </Card>
        <Card flush>
          <TableSkeleton rows={3} />
        </Card>
      </Columns>
      <Tile icon={IconClipboardCheck} />
    </>
  );
}
