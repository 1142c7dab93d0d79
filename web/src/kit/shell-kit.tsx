import { Button } from '@mantine/core';
import {
  IconBell,
  IconBooks,
  IconClipboardCheck,
  IconClock,
  IconCompass,
  IconFlame,
  IconGift,
  IconHelp,
  IconHome,
  IconTarget,
  IconVideo,
  IconWallet,
} from '@tabler/icons-react';
import { useState } from 'react';
import { AppShell } from '../ui/app-shell/app-shell.tsx';
import { IconButton } from '../ui/controls/icon-button.tsx';
import { SearchField } from '../ui/controls/search-field.tsx';
import { Segmented } from '../ui/controls/segmented.tsx';
import { Avatar } from '../ui/figures/avatar.tsx';
import { DateTile } from '../ui/figures/date-tile.tsx';
import { Card } from '../ui/page/card.tsx';
import { Page } from '../ui/page/page.tsx';
import { Pill } from '../ui/status/pill.tsx';
import { Icon } from '../ui/controls/icon.tsx';
import { Logo } from './logo.tsx';

const items = [
  { to: '/', label: 'Today', icon: IconHome, exact: true },
  { to: '/explore', label: 'Explore', icon: IconCompass },
  { to: '/courses', label: 'My courses', icon: IconBooks },
  { to: '/tests', label: 'Tests', icon: IconClipboardCheck, count: 3 },
  { to: '/practice', label: 'Practice', icon: IconTarget },
  { to: '/live', label: 'Live classes', icon: IconVideo },
  { to: '/wallet', label: 'Wallet', icon: IconWallet, group: 'Account' },
  { to: '/refer', label: 'Refer & earn', icon: IconGift, group: 'Account' },
];

export function ShellKit() {
  const [exam, setExam] = useState<'m' | 'a'>('m');
  const [search, setSearch] = useState('');
  return (
    <AppShell
      brand={{ name: 'Meridian Academy', tagline: 'JEE and NEET', logo: <Logo />, to: '/' }}
      items={items}
      footItems={[{ to: '/help', label: 'Help', icon: IconHelp }]}
      bottomItems={[items[0]!, items[2]!, items[3]!, items[4]!]}
      search={
        <SearchField label="Search courses, tests and topics" value={search} onChange={setSearch} hotkey sunken />
      }
      right={
        <>
          <Pill icon={IconFlame}>12 days</Pill>
          <IconButton icon={IconBell} label="Notifications, 2 new" ping />
          <Avatar name="Ananya Sharma" tone="action" />
        </>
      }
    >
      <Page
        title="Today"
        subtitle="Friday 20 November. 63 days to JEE Main Session 1."
        action={
          <Segmented
            label="Exam"
            value={exam}
            onChange={setExam}
            options={[
              { value: 'm', label: 'JEE Main' },
              { value: 'a', label: 'JEE Advanced' },
            ]}
          />
        }
      >
        <Card title="Tests this week">
          {['Chapter test: Electrostatics', 'Full Mock Test 8'].map((name, index) => (
            <div
              key={name}
              style={{
                display: 'flex',
                gap: 14,
                alignItems: 'center',
                padding: '10px 0',
                borderTop: index ? '1px solid var(--line)' : 0,
              }}
            >
              <DateTile top="Fri" day={20 + index} />
              <div style={{ flex: 1 }}>
                <h3>{name}</h3>
                <p style={{ color: 'var(--muted)', fontSize: 13 }}>25 questions, 60 min</p>
              </div>
              <span>
                <Icon of={IconClock} size={16} />
              </span>
              <Button size="sm" w={124}>
                Start
              </Button>
            </div>
          ))}
        </Card>
      </Page>
    </AppShell>
  );
}
