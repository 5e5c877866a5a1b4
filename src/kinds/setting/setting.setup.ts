import { assign, setup } from 'xstate'

import { toFailure } from '../../contract/failure.ts'
import type { Failure } from '../../contract/failure.ts'
import { given } from '../../machines/shared/given.ts'
import { promisePlaceholder } from '../../machines/shared/placeholders.ts'
import { on } from '../on.ts'

interface SettingContext<Value> {
  /** The value that is being saved. */
  wish: Value | null
  failure: Failure | null
}

interface SettingPort<Value> {
  /** Rejects with `CallError`. */
  saveSetting(value: Value): Promise<void>
}

/** The kind `setting`: one value that somebody else keeps, changed at once and taken back where it could not be saved. */
export const settingSetup = <Value>() =>
  setup({
    types: {} as {
      context: SettingContext<Value>
      events: { type: 'setting.set'; wish: Value }
      tags: 'busy'
    },
    actors: { saveSetting: promisePlaceholder<SettingPort<Value>['saveSetting']>('saveSetting') },
    actions: {
      keepWish: assign((_, { wish }: { wish: Value }) => ({ wish, failure: null })),
      forgetWish: assign({ wish: null }),
      keepFailure: assign((_, { error }: { error: unknown }) => ({ wish: null, failure: toFailure(error) })),
    },
  })

export const nothingSet = { wish: null, failure: null }

export const settingStates = {
  resting: { on: { 'setting.set': { target: 'saving', actions: on('keepWish') } } },
  saving: {
    tags: 'busy',
    invoke: {
      id: 'saveSetting',
      src: 'saveSetting',
      input: <Value>({ context }: { readonly context: { readonly wish: Value | null } }) =>
        given(context.wish, 'a value'),
      onDone: { target: 'resting', actions: 'forgetWish' },
      onError: { target: 'resting', actions: on('keepFailure') },
    },
  },
} as const
