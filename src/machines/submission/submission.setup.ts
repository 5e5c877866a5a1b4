import { dequal } from 'dequal/lite'
import { assign, emit, setup } from 'xstate'

import { toFailure } from '../../contract/failure.ts'
import type { OwnPaper, Submission } from '../../contract/paper.ts'
import { promisePlaceholder } from '../shared/placeholders.ts'
import type * as T from './submission.types.ts'

/** Setup shared by the states of a submission. */
export const flow = setup({
  types: {} as {
    input: T.SubmissionInput
    context: T.SubmissionContext
    events: T.SubmissionEvent
    emitted: T.SubmissionEmitted
    tags: T.SubmissionTag
  },
  actors: {
    loadSubmission: promisePlaceholder<T.SubmissionPort['loadSubmission']>('loadSubmission'),
    loadPaper: promisePlaceholder<T.SubmissionPort['loadPaper']>('loadPaper'),
    beginPaper: promisePlaceholder<T.SubmissionPort['beginPaper']>('beginPaper'),
    savePaper: promisePlaceholder<T.SubmissionPort['savePaper']>('savePaper'),
    sendPaper: promisePlaceholder<T.SubmissionPort['sendPaper']>('sendPaper'),
    reloadPaper: promisePlaceholder<T.SubmissionPort['reloadPaper']>('reloadPaper'),
    readVersion: promisePlaceholder<T.SubmissionPort['readVersion']>('readVersion'),
    finalizePaper: promisePlaceholder<T.SubmissionPort['finalizePaper']>('finalizePaper'),
  },
  actions: {
    keepSubmission: assign((_, { output: submission }: { output: Submission }) => ({ submission })),
    keepOpened: assign((_, { paper, typed }: T.Opened) => ({
      paper,
      typed: typed ?? typedOf(paper),
      isRestored: typed !== null,
      failure: null,
    })),
    choosePaper: assign((_, { id }: { id: number }) => ({ paperId: id })),
    keepPaper: assign((_, { output: paper }: { output: OwnPaper }) => ({
      paper,
      paperId: paper.id,
      typed: typedOf(paper),
      isRestored: false,
      // The key of what was done is no key of what is sent next.
      key: '',
      failure: null,
    })),
    // Another text is another wish: with the key of the one before, the server would answer what became of that.
    keepTyped: assign((_, { typed }: { typed: T.Typed }) => ({ typed, key: '' })),
    keepVersion: assign(({ context: { paper } }, { form_version }: { form_version: number }) => ({
      paper: paper && { ...paper, form_version },
    })),
    keepKey: assign((_, { key }: { key: string }) => ({ key, failure: null })),
    // A retry has the same key, so that a lost answer does not submit it twice.
    keepWish: assign(({ context }, { typed, key }: { typed: T.Typed; key: string }) => ({
      typed,
      key: context.key !== '' && dequal(typed, context.typed) ? context.key : key,
      failure: null,
    })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    startEditing: assign({ isEditing: true }),
    stopEditing: assign({ isEditing: false }),
    clearFailure: assign({ failure: null }),
    emitOpened: emit((_, { output: paper }: { output: OwnPaper }) => ({
      type: 'paper.opened' as const,
      paper,
    })),
    emitSent: emit({ type: 'paper.sent' }),
  },
  guards: {
    // A submitted version is shown unchanged until its author edits it.
    isEditable: ({ context: { paper, isEditing } }) =>
      paper !== null && paper.editing !== null && (paper.editing !== 'submitted' || isEditing),
    isAmendable: ({ context }) => context.paper?.editing === 'submitted',
    namesPaper: ({ context }) => context.paperId !== null,
    hasPaper: ({ context }) => context.paper !== null,
    needsFinal: ({ context: { paper } }) => paper !== null && paper.final === 'open',
    isClosed: ({ context: { submission } }) =>
      submission !== null && submission.refusal !== null && submission.drafts.length === 0,
    isOutdated: (_, { error }: { error: unknown }) => toFailure(error).reason === 'versionConflict',
    // It was submitted in another tab, or its time is over.
    isMoved: (_, { error }: { error: unknown }) => toFailure(error).reason === 'paperNotEditable',
  },
  delays: { quiet: 1000 },
})

const typedOf = ({ form, response }: OwnPaper): T.Typed => ({ form, response })
