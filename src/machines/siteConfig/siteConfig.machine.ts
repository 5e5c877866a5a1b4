import { assign, emit, setup } from 'xstate'
import type { ActorRefFrom } from 'xstate'

import { toFailure } from '../../contract/failure.ts'
import { on } from '../../kinds/on.ts'
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
    keepSite: assign((_, { output: site }: { output: T.Site }) => ({ site, failure: null })),
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
        onDone: { target: 'ready', actions: on('keepSite') },
        onError: { target: 'failed', actions: [on('keepFailure'), on('emitFailure')] },
      },
      on: { 'config.refresh': { target: 'loading', reenter: true } },
    },
    refreshing: {
      tags: 'busy',
      invoke: {
        id: 'fetchSite',
        src: 'fetchSite',
        onDone: { target: 'ready', actions: on('keepSite') },
        onError: { target: 'stale', actions: [on('keepFailure'), on('emitFailure')] },
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
