import type { SetAnswer, SetReport } from '@abhyas/contract/assessments/sets';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format.ts';
import { saveFile } from '../../../../lib/save-file.ts';
import { Icon } from '../../../../ui/controls/icon.tsx';
import { Card } from '../../../../ui/page/card.tsx';
import { Table } from '../../../../ui/page/table.tsx';
import { keyWords } from '../../results/answer-words.ts';
import { keysFile } from './keys-file.ts';
import classes from './sets.module.css';

/** For each number of the test what is right there in each set. */
export function KeysTable({ report }: { readonly report: SetReport }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { keys, sets, title } = report;
  const words = ({ key, typed, verdict }: SetAnswer) => {
    if (verdict === 'drop') return t('authoring.sets.dropped');
    if (verdict === 'all_right') return t('authoring.sets.allRight');
    return key.kind === 'rubric' ? t('authoring.sets.byPerson') : keyWords(key, t('assessments.solutions.or'), typed);
  };
  const corrected = ({ verdict }: SetAnswer) => verdict === 'change_key' || verdict === 'several_keys';
  const named = (letter: string) => t('authoring.sets.named', { letter });
  const save = () => {
    const head = [t('authoring.sets.number'), t('authoring.sets.section'), ...sets.map((set) => named(set.letter))];
    const rows = keys.map((row) => [String(row.number), row.section, ...row.sets.map(words)]);
    saveFile(`${title} · ${t('authoring.sets.keys')}.csv`, keysFile([head, ...rows]));
  };
  return (
    <Card
      flush
      as="div"
      title={t('authoring.sets.keys')}
      note={t('authoring.sets.keysNote')}
      aside={
        <Button size="sm" variant="outline" leftSection={<Icon of={IconDownload} size={16} />} onClick={save}>
          {t('authoring.sets.saveKeys')}
        </Button>
      }
    >
      <Table
        label={t('authoring.sets.keys')}
        maxHeight="70vh"
        head={[
          { key: 'number', label: t('authoring.sets.number'), numeric: true, width: 72 },
          { key: 'section', label: t('authoring.sets.section') },
          ...sets.map((set) => ({ key: set.letter, label: named(set.letter), center: true })),
        ]}
      >
        {keys.map((row, at) => (
          <tr
            key={row.number}
            data-first={row.section !== keys[at - 1]?.section || undefined}
            className={classes['key']}
          >
            <td data-numeric>{number(row.number)}</td>
            <td>{row.section}</td>
            {row.sets.map((answer) => (
              <td key={answer.letter} data-center>
                <b>{words(answer)}</b>
                {corrected(answer) && <small>{t('authoring.sets.corrected')}</small>}
              </td>
            ))}
          </tr>
        ))}
      </Table>
    </Card>
  );
}
