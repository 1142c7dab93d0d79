import type { PaperAnalysis } from '@abhyas/contract/assessments/analysis';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Histogram } from '../../../ui/charts/histogram.tsx';
import { Card } from '../../../ui/page/card.tsx';

/** How many have how many marks, with the pass mark, the median and the middle half. */
export function DistributionCard({ analysis }: { readonly analysis: PaperAnalysis }) {
  const { t } = useTranslation();
  const { marks } = useFormat();
  const { bins, quartiles, passAbove, sat } = analysis;
  const say = (key: string, values = {}) => t(`authoring.analysis.distribution.${key}`, values);
  return (
    <Card title={say('title')} note={say('note')}>
      <Histogram
        label={say('label', { count: sat })}
        countLabel={say('students')}
        bars={bins}
        format={marks}
        band={quartiles ? [quartiles.first, quartiles.third] : undefined}
        lines={[
          { at: passAbove, name: say('pass', { marks: marks(passAbove) }), kind: 'limit' },
          ...(quartiles
            ? [
                {
                  at: quartiles.median,
                  name: say('median', { marks: marks(quartiles.median) }),
                  kind: 'middle' as const,
                },
              ]
            : []),
        ]}
      />
    </Card>
  );
}
