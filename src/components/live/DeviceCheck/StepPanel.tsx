import { FormattedMessage } from 'react-intl'

import type { Device, DeviceKind } from '../../../contract/room/ports.ts'
import { DeviceSelect } from '../LiveTools/DeviceSelect.tsx'
import { Button } from '../../kit/Button.tsx'
import { Spinner } from '../../kit/Spinner.tsx'
import { Choices, Level, MediaFault, Waiting } from './DeviceCheck.styles.ts'
import type { Fault, Step } from './DeviceCheck.types.ts'

export interface StepPanelProps {
  step: Step
  view: 'checking' | 'asking' | 'failed'
  /** Null unless it failed. */
  fault: Fault | null
  devices: Readonly<Record<DeviceKind, readonly Device[]>>
  chosen: Readonly<Record<DeviceKind, string | null>>
  /** 0 … 1, of the microphone. */
  level: number
  onConfirm: () => void
  onDeny: () => void
  onRetry: () => void
  onSkip: () => void
  onChoose: (deviceId: string) => void
}

/** One step of the check: measured where possible, else the visitor is asked. */
export const StepPanel = (props: StepPanelProps) => {
  const { step, view, fault, level } = props
  const kind = step === 'browser' || step === 'network' ? null : step
  return (
    <>
      {view === 'checking' && (
        <Waiting role="status">
          <Spinner />
          <FormattedMessage id={`check.${step}.checking`} />
        </Waiting>
      )}
      {view === 'asking' && kind !== null && (
        <p role="status">
          <FormattedMessage id={`check.${kind}.ask`} />
        </p>
      )}
      {view === 'failed' && fault !== null && (
        <MediaFault role="alert">
          <strong>
            <FormattedMessage id={`check.${step}.failed`} />
          </strong>
          <FormattedMessage id={`live.remedy.${fault}`} />
        </MediaFault>
      )}
      {step === 'microphone' && view === 'asking' && <LevelBar level={level} />}
      {kind !== null && (
        <DeviceSelect
          kind={kind}
          devices={props.devices[kind]}
          deviceId={props.chosen[kind]}
          onChoose={props.onChoose}
        />
      )}
      <Choices>
        {view === 'asking' && kind !== null && (
          <>
            <Button onClick={props.onConfirm}>
              <FormattedMessage id={`check.${kind}.yes`} />
            </Button>
            <Button variant="quiet" onClick={props.onDeny}>
              <FormattedMessage id={`check.${kind}.no`} />
            </Button>
          </>
        )}
        {view === 'asking' && step === 'speaker' && (
          <Button variant="quiet" onClick={props.onRetry}>
            <FormattedMessage id="check.speaker.again" />
          </Button>
        )}
        {view === 'failed' && (
          <Button onClick={props.onRetry}>
            <FormattedMessage id="check.retry" />
          </Button>
        )}
        <Button variant="plain" onClick={props.onSkip}>
          <FormattedMessage id="check.skip" />
        </Button>
      </Choices>
    </>
  )
}

const LevelBar = ({ level }: { level: number }) => (
  <label>
    <FormattedMessage id="check.microphone.level" />
    <Level max={1} value={level} />
  </label>
)
