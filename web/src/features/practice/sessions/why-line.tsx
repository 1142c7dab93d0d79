import type { Asked, Why } from '@abhyas/contract/practice/sessions';
import { IconBulb, IconRefresh } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/controls/icon.tsx';
import { bandWords } from '../../../ui/figures/band.tsx';
import classes from './session.module.css';

/** The reason takes the focus when a question comes, so that a reader of the screen begins there. */
export function WhyLine({ asked }: { readonly asked: Asked }) {
  const { t } = useTranslation();
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <p ref={place} tabIndex={-1} className={classes['why']}>
      <Icon of={asked.why.code === 'similar' ? IconRefresh : IconBulb} size={18} />
      <span>
        <b>{whyTitle(t, asked.why)}</b> {whyWords(t, asked.why, { chapter: asked.chapter.name })}
      </span>
    </p>
  );
}

function whyTitle(t: TFunction, why: Why): string {
  if (why.code !== 'similar') return t('practice.why.title');
  return t(why.fresh ? 'practice.why.sameTitle' : 'practice.why.alikeTitle');
}

/** Why a question was chosen, in one sentence. */
function whyWords(t: TFunction, why: Why, { chapter }: { readonly chapter: string }): string {
  if (why.code === 'fits') return t('practice.why.fits', { chapter, band: bandWords(why), chance: why.chance });
  if (why.code === 'missed') return t('practice.why.missed', { chapter, count: why.count, chance: why.chance });
  if (why.code === 'weighs') return t('practice.why.weighs', { chapter, share: why.share, exam: why.exam });
  if (why.code === 'similar') return t('practice.why.same');
  return t(`practice.why.${why.code}`, { chapter });
}
