import { assign, setup } from 'xstate'

import { failure, toFailure } from '../../contract/failure.ts'
import type { Failure } from '../../contract/failure.ts'
import { uploadFault } from '../../contract/uploadKinds.ts'
import { callbackPlaceholder, promisePlaceholder } from '../shared/placeholders.ts'
import type * as T from './fileUpload.types.ts'

/** So often in a row it goes on by itself; then by hand. */
const mostTries = 4

/** Failures that time or the network can mend, and the visitor cannot. */
const passing: ReadonlyArray<Failure['kind']> = ['offline', 'timeout', 'server', 'malformed', 'limited']
/** The server has another part of the file than was thought: it is asked. */
const mendable: ReadonlyArray<Failure['reason']> = ['offsetWrong', 'uploadIncomplete']

const isMendable = ({ kind, reason }: Failure) => kind === 'refused' && mendable.includes(reason)

const shareOf = ({ file, offset }: T.FileUploadContext) =>
  file === null ? 0 : Math.min(1, offset / file.size)

/** Progress of a new upload. */
const nothing = { share: 0, upload: '', offset: 0, tries: 0, failure: null }

export const flow = setup({
  types: {} as {
    input: T.FileUploadInput
    context: T.FileUploadContext
    events: T.FileUploadEvent
    tags: T.FileUploadTag
  },
  actors: {
    sendFile: callbackPlaceholder<T.FileUploadPort['sendFile']>('sendFile'),
    findOffset: promisePlaceholder<T.FileUploadPort['findOffset']>('findOffset'),
    discardUpload: promisePlaceholder<T.FileUploadPort['discardUpload']>('discardUpload'),
    watchNetwork: callbackPlaceholder<T.FileUploadPort['watchNetwork']>('watchNetwork'),
  },
  delays: {
    backOff: ({ context }) =>
      Math.max(1000 * 3 ** (context.tries - 1), 1000 * (context.failure?.retryAfter ?? 0)),
  },
  actions: {
    keepFile: assign((_, { file }: { file: File }) => ({ file, url: '', ...nothing })),
    keepFault: assign(({ context }, { file }: { file: File }) => ({
      file,
      url: '',
      ...nothing,
      failure: failure('refused', null, {
        reason: uploadFault(context.kind, file) ?? 'fileContentWrong',
        field: null,
        retry_after: null,
      }),
    })),
    keepShare: assign((_, { share }: { share: number }) => ({ share })),
    keepStored: assign(({ context }, { upload, offset }: { upload: string; offset: number }) => ({
      upload,
      offset,
      share: shareOf({ ...context, offset }),
      // An upload that makes progress may break off any number of times.
      tries: offset > context.offset ? 0 : context.tries,
      failure: null,
    })),
    keepUrl: assign((_, { url }: { url: string }) => ({ url, upload: '', offset: 0, tries: 0 })),
    keepFailure: assign((_, params: { failure: Failure }) => ({ failure: params.failure })),
    keepError: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    /** The bar shows the progress known to the server, not to the page. */
    countTry: assign(({ context }) => ({ tries: context.tries + 1, share: shareOf(context) })),
    startOver: assign(({ context }) => ({ share: shareOf(context), tries: 0, failure: null })),
    forgetFailure: assign({ failure: null }),
    forgetUpload: assign(nothing),
    forget: assign({ file: null, url: '', ...nothing }),
  },
  guards: {
    hasUrl: ({ context }) => context.url !== '',
    /** A picture comes at once. */
    comesInPieces: ({ context: { kind } }) =>
      kind === 'presentation' || kind === 'paperPdf' || kind === 'paperDoc' || kind === 'template',
    isBegun: ({ context }) => context.upload !== '',
    isWrong: ({ context }, { file }: { file: File }) => uploadFault(context.kind, file) !== null,
    isRefused: (_, params: { failure: Failure }) =>
      params.failure.kind === 'refused' && !isMendable(params.failure),
    canResume: ({ context: { upload, tries } }, params: { failure: Failure }) =>
      upload !== '' &&
      tries < mostTries &&
      (passing.includes(params.failure.kind) || isMendable(params.failure)),
    isGone: (_, { error }: { error: unknown }) => toFailure(error).reason === 'notFound',
    canTryAgain: ({ context: { tries } }, { error }: { error: unknown }) =>
      tries < mostTries && passing.includes(toFailure(error).kind),
  },
})
