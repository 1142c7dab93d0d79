import { Checkbox, type CheckboxProps } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Trans } from 'react-i18next';
import classes from './sign-in.module.css';

/** Agreeing to the terms and the privacy policy (spec §5); both open beside what was typed. */
export function TermsCheckbox(props: Omit<CheckboxProps, 'label'>) {
  return (
    <Checkbox
      {...props}
      label={
        <Trans
          i18nKey="identity.signIn.terms"
          components={{
            terms: <Link to="/mobile-terms-and-conditions" target="_blank" className={classes['inText']!} />,
            privacy: <Link to="/mobile-privacy-policy" target="_blank" className={classes['inText']!} />,
          }}
        />
      }
    />
  );
}
