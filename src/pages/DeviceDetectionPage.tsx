import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import { useSearch } from 'wouter'

import { CheckSummary } from '../components/live/DeviceCheck/CheckSummary.tsx'
import { Mirror } from '../components/live/DeviceCheck/DeviceCheck.styles.ts'
import { DeviceCheckLayout } from '../components/live/DeviceCheck/DeviceCheckLayout.tsx'
import * as select from '../machines/deviceCheck/deviceCheck.selectors.ts'
import { backAddress } from './deviceCheck/backAddress.ts'
import { CheckStep } from './deviceCheck/CheckStep.tsx'
import { useDeviceCheck } from './deviceCheck/useDeviceCheck.ts'
import { useReport } from './deviceCheck/useReport.ts'

/** `/deviceDetection`: camera, microphone, speaker, network and browser before a live (DEV-01). */
const DeviceDetectionPage = () => {
  const mirror = useRef<HTMLVideoElement>(null)
  const check = useDeviceCheck(mirror)
  const view = useSelector(check, select.selectView)
  const step = useSelector(check, select.selectStep)
  const results = useSelector(check, select.selectResults)
  const report = useReport(check)
  const isShown = step === 'camera' && (view === 'asking' || view === 'checking')
  const network = useSelector(check, select.selectNetwork)
  return (
    <DeviceCheckLayout
      view={view}
      step={step}
      results={results}
      isReady={useSelector(check, select.selectIsReady)}
      back={backAddress(useSearch())}
      onStart={() => check.send({ type: 'check.start' })}
    >
      <Mirror ref={mirror} $shown={isShown} muted playsInline aria-hidden="true" />
      <CheckStep check={check} />
      {view === 'summary' && (
        <CheckSummary
          results={results}
          network={network}
          onAgain={(wanted) => check.send({ type: 'check.again', step: wanted })}
          onStart={() => check.send({ type: 'check.start' })}
          onCopy={() => void report()}
        />
      )}
    </DeviceCheckLayout>
  )
}

export default DeviceDetectionPage
