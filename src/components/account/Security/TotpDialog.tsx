import { FormattedMessage, useIntl } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import { firstCode } from '../../../contract/secondFactor.ts'
import { FaultSummary } from '../../kit/FaultSummary.tsx'
import { Button } from '../../kit/Button.tsx'
import { Actions } from '../../kit/Dialog.styles.ts'
import Dialog from '../../kit/Dialog.tsx'
import { FailureText } from '../../kit/FailureText.tsx'
import QrCode from '../../kit/QrCode.tsx'
import { TextField } from '../../kit/TextField.tsx'
import { useForm } from '../../kit/useForm.ts'
import * as S from './Security.styles.ts'

/** Lazy; mount it while it is open. */
export interface TotpDialogProps {
  /** Base32, and the address that apps read from the QR code. */
  totp: { readonly secret: string; readonly address: string }
  busy: boolean
  failure: Failure | null
  onCode: (code: string) => void
  onDismiss: () => void
}

/** An authenticator app gets its secret, and shows with a first code that it has it. */
const TotpDialog = ({ totp: { secret, address }, busy, failure, onCode, onDismiss }: TotpDialogProps) => {
  const { formatMessage } = useIntl()
  const form = useForm({
    schema: firstCode,
    busy,
    failure,
    onValid: ({ code }) => onCode(code),
  })
  const fault = form.faults['code']
  const refused = form.refused('code')
  return (
    <Dialog
      title={<FormattedMessage id="security.setup.title" />}
      description={<FormattedMessage id="security.setup.scan" />}
      onClose={onDismiss}
    >
      <form {...form.props}>
        <FaultSummary form={form} />
        <S.Setup>
          <QrCode text={address} title={formatMessage({ id: 'security.setup.qr' })} />
          <p>
            <FormattedMessage id="security.setup.secret" />
          </p>
          <code>{secret.match(/.{1,4}/g)?.join(' ')}</code>
          <TextField
            name="code"
            label={<FormattedMessage id="security.setup.code" />}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            error={
              fault !== undefined ? (
                <FormattedMessage id={`error.${fault}`} />
              ) : refused !== null ? (
                <FailureText failure={refused} />
              ) : undefined
            }
          />
          {form.general !== null && (
            <S.Refusal role="alert">
              <FailureText failure={form.general} />
            </S.Refusal>
          )}
        </S.Setup>
        <Actions>
          <Button variant="quiet" onClick={onDismiss}>
            <FormattedMessage id="shell.cancel" />
          </Button>
          <Button type="submit" busy={busy}>
            <FormattedMessage id="security.setup.confirm" />
          </Button>
        </Actions>
      </form>
    </Dialog>
  )
}
export default TotpDialog
