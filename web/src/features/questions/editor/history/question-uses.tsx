import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../../lib/api.ts';
import { AddressLink } from '../../../../ui/controls/address-link.tsx';
import classes from './history.module.css';

/** The papers that hold this question, each with the version it holds. */
export function QuestionUses({ questionId }: { readonly questionId: string }) {
  const { t } = useTranslation();
  const { data } = useQuery(query(api.questions.listQuestionUses, { params: { questionId } }));
  if (!data) return null;
  return (
    <section className={classes['uses']} aria-labelledby="question-uses-title">
      <h3 id="question-uses-title">{t('questions.history.uses', { count: data.rows.length })}</h3>
      <ul>
        {data.rows.map((use) => (
          <li key={use.id}>
            <AddressLink to={`/partner/papers/${use.id}`}>{use.title}</AddressLink>
            <span>
              {t('questions.history.holds', { version: use.questionVersion, key: use.keyVersion })}
              {!use.current && ` · ${t('questions.history.past')}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
