import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import { on } from '../../kinds/on.ts'
import { comparing, conflict, flow, start } from './sitePart.setup.ts'

/** One part of the site in the hands of an administrator (OPS-01): edited, reviewed, published, compared and brought back. */
export const sitePartMachine = flow.createMachine({
  id: 'sitePart',
  context: ({ input }) => ({ ...input, ...start }),
  initial: 'loading',
  states: {
    loading: {
      tags: ['busy', 'loading'],
      invoke: {
        id: 'loadPart',
        src: 'loadPart',
        input: ({ context }) => context.part,
        onDone: {
          target: 'editing',
          actions: { type: 'keepLoaded', params: ({ event }) => ({ loaded: event.output }) },
        },
        onError: { target: 'failed', actions: on('keepFailure') },
      },
    },
    failed: {
      tags: ['failure', 'failed'],
      on: { 'part.retry': { target: 'loading', actions: 'forgetFailure' } },
    },
    editing: {
      tags: 'editing',
      initial: 'routing',
      on: {
        'part.edit': { target: '.routing', actions: [on('keepEdit'), 'emitDraft'] },
        'edit.undo': { guard: 'hasPast', target: '.routing', actions: ['takeBackEdit', 'emitDraft'] },
        'version.open': { target: 'comparing', actions: on('keepWanted') },
      },
      states: {
        routing: { always: [{ guard: 'hasChanged', target: 'changed' }, { target: 'clean' }] },
        clean: {
          on: { 'publish.undo': { guard: 'canUndo', target: '#sitePart.restoring', actions: 'wantUndone' } },
        },
        changed: {
          tags: 'changed',
          invoke: { id: 'warnOnLeave', src: 'warnOnLeave' },
          on: {
            'part.discard': { target: 'clean', actions: ['takeKept', 'emitDropped'] },
            'part.review': [
              { guard: 'isFaultless', target: '#sitePart.reviewing', actions: 'forgetFailure' },
              { actions: 'nameFaults' },
            ],
          },
        },
      },
    },
    reviewing: {
      tags: 'reviewing',
      on: {
        'review.cancel': { target: 'editing', actions: 'forgetFailure' },
        'review.publish': { target: 'publishing', actions: on('keepPublication') },
      },
    },
    publishing: {
      tags: ['busy', 'reviewing', 'publishing'],
      invoke: {
        id: 'savePart',
        src: 'savePart',
        input: ({ context: { part, base, content, publication } }) => ({
          part,
          no: base,
          content,
          ...publication,
        }),
        onDone: {
          target: 'editing',
          actions: [
            on('keepPublished'),
            'emitDropped',
            { type: 'emitPublished', params: { isRestored: false } },
          ],
        },
        onError: [
          { guard: on('isConflict'), target: 'conflict' },
          { target: 'reviewing', actions: ['nameFaults', on('keepFailure')] },
        ],
      },
    },
    conflict,
    comparing,
    restoring: {
      tags: ['busy', 'restoring'],
      invoke: {
        id: 'restorePart',
        src: 'restorePart',
        input: ({ context: { part, kept, wanted } }) => ({ part, no: kept?.no ?? 0, wanted }),
        onDone: {
          target: 'editing',
          actions: [
            on('keepPublished'),
            'emitDropped',
            { type: 'emitPublished', params: { isRestored: true } },
          ],
        },
        onError: [
          { guard: on('isConflict'), target: 'conflict' },
          { target: 'editing', actions: on('keepFailure') },
        ],
      },
    },
  },
})

export type SitePartActorRef = ActorRefFrom<typeof sitePartMachine>
export type SitePartSnapshot = SnapshotFrom<typeof sitePartMachine>
