import type { Home } from '@abhyas/contract/discovery/home';
import { IconCalendar } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { useInstitute } from '../../../lib/institute.ts';
import { buttonFace } from '../../../ui/controls/button-face.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { HeroArt } from './hero-art.tsx';
import classes from './hero.module.css';
import { nextPaper, type HomePaper } from './paper-filter.ts';
import { useMaySit } from './use-may-sit.ts';
import { usePaperWords } from './use-paper-words.ts';

/**
 * The first thing on the home: the next paper and the way into it; without one, whose place this is. The provider speaks of
 * its institutes instead.
 */
export function Hero({ home, now }: { readonly home: Home; readonly now: number }) {
  const { t } = useTranslation();
  const { name, tagline, kind } = useInstitute();
  const leadsOn = kind === 'provider' && home.institutes.length > 0;
  const paper = leadsOn ? undefined : nextPaper(home.papers, now);
  return (
    <section className={classes['hero']} aria-labelledby="hero-title">
      {paper ? (
        <Invitation paper={paper} now={now} more={home.papers.length > 1} />
      ) : (
        <div className={classes['words']}>
          <h1 id="hero-title" className={classes['title']}>
            {leadsOn ? t('discovery.home.provider.title') : name}
          </h1>
          <p className={classes['text']}>{leadsOn ? t('discovery.home.provider.text', { name }) : tagline}</p>
          {home.institutes.length > 0 && (
            <div className={classes['buttons']}>
              <a href="#institutes" {...buttonFace('action', 'lg')}>
                {t('discovery.home.toInstitutes')}
              </a>
            </div>
          )}
        </div>
      )}
      <HeroArt figures={home.figures} />
    </section>
  );
}

interface InvitationProps {
  readonly paper: HomePaper;
  /** Milliseconds of the epoch. */
  readonly now: number;
  readonly more: boolean;
}

function Invitation({ paper, now, more }: InvitationProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const words = usePaperWords();
  const maySit = useMaySit();
  const opened = !paper.opensAt || Date.parse(paper.opensAt) <= now;
  return (
    <div className={classes['words']}>
      <p className={classes['when']}>
        <Icon of={IconCalendar} size={16} />
        {words.window(paper)}
      </p>
      <h1 id="hero-title" className={classes['title']}>
        {paper.title}
      </h1>
      <p className={classes['text']}>
        {t('discovery.home.heroText', {
          count: paper.questions,
          minutes: format.minutes(paper.minutes),
          marks: format.marks(paper.marks),
          subjects: words.subjects(paper.subjects),
        })}
      </p>
      <div className={classes['buttons']}>
        {maySit && (
          <Link to="/student/tests/$paperId" params={{ paperId: paper.paperId }} {...buttonFace('action', 'lg')}>
            {t(opened ? 'discovery.home.sit' : 'discovery.home.look')}
          </Link>
        )}
        {more && (
          <a href="#papers" {...buttonFace('plain', 'lg', classes['quiet'])}>
            {t('discovery.home.allPapers')}
          </a>
        )}
      </div>
    </div>
  );
}
