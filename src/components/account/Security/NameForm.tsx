import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import { passkeyNameForm } from '../../../contract/secondFactor.ts'
import { FaultSummary } from '../../kit/FaultSummary.tsx'
import { Button } from '../../kit/Button.tsx'
import { TextField } from '../../kit/TextField.tsx'
import { useForm } from '../../kit/useForm.ts'
import * as S from './Security.styles.ts'

interface Props {
  name?: string | undefined
  /** Label of the button. */
  label: ReactNode
  busy: boolean
  onName: (name: string) => void
  /** Beside the button. */
  children?: ReactNode
}

/** The owner's name for a passkey. */
export const NameForm = ({ name, label, busy, onName, children }: Props) => {
  const form = useForm({
    schema: passkeyNameForm,
    busy,
    onValid: (values) => onName(values.name),
  })
  const fault = form.faults['name']
  return (
    <S.NameForm {...form.props}>
      <FaultSummary form={form} />
      <TextField
        name="name"
        label={<FormattedMessage id="security.passkey.name" />}
        defaultValue={name}
        maxLength={60}
        autoComplete="off"
        error={fault && <FormattedMessage id={`error.${fault}`} />}
      />
      <Button type="submit" busy={busy}>
        {label}
      </Button>
      {children}
    </S.NameForm>
  )
}
