import type { CatalogueFacets } from '@abhyas/contract/courses/catalogue';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import type { CataloguePatch, CatalogueSearch } from './facets.ts';
import classes from './catalogue.module.css';

interface Props {
  readonly facets: CatalogueFacets;
  readonly search: CatalogueSearch;
  readonly onSearch: (patch: CataloguePatch) => void;
}
export const facetNames = ['exam', 'subject', 'price', 'language', 'type', 'stars'] as const;
export type FacetName = (typeof facetNames)[number];

/** What the shelves are narrowed by: one choice of each, a second click takes it back. */
export function FacetPanel({ facets, search, onSearch }: Props) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const wordOf = useFacetWords();
  return (
    <div className={classes['panel']}>
      {facetNames.map((name) => {
        const values = facets[name].filter(({ value, count }) => count > 0 || value === search[name]);
        if (values.length < 2 && search[name] === undefined) return null;
        return (
          <fieldset key={name} className={classes['facet']}>
            <legend>{t(`courses.catalogue.facetNames.${name}`)}</legend>
            {values.map(({ value, count }) => (
              <button
                key={value}
                type="button"
                aria-pressed={search[name] === value}
                onClick={() => onSearch({ [name]: search[name] === value ? undefined : value })}
              >
                <span>{wordOf(name, value)}</span>
                <small>{number(count)}</small>
              </button>
            ))}
          </fieldset>
        );
      })}
    </div>
  );
}

/** A choice in words; exams are called as they are. */
export function useFacetWords(): (name: FacetName, value: string | number) => string {
  const { t } = useTranslation();
  const { data: exams } = useQuery(query(api.taxonomy.listExams));
  return (name, value) => {
    if (name === 'exam') return exams?.find(({ code }) => code === value)?.name ?? String(value).toUpperCase();
    if (name === 'subject') return t(`courses.catalogue.subjects.${value}`);
    if (name === 'stars') return t('courses.catalogue.atLeast', { count: Number(value) });
    return t(`courses.catalogue.values.${name}.${value}`);
  };
}
