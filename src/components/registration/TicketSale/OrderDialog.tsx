import { useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import type { MessageId } from '../../../i18n/locale.ts'
import { Button } from '../../kit/Button.tsx'
import Dialog from '../../kit/Dialog.tsx'
import { DialogEnd } from '../../kit/DialogEnd.tsx'
import { nameOf } from '../../kit/nameOf.ts'
import { Buttons } from '../../kit/listEditor.styles.ts'
import { Order } from './TicketSale.styles.ts'

interface Ordered {
  readonly id: number
  readonly name: string
  readonly eng_name: string
}

/** Lazy; mount it while it is open. */
export interface OrderDialogProps {
  /** In their current order. */
  readonly types: readonly Ordered[]
  /** Purpose of their order. */
  readonly about?: MessageId
  readonly isRefused: boolean
  readonly busy: boolean
  readonly failure: Failure | null
  readonly onSubmit: (ids: string) => void
  readonly onClose: () => void
}

/** The order in which visitors see the ticket types or other things, changed step by step. */
const OrderDialog = (props: OrderDialogProps) => {
  const { types, about = 'sale.order.about', isRefused, busy, failure, onSubmit, onClose } = props
  const intl = useIntl()
  const list = useRef<HTMLOListElement>(null)
  const [order, setOrder] = useState(types)
  const [pressed, setPressed] = useState('')
  const move = (from: number, by: -1 | 1) => {
    const moved = order[from]
    const isEnd = from + by < 0 || from + by >= order.length
    if (moved === undefined || isEnd) return
    setOrder(order.filter((_, at) => at !== from).toSpliced(from + by, 0, moved))
    setPressed(`${moved.id}:${by}`)
  }
  // A row that moves in the document loses the focus; a keyboard user presses again.
  useEffect(() => {
    for (const button of list.current?.querySelectorAll('button') ?? [])
      if (button.dataset['step'] === pressed) button.focus()
  }, [order, pressed])
  const step = (at: number, { id, ...names }: Ordered, by: -1 | 1) => {
    const name = nameOf(names, intl.locale)
    const isEnd = at + by < 0 || at + by >= order.length
    return (
      <Button
        variant="quiet"
        small
        aria-disabled={isEnd || busy || undefined}
        aria-label={intl.formatMessage({ id: by < 0 ? 'sale.order.up' : 'sale.order.down' }, { name })}
        data-step={`${id}:${by}`}
        onClick={() => !busy && move(at, by)}
      >
        <span aria-hidden="true">{by < 0 ? '↑' : '↓'}</span>
      </Button>
    )
  }
  return (
    <Dialog
      title={<FormattedMessage id="sale.order" />}
      description={<FormattedMessage id={about} />}
      onClose={busy ? undefined : onClose}
    >
      <Order ref={list} aria-live="polite">
        {order.map((type, at) => (
          <li key={type.id}>
            <span>{nameOf(type, intl.locale)}</span>
            <Buttons>
              {step(at, type, -1)}
              {step(at, type, 1)}
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
