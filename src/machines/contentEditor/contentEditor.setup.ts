import { dequal } from 'dequal/lite'
import { assign, emit, setup } from 'xstate'

import type { ConferenceContent, ContentRelease, ContentTexts } from '../../contract/conferenceContent.ts'
import { toFailure } from '../../contract/failure.ts'
import { emptyDocument } from '../../contract/richText.ts'
import { on } from '../../kinds/on.ts'
import { given } from '../shared/given.ts'
import { callbackPlaceholder, promisePlaceholder } from '../shared/placeholders.ts'
import type * as T from './contentEditor.types.ts'

const textsOf = ({ title, eng_title, body, eng_body }: ContentTexts): ContentTexts => ({
  title,
  eng_title,
  body,
  eng_body,
})
/** As the server keeps them. */
const tidy = (texts: ContentTexts): ContentTexts => ({
  ...textsOf(texts),
  title: texts.title.trim(),
  eng_title: texts.eng_title.trim(),
})
const nothing: ContentTexts = { title: '', eng_title: '', body: emptyDocument, eng_body: emptyDocument }

/** Setup shared by the states of an edited text. */
export const flow = setup({
  types: {} as {
    input: T.ContentEditorInput
    context: T.ContentEditorContext
    events: T.ContentEditorEvent
    emitted: T.ContentEditorEmitted
    tags: T.ContentEditorTag
  },
  actors: {
    loadContent: promisePlaceholder<T.ContentEditorPort['loadContent']>('loadContent'),
    saveContent: promisePlaceholder<T.ContentEditorPort['saveContent']>('saveContent'),
    loadRelease: promisePlaceholder<T.ContentEditorPort['loadRelease']>('loadRelease'),
    moveContent: promisePlaceholder<T.ContentEditorPort['moveContent']>('moveContent'),
    warnOnLeave: callbackPlaceholder<T.ContentEditorPort['warnOnLeave']>('warnOnLeave'),
  },
  actions: {
    keepLoaded: assign((_, { output: content }: { output: ConferenceContent }) => ({
      kept: content,
      draft: textsOf(content),
      sent: textsOf(content),
      failure: null,
    })),
    keepEdit: assign(({ context }, { change }: { change: Partial<ContentTexts> }) => ({
      draft: { ...context.draft, ...change },
      failure: null,
    })),
    keepSent: assign(({ context }) => ({ sent: context.draft, failure: null })),
    // What is typed meanwhile stays in the draft.
    keepSaved: assign((_, { output: content }: { output: ConferenceContent }) => ({ kept: content })),
    keepMoved: assign(({ context }, { output: content }: { output: ConferenceContent }) => ({
      kept: content,
      draft: textsOf(content),
      sent: textsOf(content),
      edition: context.edition + (context.move.event === 'restore' ? 1 : 0),
      failure: null,
    })),
    keepTheirs: assign((_, { output: content }: { output: ConferenceContent }) => ({ theirs: content })),
    keepMine: assign(({ context }) => {
      const theirs = given(context.theirs, 'what somebody else saved')
      return { kept: theirs, sent: textsOf(theirs), theirs: null, failure: null }
    }),
    takeTheirs: assign(({ context }) => {
      const theirs = given(context.theirs, 'what somebody else saved')
      const texts = textsOf(theirs)
      return {
        ...{ kept: theirs, draft: texts, sent: texts, theirs: null, failure: null },
        edition: context.edition + 1,
      }
    }),
    compareRelease: assign(({ context }) => ({
      comparison: { event: 'release' as const, no: context.kept?.released?.no ?? null },
      shown: null,
      failure: null,
    })),
    compareVersion: assign((_, { no }: { no: number }) => ({
      comparison: { event: 'restore' as const, no },
      shown: null,
      failure: null,
    })),
    keepShown: assign((_, { output: release }: { output: ContentRelease }) => ({ shown: release })),
    keepMove: assign(
      ({ context: { comparison } }, wish: Pick<T.ContentMove, 'key'> & Partial<T.ContentMove>) => ({
        move: { event: comparison.event, no: comparison.no ?? 0, reason: '', ...wish },
        failure: null,
      }),
    ),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    forgetFailure: assign({ failure: null }),
    emitMoved: emit(({ context }) => ({ type: 'content.moved' as const, event: context.move.event })),
  },
  guards: {
    isRetired: ({ context }) => context.kept?.state === 'retired',
    isEdited: ({ context }) => context.kept?.state === 'edited',
    isBegun: ({ context }) => given(context.kept, 'a text').id !== 0,
    isStale: ({ context }) => context.kept?.translation === 'stale',
    hasChanged: ({ context: { draft, sent } }) => !dequal(tidy(draft), tidy(sent)),
    hasRelease: ({ context }) => context.comparison.no !== null,
    isConflict: (_, { error }: { error: unknown }) => toFailure(error).reason === 'versionConflict',
    // The answer to what was sent got lost: it was nobody else.
    isOwn: ({ context }, { output: content }: { output: ConferenceContent }) =>
      dequal(tidy(content), tidy(context.sent)),
  },
  delays: { quiet: 1000 },
})

export const start = {
  kept: null,
  draft: nothing,
  sent: nothing,
  theirs: null,
  comparison: { event: 'release', no: null },
  shown: null,
  move: { event: 'release', no: 0, reason: '', key: '' },
  edition: 0,
  failure: null,
} satisfies Omit<T.ContentEditorContext, keyof T.ContentEditorInput>

/** Another user has saved: the text typed here stays until its author decides. */
export const conflict = flow.createStateConfig({
  initial: 'loading',
  states: {
    loading: {
      tags: ['busy', 'saving'],
      invoke: {
        id: 'loadContent',
        src: 'loadContent',
        input: ({ context: { conferenceId, kind } }) => ({ conferenceId, kind }),
        onDone: [
          { guard: on('isOwn'), target: '#contentEditor.editing', actions: [on('keepTheirs'), 'keepMine'] },
          { target: 'asking', actions: on('keepTheirs') },
        ],
        onError: { target: '#contentEditor.editing.unsaved', actions: on('keepFailure') },
      },
    },
    asking: {
      tags: 'conflict',
      on: {
        'conflict.keep': { target: '#contentEditor.editing', actions: 'keepMine' },
        'conflict.take': { target: '#contentEditor.editing', actions: 'takeTheirs' },
      },
    },
  },
})

/** A release beside the text that is worked on. */
export const comparing = flow.createStateConfig({
  tags: 'comparing',
  initial: 'routing',
  on: { 'compare.cancel': { target: 'editing', actions: 'forgetFailure' } },
  states: {
    routing: { always: [{ guard: 'hasRelease', target: 'loading' }, { target: 'shown' }] },
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadRelease',
        src: 'loadRelease',
        input: ({ context: { conferenceId, kind, comparison } }) => ({
          conferenceId,
          kind,
          no: comparison.no ?? 0,
        }),
        onDone: { target: 'shown', actions: on('keepShown') },
        onError: { target: 'failed', actions: on('keepFailure') },
      },
    },
    failed: { tags: 'failure', on: { 'compare.retry': { target: 'loading', actions: 'forgetFailure' } } },
    shown: {
      on: { 'compare.accept': { target: '#contentEditor.moving', actions: on('keepMove') } },
    },
  },
})

export const retiring = flow.createStateConfig({
  tags: 'retiring',
  on: {
    'retire.cancel': 'editing',
    'retire.send': {
      target: 'moving',
      actions: {
        type: 'keepMove',
        params: ({ event: { reason, key } }) => ({ event: 'retire', reason, key }),
      },
    },
  },
})
