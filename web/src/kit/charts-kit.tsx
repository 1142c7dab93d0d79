import { LineChart } from '../ui/charts/line-chart.tsx';
import { LollipopChart } from '../ui/charts/lollipop-chart.tsx';
import { Card } from '../ui/page/card.tsx';
import { lollipops } from './samples.ts';

const values = [58, 91, 65, 71, 88, 79, 118];

export function Charts() {
  return (
    <>
      <Card
        title="Time against correctness"
        note="One dot per question: 67 of your 174 minutes went on the 18 you got wrong."
      >
        <LollipopChart label="Minutes spent on each of 75 questions" items={lollipops} onPick={() => undefined} />
      </Card>
      <Card title="Revenue by day">
        <LineChart
          label="Revenue by day"
          nowLabel="This week"
          beforeLabel="Week before"
          format={(value) => `${value}k`}
          points={values.map((value, index) => ({
            label: `${14 + index} Nov`,
            value,
            before: 50 + ((index * 17) % 34),
          }))}
        />
      </Card>
    </>
  );
}
