import { FormattedMessage } from 'react-intl'

import type { Device, MediaFault } from '../../../contract/room/ports.ts'
import { Button } from '../../kit/Button.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { Refusal } from '../../kit/Refusal.ts'
import { DeviceSelect } from './DeviceSelect.tsx'
import { Actions, Head, Tool } from './LiveTools.styles.ts'

export interface CaptureControlsProps {
  kind: 'camera' | 'microphone'
  view: 'off' | 'opening' | 'preview' | 'live' | 'interrupted' | 'muted' | 'failed'
  isBusy: boolean
  /** Latest fault; null: none. */
  fault: MediaFault | null
  devices: readonly Device[]
  deviceId: string | null
  onOpen: () => void
  onClose: () => void
  onMute: () => void
  onUnmute: () => void
  onChoose: (deviceId: string) => void
}

/** The user's own camera or microphone: only the user turns it on. */
export const CaptureControls = (props: CaptureControlsProps) => {
  const { kind, view, isBusy, fault, devices, deviceId } = props
  const isOff = view === 'off' || view === 'failed' || view === 'opening'
  return (
    <Tool aria-busy={isBusy}>
      <Head>
        <Icon name={kind} />
        <h3>
          <FormattedMessage id={`player.${kind}`} />
        </h3>
        <p role="status">
          <FormattedMessage id={`player.capture.${view}`} />
        </p>
      </Head>
      {fault !== null && (
        <Refusal role="alert">
          <FormattedMessage id="live.failed.publish" /> <FormattedMessage id={`live.remedy.${fault}`} />
        </Refusal>
      )}
      <DeviceSelect kind={kind} devices={devices} deviceId={deviceId} onChoose={props.onChoose} />
      <Actions>
        {isOff ? (
          <>
            <Button small busy={isBusy} onClick={props.onOpen}>
              <FormattedMessage id={`player.${kind}.${view === 'failed' ? 'again' : 'open'}`} />
            </Button>
            {view === 'opening' && (
              <Button small variant="quiet" onClick={props.onClose}>
                <FormattedMessage id="player.cancel" />
              </Button>
            )}
          </>
        ) : (
          <>
            <Button
              small
              variant={view === 'muted' ? 'primary' : 'quiet'}
              busy={isBusy}
              onClick={view === 'muted' ? props.onUnmute : props.onMute}
            >
              <FormattedMessage id={`player.${kind}.${view === 'muted' ? 'unmute' : 'mute'}`} />
            </Button>
            <Button small variant="quiet" onClick={props.onClose}>
              <FormattedMessage id={`player.${kind}.close`} />
            </Button>
          </>
        )}
      </Actions>
    </Tool>
  )
}
