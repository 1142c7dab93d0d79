import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/controls/icon.tsx';
import type { CataloguePatch, CatalogueSearch } from './facets.ts';
import classes from './catalogue.module.css';
import { facetNames, useFacetWords } from './facet-panel.tsx';

interface Props {
  readonly search: CatalogueSearch;
  readonly onSearch: (patch: CataloguePatch) => void;
}

/** What is chosen, each with its way back. Nothing where nothing is. */
export function ChosenFacets({ search, onSearch }: Props) {
  const { t } = useTranslation();
  const wordOf = useFacetWords();
  const chosen = facetNames.filter((name) => search[name] !== undefined);
  if (chosen.length === 0) return null;
  return (
    <ul className={classes['chosen']} aria-label={t('courses.catalogue.chosen')}>
      {chosen.map((name) => {
        const word = wordOf(name, search[name]!);
        return (
          <li key={name}>
            <button
              type="button"
              aria-label={t('courses.catalogue.takeBack', { choice: word })}
              onClick={() => onSearch({ [name]: undefined })}
            >
              {word}
              <Icon of={IconX} size={14} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
