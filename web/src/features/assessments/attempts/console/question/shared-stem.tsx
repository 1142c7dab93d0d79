import type { GroupStem } from '@abhyas/contract/questions/groups';
import { useTranslation } from 'react-i18next';
import { RichText } from '../../../../../ui/rich-text/rich-text.tsx';
import type { ConsoleScene } from '../console-scene.ts';
import classes from './question-pane.module.css';

interface Props {
  readonly stem: GroupStem;
  readonly scene: ConsoleScene;
  readonly resolveImage: (mediaId: string) => string | undefined;
}

/** What several questions share. It stays, scrolled as it was, while one moves between them. */
export function SharedStem({ stem, scene: { sheet, state, language }, resolveImage }: Props) {
  const { t } = useTranslation();
  const questions = sheet.sections.flatMap((section) => section.questions);
  const { groupId } = questions.find(({ id }) => id === state.current) ?? {};
  const numbers = questions.filter((one) => one.groupId === groupId).map(({ number }) => number);
  const [first, last] = [numbers[0], numbers.at(-1)];
  const title = t('assessments.console.shared', { count: numbers.length, first, last });
  return (
    <section className={classes['shared']} lang={stem[language] ? language : 'en'} aria-label={title} tabIndex={0}>
      <p className={classes['sharedTitle']}>{title}</p>
      <RichText doc={stem[language] ?? stem.en} resolveImage={resolveImage} />
    </section>
  );
}
