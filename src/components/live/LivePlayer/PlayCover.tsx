import { FormattedMessage } from 'react-intl'

import type { MediaFault } from '../../../contract/room/ports.ts'
import { Icon } from '../../kit/Icon.tsx'
import { Spinner } from '../../kit/Spinner.tsx'
import { Cover, Press } from './LivePlayer.styles.ts'
import type { LineStatus, PlayView } from './LivePlayer.types.ts'

export interface PlayCoverProps {
  view: PlayView
  status: LineStatus
  fault: MediaFault | null
  /** Name of the host. */
  host: string
  /** The host's connection is lost. */
  isHostLost: boolean
  onPlay: () => void
  onRetry: () => void
}

/** Covers the picture while there is none to watch. */
export const PlayCover = ({ view, status, fault, host, isHostLost, onPlay, onRetry }: PlayCoverProps) => {
  if (view === 'blocked' || view === 'paused')
    return (
      <Cover>
        {view === 'blocked' && (
          <p role="alert">
            <FormattedMessage id="player.blocked" />
          </p>
        )}
        <Press type="button" onClick={onPlay}>
          <Icon name="play" />
          <FormattedMessage id={view === 'blocked' ? 'player.unblock' : 'player.play'} />
        </Press>
      </Cover>
    )
  if (view === 'failed')
    return (
      <Cover>
        <p role="alert">
          <FormattedMessage id="live.failed.enter" />{' '}
          {fault !== null && <FormattedMessage id={`live.remedy.${fault}`} />}
        </p>
        <Press type="button" onClick={onPlay}>
          <FormattedMessage id="state.retry" />
        </Press>
      </Cover>
    )
  if (view === 'waiting' || (status === 'playing' && view === 'playing')) return null
  return (
    <Cover>
      {isBusy(status) && <Spinner />}
      <p>
        {status === 'waiting' ? (
          <FormattedMessage
            id={isHostLost ? 'player.absent.lost' : 'player.nobodySends'}
            values={{ name: host }}
          />
        ) : (
          <FormattedMessage id={`player.status.${status === 'playing' ? 'loading' : status}`} />
        )}
      </p>
      {status === 'retrying' && (
        <Press type="button" onClick={onRetry}>
          <FormattedMessage id="player.now" />
        </Press>
      )}
    </Cover>
  )
}

const isBusy = (status: LineStatus) => status !== 'waiting' && status !== 'unavailable'
