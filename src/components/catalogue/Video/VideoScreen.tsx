import { useEffect, useRef } from 'react'
import type { KeyboardEvent, RefObject } from 'react'
import { FormattedMessage } from 'react-intl'

import { formatNumber } from '../../../i18n/numbers.ts'
import { Button } from '../../kit/Button.tsx'
import { Hint, Picture, Speed, MediaFault, Under } from './Video.styles.ts'

export interface VideoScreenProps {
  view: 'preparing' | 'paused' | 'playing' | 'buffering' | 'ended' | 'failed'
  mediaFault: 'network' | 'broken' | 'unsupported' | null
  screen: RefObject<HTMLVideoElement | null>
  /** Address, or empty. */
  cover: string
  title: string
  /** The button that was pressed for the picture has gone with its focus. */
  takesFocus: boolean
  onRetry: () => void
}

const speeds = [0.75, 1, 1.25, 1.5, 2]

/** The picture with the browser's own controls; below it the status, in words, and the speed. */
export const VideoScreen = ({
  view,
  mediaFault,
  screen,
  cover,
  title,
  takesFocus,
  onRetry,
}: VideoScreenProps) => {
  const speed = useRef<HTMLSelectElement>(null)
  useEffect(() => {
    if (takesFocus) screen.current?.focus({ preventScroll: true })
  }, [screen, takesFocus])
  const setSpeed = (rate: number) => {
    if (speed.current !== null) speed.current.value = String(rate)
    if (screen.current === null) return
    screen.current.defaultPlaybackRate = rate
    screen.current.playbackRate = rate
  }
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    const video = screen.current
    if (video === null || event.ctrlKey || event.metaKey || event.altKey) return
    // The list of speeds is searched by typing.
    if (event.target instanceof HTMLSelectElement) return
    const act = keysOf(video, setSpeed)[event.key.toLowerCase()]
    if (act === undefined) return
    event.preventDefault()
    act()
  }
  return (
    <div onKeyDown={onKey} role="presentation">
      <Picture
        ref={screen}
        controls
        playsInline
        tabIndex={0}
        aria-label={title}
        {...(cover === '' ? {} : { poster: cover })}
      />
      <Under>
        <div role="status">
          {view === 'failed' && mediaFault !== null ? (
            <MediaFault>
              <FormattedMessage id={`video.trouble.${mediaFault}`} />
            </MediaFault>
          ) : (
            <FormattedMessage id={`video.state.${view}`} />
          )}
        </div>
        {view === 'failed' ? (
          <Button
            small
            variant="quiet"
            onClick={() => {
              screen.current?.focus({ preventScroll: true })
              onRetry()
            }}
          >
            <FormattedMessage id="state.retry" />
          </Button>
        ) : (
          <Speed>
            <FormattedMessage id="video.speed" />
            <select
              ref={speed}
              name="speed"
              defaultValue="1"
              onChange={({ target }) => setSpeed(Number(target.value))}
            >
              {speeds.map((rate) => (
                <option key={rate} value={rate}>
                  {`${formatNumber(rate)}×`}
                </option>
              ))}
            </select>
          </Speed>
        )}
        <Hint>
          <FormattedMessage id="video.keys" />
        </Hint>
      </Under>
    </div>
  )
}

const keysOf = (
  video: HTMLVideoElement,
  setSpeed: (rate: number) => void,
): Readonly<Record<string, () => void>> => {
  const jump = (seconds: number) => () => {
    const end = Number.isFinite(video.duration) ? video.duration : Infinity
    video.currentTime = Math.min(end, Math.max(0, video.currentTime + seconds))
  }
  const turn = (step: number) => () => {
    const next = speeds[speeds.indexOf(video.playbackRate) + step]
    if (next !== undefined) setSpeed(next)
  }
  return {
    j: jump(-10),
    l: jump(10),
    k: () => {
      if (video.paused) video.play().catch(() => undefined)
      else video.pause()
    },
    m: () => {
      video.muted = !video.muted
    },
    '<': turn(-1),
    '>': turn(1),
  }
}
