import { dequal } from 'dequal/lite'
import { assign, emit, setup } from 'xstate'

import { toFailure } from '../../contract/failure.ts'
import type { OwnPaper } from '../../contract/paper.ts'
import { isWithdrawable, isWithdrawn } from '../../contract/paperWithdrawal.ts'
import { promisePlaceholder } from '../shared/placeholders.ts'
import type * as T from './paperWithdrawal.types.ts'

/** Setup shared by the states of a withdrawal. */
export const flow = setup({
  types: {} as {
    input: T.PaperWithdrawalInput
    context: T.PaperWithdrawalContext
    events: T.PaperWithdrawalEvent
    emitted: T.PaperWithdrawalEmitted
    tags: T.PaperWithdrawalTag
  },
  actors: {
    readPaper: promisePlaceholder<T.PaperWithdrawalPort['readPaper']>('readPaper'),
    rereadPaper: promisePlaceholder<T.PaperWithdrawalPort['rereadPaper']>('rereadPaper'),
    withdrawPaper: promisePlaceholder<T.PaperWithdrawalPort['withdrawPaper']>('withdrawPaper'),
    revivePaper: promisePlaceholder<T.PaperWithdrawalPort['revivePaper']>('revivePaper'),
  },
  actions: {
    keepPaper: assign((_, { output: paper }: { output: OwnPaper }) => ({ paper })),
    keepMoved: assign((_, { output: paper }: { output: OwnPaper }) => ({
      paper,
      typed: null,
      key: '',
      failure: null,
    })),
    // The same words have the same key, so that a lost answer does not withdraw it twice.
    keepTyped: assign(({ context }, { typed, key }: { typed: T.TypedWithdrawal; key: string }) => ({
      typed,
      key: dequal(typed, context.typed) ? context.key : key,
      failure: null,
    })),
    keepKey: assign((_, { key }: { key: string }) => ({ key, failure: null })),
    forgetTyped: assign({ typed: null, key: '', failure: null }),
    clearFailure: assign({ failure: null }),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    emitWithdrawn: emit({ type: 'paper.withdrawn' }),
    emitRevived: emit({ type: 'paper.revived' }),
  },
  guards: {
    canWithdraw: ({ context: { paper } }) => paper !== null && isWithdrawable(paper.state),
    canRevive: ({ context: { paper } }) => paper !== null && isWithdrawn(paper.state) && paper.is_open,
    // The paper has moved, or its time is over: other words would not help.
    isInTheWay: (_, { error }: { error: unknown }) => {
      const { kind, reason } = toFailure(error)
      return kind === 'refused' && reason !== 'confirmationWrong'
    },
  },
})
