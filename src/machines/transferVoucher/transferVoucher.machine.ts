import { assign, emit, setup } from 'xstate'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import { failure } from '../../contract/failure.ts'
import type { Failure } from '../../contract/failure.ts'
import { voucherFault } from '../../contract/voucherFile.ts'
import { callbackPlaceholder } from '../shared/placeholders.ts'
import type * as T from './transferVoucher.types.ts'

/** Hands in the voucher of a bank transfer (ORD-01, FILE-01): one file, looked at by finance. */
export const transferVoucherMachine = setup({
  types: {} as {
    input: T.TransferVoucherInput
    context: T.TransferVoucherContext
    events: T.TransferVoucherEvent
    emitted: T.TransferVoucherEmitted
    tags: T.TransferVoucherTag
  },
  actors: { sendVoucher: callbackPlaceholder<T.TransferVoucherPort['sendVoucher']>('sendVoucher') },
  actions: {
    keepFile: assign((_, { file }: { file: File }) => ({ file, key: '', share: 0, failure: null })),
    keepFault: assign((_, { file }: { file: File }) => ({
      file,
      failure: failure('refused', null, {
        reason: voucherFault(file) ?? 'fileContentWrong',
        field: 'content',
        retry_after: null,
      }),
    })),
    // The same file has the same key, so that a lost answer does not create a second one.
    keepKey: assign(({ context }, { key }: { key: string }) => ({
      key: context.key || key,
      share: 0,
      failure: null,
    })),
    keepShare: assign((_, { share }: { share: number }) => ({ share })),
    keepFailure: assign((_, params: { failure: Failure }) => ({ failure: params.failure })),
    emitSent: emit({ type: 'voucher.sent' }),
    emitDeclined: emit({ type: 'voucher.declined' }),
  },
  guards: {
    isWrong: (_, { file }: { file: File }) => voucherFault(file) !== null,
    isFileFault: (_, params: { failure: Failure }) => fileFaults.has(params.failure.reason ?? ''),
    isRefused: (_, params: { failure: Failure }) => params.failure.kind === 'refused',
  },
}).createMachine({
  id: 'transferVoucher',
  context: ({ input }) => ({ ...input, file: null, key: '', share: 0, failure: null }),
  initial: 'choosing',
  states: {
    choosing: {
      initial: 'empty',
      on: {
        'file.choose': [
          {
            guard: { type: 'isWrong', params: ({ event }) => event },
            target: '.refused',
            actions: { type: 'keepFault', params: ({ event }) => event },
          },
          { target: '.chosen', actions: { type: 'keepFile', params: ({ event }) => event } },
        ],
      },
      states: {
        empty: { tags: 'empty' },
        /** This file will never do; another one may. */
        refused: { tags: ['failure', 'refused'] },
        chosen: {
          tags: 'chosen',
          on: {
            'voucher.send': {
              target: '#transferVoucher.sending',
              actions: { type: 'keepKey', params: ({ event }) => event },
            },
          },
        },
        failed: {
          tags: ['failure', 'failed'],
          on: {
            'voucher.send': {
              target: '#transferVoucher.sending',
              actions: { type: 'keepKey', params: ({ event }) => event },
            },
          },
        },
      },
    },
    sending: {
      tags: ['busy', 'sending'],
      invoke: {
        id: 'sendVoucher',
        src: 'sendVoucher',
        input: ({ context: { paymentId, version, key, file } }) => {
          if (file === null) throw new Error('`sending` was entered without a file')
          return { paymentId, version, key, file }
        },
      },
      on: {
        'voucher.progressed': { actions: { type: 'keepShare', params: ({ event }) => event } },
        'voucher.finished': { target: 'sent', actions: 'emitSent' },
        'voucher.failed': [
          {
            guard: { type: 'isFileFault', params: ({ event }) => event },
            target: 'choosing.refused',
            actions: { type: 'keepFailure', params: ({ event }) => event },
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => event },
            target: 'choosing.failed',
            actions: [{ type: 'keepFailure', params: ({ event }) => event }, 'emitDeclined'],
          },
          {
            target: 'choosing.failed',
            actions: { type: 'keepFailure', params: ({ event }) => event },
          },
        ],
        'voucher.stop': 'choosing.chosen',
      },
    },
    sent: { type: 'final', tags: 'sent' },
  },
})

/** Refusals that say that the file, not the attempt, is in the way. */
const fileFaults = new Set<string>(['fileTypeWrong', 'fileTooLarge', 'fileContentWrong'])

export type TransferVoucherActorRef = ActorRefFrom<typeof transferVoucherMachine>
export type TransferVoucherSnapshot = SnapshotFrom<typeof transferVoucherMachine>
