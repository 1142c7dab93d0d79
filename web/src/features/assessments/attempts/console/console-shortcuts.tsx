import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Kbd } from '../../../../ui/controls/kbd.tsx';
import { ConsoleDialog } from './dialogs/console-dialog.tsx';
import classes from './dialogs/dialogs.module.css';

/** The keys of the console. */
export function ConsoleShortcuts({ opened, onClose }: { readonly opened: boolean; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const label = (name: string) => t(`assessments.console.keys.${name}`);
  const groups = [
    {
      title: label('answering'),
      keys: [
        [['A', '…', 'F'], label('choose')],
        [['1', '…', '6'], label('chooseNumber')],
        [['S'], t('assessments.console.saveNext')],
        [['R'], t('assessments.console.reviewNext')],
        [['X'], t('assessments.console.clear')],
      ],
    },
    {
      title: label('moving'),
      keys: [
        [['N'], t('assessments.console.next')],
        [['P'], t('assessments.console.back')],
        [['?'], label('list')],
      ],
    },
  ] as const;
  return (
    <ConsoleDialog shape="small" opened={opened} onClose={onClose} title={t('ui.shortcuts')}>
      <div className={classes['keys']}>
        {groups.map((group) => (
          <section key={group.title}>
            <h3>{group.title}</h3>
            <dl>
              {group.keys.map(([keys, does]) => (
                <div key={does}>
                  <dt>{does}</dt>
                  <dd>
                    {keys.map((key) => (
                      <Fragment key={key}>{key === '…' ? key : <Kbd>{key}</Kbd>}</Fragment>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </ConsoleDialog>
  );
}
