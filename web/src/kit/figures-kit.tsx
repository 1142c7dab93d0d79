import { BarRow } from '../ui/figures/bar-row.tsx';
import { ProgressBar } from '../ui/figures/progress-bar.tsx';
import { StackBar } from '../ui/figures/stack-bar.tsx';
import { Stat, StatStrip } from '../ui/figures/stat.tsx';
import { Card } from '../ui/page/card.tsx';
import { Columns, Stacked } from '../ui/page/page.tsx';
import { RichText } from '../ui/rich-text/rich-text.tsx';
import { Charts } from './charts-kit.tsx';
import { richSample } from './samples.ts';

/** Numbers, charts, bars and rich text. */
export function FiguresKit() {
  return (
    <>
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
    </>
  );
}
