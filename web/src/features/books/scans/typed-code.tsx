import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './scan.module.css';

/** Six signs, and a dash or spaces between them. */
const LONGEST = 12;

/** Where the code is typed that stands under the square one. */
export function TypedCode({ onOpen }: { readonly onOpen: (code: string) => void }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const code = typed.trim();
  return (
    <form
      className={classes['form']}
      onSubmit={(event) => {
        event.preventDefault();
        if (code !== '') onOpen(code);
      }}
    >
      <TextInput
        label={t('books.scan.code')}
        description={t('books.scan.help')}
        placeholder="PH7-2K4"
        size="lg"
        classNames={{ input: classes['typed'] }}
        maxLength={LONGEST}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value.toUpperCase())}
      />
      <Button type="submit" variant="action" size="lg" disabled={code === ''}>
        {t('books.scan.open')}
      </Button>
    </form>
  );
}
