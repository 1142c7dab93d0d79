import type { AudienceChoice, ChosenStudent } from '@abhyas/contract/assessments/audience';
import { useTranslation } from 'react-i18next';
import { can, useMe } from '../../../../lib/session.ts';
import { Segmented } from '../../../../ui/controls/segmented.tsx';
import { BatchPicker } from '../../../cohorts/index.ts';
import classes from './audience.module.css';
import { StudentPicker } from './student-picker.tsx';

/** Whom a test is for; the students come with their names. */
export interface Audience {
  readonly everyone: boolean;
  readonly batchIds: readonly string[];
  readonly students: readonly ChosenStudent[];
}

export const toEveryone: Audience = { everyone: true, batchIds: [], students: [] };
/** Everyone is named by nobody: what was chosen beside it does not count. */
export const choiceOf = ({ everyone, batchIds, students }: Audience): AudienceChoice => ({
  everyone,
  batchIds: everyone ? [] : [...batchIds],
  studentIds: everyone ? [] : students.map(({ id }) => id),
});
/** Nobody is chosen. */
export const isNobody = ({ everyone, batchIds, students }: Audience): boolean =>
  !everyone && batchIds.length + students.length === 0;

interface Props {
  readonly paperId: string;
  readonly value: Audience;
  readonly onChange: (audience: Audience) => void;
}

/** Every student, or some batches and single students. */
export function ChooseAudience({ paperId, value, onChange }: Props) {
  const { t } = useTranslation();
  const seesBatches = can(useMe(), 'cohorts.read');
  return (
    <div className={classes['choose']}>
      <Segmented
        grow
        label={t('authoring.publish.audience.label')}
        options={[
          { value: 'everyone', label: t('authoring.publish.audience.everyone') },
          { value: 'chosen', label: t('authoring.audience.chosen') },
        ]}
        value={value.everyone ? 'everyone' : 'chosen'}
        onChange={(one) => onChange({ ...value, everyone: one === 'everyone' })}
      />
      {!value.everyone && (
        <>
          {seesBatches && (
            <BatchPicker value={value.batchIds} onChange={(batchIds) => onChange({ ...value, batchIds })} />
          )}
          <StudentPicker
            paperId={paperId}
            value={value.students}
            onChange={(students) => onChange({ ...value, students })}
          />
        </>
      )}
    </div>
  );
}
