import type { AccountInformation } from '@abhyas/contract/identity/sign-in';
import { Button, FileButton, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useRefusalText } from '../../../lib/refusal-text.ts';
import { askAgain } from '../../../lib/session.ts';
import { useChange } from '../../../lib/use-change.ts';
import { useFields } from '../../../lib/use-fields.ts';
import { Avatar } from '../../../ui/figures/avatar.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Problem } from '../../../ui/status/problem.tsx';
import { toast } from '../../../ui/status/toast.tsx';
import classes from './account.module.css';

/** Picture and name. */
export function ProfileCard({ account }: { readonly account: AccountInformation }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { form, values, set, errorOf, problem, busy, onSubmit } = useFields(
    { firstname: account.firstname, lastname: account.lastname },
    async (body) => {
      const profile = await api.learners.updateProfile({ body });
      queryClient.setQueryData([...api.learners.showProfile.key, null], profile);
      await askAgain();
      toast.good(t('identity.account.saved'));
    },
    {
      check: ({ firstname }) => (firstname.trim() ? {} : { firstname: t('identity.account.firstNameNeeded') }),
    },
  );
  const isChanged = values.firstname !== account.firstname || values.lastname !== account.lastname;
  return (
    <Card title={t('identity.account.sections.profile')}>
      <Photo account={account} />
      <form ref={form} className={classes['form']} onSubmit={onSubmit} noValidate>
        <Problem>{problem}</Problem>
        <div className={classes['pair']}>
          <TextInput
            size="lg"
            label={t('identity.account.firstName')}
            autoComplete="given-name"
            maxLength={80}
            value={values.firstname}
            error={errorOf('firstname')}
            onChange={(event) => set('firstname', event.currentTarget.value)}
          />
          <TextInput
            size="lg"
            label={t('identity.account.lastName')}
            autoComplete="family-name"
            maxLength={80}
            value={values.lastname}
            error={errorOf('lastname')}
            onChange={(event) => set('lastname', event.currentTarget.value)}
          />
        </div>
        <div className={classes['buttons']}>
          <Button type="submit" variant="filled" disabled={!isChanged} loading={busy}>
            {t('identity.account.save')}
          </Button>
        </div>
      </form>
    </Card>
  );
}

function Photo({ account }: { readonly account: AccountInformation }) {
  const { t } = useTranslation();
  const say = useRefusalText();
  const settled = {
    after: askAgain,
    inline: true,
    refused: (error: Error) => toast.bad(t('identity.account.photo.failed'), { text: say(error) }),
  };
  const upload = useChange((file: File) => api.identity.uploadPhoto({ body: file }), settled);
  const remove = useChange(() => api.identity.removePhoto(), settled);
  return (
    <div className={classes['photo']}>
      <span className={classes['picture']}>
        <Avatar
          name={`${account.firstname} ${account.lastname}`}
          size="lg"
          tone="action"
          src={account.photoUrl ?? undefined}
        />
      </span>
      <div className={classes['photoButtons']}>
        <FileButton
          accept="image/png,image/jpeg,image/webp,image/avif"
          onChange={(file) => file && upload.send(file)}
          inputProps={{ 'aria-label': t('identity.account.photo.choose') }}
        >
          {(props) => (
            <Button {...props} variant="outline" loading={upload.busy}>
              {t(account.profilePictureUploadDone ? 'identity.account.photo.change' : 'identity.account.photo.choose')}
            </Button>
          )}
        </FileButton>
        {account.profilePictureUploadDone && (
          <Button variant="ghost" loading={remove.busy} onClick={() => remove.send()}>
            {t('identity.account.photo.remove')}
          </Button>
        )}
      </div>
    </div>
  );
}
