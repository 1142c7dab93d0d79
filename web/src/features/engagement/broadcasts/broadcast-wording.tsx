import { broadcastPlaces, unknownPlaces } from '@abhyas/contract/engagement/broadcast-words';
import type { BroadcastDraft } from '@abhyas/contract/engagement/broadcasts';
import { Button, Textarea, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Fields } from '../../../lib/use-fields.ts';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { Quiet } from '../../../ui/layout/quiet.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { Card } from '../../../ui/page/card.tsx';

type Language = keyof BroadcastDraft['texts'];
type Wording = BroadcastDraft['texts'][Language];
const most = { subject: 120, text: 3000 } as const;

/** Subject and text in both languages, with buttons for what is filled in for each person. */
export function BroadcastWording({ fields }: { readonly fields: Fields<BroadcastDraft> }) {
  const { t } = useTranslation();
  const [language, setLanguage] = useState<Language>('en');
  const { texts } = fields.values;
  return (
    <Card
      title={t('engagement.broadcasts.says')}
      aside={
        <Segmented<Language>
          label={t('engagement.broadcasts.language')}
          options={[
            { value: 'en', label: 'English' },
            { value: 'hi', label: 'हिन्दी' },
          ]}
          value={language}
          onChange={setLanguage}
        />
      }
    >
      <Words
        key={language}
        language={language}
        words={texts[language]}
        missing={language === 'en' ? fields.errorOf('texts') : undefined}
        onChange={(words) => fields.set('texts', { ...texts, [language]: words })}
      />
    </Card>
  );
}

interface WordsProps {
  readonly language: Language;
  readonly words: Wording;
  /** Said beside what is empty, after somebody wanted to send it. */
  readonly missing: string | undefined;
  readonly onChange: (words: Wording) => void;
}

function Words({ language, words, missing, onChange }: WordsProps) {
  const { t } = useTranslation();
  const area = useRef<HTMLTextAreaElement>(null);
  const errorOf = (given: string) => (given.trim() === '' ? missing : undefined);
  const [unknown] = unknownPlaces(`${words.subject} ${words.text}`);
  const insert = (name: string) => {
    const { selectionStart: from, selectionEnd: to } = area.current ?? { selectionStart: 0, selectionEnd: 0 };
    onChange({ ...words, text: `${words.text.slice(0, from)}{${name}}${words.text.slice(to)}` });
    area.current?.focus();
  };
  return (
    <Stack>
      <TextInput
        label={t('engagement.broadcasts.subject')}
        maxLength={most.subject}
        lang={language}
        required={language === 'en'}
        value={words.subject}
        error={errorOf(words.subject)}
        onChange={({ currentTarget }) => onChange({ ...words, subject: currentTarget.value })}
      />
      <Places onInsert={insert} />
      <Textarea
        ref={area}
        label={t('engagement.broadcasts.text')}
        description={t(language === 'en' ? 'engagement.broadcasts.textHelp' : 'engagement.broadcasts.hindiHelp')}
        maxLength={most.text}
        lang={language}
        required={language === 'en'}
        autosize
        minRows={6}
        maxRows={16}
        value={words.text}
        error={
          unknown === undefined ? errorOf(words.text) : t('errors.BROADCAST_PLACE_UNKNOWN', { place: `{${unknown}}` })
        }
        onChange={({ currentTarget }) => onChange({ ...words, text: currentTarget.value })}
      />
    </Stack>
  );
}

/** What is filled in for each person. */
function Places({ onInsert }: { readonly onInsert: (name: string) => void }) {
  const { t } = useTranslation();
  return (
    <Row role="group" aria-label={t('engagement.broadcasts.insert')}>
      <Quiet size="sm">{t('engagement.broadcasts.insert')}</Quiet>
      {broadcastPlaces.map((name) => (
        <Button key={name} size="xs" variant="outline" onClick={() => onInsert(name)}>
          {t(`engagement.broadcasts.places.${name}`)}
        </Button>
      ))}
    </Row>
  );
}
