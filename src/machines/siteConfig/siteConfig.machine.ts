import { assign, emit, setup } from 'xstate'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import { toFailure } from '../../contract/failure.ts'
import { promisePlaceholder } from '../shared/placeholders.ts'
import type * as T from './siteConfig.types.ts'

/** CFG-01: what the last visit cached is shown at once while a fresh copy is fetched, and kept when that fails. */
export const siteConfigMachine = setup({
  types: {} as {
    input: T.SiteConfigInput
    context: T.SiteConfigContext
    events: T.SiteConfigEvent
    emitted: T.SiteConfigEmitted
    tags: T.SiteConfigTag
  },
  actors: { fetchSite: promisePlaceholder<T.SiteConfigPort['fetchSite']>('fetchSite') },
  actions: {
    keepSite: assign((_, { site }: { site: T.Site }) => ({ site, failure: null })),
    forgetFailure: assign({ failure: null }),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    emitFailure: emit((_, { error }: { error: unknown }) => ({
      type: 'config.failed' as const,
      failure: toFailure(error),
    })),
  },
  guards: { hasSite: ({ context }) => context.site !== null },
}).createMachine({
  id: 'siteConfig',
  context: ({ input }) => ({ site: input.cached, failure: null }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      always: { guard: 'hasSite', target: 'refreshing' },
      invoke: {
        id: 'fetchSite',
        src: 'fetchSite',
        onDone: {
          target: 'ready',
          actions: { type: 'keepSite', params: ({ event }) => ({ site: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: [
            { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
            { type: 'emitFailure', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
      on: { 'config.refresh': { target: 'loading', reenter: true } },
    },
    refreshing: {
      tags: 'busy',
      invoke: {
        id: 'fetchSite',
        src: 'fetchSite',
        onDone: {
          target: 'ready',
          actions: { type: 'keepSite', params: ({ event }) => ({ site: event.output }) },
        },
        onError: {
          target: 'stale',
          actions: [
            { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
            { type: 'emitFailure', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
      // Another language was chosen: the answer under way is in the wrong one.
      on: { 'config.refresh': { target: 'refreshing', reenter: true } },
    },
    ready: { on: { 'config.refresh': 'refreshing' } },
    stale: {
      tags: 'failure',
      on: { 'config.refresh': { target: 'refreshing', actions: 'forgetFailure' } },
    },
    failed: {
      tags: 'failure',
      on: { 'config.refresh': { target: 'loading', actions: 'forgetFailure' } },
    },
  },
})

export type SiteConfigActorRef = ActorRefFrom<typeof siteConfigMachine>
export type SiteConfigSnapshot = SnapshotFrom<typeof siteConfigMachine>
