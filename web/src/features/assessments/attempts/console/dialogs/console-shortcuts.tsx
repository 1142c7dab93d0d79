import type { ConsoleProfile } from '@abhyas/contract/assessments/shapes';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Kbd } from '../../../../../ui/controls/kbd.tsx';
import { ConsoleDialog } from './console-dialog.tsx';
import classes from './dialogs.module.css';

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly profile: Pick<ConsoleProfile, 'calculator' | 'languages'>;
}
type Line = readonly [keys: readonly string[], does: string];

/** The keys of the console: those that do something in this paper. */
export function ConsoleShortcuts({ opened, onClose, profile }: Props) {
  const { t } = useTranslation();
  const groups = useKeys(profile);
  return (
    <ConsoleDialog shape="text" opened={opened} onClose={onClose} title={t('ui.shortcuts')}>
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
                      <Fragment key={key}>{/^[…+]$/.test(key) ? key : <Kbd>{key}</Kbd>}</Fragment>
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

function useKeys({ calculator = 'none', languages }: Props['profile']) {
  const { t } = useTranslation();
  const label = (name: string) => t(`assessments.console.keys.${name}`);
  const tool = (name: string) => t(`assessments.tools.keys.${name}`);
  const answering: Line[] = [
    [['A', '…', 'F'], label('choose')],
    [['1', '…', '6'], label('chooseNumber')],
    [['Shift', '+', 'A', '…', 'F'], tool('strike')],
    [['S'], t('assessments.console.saveNext')],
    [['M'], t('assessments.console.saveReview')],
    [['R'], t('assessments.console.reviewNext')],
    [['X'], t('assessments.console.clear')],
  ];
  const moving: Line[] = [
    [['N'], t('assessments.console.next')],
    [['P'], t('assessments.console.back')],
    [['G'], tool('palette')],
    [['Q'], t('assessments.tools.paper.title')],
    [['I'], t('assessments.console.instructions')],
    [['U'], t('assessments.console.submit')],
  ];
  const helping: Line[] = [
    [['T'], t('assessments.console.sayTime')],
    [['W'], t('assessments.tools.scratchpad.name')],
    [['Z'], tool('size')],
    [['H'], tool('contrast')],
    [['?'], label('list')],
  ];
  if (languages.length > 1) helping.unshift([['L'], tool('language')]);
  if (calculator !== 'none') helping.unshift([['K'], t('assessments.tools.calculator.name')]);
  return [
    { title: label('answering'), keys: answering },
    { title: label('moving'), keys: moving },
    { title: tool('helping'), keys: helping },
  ];
}
