import type { Role, StaffCapability } from '@abhyas/contract/identity/roles';
import { Checkbox, Select } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { capabilityGroups, groupNames } from './capability-groups.ts';
import classes from './roles.module.css';
import type { Rights } from './use-rights.ts';
import { useRoleWords } from './use-role-words.ts';

interface Props {
  readonly roles: readonly Role[];
  readonly rights: Rights;
  /** What the signed-in person may give. */
  readonly mine: ReadonlySet<string>;
  readonly canChange: boolean;
  readonly onRemove: (role: Role) => void;
}

/** Rights by role: a matrix where there is room, one role at a time on a phone. */
export function RoleMatrix(props: Props) {
  const isWide = useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false });
  return isWide ? <Matrix {...props} /> : <OneRole {...props} />;
}

function Matrix(props: Props) {
  const { t } = useTranslation();
  const { rightName } = useRoleWords();
  const { roles } = props;
  return (
    <section className={classes['scroll']} aria-label={t('identity.roles.matrix')} tabIndex={0}>
      <table className={classes['matrix']} aria-label={t('identity.roles.matrix')}>
        <thead>
          <tr>
            <th scope="col">{t('identity.roles.right')}</th>
            {roles.map((role) => (
              <th key={role.name} scope="col">
                <RoleHead role={role} canChange={props.canChange} onRemove={props.onRemove} />
              </th>
            ))}
          </tr>
        </thead>
        {groupNames.map((group) => (
          <tbody key={group}>
            <tr className={classes['group']}>
              <th scope="rowgroup" colSpan={roles.length + 1}>
                <span>{t(`identity.roles.groups.${group}`)}</span>
              </th>
            </tr>
            {capabilityGroups[group].map((right) => (
              <tr key={right}>
                <th scope="row">{rightName(right)}</th>
                {roles.map((role) => (
                  <td key={role.name}>
                    <RightBox {...props} role={role} right={right} bare />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

function RoleHead({ role, canChange, onRemove }: Pick<Props, 'canChange' | 'onRemove'> & { readonly role: Role }) {
  const { t } = useTranslation();
  const { roleName } = useRoleWords();
  return (
    <span className={classes['head']}>
      <b>{roleName(role.name)}</b>
      <small>
        {t('identity.roles.people', { count: role.people })}
        {role.fixed && ` · ${t('identity.roles.fixed')}`}
      </small>
      {canChange && !role.builtIn && role.people === 0 && (
        <button type="button" className={classes['remove']} onClick={() => onRemove(role)}>
          {t('identity.roles.remove')}
        </button>
      )}
    </span>
  );
}

function OneRole(props: Props) {
  const { t } = useTranslation();
  const { roleName } = useRoleWords();
  const [name, setName] = useState('teacher');
  const role = props.roles.find((one) => one.name === name) ?? props.roles[0];
  if (!role) return null;
  return (
    <div className={classes['one']}>
      <Select
        label={t('identity.roles.choose')}
        data={props.roles.map((one) => ({ value: one.name, label: roleName(one.name) }))}
        allowDeselect={false}
        value={role.name}
        onChange={(value) => value && setName(value)}
      />
      <RoleHead role={role} canChange={props.canChange} onRemove={props.onRemove} />
      {groupNames.map((group) => (
        <Fragment key={group}>
          <h3>{t(`identity.roles.groups.${group}`)}</h3>
          {capabilityGroups[group].map((right) => (
            <RightBox key={right} {...props} role={role} right={right} />
          ))}
        </Fragment>
      ))}
    </div>
  );
}

interface BoxProps extends Props {
  readonly role: Role;
  readonly right: StaffCapability;
  /** The name stands beside it already. */
  readonly bare?: boolean;
}

/** One right of one role. What is not one's own can be taken away, and not be given. */
function RightBox({ role, right, rights, mine, canChange, bare }: BoxProps) {
  const { t } = useTranslation();
  const { roleName, rightName } = useRoleWords();
  const on = rights.has(role, right);
  const notMine = !on && !mine.has(right);
  const title = role.fixed
    ? t('identity.roles.fixedWhy')
    : notMine && canChange
      ? t('identity.roles.notYours')
      : undefined;
  return (
    <Checkbox
      checked={on}
      disabled={!canChange || role.fixed || notMine}
      onChange={() => rights.toggle(role, right)}
      title={title}
      {...(bare
        ? { 'aria-label': t('identity.roles.cell', { right: rightName(right), role: roleName(role.name) }) }
        : { label: rightName(right) })}
    />
  );
}
