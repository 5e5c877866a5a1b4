import { lazy, Suspense } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import type { PaymentCard } from '../../../contract/order.ts'
import { FailureText } from '../../kit/FailureText.tsx'
import { Spinner } from '../../kit/Spinner.tsx'
import { Note, Status } from './Checkout.styles.ts'
import { Frame } from './CodePanel.styles.ts'
import { PayLink } from './PayLink.tsx'

const QrCode = lazy(() => import('../../kit/QrCode.tsx'))

export interface CodePanelProps {
  payment: PaymentCard
  /** The visitor holds a phone, which cannot scan its own screen. */
  handheld: boolean
  /** Failure of the last check of the attempt. */
  failure: Failure | null
}

/** QR code that the payer scans, or opens on a handheld device. */
export const CodePanel = ({ payment, handheld, failure }: CodePanelProps) => {
  const intl = useIntl()
  const method = payment.method === 'transfer' ? 'sandbox' : payment.method
  const address = webAddress(payment.pay_url)
  return (
    <>
      <h2>
        <FormattedMessage id={`pay.method.${method}`} />
      </h2>
      {method === 'sandbox' && (
        <Note>
          <FormattedMessage id="pay.method.sandbox.hint" />
        </Note>
      )}
      {handheld && address !== null && <PayLink method={method} address={address} />}
      <Frame>
        {payment.pay_url === '' ? (
          <Spinner />
        ) : (
          <Suspense fallback={<Spinner />}>
            <QrCode
              text={payment.pay_url}
              title={intl.formatMessage(
                { id: 'pay.scan.code' },
                { method: intl.formatMessage({ id: `pay.method.${method}` }) },
              )}
            />
          </Suspense>
        )}
      </Frame>
      <Note>
        <FormattedMessage id={`pay.scan.${method}`} />
      </Note>
      {handheld && address === null && (
        <Note>
          <FormattedMessage id="pay.open.photo" />
        </Note>
      )}
      {!handheld && address !== null && <PayLink method={method} address={address} quiet />}
      <Status role="status">
        {failure ? <FailureText failure={failure} /> : <FormattedMessage id="pay.scan.waiting" />}
      </Status>
    </>
  )
}

/** An address that a browser opens; others, such as `weixin://`, are for scanning only. */
const webAddress = (text: string) => (/^https?:\/\//.test(text) ? text : null)
