import { fromSource, isPlain, type RichTextDoc, toSource } from '@abhyas/contract/rich-text';
import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RichText } from '../../../../ui/rich-text/rich-text.tsx';
import { Notice } from '../../../../ui/status/notice.tsx';
import { useBuilding } from '../builder/building.ts';

/** What students read first, in English and, where the test speaks it, in Hindi. */
export function InstructionsFields() {
  const { t } = useTranslation();
  const { draft, change } = useBuilding();
  const speaksHindi = draft.console.languages.includes('hi');
  return (
    <>
      <InstructionsField
        doc={draft.instructions}
        label={t(speaksHindi ? 'authoring.composing.instructions.en' : 'authoring.details.instructions')}
        help={t('authoring.details.instructionsHelp')}
        onChange={(instructions) => change({ do: 'set', values: { instructions } })}
      />
      {(speaksHindi || draft.instructionsHi) && (
        <InstructionsField
          doc={draft.instructionsHi}
          lang="hi"
          label={t('authoring.composing.instructions.hi')}
          help={t('authoring.composing.instructions.hiHelp')}
          onChange={(instructions, isEmpty) =>
            change({ do: 'setInstructionsHi', instructions: isEmpty ? undefined : instructions })
          }
        />
      )}
    </>
  );
}

interface Props {
  readonly doc: RichTextDoc | undefined;
  readonly lang?: string;
  readonly label: string;
  readonly help: string;
  readonly onChange: (doc: RichTextDoc, isEmpty: boolean) => void;
}

function InstructionsField({ doc, lang, label, help, onChange }: Props) {
  const { t } = useTranslation();
  const { readOnly } = useBuilding();
  const [source, setSource] = useState(() => (doc ? toSource(doc) : ''));
  if (doc && !isPlain(doc))
    return (
      <Notice tone="info" title={t('authoring.details.instructionsKept')}>
        <RichText doc={doc} />
      </Notice>
    );
  return (
    <Textarea
      label={label}
      description={help}
      lang={lang}
      autosize
      minRows={lang ? 3 : 5}
      maxRows={18}
      readOnly={readOnly}
      value={source}
      onChange={(event) => {
        const written = event.currentTarget.value;
        setSource(written);
        onChange(fromSource(written), written.trim() === '');
      }}
    />
  );
}
