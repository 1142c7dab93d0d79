import type { Home } from '@abhyas/contract/discovery/home';
import { IconClipboardOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { buttonFace } from '../../../ui/controls/button-face.ts';
import { SearchField } from '../../../ui/controls/search-field.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import classes from './home.module.css';
import { PaperCard } from './paper-card.tsx';
import { filterPapers, type HomeFilter } from './paper-filter.ts';

interface Props {
  readonly home: Home;
  readonly exam: string | undefined;
  readonly search: string;
  readonly onFilter: (filter: HomeFilter) => void;
}

/** Every open paper as a card; the chosen exam and the search leave those one looks for. */
export function OpenPapers({ home, exam, search, onFilter }: Props) {
  const { t } = useTranslation();
  const papers = filterPapers(home, exam, search);
  return (
    <section id="papers" className={classes['section']} aria-labelledby="papers-title">
      <div className={classes['sectionHead']}>
        <h2 id="papers-title">{t('discovery.home.openPapers')}</h2>
        {home.papers.length > 3 && (
          <div className={classes['search']}>
            <SearchField
              label={t('discovery.home.search')}
              value={search}
              onChange={(q) => onFilter({ exam, q })}
              size="sm"
            />
          </div>
        )}
      </div>
      {papers.length > 0 ? (
        <ul className={classes['cards']}>
          {papers.map((paper) => (
            <li key={paper.paperId}>
              <PaperCard paper={paper} />
            </li>
          ))}
        </ul>
      ) : (
        <Card>
          {home.papers.length === 0 ? (
            <EmptyState icon={IconClipboardOff} title={t('discovery.home.noPapers.title')}>
              {t('discovery.home.noPapers.text')}
            </EmptyState>
          ) : (
            <EmptyState
              icon={IconClipboardOff}
              title={t('discovery.home.noMatch.title')}
              action={
                <button type="button" {...buttonFace('outline')} onClick={() => onFilter({})}>
                  {t('discovery.home.noMatch.all')}
                </button>
              }
            >
              {t('discovery.home.noMatch.text')}
            </EmptyState>
          )}
        </Card>
      )}
    </section>
  );
}
