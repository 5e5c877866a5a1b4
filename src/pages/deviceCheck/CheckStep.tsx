import { useSelector } from '@xstate/react'

import { StepPanel } from '../../components/live/DeviceCheck/StepPanel.tsx'
import * as select from '../../machines/deviceCheck/deviceCheck.selectors.ts'
import type { useDeviceCheck } from './useDeviceCheck.ts'

/** One step of the check, while it is under way. */
export const CheckStep = ({ check }: { check: ReturnType<typeof useDeviceCheck> }) => {
  const view = useSelector(check, select.selectView)
  const shown = {
    fault: useSelector(check, select.selectFault),
    devices: useSelector(check, select.selectDevices),
    chosen: useSelector(check, select.selectChosen),
    level: useSelector(check, select.selectLevel),
  }
  const step = useSelector(check, select.selectStep)
  if (step === null || view === 'welcome' || view === 'summary') return null
  return (
    <StepPanel
      {...shown}
      step={step}
      view={view}
      onConfirm={() => check.send({ type: 'check.confirm' })}
      onDeny={() => check.send({ type: 'check.deny' })}
      onRetry={() => check.send({ type: 'check.retry' })}
      onSkip={() => check.send({ type: 'check.skip' })}
      onChoose={(deviceId) => check.send({ type: 'check.choose', deviceId })}
    />
  )
}
