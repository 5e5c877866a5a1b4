import { setup } from 'xstate'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import type { TermsEvent, TermsTag } from './terms.types.ts'

/** LOGIN-03, LOGIN-04: nothing happens without consent, and consent is never assumed. */
export const termsMachine = setup({
  types: {} as { events: TermsEvent; tags: TermsTag },
}).createMachine({
  id: 'terms',
  initial: 'unticked',
  states: {
    unticked: { on: { 'terms.tick': 'ticked', 'terms.require': 'asking' } },
    asking: { tags: 'dialog', on: { 'terms.accept': 'ticked', 'terms.decline': 'unticked' } },
    ticked: { tags: 'consented', on: { 'terms.untick': 'unticked' } },
  },
})

export type TermsActorRef = ActorRefFrom<typeof termsMachine>
export type TermsSnapshot = SnapshotFrom<typeof termsMachine>
