import type { Ref } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { Button } from '../../kit/Button.tsx'
import { Picture, MediaFault } from './CameraPanel.styles.ts'
import { Panel } from './Gate.styles.ts'

export interface CameraPanelProps {
  view: 'off' | 'starting' | 'looking' | 'failed'
  mediaFault: 'denied' | 'busy' | 'missing' | 'unsupported' | 'broken' | null
  screen: Ref<HTMLVideoElement>
  onOpen: () => void
  onClose: () => void
}

/** The camera, and the steps when there is none. Codes can be typed at any time. */
export const CameraPanel = ({ view, mediaFault, screen, onOpen, onClose }: CameraPanelProps) => {
  const { formatMessage } = useIntl()
  const isOpen = view === 'starting' || view === 'looking'
  return (
    <Panel aria-busy={view === 'starting'}>
      <h2>
        <FormattedMessage id="gate.camera" />
      </h2>
      <Picture
        ref={screen}
        $shown={isOpen}
        muted
        playsInline
        aria-label={formatMessage({ id: 'gate.camera.picture' })}
      />
      <div role="status">
        {view === 'starting' && <FormattedMessage id="gate.camera.starting" />}
        {view === 'looking' && <FormattedMessage id="gate.camera.looking" />}
        {view === 'failed' && mediaFault !== null && (
          <MediaFault>
            <FormattedMessage id={`gate.camera.${mediaFault}`} />
          </MediaFault>
        )}
      </div>
      {isOpen ? (
        <Button variant="quiet" wide onClick={onClose}>
          <FormattedMessage id="gate.camera.close" />
        </Button>
      ) : (
        <Button variant="quiet" wide onClick={onOpen}>
          <FormattedMessage id={view === 'failed' ? 'gate.camera.again' : 'gate.camera.open'} />
        </Button>
      )}
    </Panel>
  )
}
