import { dequal } from 'dequal/lite'

import type { RoomState } from '../../../contract/room/state.ts'
import { cdnTarget } from './cdnTarget.ts'
import type { createMutex } from './patience.ts'
import type { TrtcClient, TrtcSdk } from './sdk.ts'
import type { Signer } from './signer.ts'

interface Options {
  client(): TrtcClient
  readonly sdk: TrtcSdk
  readonly signer: Signer
  readonly inTurn: ReturnType<typeof createMutex>
}

/** Has Tencent publish the room to the cdn line, as long as the host's camera is there. */
export const createCdnRelay = ({ client, sdk, signer, inTurn }: Options) => {
  let present: ReturnType<typeof cdnTarget> | null = null

  const stop = () =>
    inTurn(async () => {
      const last = present
      present = null
      if (last !== null)
        await client()
          .stopPlugin('CDNStreaming', last)
          .catch(() => {})
    })

  return {
    stop,
    /** As the room is now; the same again changes nothing. */
    follow(room: RoomState) {
      const signature = signer.last()
      if (signature === null) return
      void inTurn(async () => {
        const next = cdnTarget(room, signature, sdk.toCdn)
        if (dequal(next, present)) return
        const last = present
        present = next
        try {
          if (last === null) await client().startPlugin('CDNStreaming', next)
          else if (last.target.publishMode === next.target.publishMode)
            await client().updatePlugin('CDNStreaming', next)
          else {
            await client().stopPlugin('CDNStreaming', last)
            await client().startPlugin('CDNStreaming', next)
          }
        } catch {
          // The room goes on by rtc; the next change tries again.
          present = null
        }
      })
    },
  }
}
