import { assign, emit, setup } from 'xstate'

import { toFailure } from '../../contract/failure.ts'
import { setupSteps, type SetupStatus, type SetupStep } from '../../contract/setup.ts'
import { promisePlaceholder } from '../shared/placeholders.ts'
import type * as T from './firstRun.types.ts'

/** The first step that is not done yet; null: all are. */
const nextOf = ({ progress }: T.FirstRunContext): SetupStep | null =>
  setupSteps.find((step) => progress?.done.includes(step) !== true) ?? null

/** Actors, actions and guards of the first run. */
export const flow = setup({
  types: {} as {
    context: T.FirstRunContext
    events: T.FirstRunEvent
    emitted: T.FirstRunEmitted
    tags: T.FirstRunTag
  },
  actors: {
    fetchSetup: promisePlaceholder<T.FirstRunPort['fetchSetup']>('fetchSetup'),
    claimSetup: promisePlaceholder<T.FirstRunPort['claimSetup']>('claimSetup'),
    saveStep: promisePlaceholder<T.FirstRunPort['saveStep']>('saveStep'),
    passStep: promisePlaceholder<T.FirstRunPort['passStep']>('passStep'),
    finishSetup: promisePlaceholder<T.FirstRunPort['finishSetup']>('finishSetup'),
  },
  actions: {
    keepStatus: assign((_, { output: status }: { output: SetupStatus }) => ({
      progress: status.progress,
      failure: null,
    })),
    keepTexts: assign((_, { texts }: { texts: T.SetupTexts }) => ({ texts, failure: null })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    forgetFailure: assign({ failure: null }),
    emitFinished: emit({ type: 'setup.finished' }),
  },
  guards: {
    isUnclaimed: ({ context }) => context.progress === null,
    isNext: ({ context }, { step }: { step: SetupStep }) => nextOf(context) === step,
    /** The site is set up: there is no such page any more. */
    isOver: (_, { error }: { error: unknown }) => toFailure(error).reason === 'notFound',
    /** Another browser leads it. */
    isTaken: (_, { error }: { error: unknown }) => toFailure(error).reason === 'setupTaken',
    /** Another browser has taken over, or has done this step already. */
    isLost: (_, { error }: { error: unknown }) => {
      const { reason, field } = toFailure(error)
      return (reason === 'setupCodeWrong' || reason === 'setupStepWrong') && field === null
    },
  },
})
