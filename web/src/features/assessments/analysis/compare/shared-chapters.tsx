import type { PaperComparison } from '@abhyas/contract/assessments/analysis';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../../ui/page/card.tsx';
import { Table } from '../../../../ui/page/table.tsx';
import { useSubjectName } from '../../results/use-subject-name.ts';
import classes from './compare.module.css';
import { useShare } from './use-share.ts';

/** Chapters that stand in more than one of the papers, with the share of marks won at each. */
export function SharedChapters({ comparison: { papers, chapters } }: { readonly comparison: PaperComparison }) {
  const { t } = useTranslation();
  const subject = useSubjectName();
  const { share } = useShare();
  const title = t('authoring.compare.chapters.title');
  return (
    <Card title={title} note={t('authoring.compare.chapters.note')} flush>
      <Table
        label={title}
        cards
        head={[
          { key: 'chapter', label: t('authoring.compare.chapters.chapter') },
          ...papers.map((paper) => ({ key: paper.id, label: paper.title, numeric: true })),
        ]}
      >
        {chapters.map(({ areaId, name, subject: of, shares }) => (
          <tr key={areaId}>
            <td>
              <Chapter name={name} subject={subject(of)} />
            </td>
            {papers.map((paper, at) => (
              <td key={paper.id} data-label={paper.title} data-numeric>
                {share(shares[at] ?? null)}
              </td>
            ))}
          </tr>
        ))}
      </Table>
    </Card>
  );
}

function Chapter({ name, subject }: { readonly name: string; readonly subject: string }) {
  return (
    <span className={classes['chapter']}>
      <b>{name}</b>
      <small>{subject}</small>
    </span>
  );
}
