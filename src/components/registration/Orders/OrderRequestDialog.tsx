import { FormattedMessage } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import { typedTexts } from '../../../contract/lifecycle.ts'
import type { OrderCard } from '../../../contract/order.ts'
import { faultOf } from '../../kit/faultOf.tsx'
import { FaultSummary } from '../../kit/FaultSummary.tsx'
import { Button } from '../../kit/Button.tsx'
import Dialog from '../../kit/Dialog.tsx'
import { DialogEnd } from '../../kit/DialogEnd.tsx'
import { Money } from '../../kit/Money.tsx'
import { TextField } from '../../kit/TextField.tsx'
import { useForm } from '../../kit/useForm.ts'
import { cancelKindOf } from './cancelKindOf.ts'
import { Form, Sum } from '../../kit/requestForm.styles.ts'

/** Lazy; mount it while it is open. */
export interface OrderRequestDialogProps {
  wish: 'cancel' | 'refund'
  order: OrderCard
  /** Requests are no longer possible here. */
  isRefused: boolean
  busy: boolean
  failure: Failure | null
  onSubmit: (reason: string) => void
  onClose: () => void
}

const OrderRequestDialog = (props: OrderRequestDialogProps) => {
  const { wish, order, isRefused, busy, failure, onSubmit, onClose } = props
  const form = useForm({
    schema: typedTexts(['reason']),
    busy: busy || isRefused,
    failure,
    onValid: ({ reason = '' }) => onSubmit(reason),
  })
  const kind = wish === 'cancel' ? cancelKindOf(order) : wish
  const refused = isRefused ? failure : form.general
  return (
    <Dialog
      title={<FormattedMessage id={`member.order.${kind}`} />}
      description={
        <Sum>
          <span>{order.conference}</span>
          <strong>
            <Money fen={order.amount} />
          </strong>
          <small>
            <FormattedMessage id={`member.order.${kind}.text`} />
          </small>
        </Sum>
      }
      focusFirst="input"
      onClose={busy ? undefined : onClose}
    >
      <Form {...form.props}>
        <FaultSummary form={form} />
        {!isRefused && (
          <TextField
            name="reason"
            label={<FormattedMessage id={`member.order.${wish}.reason`} />}
            error={faultOf(form, 'reason')}
            maxLength={500}
            autoComplete="off"
          />
        )}
        <DialogEnd
          isRefused={isRefused}
          busy={busy}
          failure={refused}
          leave="member.order.keep"
          submit={
            <Button type="submit" busy={busy} variant={wish === 'cancel' ? 'danger' : 'primary'}>
              <FormattedMessage id={`member.order.${wish}.submit`} />
            </Button>
          }
          onClose={onClose}
        />
      </Form>
    </Dialog>
  )
}
export default OrderRequestDialog
