import { FormattedMessage, useIntl } from 'react-intl'

import type { DeliveryState } from '../../../contract/delivery.ts'
import { deliveryFields, deliveryForms, type DeliveryValues } from '../../../contract/deliveryParts.ts'
import type { Failure } from '../../../contract/failure.ts'
import { Fields, Form, Note } from '../../kit/formPage.styles.ts'
import { faultOf } from '../../kit/faultOf.tsx'
import { Button } from '../../kit/Button.tsx'
import { FailureText } from '../../kit/FailureText.tsx'
import { FaultSummary } from '../../kit/FaultSummary.tsx'
import { Refusal } from '../../kit/Refusal.ts'
import { useForm } from '../../kit/useForm.ts'
import { Actions } from './Delivery.styles.ts'
import { PartField } from './PartField.tsx'
import { PartStatus } from './PartStatus.tsx'
import { TransferPreview } from './TransferPreview.tsx'

export interface PartFormProps {
  readonly state: DeliveryState
  readonly busy: boolean
  readonly failure: Failure | null
  readonly onSend: (values: DeliveryValues) => void
  /** Absent: nothing was set here that could be taken out. */
  readonly onClear?: (() => void) | undefined
  /** Another user saved first: loads the current version. */
  readonly onReload?: (() => void) | undefined
}

/** One part: its source, its fields, and for a bank account the payers' view. */
export const PartForm = ({ state, busy, failure, onSend, onClear, onReload }: PartFormProps) => {
  const intl = useIntl()
  const { part, source, values } = state
  const form = useForm({ schema: deliveryForms[part], busy, failure, onValid: onSend })
  const isFixed = source === 'environment'
  return (
    <>
      <PartStatus state={state} />
      <Form
        {...form.props}
        aria-label={intl.formatMessage({ id: `delivery.title.${part}` })}
        aria-busy={busy || undefined}
      >
        <FaultSummary form={form} />
        <Fields>
          {deliveryFields[part].map((field) => (
            <PartField key={field.name} field={field} state={state} error={faultOf(form, field.name)} />
          ))}
        </Fields>
        {onReload !== undefined ? (
          <Note $tone="seal" role="alert">
            <strong>
              <FormattedMessage id="delivery.outdated" />
            </strong>
            <FormattedMessage id="delivery.outdatedText" />
            <Actions>
              <Button type="button" onClick={onReload}>
                <FormattedMessage id="delivery.reload" />
              </Button>
            </Actions>
          </Note>
        ) : (
          form.general !== null && (
            <Refusal role="alert">
              <FailureText failure={form.general} />
            </Refusal>
          )
        )}
        {!isFixed && onReload === undefined && (
          <Actions>
            <Button type="submit" busy={busy}>
              <FormattedMessage id="delivery.save" />
            </Button>
            {onClear !== undefined && (
              <Button type="button" variant="quiet" disabled={busy} onClick={onClear}>
                <FormattedMessage id="delivery.clear" />
              </Button>
            )}
          </Actions>
        )}
      </Form>
      {part === 'transfer' && source !== 'none' && <TransferPreview values={values} />}
    </>
  )
}
