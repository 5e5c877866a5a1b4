import { useEffect, useState } from 'react'

import { useServices } from '../../app/context.tsx'
import { createLinePort } from '../../app/lazyServices/live.ts'
import { livePreferences } from '../../app/lazyServices/livePreferences.ts'
import type { LiveMedia, RoomHub, RoomView } from '../../contract/room/ports.ts'
import { playlistOf } from '../../contract/room/playlistOf.ts'
import { mediaRoleIn } from '../../contract/room/view.ts'
import { actorsOf } from '../../machines/shared/actorsOf.ts'
import { streamModeMachine } from '../../machines/streamMode/streamMode.machine.ts'
import { selectIsForced } from '../../machines/streamMode/streamMode.selectors.ts'
import { useEmitted } from '../shared/useEmitted.ts'
import { useFlow } from '../shared/useFlow.ts'
import { useNewest } from '../shared/useNewest.ts'

/** Line of the picture; follows the room and the server's advice, and keeps the visitor's choice. */
export const useStreamMode = (
  media: LiveMedia,
  hub: Pick<RoomHub, 'watch'>,
  view: Pick<RoomView, 'me' | 'room'>,
) => {
  const { own, delays } = useServices()
  const preferences = own(livePreferences)
  const role = mediaRoleIn(view.room, view.me.userId)
  const newest = useNewest(role)
  // A member who sends something has rtc.
  const onStage = role !== 'audience'
  const playlist = playlistOf(view.room)
  const [logic] = useState(() =>
    streamModeMachine.provide({
      actors: actorsOf(
        streamModeMachine,
        createLinePort(media, () => newest.current),
      ),
      delays: delays.retry === undefined ? {} : { retry: delays.retry },
    }),
  )
  const { rtc: canRtc, cdn: canCdn } = media.caps
  const mode = useFlow(logic, {
    input: { wanted: preferences.line(), canRtc, canCdn, startsOnStage: onStage, playlist },
  })
  useEffect(() => {
    if (selectIsForced(mode.getSnapshot()) !== onStage)
      mode.send({ type: onStage ? 'stage.entered' : 'stage.left' })
  }, [mode, onStage])
  const [url, epoch] = [playlist?.url, playlist?.epoch]
  useEffect(() => {
    const known = mode.getSnapshot().context.playlist
    if (known?.url === url && known?.epoch === epoch) return
    const next = url === undefined || epoch === undefined ? null : { url, epoch }
    mode.send({ type: 'playlist.changed', playlist: next })
  }, [mode, url, epoch])
  useEffect(
    () =>
      hub.watch((signal) => {
        if (signal.type === 'pushed' && signal.push.t === 'line')
          mode.send({ type: 'line.hinted', ...signal.push.d })
      }),
    [hub, mode],
  )
  useEmitted<typeof streamModeMachine>(mode, { 'line.chosen': ({ line }) => preferences.keepLine(line) })
  return mode
}
