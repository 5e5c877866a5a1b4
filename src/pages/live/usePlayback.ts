import { useEffect, useState } from 'react'

import { createPlaybackPort } from '../../app/lazyServices/live.ts'
import type { LiveMedia } from '../../contract/room/ports.ts'
import { actorsOf } from '../../machines/shared/actorsOf.ts'
import { playbackMachine } from '../../machines/playback/playback.machine.ts'
import { useFlow } from '../shared/useFlow.ts'

/** Whether the visitor watches. `onAir`: the stage is ongoing. */
export const usePlayback = (media: LiveMedia, onAir: boolean) => {
  const [logic] = useState(() =>
    playbackMachine.provide({ actors: actorsOf(playbackMachine, createPlaybackPort(media)) }),
  )
  const playback = useFlow(logic, { input: { onAir } })
  useEffect(() => {
    if (playback.getSnapshot().context.onAir !== onAir) playback.send({ type: 'stage.changed', onAir })
  }, [playback, onAir])
  return playback
}
