import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { Failure } from '../../contract/failure.ts'
import type { SaleTicketType } from '../../contract/ticketSale.ts'
import { Button } from '../ui/Button.tsx'
import Dialog from '../ui/Dialog.tsx'
import { DialogEnd } from '../ui/DialogEnd.tsx'
import { nameOf } from './nameOf.ts'
import { Buttons, Order } from './TicketSale.styles.ts'

/** Lazy; mount it while it is open. */
export interface OrderDialogProps {
  /** Those on sale, as they stand. */
  readonly types: readonly SaleTicketType[]
  readonly isRefused: boolean
  readonly busy: boolean
  readonly failure: Failure | null
  readonly onSubmit: (ids: string) => void
  readonly onClose: () => void
}

/** The order in which visitors see the ticket types, changed step by step. */
const OrderDialog = ({ types, isRefused, busy, failure, onSubmit, onClose }: OrderDialogProps) => {
  const intl = useIntl()
  const [order, setOrder] = useState(types)
  const move = (from: number, to: number) => {
    const moved = order[from]
    if (moved === undefined || to < 0 || to >= order.length) return
    setOrder(order.filter((_, at) => at !== from).toSpliced(to, 0, moved))
  }
  const step = (at: number, name: string, by: -1 | 1) => {
    const isEnd = at + by < 0 || at + by >= order.length
    return (
      <Button
        variant="quiet"
        small
        aria-disabled={isEnd || busy || undefined}
        aria-label={intl.formatMessage({ id: by < 0 ? 'sale.order.up' : 'sale.order.down' }, { name })}
        onClick={() => !busy && move(at, at + by)}
      >
        <span aria-hidden="true">{by < 0 ? '↑' : '↓'}</span>
      </Button>
    )
  }
  return (
    <Dialog
      title={<FormattedMessage id="sale.order" />}
      description={<FormattedMessage id="sale.order.about" />}
      onClose={busy ? undefined : onClose}
    >
      <Order aria-live="polite">
        {order.map((type, at) => (
          <li key={type.id}>
            <span>{nameOf(type, intl.locale)}</span>
            <Buttons>
              {step(at, nameOf(type, intl.locale), -1)}
              {step(at, nameOf(type, intl.locale), 1)}
            </Buttons>
          </li>
        ))}
      </Order>
      <DialogEnd
        isRefused={isRefused}
        busy={busy}
        failure={failure}
        submit={
          <Button busy={busy} onClick={() => onSubmit(order.map(({ id }) => id).join(','))}>
            <FormattedMessage id="sale.save" />
          </Button>
        }
        onClose={onClose}
      />
    </Dialog>
  )
}
export default OrderDialog
