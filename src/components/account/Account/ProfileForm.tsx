import { useState } from 'react'
import { FormattedMessage } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import { longestNickname, ownProfileForm, type OwnAccount } from '../../../contract/ownAccount.ts'
import { maxSubjects } from '../../../contract/user.ts'
import { faultOf } from '../../kit/faultOf.tsx'
import type { ProfileDialogProps } from '../Login/Login.types.ts'
import { SubjectPicker } from '../Login/SubjectPicker.tsx'
import { FaultSummary } from '../../kit/FaultSummary.tsx'
import { Button } from '../../kit/Button.tsx'
import { Checkbox } from '../../kit/Checkbox.tsx'
import { FailureState } from '../../kit/FailureState.tsx'
import { FailureText } from '../../kit/FailureText.tsx'
import { Skeleton } from '../../kit/Skeleton.ts'
import { TextField } from '../../kit/TextField.tsx'
import { useForm } from '../../kit/useForm.ts'
import * as S from './Account.styles.ts'

export interface ProfileFormProps {
  account: OwnAccount
  subjects: ProfileDialogProps['subjects']
  onRetrySubjects: () => void
  busy: boolean
  failure: Failure | null
  onSave: (values: { nickname: string; search_field: number[]; need_submission_service: 0 | 1 }) => void
}

/** Nickname, subjects and preferences (MEM-03). */
export const ProfileForm = ({ account, subjects, busy, failure, onSave, ...props }: ProfileFormProps) => {
  const [chosen, setChosen] = useState<readonly number[]>(account.subjects)
  const [isTooMany, setIsTooMany] = useState(false)
  const [service, setService] = useState(account.need_submission_service === 1)
  const form = useForm({
    schema: ownProfileForm,
    busy,
    failure,
    onValid: ({ nickname, search_field }) =>
      onSave({ nickname, search_field, need_submission_service: service ? 1 : 0 }),
  })
  const choose = (ids: readonly number[]) => {
    setIsTooMany(ids.length > maxSubjects)
    if (ids.length <= maxSubjects) setChosen(ids)
  }
  return (
    <S.Form {...form.props}>
      <FaultSummary form={form} />
      <TextField
        name="nickname"
        label={<FormattedMessage id="account.nickname" />}
        hint={<FormattedMessage id="account.nickname.hint" values={{ max: longestNickname }} />}
        autoComplete="nickname"
        defaultValue={account.nickname}
        error={faultOf(form, 'nickname')}
      />
      <fieldset>
        <legend>
          <FormattedMessage id="login.profile.subjects" values={{ max: maxSubjects }} />
        </legend>
        {subjects.view === 'loading' && <Skeleton $height="15rem" />}
        {subjects.view === 'failed' && (
          <FailureState failure={subjects.failure} onRetry={props.onRetrySubjects} />
        )}
        {subjects.view === 'ready' && (
          <SubjectPicker tree={subjects.tree} chosen={chosen} onChange={choose} />
        )}
        <input type="hidden" name="search_field" value={chosen.join(',')} />
        <S.Fault role="alert">
          {isTooMany ? (
            <FormattedMessage id="error.subjectTooMany" values={{ max: maxSubjects }} />
          ) : (
            faultOf(form, 'search_field')
          )}
        </S.Fault>
      </fieldset>
      <Checkbox checked={service} onChange={setService}>
        <FormattedMessage id="login.profile.service" />
      </Checkbox>
      {form.general !== null && (
        <S.Refusal role="alert">
          <FailureText failure={form.general} />
        </S.Refusal>
      )}
      <S.Acts>
        <Button type="submit" busy={busy}>
          <FormattedMessage id="account.profile.save" />
        </Button>
      </S.Acts>
    </S.Form>
  )
}
