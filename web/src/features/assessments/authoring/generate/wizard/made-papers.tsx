import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../../lib/format.ts';
import { AddressLink } from '../../../../../ui/controls/address-link.tsx';
import { Icon } from '../../../../../ui/controls/icon.tsx';
import { Card } from '../../../../../ui/page/card.tsx';
import { Table } from '../../../../../ui/page/table.tsx';
import { SpreadBadge } from '../../sets/spread-words.tsx';
import type { GeneratedPapers } from './use-paper-wizard.ts';
import classes from './wizard.module.css';

interface Props {
  readonly generated: GeneratedPapers;
  /** Once more, with another seed. */
  readonly onAgain: () => void;
}

/** The drafts that were made, with what may be expected of each. */
export function MadePapers({ generated: { papers, spread, deviations }, onAgain }: Props) {
  const { t } = useTranslation();
  const { number, marks, minutes } = useFormat();
  return (
    <Card
      flush
      as="div"
      title={t('authoring.generating.made', { count: papers.length })}
      note={t(deviations.length === 0 ? 'authoring.generating.madeExact' : 'authoring.generating.madeNearest')}
      aside={spread && <SpreadBadge spread={spread} />}
    >
      <Table
        label={t('authoring.generating.made', { count: papers.length })}
        cards
        head={[
          { key: 'test', label: t('authoring.sets.test') },
          { key: 'questions', label: t('authoring.sets.questions'), numeric: true },
          { key: 'marks', label: t('authoring.sets.expectedMarks'), numeric: true },
          { key: 'time', label: t('authoring.sets.expectedTime'), numeric: true },
        ]}
      >
        {papers.map((paper) => (
          <tr key={paper.letter}>
            <td>
              <AddressLink to={`/partner/papers/${paper.paperId ?? ''}`}>{paper.title}</AddressLink>
            </td>
            <td data-numeric data-label={t('authoring.sets.questions')}>
              {number(paper.questions)}
            </td>
            <td data-numeric data-label={t('authoring.sets.expectedMarks')}>
              {marks(Math.round(paper.marks / 10) * 10)}
            </td>
            <td data-numeric data-label={t('authoring.sets.expectedTime')}>
              {minutes(Math.round(paper.seconds / 60))}
            </td>
          </tr>
        ))}
      </Table>
      <div className={classes['made']}>
        <p>{t('authoring.generating.madeNext', { count: papers.length })}</p>
        <Button variant="outline" leftSection={<Icon of={IconRefresh} size={16} />} onClick={onAgain}>
          {t('authoring.generating.again')}
        </Button>
      </div>
    </Card>
  );
}
