import { FormattedMessage } from 'react-intl'

import { freeViews } from '../../../contract/video.ts'
import { Button } from '../../kit/Button.tsx'
import { ButtonLink } from '../../kit/ButtonLink.tsx'
import { clockOf } from '../../kit/clockOf.ts'
import { Cover } from './Cover.tsx'
import { Actions, Gate } from './Video.styles.ts'

export interface VideoGateProps {
  view: 'missing' | 'signedOut' | 'locked' | 'noFreeViews' | 'opening' | 'choosing'
  /** Address, or empty. */
  cover: string
  freeLeft: number
  /** Seconds; where it was left. */
  position: number
  onSignIn: () => void
  onOpen: () => void
  onResume: () => void
  onRestart: () => void
  onRetry: () => void
}

/** Takes the place of the picture until the video may be seen: reason and next step. */
export const VideoGate = ({
  view,
  cover,
  freeLeft,
  position,
  onSignIn,
  onOpen,
  onResume,
  onRestart,
  onRetry,
}: VideoGateProps) => (
  <Gate role="group" aria-busy={view === 'opening'}>
    {cover !== '' && <Cover src={cover} />}
    <p role="status">
      <FormattedMessage id={`video.gate.${view}`} values={{ left: freeLeft, all: freeViews }} />
    </p>
    <Actions>
      {view === 'signedOut' && (
        <Button onClick={onSignIn}>
          <FormattedMessage id="video.signIn" />
        </Button>
      )}
      {(view === 'locked' || view === 'opening') && (
        <Button busy={view === 'opening'} onClick={onOpen}>
          <FormattedMessage id="video.open" />
        </Button>
      )}
      {view === 'choosing' && (
        <>
          <Button onClick={onResume}>
            <FormattedMessage id="video.resume" values={{ time: clockOf(position) }} />
          </Button>
          <Button variant="quiet" onClick={onRestart}>
            <FormattedMessage id="video.restart" />
          </Button>
        </>
      )}
      {view === 'noFreeViews' && (
        <ButtonLink href="/personal/benefits">
          <FormattedMessage id="video.benefits" />
        </ButtonLink>
      )}
      {(view === 'noFreeViews' || view === 'missing') && (
        <Button variant="quiet" onClick={onRetry}>
          <FormattedMessage id="video.check" />
        </Button>
      )}
    </Actions>
  </Gate>
)
