import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Icon } from '../ui/controls/icon.tsx';
import { Tabs } from '../ui/controls/tabs.tsx';
import { Columns, Page } from '../ui/page/page.tsx';
import { Badge } from '../ui/status/badge.tsx';
import { ControlsKit } from './controls-kit.tsx';
import { StatesKit } from './states-kit.tsx';
import { FiguresKit } from './figures-kit.tsx';
import { ListsKit } from './lists-kit.tsx';
import { PiecesKit } from './pieces-kit.tsx';

/** Every component on one page, for eyes only. */
export function Kit() {
  const [tab, setTab] = useState<'a' | 'b' | 'c'>('b');
  return (
    <main style={{ maxWidth: 1240, margin: '0 auto', padding: 'clamp(16px, 3vw, 28px)' }}>
      <Page
        title="Full Mock Test 9"
        breadcrumbs={[{ label: 'Tests', to: '/' }, { label: 'JEE Main mock series', to: '/' }, { label: 'Edit' }]}
        beside={<Badge>Draft</Badge>}
        subtitle="JEE Main 2027 pattern. परीक्षा की भाषा हिन्दी भी है।"
        action={
          <>
            <Button variant="outline">Preview as student</Button>
            <Button variant="action" leftSection={<Icon of={IconPlus} size={16} />}>
              New course
            </Button>
          </>
        }
        tabs={
          <Tabs
            label="Parts"
            value={tab}
            onChange={setTab}
            items={[
              { value: 'a', label: 'Details' },
              { value: 'b', label: 'Sections and marking' },
              { value: 'c', label: 'Questions', count: '72 / 75' },
            ]}
          />
        }
      >
        <Columns kind="two">
          <ControlsKit />
          <StatesKit />
        </Columns>
        <FiguresKit />
        <ListsKit />
        <PiecesKit />
      </Page>
    </main>
  );
}
