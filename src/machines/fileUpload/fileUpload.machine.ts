import { assign, setup } from 'xstate'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import { failure } from '../../contract/failure.ts'
import type { Failure } from '../../contract/failure.ts'
import { uploadFault } from '../../contract/uploadKinds.ts'
import { callbackPlaceholder } from '../shared/placeholders.ts'
import type * as T from './fileUpload.types.ts'

/** One file of a form (FILE-01, ORG-03): sent as soon as it is chosen, so that what the form sends is an address. */
export const fileUploadMachine = setup({
  types: {} as {
    input: T.FileUploadInput
    context: T.FileUploadContext
    events: T.FileUploadEvent
    tags: T.FileUploadTag
  },
  actors: { sendFile: callbackPlaceholder<T.FileUploadPort['sendFile']>('sendFile') },
  actions: {
    keepFile: assign((_, { file }: { file: File }) => ({ file, url: '', share: 0, failure: null })),
    keepFault: assign(({ context }, { file }: { file: File }) => ({
      file,
      url: '',
      failure: failure('refused', null, {
        reason: uploadFault(context.kind, file) ?? 'fileContentWrong',
        field: null,
        retry_after: null,
      }),
    })),
    keepShare: assign((_, { share }: { share: number }) => ({ share })),
    keepUrl: assign((_, { url }: { url: string }) => ({ url })),
    keepFailure: assign((_, params: { failure: Failure }) => ({ failure: params.failure })),
    startOver: assign({ share: 0, failure: null }),
    forget: assign({ file: null, url: '', share: 0, failure: null }),
  },
  guards: {
    hasUrl: ({ context }) => context.url !== '',
    isWrong: ({ context }, { file }: { file: File }) => uploadFault(context.kind, file) !== null,
    isRefused: (_, params: { failure: Failure }) => params.failure.kind === 'refused',
  },
}).createMachine({
  id: 'fileUpload',
  context: ({ input }) => ({ ...input, file: null, share: 0, failure: null }),
  initial: 'routing',
  on: {
    'file.choose': [
      {
        guard: { type: 'isWrong', params: ({ event }) => event },
        target: '.refused',
        actions: { type: 'keepFault', params: ({ event }) => event },
      },
      {
        target: '.uploading',
        // Another file while one is on its way: that one is given up.
        reenter: true,
        actions: { type: 'keepFile', params: ({ event }) => event },
      },
    ],
  },
  states: {
    routing: { always: [{ guard: 'hasUrl', target: 'kept' }, { target: 'empty' }] },
    empty: { tags: 'empty' },
    uploading: {
      tags: ['busy', 'uploading'],
      on: {
        'upload.progressed': { actions: { type: 'keepShare', params: ({ event }) => event } },
        'upload.finished': { target: 'kept', actions: { type: 'keepUrl', params: ({ event }) => event } },
        'upload.failed': [
          {
            guard: { type: 'isRefused', params: ({ event }) => event },
            target: 'refused',
            actions: { type: 'keepFailure', params: ({ event }) => event },
          },
          { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event } },
        ],
        'file.remove': { target: 'empty', actions: 'forget' },
      },
      invoke: {
        id: 'sendFile',
        src: 'sendFile',
        input: ({ context: { kind, file } }) => {
          if (file === null) throw new Error('`uploading` was entered without a file')
          return { kind, file }
        },
      },
    },
    kept: { tags: 'kept', on: { 'file.remove': { target: 'empty', actions: 'forget' } } },
    failed: {
      tags: ['failure', 'failed'],
      on: {
        'file.retry': { target: 'uploading', actions: 'startOver' },
        'file.remove': { target: 'empty', actions: 'forget' },
      },
    },
    /** This file will never do; another one may. */
    refused: { tags: ['failure', 'refused'] },
  },
})

export type FileUploadActorRef = ActorRefFrom<typeof fileUploadMachine>
export type FileUploadSnapshot = SnapshotFrom<typeof fileUploadMachine>
