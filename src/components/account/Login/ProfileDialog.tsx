import { useState, type FormEvent } from 'react'
import { FormattedMessage } from 'react-intl'

import type { Reason } from '../../../contract/reasons.ts'
import { maxSubjects } from '../../../contract/user.ts'
import { Button } from '../../kit/Button.tsx'
import { Checkbox } from '../../kit/Checkbox.tsx'
import Dialog from '../../kit/Dialog.tsx'
import { FailureState } from '../../kit/FailureState.tsx'
import { FailureText } from '../../kit/FailureText.tsx'
import { Skeleton } from '../../kit/Skeleton.ts'
import { Refusal } from '../../kit/narrowForm.styles.ts'
import type { ProfileDialogProps } from './Login.types.ts'
import { Actions, Choices, Fault, Form, Group, Legend } from './ProfileDialog.styles.ts'
import { SubjectPicker } from './SubjectPicker.tsx'

const ProfileDialog = ({
  subjects,
  onRetrySubjects,
  busy,
  failure,
  onSubmit,
  onFaulty,
  onLater,
}: ProfileDialogProps) => {
  const [group, setGroup] = useState<1 | 2>(1)
  const [chosen, setChosen] = useState<readonly number[]>([])
  const [service, setService] = useState(false)
  const [fault, setFault] = useState<Reason | null>(null)
  const tree = subjects.view === 'ready' ? subjects.tree : []

  const complain = (reason: Reason) => {
    setFault(reason)
    onFaulty?.(reason)
  }
  const choose = (ids: readonly number[]) => {
    if (ids.length > maxSubjects) return complain('subjectTooMany')
    setFault(null)
    setChosen(ids)
  }
  const submit = (completeInformation: boolean) => {
    if (busy) return
    // Fetches again what the answers need before they can be sent; choices are kept.
    if (subjects.view === 'failed') return onRetrySubjects()
    if (group === 1 && chosen.length === 0) return complain('subjectNone')
    onSubmit(
      {
        group_id: group,
        search_field: [...chosen],
        p_search_field: tree
          .filter(({ child }) => child.some(({ id }) => chosen.includes(id)))
          .map(({ id }) => id),
        need_submission_service: service ? 1 : 0,
      },
      completeInformation,
    )
  }
  return (
    <Dialog
      wide
      title={<FormattedMessage id="login.profile.title" />}
      description={<FormattedMessage id="login.profile.text" />}
    >
      <Form
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          submit(false)
        }}
      >
        <Group>
          <Legend>
            <FormattedMessage id="login.profile.organizes" />
          </Legend>
          <Choices>
            {([2, 1] as const).map((id) => (
              <Checkbox
                key={id}
                type="radio"
                name="group_id"
                checked={group === id}
                onChange={() => {
                  setGroup(id)
                  setFault(null)
                }}
              >
                <FormattedMessage id={id === 2 ? 'login.profile.yes' : 'login.profile.no'} />
              </Checkbox>
            ))}
          </Choices>
        </Group>
        <Group>
          <Legend>
            <FormattedMessage id="login.profile.subjects" values={{ max: maxSubjects }} />
          </Legend>
          {subjects.view === 'loading' && <Skeleton $height="15rem" />}
          {subjects.view === 'failed' && (
            <FailureState failure={subjects.failure} onRetry={onRetrySubjects} />
          )}
          {subjects.view === 'ready' && <SubjectPicker tree={tree} chosen={chosen} onChange={choose} />}
          <Fault role="alert">
            {fault !== null && <FormattedMessage id={`error.${fault}`} values={{ max: maxSubjects }} />}
          </Fault>
        </Group>
        <Checkbox name="need_submission_service" checked={service} onChange={setService}>
          <FormattedMessage id="login.profile.service" />
        </Checkbox>
        {failure && (
          <Refusal>
            <FailureText failure={failure} />
          </Refusal>
        )}
        <Actions>
          <Button variant="plain" onClick={onLater}>
            <FormattedMessage id="login.profile.later" />
          </Button>
          {group === 2 && (
            <Button variant="quiet" busy={busy} onClick={() => submit(true)}>
              <FormattedMessage id="login.profile.complete" />
            </Button>
          )}
          <Button type="submit" busy={busy}>
            <FormattedMessage id="login.profile.submit" />
          </Button>
        </Actions>
      </Form>
    </Dialog>
  )
}
export default ProfileDialog
