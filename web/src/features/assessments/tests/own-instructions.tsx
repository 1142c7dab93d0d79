import type { api as contract } from '@abhyas/contract';
import type { Reply } from '@abhyas/contract/endpoint';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/page/card.tsx';
import { RichText } from '../../../ui/rich-text/rich-text.tsx';
import { isSaid } from '../attempts/console/dialogs/console-rules.tsx';
import classes from './tests.module.css';

export type Instructions = Reply<(typeof contract)['assessments']['showInstructions']>;

/** What the institute says about this test; nothing where it says no more than the rules. */
export function OwnInstructions({ paper }: { readonly paper: Instructions }) {
  const { t, i18n } = useTranslation();
  const hindi = i18n.language === 'hi' ? paper.instructionsHi : undefined;
  const instructions = hindi ?? paper.instructions;
  if (!isSaid(instructions)) return null;
  return (
    <Card title={t('assessments.console.instructions')}>
      <div className={classes['prose']} lang={hindi ? 'hi' : 'en'}>
        <RichText doc={instructions} />
      </div>
    </Card>
  );
}
