import { Button, Checkbox, PasswordInput, Radio, Select, Switch, TextInput } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCards,
  IconCheck,
  IconCircleX,
  IconCloudCheck,
  IconDots,
  IconFlame,
  IconLock,
  IconMail,
  IconTrash,
} from '@tabler/icons-react';
import { useState } from 'react';
import { IconButton } from '../ui/controls/icon-button.tsx';
import { Icon } from '../ui/controls/icon.tsx';
import { Kbd } from '../ui/controls/kbd.tsx';
import { SearchField } from '../ui/controls/search-field.tsx';
import { Segmented } from '../ui/controls/segmented.tsx';
import { Avatar } from '../ui/figures/avatar.tsx';
import { DateTile } from '../ui/figures/date-tile.tsx';
import { StarRating } from '../ui/figures/star-rating.tsx';
import { Tile } from '../ui/figures/tile.tsx';
import { Card } from '../ui/page/card.tsx';
import { Columns, Stacked } from '../ui/page/page.tsx';
import { Badge } from '../ui/status/badge.tsx';
import { Chip } from '../ui/status/chip.tsx';
import { Pill } from '../ui/status/pill.tsx';
import { Row } from './row.tsx';

const swatches =
  'accent accent-mid accent-soft accent-line accent-ink action action-bright action-soft brand brand-glow page surface line-strong ink muted good-fill warn-fill bad-fill info-fill'.split(
    ' ',
  );

/** Colours, buttons, fields and small words. */
export function ControlsKit() {
  return (
    <Stacked>
      <Card title="Colour">
        <Row>
          {swatches.map((name) => (
            <span key={name} style={{ width: 76, fontSize: 11 }}>
              <span
                style={{
                  display: 'block',
                  height: 30,
                  borderRadius: 8,
                  background: `var(--${name})`,
                  boxShadow: 'inset 0 0 0 1px var(--line)',
                }}
              />
              {name}
            </span>
          ))}
        </Row>
      </Card>
      <Card title="Buttons">
        <Stacked>
          <Row>
            <Button variant="action">Save &amp; next</Button>
            <Button>Submit test</Button>
            <Button variant="soft">Revise all</Button>
            <Button variant="outline">Report</Button>
            <Button variant="ghost">Clear response</Button>
            <Button variant="danger" leftSection={<Icon of={IconTrash} size={16} />}>
              Delete
            </Button>
            <Button variant="violet">Mark for review</Button>
          </Row>
          <Row>
            <Button variant="action" size="lg">
              Large 44
            </Button>
            <Button variant="action">Default 36</Button>
            <Button variant="action" size="sm">
              Small 30
            </Button>
            <Button variant="action" disabled>
              Disabled
            </Button>
            <Button loading>Busy</Button>
            <IconButton icon={IconDots} label="More" />
            <IconButton icon={IconMail} label="Messages, 2 new" ping />
            <Kbd>Ctrl</Kbd>
          </Row>
        </Stacked>
      </Card>
      <Fields />
      <Card title="States in a word">
        <Stacked>
          <Row>
            <Badge tone="good" icon={IconCheck}>
              Published
            </Badge>
            <Badge>Draft</Badge>
            <Badge tone="warn" icon={IconAlertTriangle}>
              2 to fix
            </Badge>
            <Badge tone="bad" icon={IconCircleX}>
              Closed
            </Badge>
            <Badge tone="info">In process</Badge>
            <Badge tone="action">Bestseller</Badge>
            <Badge tone="accent">42 cards</Badge>
            <Badge tone="live">Live</Badge>
            <Badge tone="solid">New</Badge>
          </Row>
          <Row>
            <Pill icon={IconFlame}>12 days</Pill>
            <Pill tone="good" icon={IconCloudCheck}>
              Saved
            </Pill>
            <StarRating value={4.6} count="2,143" />
          </Row>
          <Row>
            {['Ananya Sharma', 'Rahul Mehta', 'Farida', 'नेहा वर्मा', 'Kabir Nair'].map((name) => (
              <Avatar key={name} name={name} />
            ))}
            <Avatar name="Ananya S" size="lg" tone="action" />
            <Tile icon={IconCards} />
            <Tile icon={IconCards} tone="bad" />
            <DateTile top="Fri" day={20} />
          </Row>
        </Stacked>
      </Card>
    </Stacked>
  );
}

function Fields() {
  const [period, setPeriod] = useState<'1' | '7' | '30'>('7');
  const [search, setSearch] = useState('');
  return (
    <Card title="Fields">
      <Stacked>
        <Columns kind="two">
          <TextInput label="Test name" description="Students see this name" defaultValue="Full Mock Test 9" required />
          <TextInput label="Time, minutes" defaultValue="240" error="Choose 15 to 180 minutes" />
          <TextInput label="Email" size="lg" placeholder="name@example.in" leftSection={<Icon of={IconMail} />} />
          <PasswordInput label="Password" size="lg" defaultValue="secret" leftSection={<Icon of={IconLock} />} />
          <Select label="Subject" data={['Physics', 'Chemistry']} defaultValue="Physics" />
          <TextInput label="Small" size="sm" disabled defaultValue="Not to be changed" />
        </Columns>
        <Row>
          <Segmented
            label="Period"
            value={period}
            onChange={setPeriod}
            options={[
              { value: '1', label: '1 day' },
              { value: '7', label: '7 days' },
              { value: '30', label: '30 days' },
            ]}
          />
          <Chip on count={18}>
            Wrong
          </Chip>
          <Chip count={13}>Slow</Chip>
          <Switch defaultChecked label="Live" />
          <Checkbox defaultChecked label="I agree to the terms" />
          <Radio defaultChecked label="One" />
        </Row>
        <SearchField label="Find a topic or number" value={search} onChange={setSearch} hotkey />
      </Stacked>
    </Card>
  );
}
