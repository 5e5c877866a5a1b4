import { assign, emit, setup } from 'xstate'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import { failure } from '../../contract/failure.ts'
import type { Failure } from '../../contract/failure.ts'
import { invoiceFileFault } from '../../contract/invoiceFile.ts'
import type { Reason } from '../../contract/reasons.ts'
import { callbackPlaceholder } from '../shared/placeholders.ts'
import type * as T from './invoiceDocument.types.ts'

/** Brings the official document of an invoice with its number (INV-01, FILE-01), as often as finance wants to. */
export const invoiceDocumentMachine = setup({
  types: {} as {
    input: T.InvoiceDocumentInput
    context: T.InvoiceDocumentContext
    events: T.InvoiceDocumentEvent
    emitted: T.InvoiceDocumentEmitted
    tags: T.InvoiceDocumentTag
  },
  actors: { sendDocument: callbackPlaceholder<T.InvoiceDocumentPort['sendDocument']>('sendDocument') },
  actions: {
    keepFile: assign((_, { file }: { file: File }) => ({ file, key: '', share: 0, failure: null })),
    keepFault: assign((_, { file }: { file: File }) => ({
      file,
      failure: ofFile(invoiceFileFault(file) ?? 'fileContentWrong'),
    })),
    // A file that was refused is still named, and so is the reason.
    keepMissing: assign(({ context }) => ({ failure: context.failure ?? ofFile('required') })),
    keepWish: assign(({ context }, { number, version, key }: Sent) => ({
      number,
      version,
      // A retry has the same key, so that a lost answer does not bring it twice.
      key: (number === context.number && context.key) || key,
      share: 0,
      failure: null,
    })),
    keepShare: assign((_, { share }: { share: number }) => ({ share })),
    keepFailure: assign((_, params: { failure: Failure }) => ({ failure: params.failure })),
    forgetFile: assign({ file: null, key: '', number: '', share: 0 }),
    emitSent: emit({ type: 'document.sent' }),
    emitDeclined: emit((_, params: { failure: Failure }) => ({
      type: 'document.declined' as const,
      failure: params.failure,
    })),
  },
  guards: {
    isWrong: (_, { file }: { file: File }) => invoiceFileFault(file) !== null,
    hasGoodFile: ({ context: { file, failure: fault } }) => file !== null && !isOfFile(fault),
    isFileFault: (_, params: { failure: Failure }) => isOfFile(params.failure),
    isOfInvoice: (_, params: { failure: Failure }) =>
      params.failure.kind === 'refused' && params.failure.field !== 'number',
  },
}).createMachine({
  id: 'invoiceDocument',
  context: ({ input }) => ({
    ...input,
    file: null,
    number: '',
    version: 0,
    key: '',
    share: 0,
    failure: null,
  }),
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
        'document.send': [
          {
            guard: 'hasGoodFile',
            target: 'sending',
            actions: { type: 'keepWish', params: ({ event }) => event },
          },
          { target: '.refused', actions: 'keepMissing' },
        ],
      },
      states: {
        empty: { tags: 'empty' },
        /** There is no file, or this one will never do; another one may. */
        refused: { tags: ['failure', 'refused'] },
        chosen: { tags: 'chosen' },
        failed: { tags: ['failure', 'failed'] },
      },
    },
    sending: {
      tags: ['busy', 'sending'],
      invoke: {
        id: 'sendDocument',
        src: 'sendDocument',
        input: ({ context: { invoiceId, number, version, key, file } }) => {
          if (file === null) throw new Error('`sending` was entered without a file')
          return { invoiceId, number, version, key, file }
        },
      },
      on: {
        'document.progressed': { actions: { type: 'keepShare', params: ({ event }) => event } },
        'document.finished': { target: 'choosing', actions: ['forgetFile', 'emitSent'] },
        'document.failed': [
          {
            guard: { type: 'isFileFault', params: ({ event }) => event },
            target: 'choosing.refused',
            actions: { type: 'keepFailure', params: ({ event }) => event },
          },
          {
            guard: { type: 'isOfInvoice', params: ({ event }) => event },
            target: 'choosing.failed',
            actions: [
              { type: 'keepFailure', params: ({ event }) => event },
              { type: 'emitDeclined', params: ({ event }) => event },
            ],
          },
          {
            target: 'choosing.failed',
            actions: { type: 'keepFailure', params: ({ event }) => event },
          },
        ],
        'document.stop': 'choosing.chosen',
      },
    },
  },
})

type Sent = Pick<T.SendDocument, 'number' | 'version' | 'key'>

const ofFile = (reason: Reason): Failure =>
  failure('refused', null, { reason, field: 'content', retry_after: null })

/** The file is in the way, not the attempt. */
const isOfFile = (fault: Failure | null): boolean =>
  fault?.reason === 'fileTypeWrong' ||
  fault?.reason === 'fileTooLarge' ||
  fault?.reason === 'fileContentWrong'

export type InvoiceDocumentActorRef = ActorRefFrom<typeof invoiceDocumentMachine>
export type InvoiceDocumentSnapshot = SnapshotFrom<typeof invoiceDocumentMachine>
