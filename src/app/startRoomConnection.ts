import { createActor } from 'xstate'

import { roomConnectionMachine } from '../machines/roomConnection/roomConnection.machine.ts'
import { backOffAfter } from '../machines/roomConnection/roomConnection.setup.ts'
import type { StartRoomConnection } from '../machines/roomConnection/roomConnection.types.ts'
import { actorsOf } from '../machines/shared/actorsOf.ts'
import type { AppServices } from './context.tsx'

/** Runs the machine of a room's connection; the hub of a live room uses it. */
export const startRoomConnection =
  (options: AppServices['actorOptions'] = {}): StartRoomConnection =>
  (port, hear, random) => {
    const actor = createActor(
      roomConnectionMachine.provide({
        actors: actorsOf(roomConnectionMachine, port),
        delays: { backOff: ({ context }) => backOffAfter(context.attempts, random()) },
      }),
      options,
    )
    actor.on('*', hear)
    actor.start()
    return { isOnline: () => actor.getSnapshot().hasTag('online'), stop: () => actor.stop() }
  }
