import { useRef, useState, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { MediaFault } from '../../../contract/room/ports.ts'
import { Absent, Backdrop, Frame, Insets, Main, Stage } from './LivePlayer.styles.ts'
import type { Line, LineStatus, PlayView, Tile } from './LivePlayer.types.ts'
import { LiveTile } from './LiveTile.tsx'
import { Picture } from './Picture.tsx'
import { PlayCover } from './PlayCover.tsx'
import { PlayerBar } from './PlayerBar.tsx'
import { useWholeRoom } from './useWholeRoom.ts'

export interface LivePlayerProps {
  /** Null: this browser can play none. */
  line: Line | null
  status: LineStatus
  view: PlayView
  fault: MediaFault | null
  /** Name of the host. */
  host: string
  /** The host's connection is lost. */
  isHostLost: boolean
  /** Address of the image behind the pictures; empty: none. */
  backdrop: string
  /** Pictures of the rtc line; the first is shown large. */
  tiles: readonly Tile[]
  /** Attaches the cdn line, which carries everything in one picture. */
  attachCdn: (element: HTMLVideoElement) => () => void
  /** Replaces the picture: not begun, paused, ended. */
  cover: ReactNode
  /** 0 … 100. */
  volume: number
  /** The switch between the lines. */
  children: ReactNode
  onPlay: () => void
  onPause: () => void
  onRetry: () => void
  onVolume: (volume: number) => void
  /** The chat is beside it, and is included when the room fills the screen. */
  hasChat: boolean
}

export const LivePlayer = (props: LivePlayerProps) => {
  const { line, status, view, tiles, cover, host, backdrop } = props
  const { formatMessage } = useIntl()
  const frame = useRef<HTMLElement>(null)
  const [main, ...others] = tiles
  const [hasPicture, setHasPicture] = useState(false)
  const [isWhole, toggleWhole] = useWholeRoom()
  const isCovered = cover === null && view !== 'waiting' && (view !== 'playing' || status !== 'playing')
  const isHeardOnly = line === 'cdn' && status === 'playing' && view === 'playing' && !hasPicture
  return (
    <Frame ref={frame} aria-label={formatMessage({ id: 'player.title' })}>
      <Stage>
        {backdrop !== '' && <Backdrop src={backdrop} alt="" />}
        {line === 'cdn' && (
          <Main>
            <Picture
              attach={props.attachCdn}
              onBegin={setHasPicture}
              label={formatMessage({ id: 'player.title' })}
            />
            {isHeardOnly && cover === null && (
              <Absent>
                <p>
                  <FormattedMessage
                    id={props.isHostLost ? 'player.absent.lost' : 'player.absent.none'}
                    values={{ name: host }}
                  />
                </p>
                <p>
                  <FormattedMessage id="player.soundOnly" />
                </p>
              </Absent>
            )}
          </Main>
        )}
        {line === 'rtc' && main !== undefined && <LiveTile key={main.id} tile={main} isCovered={isCovered} />}
        {line === 'rtc' && others.length > 0 && (
          <Insets>
            {others.map((tile) => (
              <LiveTile key={tile.id} tile={tile} isCovered={isCovered} />
            ))}
          </Insets>
        )}
        {cover ?? <PlayCover {...props} />}
      </Stage>
      <PlayerBar
        {...props}
        isHeardOnly={isHeardOnly}
        isWhole={props.hasChat ? isWhole : null}
        onWhole={toggleWhole}
        canFloat={view === 'playing' && document.pictureInPictureEnabled}
        onFullscreen={() => void toggleFullscreen(frame.current)}
        onFloat={() => void toggleFloat(frame.current?.querySelector('video') ?? null)}
      />
    </Frame>
  )
}

/** Refused without a press, or where the page may not; nothing is lost then. */
const toggleFullscreen = async (frame: HTMLElement | null) => {
  try {
    if (document.fullscreenElement === null) await frame?.requestFullscreen()
    else await document.exitFullscreen()
  } catch {
    // Stays as it is.
  }
}

const toggleFloat = async (video: HTMLVideoElement | null) => {
  try {
    if (document.pictureInPictureElement === null) await video?.requestPictureInPicture()
    else await document.exitPictureInPicture()
  } catch {
    // No picture yet: stays as it is.
  }
}
