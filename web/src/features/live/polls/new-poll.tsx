import { Button, Select, TextInput, Textarea } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Fields } from '../../../lib/use-fields.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { useRoom } from '../room/use-room.ts';

interface PollWish {
  readonly question: string;
  readonly options: readonly string[];
  readonly right: string | null;
}
const MOST = 6;
const letters = 'ABCDEF';
const blank: PollWish = { question: '', options: ['', '', '', ''], right: null };
const written = ({ options }: PollWish) => options.map((one) => one.trim()).filter((one) => one !== '');

/** Asks everybody in the room something. */
export function NewPoll({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { visit } = useRoom();
  return (
    <FormDialog
      onClose={onClose}
      title={t('live.polls.new')}
      submit={t('live.polls.ask')}
      initial={blank}
      check={(wish) => ({
        ...(wish.question.trim() === '' && { question: t('live.polls.questionMissing') }),
        ...(written(wish).length < 2 && { options: t('live.polls.tooFew') }),
        ...(wish.right !== null &&
          wish.options[Number(wish.right)]?.trim() === '' && { right: t('errors.LIVE_POLL_RIGHT') }),
      })}
      send={async (wish) => {
        const right = wish.right === null ? null : written(wish).indexOf(wish.options[Number(wish.right)]!.trim());
        await visit.say('openPoll', { question: wish.question.trim(), options: written(wish), right });
      }}
    >
      {(fields) => <PollFields fields={fields} />}
    </FormDialog>
  );
}

function PollFields({ fields }: { readonly fields: Fields<PollWish> }) {
  const { t } = useTranslation();
  const { options } = fields.values;
  return (
    <>
      <Textarea {...fields.text('question')} label={t('live.polls.question')} maxLength={300} autosize />
      {options.map((option, place) => (
        <TextInput
          // oxlint-disable-next-line react/no-array-index-key
          key={place}
          label={t('live.polls.option', { letter: letters[place] })}
          value={option}
          maxLength={120}
          error={place === 0 ? fields.errorOf('options') : undefined}
          onChange={({ currentTarget: { value } }) =>
            fields.set(
              'options',
              options.map((one, at) => (at === place ? value : one)),
            )
          }
        />
      ))}
      {options.length < MOST && (
        <Button
          variant="ghost"
          size="sm"
          leftSection={<Icon of={IconPlus} size={16} />}
          onClick={() => fields.set('options', [...options, ''])}
        >
          {t('live.polls.more')}
        </Button>
      )}
      <Select
        {...fields.choice('right')}
        label={t('live.polls.rightOption')}
        description={t('live.polls.rightHelp')}
        clearable
        data={options.flatMap((option, place) =>
          option.trim() === '' ? [] : [{ value: String(place), label: `${letters[place]}: ${option}` }],
        )}
      />
    </>
  );
}
