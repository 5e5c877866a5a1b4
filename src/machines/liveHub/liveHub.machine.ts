import { assign, emit, setup } from 'xstate'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import { toFailure } from '../../contract/failure.ts'
import type { RoomEvent } from '../../contract/room/events.ts'
import type { RoomView } from '../../contract/room/ports.ts'
import type { RoomMembers } from '../../contract/room/state.ts'
import { on } from '../../kinds/on.ts'
import { callbackPlaceholder } from '../shared/placeholders.ts'
import type * as T from './liveHub.types.ts'

/** The connection of one page to one live room (LIVE-09): what the page shows of the room is what came through here. */
export const liveHubMachine = setup({
  types: {} as {
    context: T.LiveHubContext
    events: T.LiveHubEvent
    emitted: T.LiveHubEmitted
    tags: T.LiveHubTag
  },
  actors: { openHub: callbackPlaceholder<T.LiveHubPort['openHub']>('openHub') },
  actions: {
    keepView: assign((_, { view }: { view: RoomView }) => ({ view, failure: null })),
    emitEvent: emit((_, { event, view }: { event: RoomEvent | null; view: RoomView }) => ({
      type: 'room.happened',
      event,
      view,
    })),
    keepMembers: assign(({ context }, { members }: { members: RoomMembers }) => ({
      view: context.view && { ...context.view, members },
    })),
    forgetFailure: assign({ failure: null }),
    takeOver: assign({ takesOver: true }),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
  },
}).createMachine({
  id: 'liveHub',
  context: { view: null, failure: null, takesOver: false },
  initial: 'open',
  states: {
    open: {
      initial: 'connecting',
      invoke: { id: 'openHub', src: 'openHub', input: ({ context }) => context.takesOver },
      on: {
        'hub.online': { target: '.online', actions: on('keepView') },
        'hub.failed': { target: 'failed', actions: on('keepFailure') },
        'hub.removed': 'removed',
        'hub.replaced': 'replaced',
        'hub.elsewhere': 'elsewhere',
        'hub.displaced': 'displaced',
        'hub.full': 'full',
        'hub.ended': 'ended',
      },
      states: {
        connecting: { tags: ['busy', 'connecting'] },
        online: {
          tags: 'online',
          on: {
            'hub.offline': 'resuming',
            'room.changed': { actions: [on('keepView'), on('emitEvent')] },
            'members.changed': { actions: on('keepMembers') },
          },
        },
        /** Made again by itself; what was known stays in sight. */
        resuming: { tags: ['busy', 'resuming'] },
      },
    },
    /** The same person has opened the room elsewhere. Taking it back closes the other one. */
    replaced: { tags: 'replaced', on: { 'hub.retry': { target: 'open', actions: 'takeOver' } } },
    /** Before the other page loses its camera and microphone, its owner is asked. */
    elsewhere: { tags: 'elsewhere', on: { 'hub.retry': { target: 'open', actions: 'takeOver' } } },
    full: { tags: 'full', on: { 'hub.retry': 'open' } },
    /** There is no place for this guest beside the members; the picture goes on, and a guest who signs in is a member. */
    displaced: { tags: 'displaced', on: { 'hub.retry': 'open' } },
    failed: { tags: 'failed', on: { 'hub.retry': { target: 'open', actions: 'forgetFailure' } } },
    /** LIVE-04: there is no way back into this live. */
    removed: { tags: 'removed', type: 'final' },
    ended: { tags: 'ended', type: 'final' },
  },
})

export type LiveHubActorRef = ActorRefFrom<typeof liveHubMachine>
export type LiveHubSnapshot = SnapshotFrom<typeof liveHubMachine>
