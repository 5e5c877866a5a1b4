import { FormattedMessage } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import { faultOf } from '../../kit/faultOf.tsx'
import { FaultSummary } from '../../kit/FaultSummary.tsx'
import { Form } from '../../kit/FormDialog.styles.ts'
import { Button } from '../../kit/Button.tsx'
import Dialog from '../../kit/Dialog.tsx'
import { DialogEnd } from '../../kit/DialogEnd.tsx'
import { SelectField } from '../../kit/SelectField.tsx'
import { TextField } from '../../kit/TextField.tsx'
import { useForm } from '../../kit/useForm.ts'
import { actSchemas, type BenefitActKind } from '../../../contract/benefitActs.ts'

/** Lazy; mount it while it is open. */
export interface ActDialogProps {
  readonly kind: BenefitActKind
  /** Nothing can be done about it here any more. */
  readonly isRefused: boolean
  readonly busy: boolean
  readonly failure: Failure | null
  readonly onSubmit: (texts: Readonly<Record<string, string>>) => void
  readonly onClose: () => void
}

/** Confirms an action, and asks for its input. */
const ActDialog = ({ kind, isRefused, busy, failure, onSubmit, onClose }: ActDialogProps) => {
  const form = useForm({
    schema: actSchemas[kind],
    busy: busy || isRefused,
    failure,
    onValid: (values) => onSubmit(values as Record<string, string>),
  })
  const refused = isRefused ? failure : form.general
  const isTyped = kind === 'accept' || kind === 'redeem'
  return (
    <Dialog
      alert={!isTyped}
      title={<FormattedMessage id={`benefits.act.${kind}`} />}
      description={<FormattedMessage id={`benefits.act.${kind}.text`} />}
      focusFirst={!isTyped || isRefused ? undefined : 'input, select'}
      onClose={busy ? undefined : onClose}
    >
      <Form {...form.props}>
        <FaultSummary form={form} />
        {!isRefused && kind === 'redeem' && (
          <SelectField
            name="kind"
            label={<FormattedMessage id="benefits.redeem.kind" />}
            error={faultOf(form, 'kind')}
            defaultValue="registration"
          >
            {(['registration', 'submission'] as const).map((each) => (
              <FormattedMessage key={each} id={`member.coupon.kind.${each}`}>
                {(name) => <option value={each}>{name}</option>}
              </FormattedMessage>
            ))}
          </SelectField>
        )}
        {!isRefused && kind === 'accept' && (
          <TextField
            name="code"
            label={<FormattedMessage id="benefits.invite.code" />}
            error={faultOf(form, 'code')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
          />
        )}
        <DialogEnd
          isRefused={isRefused}
          busy={busy}
          failure={refused}
          submit={
            <Button type="submit" busy={busy} variant={kind === 'cancelKnock' ? 'danger' : 'primary'}>
              <FormattedMessage id={`benefits.act.${kind}`} />
            </Button>
          }
          onClose={onClose}
        />
      </Form>
    </Dialog>
  )
}
export default ActDialog
