import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import type { OrderDetails, PaymentCard } from '../../../contract/order.ts'
import { FailureText } from '../../kit/FailureText.tsx'
import { Money } from '../../kit/Money.tsx'
import { Note, Status, Warning } from './Checkout.styles.ts'
import { CopyLine } from './CopyLine.tsx'
import { Account } from './TransferPanel.styles.ts'

export interface TransferPanelProps {
  payment: PaymentCard
  /** Null: the site takes no transfers any more, but this one was begun before. */
  transfer: OrderDetails['transfer']
  failure: Failure | null
  /** Upload of the voucher. */
  voucher: ReactNode
  onCopy: (name: string, text: string) => void
}

/** Account to transfer to, and the remark that identifies the payment. */
export const TransferPanel = ({ payment, transfer, failure, voucher, onCopy }: TransferPanelProps) => {
  const intl = useIntl()
  const name = (field: (typeof fields)[number] | 'amount' | 'remark') =>
    intl.formatMessage({ id: `pay.transfer.${field}` })
  return (
    <>
      <h2>
        <FormattedMessage id="pay.transfer.title" />
      </h2>
      {payment.reason !== null && (
        <Warning role="alert">
          <FormattedMessage id="pay.transfer.returned" values={{ reason: payment.reason }} />
        </Warning>
      )}
      <Account>
        {transfer !== null &&
          fields.map((field) => (
            <CopyLine key={field} name={name(field)} text={transfer[field]} onCopy={onCopy} />
          ))}
        <CopyLine name={name('amount')} text={(payment.amount / 100).toFixed(2)} onCopy={onCopy}>
          <Money fen={payment.amount} />
        </CopyLine>
        {transfer !== null && <CopyLine name={name('remark')} text={transfer.remark} onCopy={onCopy} />}
      </Account>
      <Note>
        <FormattedMessage id="pay.transfer.hint" />
      </Note>
      {voucher}
      <Status role="status">
        {failure ? <FailureText failure={failure} /> : <FormattedMessage id="pay.transfer.waiting" />}
      </Status>
    </>
  )
}

const fields = ['account_name', 'bank', 'account'] as const
