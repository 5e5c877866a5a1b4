import { dequal } from 'dequal/lite'
import { assign, emit, setup } from 'xstate'

import { toFailure } from '../../contract/failure.ts'
import type { SitePartState, SiteVersion } from '../../contract/siteAdmin.ts'
import { faultsOfPart, tidyPart } from '../../contract/siteParts.ts'
import { on } from '../../kinds/on.ts'
import { given } from '../shared/given.ts'
import { callbackPlaceholder, promisePlaceholder } from '../shared/placeholders.ts'
import type * as T from './sitePart.types.ts'

type Loaded = Awaited<ReturnType<T.SitePartPort['loadPart']>>
/** So far back goes undoing. */
const longestPast = 50

/** Setup shared by the states of an edited part. */
export const flow = setup({
  types: {} as {
    input: T.SitePartInput
    context: T.SitePartContext
    events: T.SitePartEvent
    emitted: T.SitePartEmitted
    tags: T.SitePartTag
  },
  actors: {
    loadPart: promisePlaceholder<T.SitePartPort['loadPart']>('loadPart'),
    savePart: promisePlaceholder<T.SitePartPort['savePart']>('savePart'),
    loadVersion: promisePlaceholder<T.SitePartPort['loadVersion']>('loadVersion'),
    restorePart: promisePlaceholder<T.SitePartPort['restorePart']>('restorePart'),
    warnOnLeave: callbackPlaceholder<T.SitePartPort['warnOnLeave']>('warnOnLeave'),
  },
  actions: {
    // The draft belongs to the version that it was typed into: if that holds no more, publishing says so.
    keepLoaded: assign((_, { loaded: { state, draft } }: { loaded: Loaded }) => ({
      ...asKept(state),
      ...(draft === null || dequal(draft.content, state.content)
        ? {}
        : { content: draft.content, base: draft.no, isRestored: true }),
    })),
    keepPublished: assign(({ context }, { output: state }: { output: SitePartState }) => ({
      ...asKept(state),
      undo: state.no > given(context.kept, 'a part').no ? given(context.kept, 'a part').no : context.undo,
    })),
    keepTheirs: assign((_, { output: loaded }: { output: Loaded }) => ({ kept: loaded.state, undo: null })),
    keepMine: assign(({ context }) => ({ base: given(context.kept, 'a part').no, failure: null })),
    takeKept: assign(({ context }) => asKept(given(context.kept, 'a part'))),
    keepEdit: assign(({ context }, { content, mark }: Pick<T.KeptDraft, 'content'> & { mark: string }) => ({
      content,
      mark,
      past:
        mark !== '' && mark === context.mark
          ? context.past
          : [...context.past, context.content].slice(-longestPast),
      isRestored: false,
      failure: null,
    })),
    takeBackEdit: assign(({ context }) => ({
      content: context.past.at(-1) ?? context.content,
      past: context.past.slice(0, -1),
      mark: '',
    })),
    nameFaults: assign({ isChecked: true }),
    keepPublication: assign((_, { note, engNote, isMaterial }: T.Publication) => ({
      publication: { note, engNote, isMaterial },
      failure: null,
    })),
    keepWanted: assign((_, { no }: { no: number }) => ({ wanted: no, shown: null, failure: null })),
    wantUndone: assign(({ context }) => ({ wanted: given(context.undo, 'a publication'), failure: null })),
    keepShown: assign((_, { output: version }: { output: SiteVersion }) => ({ shown: version })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    forgetFailure: assign({ failure: null }),
    emitDraft: emit(({ context }) => ({
      type: 'draft.changed' as const,
      draft: { no: context.base, content: context.content },
    })),
    emitDropped: emit({ type: 'draft.dropped' }),
    emitPublished: emit((_, { isRestored }: { isRestored: boolean }) => ({
      type: 'part.published' as const,
      isRestored,
    })),
  },
  guards: {
    hasChanged: ({ context: { content, kept } }) => !dequal(content, kept?.content),
    hasPast: ({ context }) => context.past.length > 0,
    isFaultless: ({ context: { part, content } }) => faultsOfPart(part, tidyPart(part, content)).length === 0,
    canUndo: ({ context }) => context.undo !== null,
    isConflict: (_, { error }: { error: unknown }) => toFailure(error).reason === 'versionConflict',
  },
})

const asKept = (state: SitePartState) => ({
  kept: state,
  base: state.no,
  content: state.content,
  past: [],
  mark: '',
  isChecked: false,
  isRestored: false,
  failure: null,
})

export const start = {
  kept: null,
  base: 0,
  content: { fields: {}, items: [] },
  past: [],
  mark: '',
  isChecked: false,
  isRestored: false,
  undo: null,
  wanted: 0,
  shown: null,
  publication: { note: '', engNote: '', isMaterial: false },
  failure: null,
} satisfies Omit<T.SitePartContext, 'part'>

/** An earlier version beside the one that holds. */
export const comparing = flow.createStateConfig({
  tags: 'comparing',
  initial: 'loading',
  on: { 'version.close': { target: 'editing', actions: 'forgetFailure' } },
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadVersion',
        src: 'loadVersion',
        input: ({ context: { part, wanted } }) => ({ part, no: wanted }),
        onDone: { target: 'shown', actions: on('keepShown') },
        onError: { target: 'failed', actions: on('keepFailure') },
      },
    },
    failed: { tags: 'failure', on: { 'version.retry': { target: 'loading', actions: 'forgetFailure' } } },
    shown: { on: { 'version.restore': '#sitePart.restoring' } },
  },
})

/** Another user has published: the text typed here stays until its author decides. */
export const conflict = flow.createStateConfig({
  tags: 'conflict',
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadPart',
        src: 'loadPart',
        input: ({ context }) => context.part,
        onDone: { target: 'asking', actions: on('keepTheirs') },
        onError: { target: '#sitePart.editing', actions: on('keepFailure') },
      },
    },
    asking: {
      on: {
        'conflict.keep': { target: '#sitePart.editing', actions: ['keepMine', 'emitDraft'] },
        'conflict.take': { target: '#sitePart.editing', actions: ['takeKept', 'emitDropped'] },
      },
    },
  },
})
