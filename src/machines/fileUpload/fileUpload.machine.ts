import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import { on } from '../../kinds/on.ts'
import { flow } from './fileUpload.setup.ts'

/**
 * One file of a form (FILE-01, ORG-03): sent as soon as it is chosen, so that what the form sends is an address. One that
 * comes in pieces goes on where the connection was lost.
 */
export const fileUploadMachine = flow.createMachine({
  id: 'fileUpload',
  context: ({ input }) => ({
    ...input,
    file: null,
    share: 0,
    upload: '',
    offset: 0,
    tries: 0,
    failure: null,
  }),
  initial: 'routing',
  on: {
    'file.choose': [
      { guard: on('isWrong'), target: '.refused', actions: on('keepFault') },
      {
        target: '.uploading',
        // Another file while one is on its way: that one is given up.
        reenter: true,
        actions: on('keepFile'),
      },
    ],
  },
  states: {
    routing: { always: [{ guard: 'hasUrl', target: 'kept' }, { target: 'empty' }] },
    empty: { tags: 'empty' },
    uploading: {
      tags: ['busy', 'uploading'],
      on: {
        'upload.stored': { guard: 'comesInPieces', actions: on('keepStored') },
        'upload.progressed': { actions: on('keepShare') },
        'upload.finished': { target: 'kept', actions: on('keepUrl') },
        'upload.failed': [
          { guard: on('isRefused'), target: 'refused', actions: on('keepFailure') },
          { guard: on('canResume'), target: 'interrupted', actions: on('keepFailure') },
          { target: 'failed', actions: on('keepFailure') },
        ],
        'file.remove': [
          { guard: 'isBegun', target: 'discarding' },
          { target: 'empty', actions: 'forget' },
        ],
      },
      invoke: {
        id: 'sendFile',
        src: 'sendFile',
        input: ({ context: { kind, file, upload, offset } }) => {
          if (file === null) throw new Error('`uploading` was entered without a file')
          return { kind, file, upload, offset }
        },
      },
    },
    /** It goes on by itself: after a while, or when there is a connection again. */
    interrupted: {
      tags: ['failure', 'interrupted'],
      entry: 'countTry',
      invoke: { id: 'watchNetwork', src: 'watchNetwork' },
      after: { backOff: 'resuming' },
      on: { 'network.found': 'resuming', 'file.retry': 'resuming', 'file.remove': 'discarding' },
    },
    resuming: {
      tags: ['busy', 'resuming'],
      entry: 'forgetFailure',
      invoke: {
        id: 'findOffset',
        src: 'findOffset',
        input: ({ context: { upload } }) => ({ upload }),
        onDone: {
          target: 'uploading',
          actions: {
            type: 'keepStored',
            params: ({ event, context }) => ({ upload: context.upload, offset: event.output }),
          },
        },
        onError: [
          // A day has passed: it is sent from its beginning.
          { guard: on('isGone'), target: 'uploading', actions: 'forgetUpload' },
          { guard: on('canTryAgain'), target: 'interrupted', actions: on('keepError') },
          { target: 'failed', actions: on('keepError') },
        ],
      },
      on: { 'file.remove': 'discarding' },
    },
    /** A file that the server cannot discard now expires there after a day. */
    discarding: {
      tags: 'empty',
      invoke: {
        id: 'discardUpload',
        src: 'discardUpload',
        input: ({ context: { upload } }) => ({ upload }),
        onDone: 'empty',
        onError: 'empty',
      },
      // On the way in, its name is still needed.
      exit: 'forget',
    },
    kept: { tags: 'kept', on: { 'file.remove': { target: 'empty', actions: 'forget' } } },
    failed: {
      tags: ['failure', 'failed'],
      on: {
        'file.retry': [
          { guard: 'isBegun', target: 'resuming', actions: 'startOver' },
          { target: 'uploading', actions: 'startOver' },
        ],
        'file.remove': [
          { guard: 'isBegun', target: 'discarding' },
          { target: 'empty', actions: 'forget' },
        ],
      },
    },
    /** This file will never do; another one may. */
    refused: { tags: ['failure', 'refused'] },
  },
})

export type FileUploadActorRef = ActorRefFrom<typeof fileUploadMachine>
export type FileUploadSnapshot = SnapshotFrom<typeof fileUploadMachine>
