import { FormattedMessage } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import { setupCodeForm } from '../../../contract/setup.ts'
import { faultOf } from '../../kit/faultOf.tsx'
import { Form } from '../../kit/narrowForm.styles.ts'
import { FaultSummary } from '../../kit/FaultSummary.tsx'
import { TextField } from '../../kit/TextField.tsx'
import { useForm } from '../../kit/useForm.ts'
import { StepEnd } from './StepEnd.tsx'

interface Props {
  readonly busy: boolean
  readonly failure: Failure | null
  readonly onClaim: (code: string) => void
}

/** The code from the server's log. */
export const CodeForm = ({ busy, failure, onClaim }: Props) => {
  const form = useForm({ schema: setupCodeForm, busy, failure, onValid: ({ code }) => onClaim(code) })
  return (
    <Form {...form.props}>
      <FaultSummary form={form} />
      <TextField
        name="code"
        label={<FormattedMessage id="setup.code.label" />}
        hint={<FormattedMessage id="setup.code.hint" values={{ command: <code>npm run doctor</code> }} />}
        error={faultOf(form, 'code')}
        maxLength={40}
        autoComplete="off"
        spellCheck={false}
        autoCapitalize="characters"
      />
      <StepEnd general={form.general} busy={busy} label="setup.code.submit" />
    </Form>
  )
}
