import type { Home } from '@abhyas/contract/discovery/home';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../ui/figures/avatar.tsx';
import classes from './home.module.css';
import { usePaperWords } from './use-paper-words.ts';

/** Who teaches here. */
export function Teachers({ teachers }: { readonly teachers: Home['teachers'] }) {
  const { t } = useTranslation();
  const words = usePaperWords();
  if (teachers.length === 0) return null;
  return (
    <section id="teachers" className={classes['section']} aria-labelledby="teachers-title">
      <div className={classes['sectionHead']}>
        <h2 id="teachers-title">{t('discovery.home.teachers')}</h2>
      </div>
      <ul className={classes['people']}>
        {teachers.map(({ id, name, subjects, photoUrl }) => (
          <li key={id} className={classes['person']}>
            <Avatar name={name} size="lg" src={photoUrl ?? undefined} />
            <span className={classes['personWords']}>
              <b>{name}</b>
              {subjects.length > 0 && <span>{words.subjects(subjects)}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
