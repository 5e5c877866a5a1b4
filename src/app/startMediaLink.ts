import { createActor } from 'xstate'

import { mediaLinkMachine } from '../machines/mediaLink/mediaLink.machine.ts'
import { selectState } from '../machines/mediaLink/mediaLink.selectors.ts'
import type { StartMediaLink } from '../machines/mediaLink/mediaLink.types.ts'
import { actorsOf } from '../machines/shared/actorsOf.ts'
import type { AppServices } from './context.tsx'

/** Runs the machine of a media link; the media of a live room use it, for sending and for watching. */
export const startMediaLink =
  (options: AppServices['actorOptions'] = {}): StartMediaLink =>
  (port, changed) => {
    const actor = createActor(mediaLinkMachine.provide({ actors: actorsOf(mediaLinkMachine, port) }), options)
    let last = selectState(actor.getSnapshot())
    actor.subscribe((snapshot) => {
      const state = selectState(snapshot)
      if (state === last) return
      last = state
      changed(state)
    })
    actor.start()
    return { state: () => selectState(actor.getSnapshot()), send: (command) => actor.send(command) }
  }
