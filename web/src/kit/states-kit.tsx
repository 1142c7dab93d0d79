import { Button, Menu } from '@mantine/core';
import { IconCards } from '@tabler/icons-react';
import { useState } from 'react';
import { OptionRow } from '../ui/controls/option-row.tsx';
import { Stat } from '../ui/figures/stat.tsx';
import { Card } from '../ui/page/card.tsx';
import { Columns, Stacked } from '../ui/page/page.tsx';
import { PaletteLegend } from '../ui/palette-tile/palette-legend.tsx';
import { PaletteGrid, paletteStates, PaletteTile } from '../ui/palette-tile/palette-tile.tsx';
import { RichText } from '../ui/rich-text/rich-text.tsx';
import { EmptyState } from '../ui/status/empty-state.tsx';
import { ErrorState } from '../ui/status/error-state.tsx';
import { Notice } from '../ui/status/notice.tsx';
import { StatSkeleton } from '../ui/status/skeletons.tsx';
import { toast } from '../ui/status/toast.tsx';
import { math } from './samples.ts';
import { Overlays } from './overlays-kit.tsx';
import { Row } from './row.tsx';

/** The test palette, options, and the states of a screen. */
export function StatesKit() {
  return (
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
          onClick={() => toast.good('Question deleted', { text: 'Q-20418 left the bank.', undo: () => undefined })}
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
