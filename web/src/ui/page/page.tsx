import { IconChevronRight } from '@tabler/icons-react';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressLink } from '../controls/address-link.tsx';
import { Icon } from '../controls/icon.tsx';
import classes from './page.module.css';

export interface Breadcrumb {
  readonly label: string;
  readonly to?: string | undefined;
  /** Filters of a list that the address carries. */
  readonly search?: Readonly<Record<string, string>> | undefined;
}

interface Props {
  /** Says where I am. */
  readonly title: string;
  readonly subtitle?: ReactNode;
  /** Where a screen lies deeper than two levels. */
  readonly breadcrumbs?: readonly Breadcrumb[] | undefined;
  /** Beside the title: a state, a file's name. */
  readonly beside?: ReactNode;
  /** The primary action, at the top right. */
  readonly action?: ReactNode;
  /** Links to the sibling pages of the same thing. */
  readonly nav?: ReactNode;
  readonly tabs?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of a screen: title, way back, one primary action, content. */
export function Page({ title, subtitle, breadcrumbs, beside, action, nav, tabs, children }: Props) {
  return (
    <div className={classes['page']}>
      <header>
        {breadcrumbs && <Breadcrumbs items={breadcrumbs} />}
        <div className={classes['head']}>
          <div className={classes['titles']}>
            <div className={classes['title']}>
              <h1>{title}</h1>
              {beside}
            </div>
            {subtitle && <p className={classes['subtitle']}>{subtitle}</p>}
          </div>
          {action && <div className={classes['action']}>{action}</div>}
        </div>
        {nav}
        {tabs && <div className={classes['tabs']}>{tabs}</div>}
      </header>
      {children}
    </div>
  );
}

function Breadcrumbs({ items }: { readonly items: readonly Breadcrumb[] }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('ui.breadcrumbs')} className={classes['crumbs']}>
      {items.map((item, index) => (
        <Fragment key={item.label}>
          {index > 0 && <Icon of={IconChevronRight} size={14} />}
          {item.to ? (
            <AddressLink to={item.to} search={item.search}>
              {item.label}
            </AddressLink>
          ) : (
            <span>{item.label}</span>
          )}
        </Fragment>
      ))}
    </nav>
  );
}

/** Columns of a screen that fall under each other where there is no room. `aside`: a wide column and a narrow one. */
export function Columns({
  kind,
  children,
}: {
  readonly kind: 'aside' | 'two' | 'three' | 'four';
  readonly children: ReactNode;
}) {
  return (
    <div className={classes['columns']} data-kind={kind}>
      {children}
    </div>
  );
}

/** Things under each other with the product's distance between cards. */
export function Stacked({ children }: { readonly children: ReactNode }) {
  return <div className={classes['stacked']}>{children}</div>;
}
