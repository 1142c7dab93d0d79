import type { PaperAnalysis } from '@abhyas/contract/assessments/analysis';
import { IconListSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useTypedWords } from '../../../lib/use-typed-words.ts';
import { SearchField } from '../../../ui/controls/search-field.tsx';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Table } from '../../../ui/page/table.tsx';
import { Chip, ChipRow } from '../../../ui/status/chip.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import classes from './analysis.module.css';
import { type AnalysisPatch, type AnalysisSearch, questionSorts } from '../addresses.ts';
import { chooseQuestions } from './choose-questions.ts';
import { QuestionLine } from './question-line.tsx';

interface Props {
  readonly analysis: PaperAnalysis;
  readonly search: AnalysisSearch;
  readonly onSearch: (patch: AnalysisPatch) => void;
}

/** Every question with its figures; what looks wrong is said in words and leads to the question. */
export function QuestionsCard({ analysis, search, onSearch }: Props) {
  const { t } = useTranslation();
  const say = (key: string) => t(`authoring.analysis.questions.${key}`);
  const flagged = analysis.questions.filter(({ flags }) => flags.length > 0).length;
  const shown = chooseQuestions(analysis.questions, search);
  const column = (key: string) => t(`authoring.analysis.questions.columns.${key}`);
  return (
    <Card title={say('title')} note={say('note')} flush>
      <div className={classes['tools']}>
        <ChipRow label={say('which')}>
          <Chip on={!search.flagged} count={analysis.questions.length} onClick={() => onSearch({ flagged: undefined })}>
            {say('all')}
          </Chip>
          <Chip on={search.flagged === true} count={flagged} onClick={() => onSearch({ flagged: true })}>
            {say('flagged')}
          </Chip>
        </ChipRow>
        <Find search={search} onSearch={onSearch} />
        <Segmented
          size="sm"
          label={say('sort')}
          value={search.sort ?? 'number'}
          onChange={(sort) => onSearch({ sort })}
          options={questionSorts.map((value) => ({ value, label: t(`authoring.analysis.questions.sorts.${value}`) }))}
        />
      </div>
      {shown.length === 0 ? (
        <EmptyState icon={IconListSearch} title={say('nothing')} />
      ) : (
        <Table
          label={say('title')}
          cards
          head={[
            { key: 'question', label: column('question') },
            { key: 'right', label: column('right'), numeric: true },
            { key: 'skipped', label: column('skipped'), numeric: true },
            { key: 'discrimination', label: column('discrimination'), numeric: true },
            { key: 'biserial', label: column('biserial'), numeric: true },
            { key: 'wrong', label: column('wrong') },
            { key: 'time', label: column('time'), numeric: true },
          ]}
        >
          {shown.map((question) => (
            <QuestionLine
              key={question.questionId}
              paperId={analysis.paper.id}
              question={question}
              sat={analysis.sat}
              column={column}
            />
          ))}
        </Table>
      )}
    </Card>
  );
}

function Find({ search, onSearch }: Pick<Props, 'search' | 'onSearch'>) {
  const { t } = useTranslation();
  const [typed, setTyped] = useTypedWords(search.find, (find) => onSearch({ find }));
  return (
    <div className={classes['find']}>
      <SearchField size="sm" label={t('authoring.analysis.questions.find')} value={typed} onChange={setTyped} />
    </div>
  );
}
