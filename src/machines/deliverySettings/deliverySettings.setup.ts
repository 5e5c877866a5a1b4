import { assign, emit, setup } from 'xstate'

import type { Delivery, DeliveryState, DeliveryTest } from '../../contract/delivery.ts'
import type { DeliveryValues } from '../../contract/deliveryParts.ts'
import {
  deliveryParts,
  testedPlaces,
  type DeliveryPart,
  type TestedPlace,
} from '../../contract/deliveryPlaces.ts'
import { toFailure } from '../../contract/failure.ts'
import { secondFactorMachine } from '../secondFactor/secondFactor.machine.ts'
import type { SecondFactorOutput } from '../secondFactor/secondFactor.types.ts'
import { promisePlaceholder } from '../shared/placeholders.ts'
import type * as T from './deliverySettings.types.ts'

type Known = Pick<T.DeliverySettingsContext, 'place' | 'delivery'>

/** Null: the folder of the files, which is no part. */
export const partOf = ({ place }: Pick<Known, 'place'>): DeliveryPart | null =>
  deliveryParts.find((part) => part === place) ?? null

/** The part of this page as the server has it; null: it has not come, or the page is about files. */
export const stateOf = ({ place, delivery }: Known): DeliveryState | null =>
  delivery?.parts.find(({ part }) => part === place) ?? null

/** Place that can be tested, or null. */
export const testedPlaceOf = ({ place }: Pick<Known, 'place'>): TestedPlace | null =>
  testedPlaces.find((each) => each === place) ?? null

/** Whether there is something to try out. */
export const canTest = (known: Known): boolean =>
  testedPlaceOf(known) !== null &&
  (partOf(known) === null || ['stored', 'environment'].includes(stateOf(known)?.source ?? 'none'))

/** Whether something was set here that can be taken out. */
export const canClear = (known: Known): boolean =>
  ['stored', 'locked', 'unusable'].includes(stateOf(known)?.source ?? 'none')

/** Whether it can be set here at all. */
export const canSave = (known: Known): boolean => {
  const state = stateOf(known)
  return state !== null && state.source !== 'environment'
}

/** Setup shared by the states of the settings. */
export const flow = setup({
  types: {} as {
    input: T.DeliverySettingsInput
    context: T.DeliverySettingsContext
    events: T.DeliverySettingsEvent
    emitted: T.DeliverySettingsEmitted
    tags: T.DeliverySettingsTag
    children: { secondFactor: 'secondFactor' }
  },
  actors: {
    fetchDelivery: promisePlaceholder<T.DeliverySettingsPort['fetchDelivery']>('fetchDelivery'),
    changeDelivery: promisePlaceholder<T.DeliverySettingsPort['changeDelivery']>('changeDelivery'),
    testDelivery: promisePlaceholder<T.DeliverySettingsPort['testDelivery']>('testDelivery'),
    secondFactor: secondFactorMachine,
  },
  actions: {
    keepDelivery: assign((_, { output: delivery }: { output: Delivery }) => ({
      ...{ delivery, wish: null, test: null, failure: null },
    })),
    keepValues: assign((_, { values }: { values: DeliveryValues }) => ({
      wish: { kind: 'save' as const, values },
      failure: null,
    })),
    keepClearing: assign({ wish: { kind: 'clear' as const }, failure: null }),
    keepTest: assign((_, { output: test }: { output: DeliveryTest }) => ({ test })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    forgetFailure: assign({ failure: null }),
    forgetTest: assign({ test: null, failure: null }),
    emitChanged: emit(({ context }) => ({
      type: context.wish?.kind === 'clear' ? ('delivery.cleared' as const) : ('delivery.saved' as const),
    })),
    emitLoginWanted: emit({ type: 'login.wanted' }),
  },
  guards: {
    canSave: ({ context }) => canSave(context),
    canTest: ({ context }) => canTest(context),
    canClear: ({ context }) => canClear(context),
    needsProof: ({ context }) => context.failure?.reason === 'stepUpNeeded',
    needsLogin: ({ context }) => context.failure?.reason === 'freshSignInNeeded',
    isOutdated: ({ context }) => context.failure?.reason === 'versionConflict',
    isLeft: (_, { outcome }: SecondFactorOutput) => outcome === 'left',
    hasPassed: (_, { output: test }: { output: DeliveryTest }) => test.fault === null,
  },
})
