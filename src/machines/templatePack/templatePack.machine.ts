import { assign, emit, setup } from 'xstate'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import { toFailure, type Failure } from '../../contract/failure.ts'
import type { TemplatePack } from '../../contract/templatePack.ts'
import { on } from '../../kinds/on.ts'
import { given } from '../shared/given.ts'
import { promisePlaceholder } from '../shared/placeholders.ts'
import type * as T from './templatePack.types.ts'

/** Pack that authors of a conference write in: the platform's, or its own, which a chair uploads and removes (MEM-02). */
export const templatePackMachine = setup({
  types: {} as {
    input: T.TemplatePackInput
    context: T.TemplatePackContext
    events: T.TemplatePackEvent
    emitted: T.TemplatePackEmitted
    tags: T.TemplatePackTag
  },
  actors: {
    loadPack: promisePlaceholder<T.TemplatePackPort['loadPack']>('loadPack'),
    removePack: promisePlaceholder<T.TemplatePackPort['removePack']>('removePack'),
  },
  actions: {
    keepPack: assign((_, { pack }: { pack: TemplatePack }) => ({ pack, failure: null })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    keepRefusal: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    clearFailure: assign({ failure: null }),
    emitRemoved: emit({ type: 'pack.removed' }),
  },
  guards: {
    isOwn: (_, { output: pack }: { output: TemplatePack }) => pack.own !== null,
    isOutdated: (_, { error }: { error: unknown }) => toFailure(error).reason === 'versionConflict',
  },
}).createMachine({
  id: 'templatePack',
  context: ({ input }) => ({ ...input, pack: null, failure: null }),
  initial: 'loading',
  states: {
    loading: {
      tags: ['busy', 'loading'],
      entry: 'clearFailure',
      invoke: {
        id: 'loadPack',
        src: 'loadPack',
        input: ({ context }) => context.conferenceId,
        onDone: [
          {
            guard: on('isOwn'),
            target: 'own',
            actions: { type: 'keepPack', params: ({ event }) => ({ pack: event.output }) },
          },
          {
            target: 'platform',
            actions: { type: 'keepPack', params: ({ event }) => ({ pack: event.output }) },
          },
        ],
        onError: { target: 'failed', actions: on('keepFailure') },
      },
    },
    failed: { tags: ['failure', 'failed'], on: { 'pack.retry': 'loading' } },
    platform: {
      tags: 'platform',
      on: {
        'pack.stored': { target: 'own', actions: on('keepPack') },
        'pack.overtaken': { target: 'outdated', actions: on('keepRefusal') },
      },
    },
    own: {
      tags: 'own',
      on: {
        'pack.stored': { actions: on('keepPack') },
        'pack.overtaken': { target: 'outdated', actions: on('keepRefusal') },
        'removal.ask': 'asking',
      },
    },
    asking: {
      tags: ['own', 'dialog'],
      on: {
        'removal.confirm': 'removing',
        'removal.dismiss': { target: 'own', actions: 'clearFailure' },
        // Another one than was asked about stands there now: it is asked anew.
        'pack.stored': { target: 'own', actions: on('keepPack') },
        'pack.overtaken': { target: 'outdated', actions: on('keepRefusal') },
      },
    },
    /** An upload that ends at the same time meets the removal at the server, which lets one of them win and refuses the other. */
    removing: {
      tags: ['own', 'dialog', 'busy'],
      entry: 'clearFailure',
      invoke: {
        id: 'removePack',
        src: 'removePack',
        input: ({ context }) => given(context.pack, 'a pack'),
        onDone: {
          target: 'platform',
          actions: [{ type: 'keepPack', params: ({ event }) => ({ pack: event.output }) }, 'emitRemoved'],
        },
        onError: [
          { guard: on('isOutdated'), target: 'outdated', actions: on('keepFailure') },
          { target: 'asking', actions: on('keepFailure') },
        ],
      },
    },
    /** Another chair has put or removed one since: it is looked at before anything is written over. */
    outdated: { tags: ['failure', 'outdated'], on: { 'pack.reload': 'loading' } },
  },
})

export type TemplatePackActorRef = ActorRefFrom<typeof templatePackMachine>
export type TemplatePackSnapshot = SnapshotFrom<typeof templatePackMachine>
