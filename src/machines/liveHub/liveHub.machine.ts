import { assign, emit, setup } from 'xstate'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import { toFailure } from '../../contract/failure.ts'
import type { RoomEvent } from '../../contract/room/events.ts'
import type { RoomView } from '../../contract/room/ports.ts'
import type { RoomMembers } from '../../contract/room/state.ts'
import { callbackPlaceholder } from '../shared/placeholders.ts'
import type * as T from './liveHub.types.ts'

type Closed = Extract<T.LiveHubEvent, { type: 'hub.closed' }>

/** The connection of one page to one live room (LIVE-09): what the page shows of the room is what came through here. */
export const liveHubMachine = setup({
  types: {} as {
    context: T.LiveHubContext
    events: T.LiveHubEvent
    emitted: T.LiveHubEmitted
    tags: T.LiveHubTag
  },
  actors: { openHub: callbackPlaceholder<T.LiveHubSignal>('openHub') },
  actions: {
    keepView: assign((_, { view }: { view: RoomView }) => ({ view, failure: null })),
    tellEvent: emit((_, { event, view }: { event: RoomEvent | null; view: RoomView }) => ({
      type: 'room.happened',
      event,
      view,
    })),
    keepMembers: assign(({ context }, { members }: { members: RoomMembers }) => ({
      view: context.view && { ...context.view, members },
    })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
  },
  guards: {
    wasRemoved: (_, { why }: Pick<Closed, 'why'>) => why === 'removed',
    wasReplaced: (_, { why }: Pick<Closed, 'why'>) => why === 'replaced',
    wasDisplaced: (_, { why }: Pick<Closed, 'why'>) => why === 'displaced',
    isFull: (_, { why }: Pick<Closed, 'why'>) => why === 'full',
  },
}).createMachine({
  id: 'liveHub',
  context: { view: null, failure: null },
  initial: 'open',
  states: {
    open: {
      initial: 'connecting',
      invoke: { id: 'openHub', src: 'openHub' },
      on: {
        'hub.online': { target: '.online', actions: { type: 'keepView', params: ({ event }) => event } },
        'hub.failed': { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event } },
        'hub.closed': [
          { guard: { type: 'wasRemoved', params: ({ event }) => event }, target: 'removed' },
          { guard: { type: 'wasReplaced', params: ({ event }) => event }, target: 'replaced' },
          { guard: { type: 'wasDisplaced', params: ({ event }) => event }, target: 'displaced' },
          { guard: { type: 'isFull', params: ({ event }) => event }, target: 'full' },
          { target: 'ended' },
        ],
      },
      states: {
        connecting: { tags: 'busy' },
        online: {
          on: {
            'hub.offline': 'resuming',
            'room.changed': {
              actions: [
                { type: 'keepView', params: ({ event }) => event },
                { type: 'tellEvent', params: ({ event }) => event },
              ],
            },
            'members.changed': { actions: { type: 'keepMembers', params: ({ event }) => event } },
          },
        },
        /** Made again by itself; what was known stays in sight. */
        resuming: { tags: 'busy' },
      },
    },
    /** The same person has opened the room elsewhere. Taking it back closes the other one. */
    replaced: { on: { 'hub.retry': 'open' } },
    full: { on: { 'hub.retry': 'open' } },
    /** There is no place for this guest beside the members; the picture goes on, and whoever signs in is a member. */
    displaced: { on: { 'hub.retry': 'open' } },
    failed: { on: { 'hub.retry': 'open' } },
    /** LIVE-04: there is no way back into this live. */
    removed: { type: 'final' },
    ended: { type: 'final' },
  },
})

export type LiveHubActorRef = ActorRefFrom<typeof liveHubMachine>
export type LiveHubSnapshot = SnapshotFrom<typeof liveHubMachine>
