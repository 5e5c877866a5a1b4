import { assign, emit, setup } from 'xstate'

import { failure } from '../../contract/failure.ts'
import type { Failure } from '../../contract/failure.ts'
import type { Reason } from '../../contract/reasons.ts'
import { given } from '../../machines/shared/given.ts'
import { callbackPlaceholder } from '../../machines/shared/placeholders.ts'
import { on } from '../on.ts'
import type * as T from './file.types.ts'

/** The kind `file`: one file is chosen, checked, and sent under a key with what belongs to it. */
export const fileSetup = <Wish>({ faultOf, isSame }: T.FileRules<Wish>) =>
  setup({
    types: {} as {
      context: T.FileContext<Wish>
      events: T.FileEvent<Wish>
      emitted: T.FileEmitted
      tags: T.FileTag
    },
    actors: { sendFile: callbackPlaceholder<T.FilePort<Wish>['sendFile']>('sendFile') },
    actions: {
      keepFile: assign((_, { file }: { file: File }) => ({ file, key: '', share: 0, failure: null })),
      keepFault: assign((_, { file }: { file: File }) => ({
        file,
        failure: ofFile(faultOf(file) ?? 'fileContentWrong'),
      })),
      // A file that was refused is still named, and so is the reason.
      keepMissing: assign(({ context }) => ({ failure: context.failure ?? ofFile('required') })),
      // The same file and wish keep their key, so that an answer that was lost does not bring the file twice.
      keepWish: assign(({ context }, { wish, key }: { wish: Wish; key: string }) => ({
        wish,
        key: (context.wish !== null && isSame(wish, context.wish) && context.key) || key,
        share: 0,
        failure: null,
      })),
      keepShare: assign((_, { share }: { share: number }) => ({ share })),
      keepFailure: assign((_, params: { failure: Failure }) => ({ failure: params.failure })),
      forgetFile: assign({ file: null, wish: null, key: '', share: 0 }),
      emitSent: emit({ type: 'file.sent' as const }),
      emitDeclined: emit((_, params: { failure: Failure }) => ({
        type: 'file.declined' as const,
        failure: params.failure,
      })),
    },
    guards: {
      isWrong: (_, { file }: { file: File }) => faultOf(file) !== null,
      isFileFault: (_, params: { failure: Failure }) => isOfFile(params.failure),
    },
  })

/** Guard of a flow that may be asked to send before a file is chosen. */
export const hasGoodFile = ({
  context: { file, failure: fault },
}: {
  readonly context: Pick<T.FileContext<unknown>, 'file' | 'failure'>
}) => file !== null && !isOfFile(fault)

export const nothingChosen = { file: null, wish: null, key: '', share: 0, failure: null }

/** What `choosing` does with a chosen file. */
export const choosingFile = [
  { guard: on('isWrong'), target: '.refused', actions: on('keepFault') },
  { target: '.chosen', actions: on('keepFile') },
] as const

/** The state `sending`, but for what the flow does with the end of it. */
export const sendingFile = {
  tags: ['busy', 'sending'],
  invoke: {
    id: 'sendFile',
    src: 'sendFile',
    input: <Wish>({
      context: { file, wish, key },
    }: {
      readonly context: T.FileContext<Wish>
    }): T.SendFile<Wish> => ({
      file: given(file, 'a file'),
      wish: given(wish, 'a wish'),
      key,
    }),
  },
} as const

/** What became of a sending that failed; `isOfThing` is the guard of a refusal that is not about the file or the wish. */
export const failedFile = <const Guard extends string>(isOfThing: Guard) =>
  [
    { guard: on('isFileFault'), target: 'choosing.refused', actions: on('keepFailure') },
    { guard: on(isOfThing), target: 'choosing.failed', actions: [on('keepFailure'), on('emitDeclined')] },
    { target: 'choosing.failed', actions: on('keepFailure') },
  ] as const

const ofFile = (reason: Reason): Failure =>
  failure('refused', null, { reason, field: 'content', retry_after: null })

/** The file stands in the way, not the attempt. */
const isOfFile = (fault: Failure | null): boolean =>
  fault?.reason === 'fileTypeWrong' ||
  fault?.reason === 'fileTooLarge' ||
  fault?.reason === 'fileContentWrong'
