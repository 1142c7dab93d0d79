import { Button, Checkbox, Menu, PasswordInput, Radio, Select, Switch, TextInput } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCards,
  IconCheck,
  IconCircleX,
  IconClipboardCheck,
  IconCloudCheck,
  IconDots,
  IconFlame,
  IconLock,
  IconMail,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { IconButton } from '../ui/controls/icon-button.tsx';
import { Icon } from '../ui/controls/icon.tsx';
import { Kbd } from '../ui/controls/kbd.tsx';
import { OptionRow } from '../ui/controls/option-row.tsx';
import { SearchField } from '../ui/controls/search-field.tsx';
import { Segmented } from '../ui/controls/segmented.tsx';
import { Tabs } from '../ui/controls/tabs.tsx';
import { Avatar } from '../ui/figures/avatar.tsx';
import { BarRow } from '../ui/figures/bar-row.tsx';
import { Cover } from '../ui/figures/cover.tsx';
import { DateTile } from '../ui/figures/date-tile.tsx';
import { ProgressBar } from '../ui/figures/progress-bar.tsx';
import { StackBar } from '../ui/figures/stack-bar.tsx';
import { StarRating } from '../ui/figures/star-rating.tsx';
import { Stat, StatStrip } from '../ui/figures/stat.tsx';
import { Tile } from '../ui/figures/tile.tsx';
import { Card } from '../ui/page/card.tsx';
import { Columns, Page, Stacked } from '../ui/page/page.tsx';
import { Pagination } from '../ui/page/pagination.tsx';
import { Table } from '../ui/page/table.tsx';
import { PaletteLegend } from '../ui/palette-tile/palette-legend.tsx';
import { PaletteGrid, paletteStates, PaletteTile } from '../ui/palette-tile/palette-tile.tsx';
import { RichText } from '../ui/rich-text/rich-text.tsx';
import { Badge } from '../ui/status/badge.tsx';
import { Chip, ChipRow } from '../ui/status/chip.tsx';
import { EmptyState } from '../ui/status/empty-state.tsx';
import { ErrorState } from '../ui/status/error-state.tsx';
import { Notice } from '../ui/status/notice.tsx';
import { Pill } from '../ui/status/pill.tsx';
import { ListSkeleton, StatSkeleton, TableSkeleton } from '../ui/status/skeletons.tsx';
import { toast } from '../ui/status/toast.tsx';
import { Charts } from './charts-kit.tsx';
import { math, richSample } from './samples.ts';
import { Overlays } from './overlays-kit.tsx';

const Row = ({ children }: { readonly children: ReactNode }) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' }}>{children}</div>
);
const swatches =
  'accent accent-mid accent-soft accent-line accent-ink action action-bright action-soft brand brand-glow page surface line-strong ink muted good-fill warn-fill bad-fill info-fill'.split(
    ' ',
  );

/** Every component on one page, for eyes only. */
export function Kit() {
  const [period, setPeriod] = useState<'1' | '7' | '30'>('7');
  const [tab, setTab] = useState<'a' | 'b' | 'c'>('b');
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(4);
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
            <Card title="Fields">
              <Stacked>
                <Columns kind="two">
                  <TextInput
                    label="Test name"
                    description="Students see this name"
                    defaultValue="Full Mock Test 9"
                    required
                  />
                  <TextInput label="Time, minutes" defaultValue="240" error="Choose 15 to 180 minutes" />
                  <TextInput
                    label="Email"
                    size="lg"
                    placeholder="name@example.in"
                    leftSection={<Icon of={IconMail} />}
                  />
                  <PasswordInput
                    label="Password"
                    size="lg"
                    defaultValue="secret"
                    leftSection={<Icon of={IconLock} />}
                  />
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
          <Stacked>
            <Card title="Test palette">
              <Stacked>
                <PaletteGrid label="Section A">
                  {paletteStates.map((state, index) => (
                    <PaletteTile key={state} number={index + 1} state={state} />
                  ))}
                  <PaletteTile number={6} state="notVisited" current />
                  <PaletteTile number={7} state="notAnswered" current />
                  <PaletteTile number={8} state="answeredMarked" current />
                </PaletteGrid>
                <PaletteLegend counts={{ notVisited: 8, notAnswered: 3, answered: 10, marked: 2, answeredMarked: 2 }} />
                <Options />
              </Stacked>
            </Card>
            <Columns kind="two">
              <StatSkeleton />
              <Stat
                label="Revenue"
                to="/"
                figure="₹5,72,250"
                delta={{ way: 'up', good: true, value: '23.4%', note: 'from ₹4,63,600' }}
              />
              <Card>
                <ErrorState onRetry={() => undefined} errorId="7f3a-21" />
              </Card>
              <Card>
                <EmptyState
                  icon={IconCards}
                  title="Nothing to revise today"
                  action={
                    <Button size="sm" variant="soft">
                      Browse decks
                    </Button>
                  }
                >
                  Cards you save in lessons come back here just before you would forget them.
                </EmptyState>
              </Card>
            </Columns>
            <Notice tone="good" title="Imported">
              108 rows are drafts now.
            </Notice>
            <Notice tone="warn">You are offline. 4 answers are kept on this device.</Notice>
            <Notice
              tone="bad"
              action={
                <Button size="sm" variant="outline">
                  Retry
                </Button>
              }
            >
              Payment did not go through. No money was taken.
            </Notice>
            <Notice tone="info">Results open on Sunday, 6:00 pm IST.</Notice>
            <Row>
              <Button
                variant="outline"
                onClick={() =>
                  toast.good('Question deleted', { text: 'Q-20418 left the bank.', undo: () => undefined })
                }
              >
                Toast
              </Button>
              <Button variant="outline" onClick={() => toast.bad('Not saved')}>
                Bad toast
              </Button>
              <Overlays />
              <Menu>
                <Menu.Target>
                  <Button variant="outline">Menu</Button>
                </Menu.Target>
                <Menu.Dropdown>
                  <Menu.Item>Rename</Menu.Item>
                  <Menu.Item color="var(--bad)">Delete</Menu.Item>
                </Menu.Dropdown>
              </Menu>
            </Row>
          </Stacked>
        </Columns>
        <StatStrip label="Score">
          <Stat
            bare
            lead
            label="Score"
            figure="198"
            small="of 300"
            delta={{ way: 'up', good: true, value: '22', note: 'more than Mock Test 6' }}
          />
          <Stat bare label="Rank" figure="312" small="of 19,651" note="541 places since Mock Test 6" />
          <Stat
            bare
            label="Percentile"
            figure={
              <>
                98.41<small style={{ margin: 0 }}>73833</small>
              </>
            }
            note="19,340 students scored 198 or less"
          />
          <Stat bare label="Accuracy" figure="75%" note="54 right, 18 wrong, 3 skipped" />
        </StatStrip>
        <Charts />
        <Columns kind="two">
          <Card title="Subjects" aside={<span style={{ color: 'var(--muted)', fontSize: 13 }}>marks of 100</span>}>
            <Stacked>
              {[
                ['Physics', 62, 38, 95],
                ['Chemistry', 75, 49, 91],
                ['Mathematics', 61, 34, 90],
              ].map(([name, value, average, topper]) => (
                <BarRow
                  key={name}
                  label={String(name)}
                  value={Number(value)}
                  average={Number(average)}
                  topper={Number(topper)}
                  averageLabel={`avg ${average}`}
                  topperLabel={`topper ${topper}`}
                />
              ))}
              <ProgressBar label="Chapter" value={41} />
              <ProgressBar label="Weak" value={38} tone="bad" />
              <StackBar
                label="Where 102 marks went"
                legend
                parts={[
                  { value: 72, tone: 'bad', label: '72 on wrong answers' },
                  { value: 18, tone: 'bad-soft', label: '18 penalty' },
                  { value: 12, tone: 'neutral', label: '12 skipped' },
                ]}
              />
            </Stacked>
          </Card>
          <Card title="Rich text">
            <RichText doc={richSample} resolveImage={() => undefined} />
          </Card>
        </Columns>
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
      </Page>
    </main>
  );
}

function Options() {
  const [chosen, setChosen] = useState('B');
  return (
    <fieldset style={{ display: 'grid', gap: 12 }}>
      <legend className="sr-only">Options</legend>
      {['A', 'B'].map((letter) => (
        <OptionRow
          key={letter}
          kind="radio"
          name="q"
          letter={letter}
          checked={chosen === letter}
          onChange={() => setChosen(letter)}
        >
          <RichText
            inline
            doc={math(
              letter === 'A'
                ? '\\frac{\\varepsilon_0 A}{d}\\left(\\frac{K_1}{2}+\\frac{K_2K_3}{K_2+K_3}\\right)'
                : '\\pi/2',
            )}
          />
        </OptionRow>
      ))}
      <OptionRow kind="radio" name="r" letter="C" checked readOnly state="correct" note="Correct answer">
        <RichText inline doc={math('\\pi/2')} />
      </OptionRow>
      <OptionRow kind="checkbox" name="r" letter="D" checked readOnly state="wrong" note="Your answer">
        <RichText inline doc={math('\\pi')} />
      </OptionRow>
      <OptionRow kind="checkbox" name="s" letter="E" checked>
        More than one may be right
      </OptionRow>
    </fieldset>
  );
}
