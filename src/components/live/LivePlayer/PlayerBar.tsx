import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { Icon } from '../../kit/Icon.tsx'
import { Range } from '../../kit/Range.tsx'
import { Bar, StatusLine, Tool, Volume } from './LivePlayer.styles.ts'
import type { Line, LineStatus, PlayView } from './LivePlayer.types.ts'

export interface PlayerBarProps {
  view: PlayView
  line: Line | null
  status: LineStatus
  /** The host's connection is lost: nothing of theirs is being played. */
  isHostLost: boolean
  /** There is sound, and no picture. */
  isHeardOnly: boolean
  /** 0 … 100. */
  volume: number
  canFloat: boolean
  /** The switch between the lines. */
  children: ReactNode
  onPlay: () => void
  onPause: () => void
  onVolume: (volume: number) => void
  onFullscreen: () => void
  onFloat: () => void
  /** The room fills the screen, with its chat; null: there is none beside the picture. */
  isWhole: boolean | null
  onWhole: () => void
}

export const PlayerBar = (props: PlayerBarProps) => {
  const { view, line, status, volume, canFloat } = props
  const { formatMessage } = useIntl()
  const isOff = view === 'paused' || view === 'blocked' || view === 'failed'
  const say = (id: 'play' | 'pause' | 'mute' | 'unmute' | 'fullscreen' | 'float' | 'whole') =>
    formatMessage({ id: `player.${id}` })
  return (
    <Bar>
      <Tool
        type="button"
        aria-label={say(isOff ? 'play' : 'pause')}
        onClick={isOff ? props.onPlay : props.onPause}
      >
        <Icon name={isOff ? 'play' : 'pause'} />
      </Tool>
      <Tool
        type="button"
        aria-label={say(volume === 0 ? 'unmute' : 'mute')}
        onClick={() => props.onVolume(volume === 0 ? 100 : 0)}
      >
        <Icon name={volume === 0 ? 'silence' : 'sound'} />
      </Tool>
      <Volume>
        <Range
          isLabelHidden
          label={<FormattedMessage id="player.volume" />}
          value={volume}
          onChange={props.onVolume}
        />
      </Volume>
      <StatusLine role="status">
        {line !== null && <FormattedMessage id={`player.line.${line}`} />}
        {view !== 'waiting' && (
          <>
            {line !== null && ' · '}
            <FormattedMessage
              id={
                view === 'paused'
                  ? 'player.paused'
                  : props.isHostLost && (status === 'playing' || status === 'waiting')
                    ? 'room.hostLost'
                    : `player.status.${status}`
              }
            />
          </>
        )}
        {props.isHeardOnly && ' · '}
        {props.isHeardOnly && <FormattedMessage id="player.status.sound" />}
      </StatusLine>
      {props.children}
      {canFloat && (
        <Tool type="button" aria-label={say('float')} onClick={props.onFloat}>
          <Icon name="window" />
        </Tool>
      )}
      {props.isWhole !== null && (
        <Tool type="button" aria-label={say('whole')} aria-pressed={props.isWhole} onClick={props.onWhole}>
          <Icon name="chat" />
        </Tool>
      )}
      <Tool type="button" aria-label={say('fullscreen')} onClick={props.onFullscreen}>
        <Icon name="fullscreen" />
      </Tool>
    </Bar>
  )
}
