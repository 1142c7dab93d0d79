import type { Capability } from '@abhyas/contract/access';
import { useTranslation } from 'react-i18next';
import type { api } from '../../../lib/api.ts';
import { useRoleWords } from '../roles/use-role-words.ts';
import classes from './people.module.css';

/** A screen of an area, as its navigation names it, and the right that opens it. */
export interface Screen {
  readonly to: string;
  /** Message key. */
  readonly label: string;
  readonly needs: Capability;
}
type Explained = Awaited<ReturnType<typeof api.identity.explainPerson>>;

/** What a person does not see, each with what hides it: the role, the institute's switch, or that it is made for others. */
export function HiddenScreens({
  explained,
  screens,
}: {
  readonly explained: Explained;
  readonly screens: readonly Screen[];
}) {
  const { t } = useTranslation();
  const { roleName, rightName } = useRoleWords();
  const held = new Map(explained.rights.map((one) => [one.capability, one]));
  const role = roleName(explained.role);
  const hidden = [
    ...explained.areas
      .filter(({ on, theirs }) => theirs && !on)
      .map(({ area }) => [t(`tenancy.rules.features.${area}`), t('identity.roles.explain.areaOff')] as const),
    ...screens.flatMap(({ label, needs }) => {
      const right = held.get(needs);
      if (right?.allowed) return [];
      const [first = 'role'] = right?.blockedBy ?? [];
      const why =
        first === 'role'
          ? t('identity.roles.explain.needs', { role, right: rightName(needs) })
          : t(`identity.roles.explain.blocks.${first}`, { role });
      return [[t(label), why] as const];
    }),
  ];
  const features = [
    [t('identity.roles.explain.on'), explained.items.filter(({ on }) => on)],
    [t('identity.roles.explain.off'), explained.items.filter(({ on }) => !on)],
  ] as const;
  return (
    <>
      <section className={classes['hidden']} aria-label={t('identity.roles.explain.hidden')}>
        <h3>{t('identity.roles.explain.hidden')}</h3>
        {hidden.length === 0 ? (
          <p>{t('identity.roles.explain.nothingHidden')}</p>
        ) : (
          <dl>
            {hidden.map(([name, why]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{why}</dd>
              </div>
            ))}
          </dl>
        )}
      </section>
      <section className={classes['hidden']} aria-label={t('identity.roles.explain.features')}>
        <h3>{t('identity.roles.explain.features')}</h3>
        <dl>
          {features
            .filter(([, items]) => items.length > 0)
            .map(([name, items]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{items.map(({ item }) => t(`tenancy.items.${item}.name`)).join(' · ')}</dd>
              </div>
            ))}
        </dl>
      </section>
    </>
  );
}
