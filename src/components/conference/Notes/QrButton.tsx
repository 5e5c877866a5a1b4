import { lazy, Suspense, useState } from 'react'
import { FormattedMessage } from 'react-intl'

import { Spinner } from '../../kit/Spinner.tsx'
import { Code, Press } from './QrButton.styles.ts'
import type { QrProps } from './QrDialog.tsx'

const QrCode = lazy(() => import('../../kit/QrCode.tsx'))
const QrDialog = lazy(() => import('./QrDialog.tsx'))

/** A QR code; pressed, it is as large as a scanner likes it. */
export const QrButton = ({ code, title, children }: QrProps) => {
  const [isLarge, setLarge] = useState(false)
  return (
    <>
      <Press type="button" onClick={() => setLarge(true)}>
        <Code>
          <Suspense fallback={<Spinner />}>
            <QrCode text={code} title={title} />
          </Suspense>
        </Code>
        <FormattedMessage id="member.qr.enlarge" />
      </Press>
      {isLarge && (
        <Suspense fallback={null}>
          <QrDialog code={code} title={title} onClose={() => setLarge(false)}>
            {children}
          </QrDialog>
        </Suspense>
      )}
    </>
  )
}
