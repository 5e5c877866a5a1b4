import { assign, emit, setup } from 'xstate'
import type { SnapshotFrom } from 'xstate'

import { toFailure } from '../../contract/failure.ts'
import type { CitedPaper } from '../../contract/paperImport.ts'
import { on } from '../../kinds/on.ts'
import { given } from '../shared/given.ts'
import { promisePlaceholder } from '../shared/placeholders.ts'
import type * as T from './citationImport.types.ts'

/** Another text may be read at any time but while one is. */
const toReading = {
  target: 'reading',
  actions: { type: 'keepText', params: ({ event }: { event: { text: string } }) => event },
} as const

/** Takes the parts of a paper from a pasted citation (PAP-02): read, looked at, taken into the form. */
export const citationImportMachine = setup({
  types: {} as {
    context: T.CitationImportContext
    events: T.CitationImportEvent
    emitted: T.CitationImportEmitted
    tags: T.CitationImportTag
  },
  actors: {
    readCitation: promisePlaceholder<T.CitationImportPort['readCitation']>('readCitation'),
  },
  actions: {
    // A citation read from the earlier text does not belong to this one.
    keepText: assign((_, { text }: { text: string }) => ({ text, cited: null, failure: null })),
    keepCited: assign((_, { output: cited }: { output: CitedPaper }) => ({ cited })),
    forgetCited: assign({ cited: null }),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    emitFilled: emit(({ context }) => ({
      type: 'citation.filled' as const,
      cited: given(context.cited, 'a citation'),
    })),
  },
}).createMachine({
  id: 'citationImport',
  context: { text: '', cited: null, failure: null },
  initial: 'pasting',
  states: {
    pasting: {
      tags: 'pasting',
      on: { 'citation.read': toReading },
    },
    reading: {
      tags: ['busy', 'reading'],
      invoke: {
        id: 'readCitation',
        src: 'readCitation',
        input: ({ context }) => context.text,
        onDone: { target: 'shown', actions: on('keepCited') },
        onError: { target: 'failed', actions: on('keepFailure') },
      },
    },
    failed: {
      tags: ['failure', 'failed'],
      on: { 'citation.read': toReading },
    },
    /** Which parts go into the form, and which stay as they were typed. */
    shown: {
      tags: 'shown',
      on: {
        'citation.fill': { target: 'pasting', actions: ['emitFilled', 'forgetCited'] },
        'citation.read': toReading,
      },
    },
  },
})

export type CitationImportSnapshot = SnapshotFrom<typeof citationImportMachine>
