import { assign, emit, setup } from 'xstate'
import type { ActorRefFrom } from 'xstate'

import { on } from '../../kinds/on.ts'
import { promisePlaceholder } from '../shared/placeholders.ts'
import type * as T from './localeSwitch.types.ts'

/** I18N-01: the old texts stay until the new ones are loaded; if loading fails, nothing changes. */
export const localeSwitchMachine = setup({
  types: {} as {
    input: T.LocaleSwitchInput
    context: T.LocaleSwitchContext
    events: T.LocaleSwitchEvent
    emitted: T.LocaleSwitchEmitted
    tags: T.LocaleSwitchTag
  },
  actors: { loadLocale: promisePlaceholder<T.LocaleSwitchPort['loadLocale']>('loadLocale') },
  actions: {
    keepWanted: assign((_, { locale }: { locale: T.LocaleName }) => ({ wanted: locale })),
    useWanted: assign(({ context }) => ({ locale: context.wanted })),
    dropWanted: assign(({ context }) => ({ wanted: context.locale })),
    emitChange: emit(({ context }) => ({ type: 'locale.changed' as const, locale: context.wanted })),
    emitFailure: emit({ type: 'locale.failed' }),
  },
  guards: {
    isOther: ({ context }, { locale }: { locale: T.LocaleName }) => locale !== context.locale,
  },
}).createMachine({
  id: 'localeSwitch',
  context: ({ input }) => ({ locale: input.locale, wanted: input.locale }),
  initial: 'settled',
  states: {
    settled: {
      on: { 'locale.choose': { guard: on('isOther'), target: 'switching', actions: on('keepWanted') } },
    },
    switching: {
      tags: 'busy',
      invoke: {
        id: 'loadLocale',
        src: 'loadLocale',
        input: ({ context }) => context.wanted,
        onDone: { target: 'settled', actions: ['useWanted', 'emitChange'] },
        onError: { target: 'settled', actions: ['dropWanted', 'emitFailure'] },
      },
    },
  },
})

export type LocaleSwitchActorRef = ActorRefFrom<typeof localeSwitchMachine>
