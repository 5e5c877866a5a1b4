import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import { on } from '../../kinds/on.ts'
import { given } from '../shared/given.ts'
import { comparing, conflict, flow, retiring, start } from './contentEditor.setup.ts'

/** A text of a conference in the hands of an organizer (CONF-02): saved while it is typed, compared and released. */
export const contentEditorMachine = flow.createMachine({
  id: 'contentEditor',
  context: ({ input }) => ({ ...input, ...start }),
  initial: 'loading',
  states: {
    loading: {
      tags: ['busy', 'loading'],
      entry: 'forgetFailure',
      invoke: {
        id: 'loadContent',
        src: 'loadContent',
        input: ({ context: { conferenceId, kind } }) => ({ conferenceId, kind }),
        onDone: { target: 'editing', actions: on('keepLoaded') },
        onError: { target: 'failed', actions: on('keepFailure') },
      },
    },
    failed: { tags: ['failure', 'failed'], on: { 'content.retry': 'loading' } },
    editing: {
      tags: 'editing',
      initial: 'routing',
      states: {
        routing: {
          always: [
            { guard: 'isRetired', target: 'closed' },
            { guard: 'hasChanged', target: 'changed' },
            { target: 'clean' },
          ],
        },
        clean: {
          tags: 'saved',
          on: {
            'text.edit': { target: 'routing', actions: on('keepEdit') },
            'release.ask': {
              guard: 'isEdited',
              target: '#contentEditor.comparing',
              actions: 'compareRelease',
            },
            'version.open': { target: '#contentEditor.comparing', actions: on('compareVersion') },
            'translation.confirm': {
              guard: 'isStale',
              target: '#contentEditor.moving',
              actions: { type: 'keepMove', params: ({ event: { key } }) => ({ event: 'confirm', key }) },
            },
            'retire.ask': { guard: 'isBegun', target: '#contentEditor.retiring', actions: 'forgetFailure' },
          },
        },
        changed: {
          tags: 'saving',
          invoke: { id: 'warnOnLeave', src: 'warnOnLeave' },
          after: { quiet: 'saving' },
          on: { 'text.edit': { target: 'changed', reenter: true, actions: on('keepEdit') } },
        },
        saving: {
          tags: ['busy', 'saving'],
          entry: 'keepSent',
          invoke: [
            { id: 'warnOnLeave', src: 'warnOnLeave' },
            {
              id: 'saveContent',
              src: 'saveContent',
              input: ({ context: { kept, draft } }) => ({ content: given(kept, 'a text'), texts: draft }),
              onDone: { target: 'routing', actions: on('keepSaved') },
              onError: [
                { guard: on('isConflict'), target: '#contentEditor.conflict' },
                { target: 'unsaved', actions: on('keepFailure') },
              ],
            },
          ],
          // The request goes on: an answer that nobody waits for would be taken for somebody else's change.
          on: { 'text.edit': { actions: on('keepEdit') } },
        },
        unsaved: {
          tags: ['failure', 'unsaved'],
          invoke: { id: 'warnOnLeave', src: 'warnOnLeave' },
          on: {
            'text.edit': { target: 'changed', actions: on('keepEdit') },
            'save.retry': 'saving',
          },
        },
        closed: {
          tags: ['saved', 'closed'],
          on: {
            'content.revive': {
              target: '#contentEditor.moving',
              actions: { type: 'keepMove', params: ({ event: { key } }) => ({ event: 'revive', key }) },
            },
          },
        },
      },
    },
    conflict,
    comparing,
    retiring,
    moving: {
      tags: ['busy', 'saving'],
      invoke: {
        id: 'moveContent',
        src: 'moveContent',
        input: ({ context: { kept, move } }) => ({ content: given(kept, 'a text'), move }),
        onDone: { target: 'editing', actions: [on('keepMoved'), 'emitMoved'] },
        onError: [
          { guard: on('isConflict'), target: 'conflict' },
          { target: 'editing', actions: on('keepFailure') },
        ],
      },
    },
  },
})

export type ContentEditorActorRef = ActorRefFrom<typeof contentEditorMachine>
export type ContentEditorSnapshot = SnapshotFrom<typeof contentEditorMachine>
