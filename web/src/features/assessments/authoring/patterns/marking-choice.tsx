import { Select } from '@mantine/core';
import type { MarkingRule } from '@abhyas/contract/assessments/shapes';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format.ts';
import { sameRule, schemeNames, schemes } from '../draft/marking-schemes.ts';

interface Props {
  /** Name of the section. */
  readonly section: string;
  readonly rule: MarkingRule;
  /** As the pattern has it. */
  readonly usual: MarkingRule;
  readonly onChange: (rule: MarkingRule) => void;
}

/** How a section of a new test is marked: as its pattern says, or by one of the schemes to start from. */
export function MarkingChoice({ section, rule, usual, onChange }: Props) {
  const { t } = useTranslation();
  const { signedMarks } = useFormat();
  const figures = ({ right, wrong }: MarkingRule) => `${signedMarks(right)}, ${signedMarks(wrong)}`;
  const choices = [
    ...schemeNames.map((name) => ({ label: t(`authoring.schemes.${name}`), of: schemes[name] })),
    { label: t('authoring.generating.patternMarks'), of: usual },
    { label: t('authoring.generating.otherMarks'), of: rule },
  ];
  const different = choices.filter((one, at) => choices.findIndex(({ of }) => sameRule(of, one.of)) === at);
  return (
    <Select
      size="sm"
      label={t('authoring.generating.marking')}
      aria-label={t('authoring.generating.markingOf', { section })}
      allowDeselect={false}
      comboboxProps={{ width: 260, position: 'bottom-start' }}
      value={String(different.findIndex(({ of }) => sameRule(of, rule)))}
      data={different.map(({ label, of }, at) => ({ value: String(at), label: `${label} (${figures(of)})` }))}
      onChange={(value) => {
        const chosen = different[Number(value)];
        if (value !== null && chosen) onChange(chosen.of);
      }}
    />
  );
}
