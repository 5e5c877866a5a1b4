import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import { givenReason } from '../../../contract/assignmentForms.ts'
import { Actions } from '../../kit/rowCard.styles.ts'
import { FaultSummary } from '../../kit/FaultSummary.tsx'
import { Button } from '../../kit/Button.tsx'
import { TextField } from '../../kit/TextField.tsx'
import { useForm } from '../../kit/useForm.ts'

interface Props {
  label: ReactNode
  action: ReactNode
  busy: boolean
  onSend: (reason: string) => void
  onClose: () => void
}

/** Form for the required reason of an action. */
export const ReasonForm = ({ label, action, busy, onSend, onClose }: Props) => {
  const form = useForm({ schema: givenReason, busy, onValid: ({ reason }) => onSend(reason) })
  const fault = form.faults['reason']
  return (
    <form {...form.props}>
      <FaultSummary form={form} />
      <TextField
        name="reason"
        label={label}
        maxLength={400}
        autoFocus
        error={fault !== undefined && <FormattedMessage id="error.required" />}
      />
      <Actions>
        <Button type="submit" small busy={busy}>
          {action}
        </Button>
        <Button variant="plain" small onClick={onClose}>
          <FormattedMessage id="shell.cancel" />
        </Button>
      </Actions>
    </form>
  )
}
