import { useRef, type ReactNode } from 'react'
import { useIntl } from 'react-intl'

import type { MediaFault } from '../../contract/room/ports.ts'
import { Frame, Insets, Main, Stage } from './LivePlayer.styles.ts'
import type { Line, LineStanding, PlayView, Tile } from './LivePlayer.types.ts'
import { LiveTile } from './LiveTile.tsx'
import { Picture } from './Picture.tsx'
import { PlayCover } from './PlayCover.tsx'
import { PlayerBar } from './PlayerBar.tsx'

export interface LivePlayerProps {
  /** Null: this browser can play none. */
  line: Line | null
  standing: LineStanding
  view: PlayView
  fault: MediaFault | null
  /** Of the rtc line; the first is shown large. */
  tiles: readonly Tile[]
  /** Of the cdn line, which carries everything in one picture. */
  attachCdn: (element: HTMLVideoElement) => () => void
  /** What the room shows instead of a picture: not begun, paused, ended. */
  cover: ReactNode
  /** 0 … 100. */
  volume: number
  /** The switch between the lines. */
  children: ReactNode
  onPlay: () => void
  onPause: () => void
  onRetry: () => void
  onVolume: (volume: number) => void
}

export const LivePlayer = (props: LivePlayerProps) => {
  const { line, view, tiles, cover } = props
  const { formatMessage } = useIntl()
  const frame = useRef<HTMLElement>(null)
  const [main, ...others] = tiles
  return (
    <Frame ref={frame} aria-label={formatMessage({ id: 'player.title' })}>
      <Stage>
        {line === 'cdn' && (
          <Main>
            <Picture attach={props.attachCdn} label={formatMessage({ id: 'player.title' })} />
          </Main>
        )}
        {line === 'rtc' && main !== undefined && <LiveTile key={main.id} tile={main} />}
        {line === 'rtc' && others.length > 0 && (
          <Insets>
            {others.map((tile) => (
              <LiveTile key={tile.id} tile={tile} />
            ))}
          </Insets>
        )}
        {cover ?? <PlayCover {...props} />}
      </Stage>
      <PlayerBar
        {...props}
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
