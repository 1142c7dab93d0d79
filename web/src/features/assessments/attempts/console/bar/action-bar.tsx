import { Button } from '@mantine/core';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../../ui/controls/icon.tsx';
import { openIds } from '../../console-state.ts';
import type { ConsoleScene } from '../console-scene.ts';
import classes from './action-bar.module.css';
import { barLook, type BarAction } from './console-looks.ts';

const variants: Readonly<Record<BarAction, string>> = {
  back: 'outline',
  next: 'outline',
  clear: 'ghost',
  reviewNext: 'violet',
  saveReview: 'violet',
  saveNext: 'action',
};

/** What one does with the open question, in the words and the order that candidates know from their exam. */
export function ActionBar({ scene }: { readonly scene: ConsoleScene }) {
  const { t } = useTranslation();
  const { console } = scene.sheet;
  const { left, right, official } = barLook(console);
  const words = (action: BarAction) => t(`assessments.${official ? 'tools.official' : 'console'}.${action}`);
  return (
    <div
      className={classes['bar']}
      role="toolbar"
      aria-label={t('assessments.console.actions')}
      data-look={console.look ?? 'plain'}
    >
      {left.map((action) => (
        <ActionButton key={action} scene={scene} action={action} label={words(action)} />
      ))}
      <span className={classes['push']} />
      {right.map((action) => (
        <ActionButton key={action} scene={scene} action={action} label={words(action)} />
      ))}
    </div>
  );
}

interface ButtonProps {
  readonly scene: ConsoleScene;
  readonly action: BarAction;
  readonly label: string;
}

function ActionButton({ scene, action, label }: ButtonProps) {
  return (
    <Button
      className={classes[action]!}
      variant={variants[action]}
      leftSection={action === 'back' && <Icon of={IconArrowLeft} size={16} />}
      rightSection={(action === 'next' || action === 'saveNext') && <Icon of={IconArrowRight} size={16} />}
      disabled={isIdle(scene, action)}
      onClick={() => scene.act({ type: action })}
    >
      {label}
    </Button>
  );
}

function isIdle({ state, readOnly }: ConsoleScene, action: BarAction): boolean {
  const ids = openIds(state);
  if (action === 'back') return state.current === ids[0];
  if (action === 'next') return state.current === ids.at(-1);
  const question = state.questions[state.current];
  const nothing = !question?.selection && !question?.saved?.response && !question?.saved?.review;
  return readOnly || (action === 'clear' && nothing);
}
