import { assign, setup } from 'xstate'
import type { SnapshotFrom } from 'xstate'

import { failure, toFailure } from '../../contract/failure.ts'
import type { SheetPreview, SheetProgress } from '../../contract/paperSheet.ts'
import { sheetFault } from '../../contract/paperSheetWords.ts'
import { on } from '../../kinds/on.ts'
import { given } from '../shared/given.ts'
import { promisePlaceholder } from '../shared/placeholders.ts'
import type * as T from './sheetImport.types.ts'

/** Another file may be chosen wherever none is read or applied. */
const choice = {
  'sheet.choose': [
    {
      guard: { type: 'isWrong', params: ({ event }: { event: T.SheetWish }) => event },
      target: 'refused',
      actions: { type: 'keepFault', params: ({ event }: { event: T.SheetWish }) => event },
    },
    {
      target: 'checking',
      actions: { type: 'keepWish', params: ({ event }: { event: T.SheetWish }) => event },
    },
  ],
} as const

/**
 * A spreadsheet of a chair (PAP-01, REV-01): read and shown as what it would change, and only then applied, some rows at a time.
 * The server applies no row twice, so that going on after a failure is harmless.
 */
export const sheetImportMachine = setup({
  types: {} as {
    input: T.SheetImportInput
    context: T.SheetImportContext
    events: T.SheetImportEvent
    tags: T.SheetImportTag
  },
  actors: {
    checkSheet: promisePlaceholder<T.SheetImportPort['checkSheet']>('checkSheet'),
    applySheet: promisePlaceholder<T.SheetImportPort['applySheet']>('applySheet'),
  },
  actions: {
    keepWish: assign((_, { kind, file }: T.SheetWish) => ({ wish: { kind, file }, failure: null })),
    keepFault: assign((_, { kind, file }: T.SheetWish) => ({
      wish: { kind, file },
      failure: failure('refused', null, {
        reason: sheetFault(file) ?? 'fileContentWrong',
        field: null,
        retry_after: null,
      }),
    })),
    keepPreview: assign((_, { output: preview }: { output: SheetPreview }) => ({ preview, progress: null })),
    keepProgress: assign((_, { output: progress }: { output: SheetProgress }) => ({ progress })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    clearFailure: assign({ failure: null }),
    forget: assign({ wish: null, preview: null, progress: null, failure: null }),
  },
  guards: {
    isWrong: (_, { file }: T.SheetWish) => sheetFault(file) !== null,
    isRefused: (_, { error }: { error: unknown }) => toFailure(error).kind === 'refused',
    hasChanges: ({ context }) => (context.preview?.changes ?? 0) > 0,
    isFinished: (_, { output: progress }: { output: SheetProgress }) => progress.left === 0,
  },
}).createMachine({
  id: 'sheetImport',
  context: ({ input }) => ({ ...input, wish: null, preview: null, progress: null, failure: null }),
  initial: 'choosing',
  states: {
    choosing: { tags: 'choosing', on: choice },
    checking: {
      tags: ['busy', 'checking'],
      entry: 'clearFailure',
      invoke: {
        id: 'checkSheet',
        src: 'checkSheet',
        input: ({ context: { conferenceId, wish } }) => ({ conferenceId, ...given(wish, 'a spreadsheet') }),
        onDone: { target: 'previewing', actions: on('keepPreview') },
        onError: [
          { guard: on('isRefused'), target: 'refused', actions: on('keepFailure') },
          { target: 'failed', actions: on('keepFailure') },
        ],
      },
      on: { 'sheet.cancel': { target: 'choosing', actions: 'forget' } },
    },
    /** This file will never do; another one may. */
    refused: { tags: ['failure', 'refused'], on: choice },
    failed: {
      tags: ['failure', 'failed'],
      on: { 'sheet.retry': 'checking', 'sheet.cancel': { target: 'choosing', actions: 'forget' } },
    },
    /** Shows the change of each row, or the reason why it cannot be applied. */
    previewing: {
      tags: 'preview',
      on: {
        'sheet.apply': { guard: 'hasChanges', target: 'applying' },
        'sheet.cancel': { target: 'choosing', actions: 'forget' },
      },
    },
    applying: {
      tags: ['busy', 'applying'],
      entry: 'clearFailure',
      invoke: {
        id: 'applySheet',
        src: 'applySheet',
        input: ({ context: { conferenceId, preview } }) => ({
          conferenceId,
          id: given(preview, 'a preview').id,
        }),
        onDone: [
          { guard: on('isFinished'), target: 'done', actions: on('keepProgress') },
          { target: 'applying', reenter: true, actions: on('keepProgress') },
        ],
        onError: { target: 'halted', actions: on('keepFailure') },
      },
      on: { 'sheet.cancel': 'halted' },
    },
    /** Stopped, or broken off: what is left can be applied, or left. */
    halted: {
      tags: 'halted',
      on: { 'sheet.retry': 'applying', 'sheet.cancel': { target: 'choosing', actions: 'forget' } },
    },
    /** Each row was applied, or refused with its reason. */
    done: { tags: 'done', on: { 'sheet.cancel': { target: 'choosing', actions: 'forget' } } },
  },
})

export type SheetImportSnapshot = SnapshotFrom<typeof sheetImportMachine>
