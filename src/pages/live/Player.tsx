import { useSelector } from '@xstate/react'
import { useCallback, useEffect, useState, type ReactNode } from 'react'

import { useServices } from '../../app/context.tsx'
import { livePreferences } from '../../app/lazyServices/livePreferences.ts'
import { LivePlayer } from '../../components/live/LivePlayer/LivePlayer.tsx'
import type { LiveMedia, RoomHub, RoomView } from '../../contract/room/ports.ts'
import * as playing from '../../machines/playback/playback.selectors.ts'
import * as lines from '../../machines/streamMode/streamMode.selectors.ts'
import { StreamChoice } from './StreamChoice.tsx'
import { usePlayback } from './usePlayback.ts'
import { useStreamMode } from './useStreamMode.ts'
import { useTiles } from './useTiles.ts'

interface Props {
  media: LiveMedia
  /** Emits the line that the server advises. */
  hub: Pick<RoomHub, 'watch'>
  view: Pick<RoomView, 'me' | 'room'>
  /** Replaces the picture: not begun, paused, ended. */
  cover: ReactNode
  /** The chat is beside it. */
  hasChat?: boolean
}

/** The picture of a room, by either line (LIVE-02). Remounted for another live. */
export const Player = ({ media, hub, view, cover, hasChat = false }: Props) => {
  const preferences = useServices().own(livePreferences)
  const mode = useStreamMode(media, hub, view)
  const playback = usePlayback(media, view.room.liveStage === 'ongoing')
  const [volume, setVolume] = useState(() => preferences.volume())
  useEffect(() => media.setVolume(volume / 100), [media, volume])
  const attachCdn = useCallback((element: HTMLVideoElement) => media.attachCdn(element), [media])
  return (
    <LivePlayer
      line={useSelector(mode, lines.selectLine)}
      status={useSelector(mode, lines.selectStatus)}
      view={useSelector(playback, playing.selectView)}
      fault={useSelector(playback, playing.selectFault)}
      tiles={useTiles(media, view)}
      attachCdn={attachCdn}
      host={view.room.anchor.userName}
      isHostLost={!view.room.anchorOnline}
      backdrop={view.room.images.cloud_bg_image}
      cover={cover}
      volume={volume}
      hasChat={hasChat}
      onPlay={() => playback.send({ type: 'playback.play' })}
      onPause={() => playback.send({ type: 'playback.pause' })}
      onRetry={() => mode.send({ type: 'line.retry' })}
      onVolume={(wanted) => {
        setVolume(wanted)
        preferences.keepVolume(wanted)
      }}
    >
      <StreamChoice mode={mode} hasGuest={view.room.linkMic !== null} />
    </LivePlayer>
  )
}
