import { FormattedMessage } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import { typedProof } from '../../../contract/secondFactor.ts'
import { FaultSummary } from '../../kit/FaultSummary.tsx'
import { Button } from '../../kit/Button.tsx'
import { FailureText } from '../../kit/FailureText.tsx'
import { TextField } from '../../kit/TextField.tsx'
import { useForm } from '../../kit/useForm.ts'
import { Form, Refusal } from './FactorDialog.styles.ts'

interface Props {
  way: 'totp' | 'recovery'
  busy: boolean
  failure: Failure | null
  onCode: (code: string) => void
}

const longest = { totp: 12, recovery: 40 } as const

/** The code of an app, or one of the recovery codes. */
export const CodeForm = ({ way, busy, failure, onCode }: Props) => {
  const form = useForm({
    schema: typedProof,
    busy,
    failure,
    onValid: ({ proof }) => onCode(proof),
  })
  const fault = form.faults['proof']
  const refused = form.refused('proof')
  return (
    <Form {...form.props}>
      <FaultSummary form={form} />
      <TextField
        name="proof"
        label={<FormattedMessage id={`factor.${way}`} />}
        hint={<FormattedMessage id={`factor.${way}.hint`} values={{ example: 'abcde-fghjk' }} />}
        {...(way === 'totp'
          ? { inputMode: 'numeric', autoComplete: 'one-time-code' }
          : { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false })}
        maxLength={longest[way]}
        error={
          fault !== undefined ? (
            <FormattedMessage id={`error.${fault}`} />
          ) : refused !== null ? (
            <FailureText failure={refused} />
          ) : undefined
        }
      />
      {form.general !== null && (
        <Refusal role="alert">
          <FailureText failure={form.general} />
        </Refusal>
      )}
      <Button type="submit" wide busy={busy}>
        <FormattedMessage id="factor.verify" />
      </Button>
    </Form>
  )
}
