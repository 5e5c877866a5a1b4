import { lazy, Suspense } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { Button } from '../../kit/Button.tsx'
import { FailureText } from '../../kit/FailureText.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { Spinner } from '../../kit/Spinner.tsx'
import type { ScanPanelProps } from './Login.types.ts'
import { Cover, Frame, Hint, Panel } from './ScanPanel.styles.ts'

const QrCode = lazy(() => import('../../kit/QrCode.tsx'))

export const ScanPanel = ({ view, qrText, failure, onRefresh }: ScanPanelProps) => {
  const intl = useIntl()
  const over = view === 'expired' || view === 'failed'
  return (
    <Panel>
      <Frame>
        {qrText === null ? (
          !over && <Spinner />
        ) : (
          <Suspense fallback={<Spinner />}>
            <QrCode text={qrText} title={intl.formatMessage({ id: 'login.scan.code' })} />
          </Suspense>
        )}
        {over && (
          <Cover>
            <span>
              {view === 'failed' && failure ? (
                <FailureText failure={failure} />
              ) : (
                <FormattedMessage id={`login.scan.${view}`} />
              )}
            </span>
            <Button small variant="quiet" onClick={onRefresh}>
              <Icon name="refresh" />
              <FormattedMessage id="login.scan.refresh" />
            </Button>
          </Cover>
        )}
        {view === 'collecting' && (
          <Cover>
            <Spinner />
          </Cover>
        )}
      </Frame>
      <Hint role="status">
        {view === 'watching' && failure ? (
          <FailureText failure={failure} />
        ) : (
          <FormattedMessage id={`login.scan.${view}.hint`} />
        )}
      </Hint>
    </Panel>
  )
}
