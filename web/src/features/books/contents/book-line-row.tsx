import { type AuthoredBook, type BookLine, writtenCode } from '@abhyas/contract/books/shapes';
import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconChevronRight, IconDots, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Icon } from '../../../ui/controls/icon.tsx';
import type { SortableHandles } from '../../../ui/sortable/sortable-list.tsx';
import { RichText } from '../../../ui/rich-text/rich-text.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import { briefDoc } from '../../questions/index.ts';
import { bookAddress } from '../addresses.ts';
import classes from './builder.module.css';
import { insideOf, isTheory, kindIcons } from './line-kinds.ts';
import { lineName, nextNumberIn } from './line-names.ts';
import type { BookChanges } from './use-book.ts';

interface Props {
  readonly line: BookLine & { readonly depth: number };
  readonly book: AuthoredBook;
  readonly handles: SortableHandles;
  /** What lies in it is not shown. */
  readonly closed: boolean;
  readonly readOnly: boolean;
  readonly changes: BookChanges;
  readonly onToggle: () => void;
  readonly onEdit: () => void;
  readonly onOpen: (what: 'remove' | 'questions') => void;
}

/** One line: what it is, its name and number as they are printed, its code, and what can be done with it. */
export function BookLineRow(props: Props) {
  const { line, book, handles, readOnly, onEdit, onOpen } = props;
  const { t } = useTranslation();
  const name = lineName(line, t);
  return (
    <div className={classes['line']} data-kind={line.kind} data-depth={line.depth}>
      {handles.grip}
      <Fold {...props} />
      <span className={classes['name']}>
        {isTheory(line.kind) ? (
          <Link {...bookAddress(book.bookId, line.itemId)}>{name}</Link>
        ) : (
          <button type="button" disabled={readOnly} onClick={onEdit}>
            {name}
          </button>
        )}
        {line.question && (
          <small>
            <RichText doc={briefDoc(line.question.stem)} inline />
          </small>
        )}
      </span>
      <Marks {...props} />
      {!readOnly && (
        <span className={classes['tools']}>
          <AddInside {...props} />
          {handles.arrows}
          <Menu position="bottom-end">
            <Menu.Target>
              <IconButton icon={IconDots} label={t('books.builder.more', { name })} />
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item leftSection={<Icon of={IconPencil} size={16} />} onClick={onEdit}>
                {t('books.builder.edit')}
              </Menu.Item>
              <Menu.Item leftSection={<Icon of={IconTrash} size={16} />} onClick={() => onOpen('remove')}>
                {t('books.builder.remove')}
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        </span>
      )}
    </div>
  );
}

/** Opens and closes what lies in the line; of one that holds nothing its kind as a picture. */
function Fold({ line, book, closed, onToggle }: Props) {
  const { t } = useTranslation();
  if (!book.lines.some(({ parentId }) => parentId === line.itemId))
    return (
      <span className={classes['kind']} title={t(`books.kinds.${line.kind}`)}>
        <Icon of={kindIcons[line.kind]} size={18} />
      </span>
    );
  return (
    <IconButton
      icon={closed ? IconChevronRight : IconChevronDown}
      aria-expanded={!closed}
      label={t(closed ? 'books.builder.open' : 'books.builder.close', { name: lineName(line, t) })}
      onClick={onToggle}
    />
  );
}

function Marks({ line, book, closed }: Props) {
  const { t } = useTranslation();
  const inside = book.lines.filter(({ parentId }) => parentId === line.itemId).length;
  const problem = book.problems.some(({ itemId }) => itemId === line.itemId);
  return (
    <span className={classes['marks']}>
      {problem && <Badge tone="warn">{t('books.builder.unfinished')}</Badge>}
      {line.free && <Badge tone="good">{t('books.builder.free')}</Badge>}
      {line.kind === 'exercise' && closed && <small>{t('books.counts.questions', { count: inside })}</small>}
      {line.printedPage !== null && <small>{t('books.page', { page: line.printedPage })}</small>}
      {line.kind !== 'part' && <code>{writtenCode(line.code)}</code>}
    </span>
  );
}

function AddInside({ line, book, changes, onOpen }: Props) {
  const { t } = useTranslation();
  const name = lineName(line, t);
  const label = t('books.builder.addTo', { name });
  if (line.kind === 'exercise')
    return (
      <Button
        size="sm"
        variant="soft"
        leftSection={<Icon of={IconPlus} size={16} />}
        aria-label={label}
        onClick={() => onOpen('questions')}
      >
        {t('books.builder.addShort')}
      </Button>
    );
  if (line.kind !== 'part' && line.kind !== 'chapter') return null;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button size="sm" variant="soft" leftSection={<Icon of={IconPlus} size={16} />} aria-label={label}>
          {t('books.builder.addShort')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {insideOf[line.kind].map((kind) => (
          <Menu.Item
            key={kind}
            leftSection={<Icon of={kindIcons[kind]} size={16} />}
            onClick={() =>
              changes.add.send({
                kind,
                parentId: line.itemId,
                number: kind === 'chapter' || kind === 'exercise' ? nextNumberIn(book.lines, line.itemId, kind) : '',
              })
            }
          >
            {t(`books.kinds.${kind}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
