import { isUsualInstructions } from '@abhyas/contract/assessments/usual-instructions';
import type { QuestionSheet } from '@abhyas/contract/assessments/shapes';
import type { RichTextDoc } from '@abhyas/contract/rich-text';
import {
  IconArrowsShuffle,
  IconBookmark,
  IconCheck,
  IconClock,
  IconCloudOff,
  IconDeviceMobile,
  IconLock,
  IconTarget,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { usePassPercent } from '../../../../../lib/institute.ts';
import { Icon } from '../../../../../ui/controls/icon.tsx';
import classes from './dialogs.module.css';

/** Instructions that say something: neither nothing nor what the rules say anyway. */
export const isSaid = (doc: RichTextDoc): boolean =>
  !isUsualInstructions(doc) &&
  doc.content.some((block) => block.type !== 'paragraph' || (block.content?.length ?? 0) > 0);

interface Ruled {
  readonly console: Pick<QuestionSheet['console'], 'reviewSaves'>;
  readonly sections: readonly { readonly minutes?: number | undefined }[];
}

const rules = [
  ['clock', IconClock],
  ['save', IconCheck],
  ['review', IconBookmark],
  ['palette', IconArrowsShuffle],
  ['network', IconCloudOff],
  ['leave', IconDeviceMobile],
  ['pass', IconTarget],
] as const;

/** How many lines they are. */
export const countRules = ({ sections }: Ruled): number => rules.length + (isLocked(sections) ? 1 : 0);

/** How a test works, each rule once. */
export function Rules({ paper }: { readonly paper: Ruled }) {
  const { t } = useTranslation();
  const percent = usePassPercent();
  const say = (rule: string) => t(`assessments.before.rule.${rule}`, { percent });
  return (
    <ul className={classes['rules']}>
      {isLocked(paper.sections) && (
        <li>
          <Icon of={IconLock} size={18} />
          {t('assessments.tools.lockedRule')}
        </li>
      )}
      {rules.map(([rule, icon]) => (
        <li key={rule}>
          <Icon of={icon} size={18} />
          {say(rule === 'review' && !paper.console.reviewSaves ? 'reviewOnly' : rule)}
        </li>
      ))}
    </ul>
  );
}

const isLocked = (sections: Ruled['sections']) => sections.some(({ minutes }) => minutes !== undefined);
