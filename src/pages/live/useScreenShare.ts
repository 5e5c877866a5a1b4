import { useEffect, useState } from 'react'

import { LiveError, screenProfile } from '../../contract/room/ports.ts'
import type { LiveMedia, RoomHub } from '../../contract/room/ports.ts'
import type { RoomState } from '../../contract/room/state.ts'
import { clampProfile } from '../../contract/room/clampProfile.ts'
import { actorsOf } from '../../machines/shared/actorsOf.ts'
import { screenShareMachine } from '../../machines/screenShare/screenShare.machine.ts'
import type { ScreenSharePort } from '../../machines/screenShare/screenShare.types.ts'
import { useFlow } from '../shared/useFlow.ts'
import { useNewest } from '../shared/useNewest.ts'

interface Options {
  media: LiveMedia
  hub: Pick<RoomHub, 'command'>
  clarity: RoomState['clarityLimit']
  /** Whether the visitor may share; when that ends, so does the sharing. */
  mayShare: boolean
}

/** Screen sharing of the visitor. */
export const useScreenShare = ({ media, hub, clarity, mayShare }: Options) => {
  const newest = useNewest(clarity)
  const [logic] = useState(() =>
    screenShareMachine.provide({
      actors: actorsOf(
        screenShareMachine,
        createScreenPort(media, hub, () => newest.current),
      ),
    }),
  )
  const share = useFlow(logic, {})
  useEffect(() => {
    if (!mayShare) share.send({ type: 'screen.stop' })
  }, [share, mayShare])
  return share
}

const createScreenPort = (
  media: LiveMedia,
  hub: Pick<RoomHub, 'command'>,
  clarity: () => RoomState['clarityLimit'],
): ScreenSharePort => ({
  async startScreen(signal) {
    await media.startScreen({ profile: clampProfile(screenProfile, clarity()), systemAudio: true })
    // Picked too late, for instance after the right to share was lost.
    if (signal.aborted) return media.stopScreen()
    try {
      await hub.command('screen.set', { on: true })
    } catch (error) {
      await media.stopScreen()
      throw new LiveError('notAllowed', 'screen', { cause: error })
    }
  },
  async stopScreen() {
    await media.stopScreen()
    await hub.command('screen.set', { on: false })
  },
  watchScreen: (tell) =>
    media.on('trackEnded', ({ what }) => {
      if (what === 'screen') tell({ type: 'screen.ended' })
    }),
})
