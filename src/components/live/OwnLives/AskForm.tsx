import { FormattedMessage, useIntl } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import { liveStaffForm, type LiveStaffMember, type OwnLives } from '../../../contract/ownLive.ts'
import { Offer } from '../../kit/workbench.styles.ts'
import { faultOf } from '../../kit/faultOf.tsx'
import type { Typed } from '../../kit/typedOf.ts'
import { FaultSummary } from '../../kit/FaultSummary.tsx'
import { Button } from '../../kit/Button.tsx'
import { FailureText } from '../../kit/FailureText.tsx'
import { Refusal } from '../../kit/Refusal.ts'
import { SelectField } from '../../kit/SelectField.tsx'
import { useForm } from '../../kit/useForm.ts'

interface Props {
  readonly part: LiveStaffMember['part']
  readonly people: OwnLives['people']
  readonly isRefused: boolean
  readonly busy: boolean
  readonly failure: Failure | null
  readonly onSubmit: (texts: Typed) => void
  readonly onClose: () => void
}

/** Chooses a team member and invites them. */
export const AskForm = ({ part, people, isRefused, busy, failure, onSubmit, onClose }: Props) => {
  const intl = useIntl()
  const form = useForm({
    schema: liveStaffForm,
    busy: busy || isRefused,
    failure,
    onValid: () => onSubmit(form.read()),
  })
  const refused = isRefused ? failure : form.general
  return (
    <Offer
      {...form.props}
      aria-label={intl.formatMessage({ id: `ownLive.part.${part}` })}
      aria-busy={busy || undefined}
    >
      <FaultSummary form={form} />
      <SelectField
        name="user_id"
        label={<FormattedMessage id="ownLive.ask.whom" />}
        hint={<FormattedMessage id="ownLive.hint.team" />}
        error={faultOf(form, 'user_id')}
        defaultValue=""
      >
        <option value="">{intl.formatMessage({ id: 'ownLive.ask.choose' })}</option>
        {people.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      {refused !== null && (
        <Refusal role="alert">
          <FailureText failure={refused} />
        </Refusal>
      )}
      {isRefused ? (
        <Button variant="quiet" small onClick={onClose}>
          <FormattedMessage id="shell.understood" />
        </Button>
      ) : (
        <Button type="submit" variant="quiet" small busy={busy}>
          <FormattedMessage id="ownLive.ask" />
        </Button>
      )}
    </Offer>
  )
}
