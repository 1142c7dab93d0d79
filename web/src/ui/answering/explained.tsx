import { imagesOf, type RichTextDoc, toText } from '@abhyas/contract/rich-text';
import { IconBulb, IconListNumbers, IconRefresh } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon, type TablerIcon } from '../controls/icon.tsx';
import { RichText } from '../rich-text/rich-text.tsx';
import { Notice } from '../status/notice.tsx';
import classes from './answering.module.css';

export type Shown = 'hint' | 'steps';

interface TabsProps {
  readonly shown: Shown;
  readonly onShow: (shown: Shown) => void;
  /** Asks a similar question; undefined where none can be had. */
  readonly onSimilar?: (() => void) | undefined;
}

/** After a wrong answer: a hint first, then the steps, then another question of the kind. */
export function HelpTabs({ shown, onShow, onSimilar }: TabsProps) {
  const { t } = useTranslation();
  return (
    <div role="group" aria-label={t('ui.answering.help')} className={classes['help']}>
      <Tab icon={IconBulb} on={shown === 'hint'} onPress={() => onShow('hint')}>
        {t('ui.answering.hint')}
      </Tab>
      <Tab icon={IconListNumbers} on={shown === 'steps'} onPress={() => onShow('steps')}>
        {t('ui.answering.steps')}
      </Tab>
      {onSimilar && (
        <Tab icon={IconRefresh} onPress={onSimilar}>
          {t('ui.answering.similar')}
        </Tab>
      )}
    </div>
  );
}

interface TabProps {
  readonly icon: TablerIcon;
  /** Undefined: it does something at once. */
  readonly on?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

const Tab = ({ icon, on, onPress, children }: TabProps) => (
  <button type="button" aria-pressed={on} onClick={onPress}>
    <Icon of={icon} size={16} />
    {children}
  </button>
);

interface HintProps {
  /** Undefined: its author gave none. */
  readonly hint: RichTextDoc | undefined;
  readonly lang: string;
  readonly resolveImage: (mediaId: string) => string | undefined;
}

/** A push in the right direction; what is right stays hidden. */
export function Hint({ hint, lang, resolveImage }: HintProps) {
  const { t } = useTranslation();
  if (!hint) return <Notice tone="info">{t('ui.answering.noHint')}</Notice>;
  return (
    <Notice tone="info" title={t('ui.answering.hint')}>
      <div lang={lang} className={classes['said']}>
        <RichText doc={hint} resolveImage={resolveImage} />
      </div>
    </Notice>
  );
}

interface StepsProps extends Omit<HintProps, 'hint'> {
  readonly solution: RichTextDoc;
  /** Why the option that was chosen is not right. */
  readonly whyNot?: { readonly letter: string; readonly doc: RichTextDoc } | undefined;
}

/** What led to the wrong option, and how one gets to the right one, step by step. */
export function Steps({ solution, whyNot, lang, resolveImage }: StepsProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <>
      {whyNot && (
        <Notice tone="bad" title={t('ui.answering.whyNot', { letter: whyNot.letter })}>
          <div lang={lang} className={classes['said']}>
            <RichText doc={whyNot.doc} resolveImage={resolveImage} />
          </div>
        </Notice>
      )}
      {solution.content.length > 0 && (
        <section className={classes['solution']} aria-labelledby={id} lang={lang}>
          <h3 id={id}>{t('ui.answering.stepByStep')}</h3>
          <ol>
            {solution.content.map((block, at) => (
              <li key={at}>
                <RichText doc={{ type: 'doc', content: [block] }} resolveImage={resolveImage} />
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}

const saysSomething = (doc: RichTextDoc) => toText(doc).trim() !== '' || imagesOf(doc).length > 0;

interface Reasons {
  readonly response: { readonly options: readonly number[] } | object | null;
  readonly whyNot: { readonly en: readonly RichTextDoc[]; readonly hi?: readonly RichTextDoc[] | undefined } | null;
}

/** The reason of the first chosen option that has one. Pure. */
export function reasonFor({ response, whyNot }: Reasons, language: 'en' | 'hi'): StepsProps['whyNot'] {
  if (!response || !('options' in response) || !whyNot) return undefined;
  for (const option of response.options) {
    const said = [whyNot[language]?.[option - 1], whyNot.en[option - 1]];
    const doc = said.find((one) => one !== undefined && saysSomething(one));
    if (doc) return { letter: 'ABCDEF'[option - 1] ?? '', doc };
  }
  return undefined;
}
