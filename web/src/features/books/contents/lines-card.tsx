import type { AuthoredBook, BookLine } from '@abhyas/contract/books/shapes';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Row } from '../../../ui/layout/stack.tsx';
import { ConfirmModal } from '../../../ui/overlays/confirm-modal.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { SortableList } from '../../../ui/sortable/sortable-list.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { MemberPicker } from '../../questions/index.ts';
import { BookLineRow } from './book-line-row.tsx';
import classes from './builder.module.css';
import { kindIcons } from './line-kinds.ts';
import { lineName, nextNumberIn } from './line-names.ts';
import { moveLine, shownLines, withInside } from './move-line.ts';
import { type BookChanges, useBookChanges } from './use-book.ts';

interface Props {
  readonly book: AuthoredBook;
  readonly onEdit: (itemId: string) => void;
}
type Open = { readonly what: 'remove' | 'questions'; readonly line: BookLine };

/** Exercises begin closed: a book of three thousand questions is read by its chapters first. */
const closedAtFirst = ({ lines }: AuthoredBook) =>
  new Set(lines.filter(({ kind }) => kind === 'exercise').map(({ itemId }) => itemId));

/** The lines that are shown, and what moves them. */
function useLines(book: AuthoredBook, changes: BookChanges) {
  const [closed, setClosed] = useState<ReadonlySet<string>>(() => closedAtFirst(book));
  const shown = shownLines(book.lines, closed);
  const show = (id: string) => setClosed((before) => new Set([...before].filter((one) => one !== id)));
  return {
    shown,
    closed,
    show,
    toggle: (id: string) => (closed.has(id) ? show(id) : setClosed((before) => new Set([...before, id]))),
    move: (from: number, to: number) => {
      const [moved, over] = [shown[from], overOf(shown, from, to)];
      const next = moved && over ? moveLine(book.lines, moved.id, over.id, to > from) : book.lines;
      if (next !== book.lines) changes.order.send(next);
    },
  };
}

/** Every line in its order: dragged by its grip, moved by buttons or with Alt and the arrow keys. */
export function LinesCard({ book, onEdit }: Props) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<Open>();
  const changes = useBookChanges(book);
  const lines = useLines(book, changes);
  const readOnly = !book.can.edit;
  const labelsOf = (line: BookLine) => {
    const name = lineName(line, t);
    const of = (key: string) => t(`books.builder.${key}`, { name });
    return { name, drag: of('drag'), up: of('up'), down: of('down') };
  };
  return (
    <Card
      flush
      title={t('books.builder.contents')}
      note={<Sums book={book} />}
      aside={!readOnly && <Adders book={book} changes={changes} />}
    >
      {book.lines.length === 0 && (
        <EmptyState icon={kindIcons.chapter} title={t('books.builder.none')}>
          {t('books.builder.noneText')}
        </EmptyState>
      )}
      <SortableList
        items={lines.shown}
        readOnly={readOnly}
        className={classes['lines']}
        labels={labelsOf}
        onMove={lines.move}
      >
        {(line, _at, handles) => (
          <BookLineRow
            line={line}
            book={book}
            handles={handles}
            closed={lines.closed.has(line.id)}
            readOnly={readOnly}
            changes={changes}
            onToggle={() => lines.toggle(line.id)}
            onEdit={() => onEdit(line.id)}
            onOpen={(what) => setOpen({ what, line })}
          />
        )}
      </SortableList>
      {open && (
        <LineDialog book={book} open={open} changes={changes} onClose={() => setOpen(undefined)} onAdded={lines.show} />
      )}
    </Card>
  );
}

/** Going down, a line passes what lies in it: it goes over the first line after that. */
function overOf<T extends { readonly id: string; readonly depth: number }>(
  shown: readonly T[],
  from: number,
  to: number,
): T | undefined {
  const moved = shown[from];
  if (!moved || to <= from) return shown[to];
  const after = shown.findIndex(({ depth }, at) => at > from && depth <= moved.depth);
  return after < 0 ? undefined : shown[Math.max(after, to)];
}

const questionsIn = ({ lines }: AuthoredBook, exerciseId: string): ReadonlySet<string> =>
  new Set(
    lines.filter(({ parentId }) => parentId === exerciseId).flatMap(({ question }) => question?.questionId ?? []),
  );

interface DialogProps {
  readonly book: AuthoredBook;
  readonly open: Open;
  readonly changes: BookChanges;
  readonly onClose: () => void;
  readonly onAdded: (exerciseId: string) => void;
}

function LineDialog({ book, open: { what, line }, changes, onClose, onAdded }: DialogProps) {
  const { t } = useTranslation();
  const { itemId } = line;
  const name = lineName(line, t);
  if (what === 'questions')
    return (
      <MemberPicker
        opened
        onClose={onClose}
        title={t('books.builder.pick', { name })}
        full={false}
        taken={questionsIn(book, itemId)}
        onAdd={({ id }) => {
          onAdded(itemId);
          changes.addQuestions.send({ itemId, questionIds: [id] });
        }}
      />
    );
  return (
    <ConfirmModal
      opened
      onClose={onClose}
      title={t('books.builder.removeTitle', { name })}
      confirmLabel={t('books.builder.remove')}
      tone="danger"
      onConfirm={() => {
        changes.remove.send(itemId);
        onClose();
      }}
    >
      {t('books.builder.removeText', { count: withInside(book.lines, itemId).length - 1 })}
    </ConfirmModal>
  );
}

function Adders({ book, changes }: { readonly book: AuthoredBook; readonly changes: BookChanges }) {
  const { t } = useTranslation();
  const numberOf = { part: '', chapter: nextNumberIn(book.lines, null, 'chapter') };
  return (
    <Row>
      {(['part', 'chapter'] as const).map((kind) => (
        <Button
          key={kind}
          size="sm"
          variant={kind === 'part' ? 'ghost' : 'outline'}
          leftSection={<Icon of={IconPlus} size={16} />}
          onClick={() => changes.add.send({ kind, parentId: null, number: numberOf[kind] })}
        >
          {t(`books.builder.add.${kind}`)}
        </Button>
      ))}
    </Row>
  );
}

function Sums({ book: { lines } }: { readonly book: AuthoredBook }) {
  const { t } = useTranslation();
  const count = (kind: BookLine['kind']) => lines.filter((line) => line.kind === kind).length;
  return [
    t('books.counts.chapters', { count: count('chapter') }),
    t('books.counts.exercises', { count: count('exercise') }),
    t('books.counts.questions', { count: count('question') }),
  ].join(' · ');
}
