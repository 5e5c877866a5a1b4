import type { ActorRefFrom, SnapshotFrom } from 'xstate'

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
        onDone: {
          target: 'editing',
          actions: { type: 'keepLoaded', params: ({ event }) => ({ content: event.output }) },
        },
        onError: { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event } },
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
            'text.edit': {
              target: 'routing',
              actions: { type: 'keepEdit', params: ({ event }) => event },
            },
            'release.ask': {
              guard: 'isEdited',
              target: '#contentEditor.comparing',
              actions: 'compareRelease',
            },
            'version.open': {
              target: '#contentEditor.comparing',
              actions: { type: 'compareVersion', params: ({ event }) => event },
            },
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
          on: {
            'text.edit': {
              target: 'changed',
              reenter: true,
              actions: { type: 'keepEdit', params: ({ event }) => event },
            },
          },
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
              onDone: {
                target: 'routing',
                actions: { type: 'keepSaved', params: ({ event }) => ({ content: event.output }) },
              },
              onError: [
                {
                  guard: { type: 'isConflict', params: ({ event }) => event },
                  target: '#contentEditor.conflict',
                },
                { target: 'unsaved', actions: { type: 'keepFailure', params: ({ event }) => event } },
              ],
            },
          ],
          // The request goes on: an answer that arrives later would look like another user's change.
          on: { 'text.edit': { actions: { type: 'keepEdit', params: ({ event }) => event } } },
        },
        unsaved: {
          tags: ['failure', 'unsaved'],
          invoke: { id: 'warnOnLeave', src: 'warnOnLeave' },
          on: {
            'text.edit': { target: 'changed', actions: { type: 'keepEdit', params: ({ event }) => event } },
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
        onDone: {
          target: 'editing',
          actions: [{ type: 'keepMoved', params: ({ event }) => ({ content: event.output }) }, 'emitMoved'],
        },
        onError: [
          { guard: { type: 'isConflict', params: ({ event }) => event }, target: 'conflict' },
          { target: 'editing', actions: { type: 'keepFailure', params: ({ event }) => event } },
        ],
      },
    },
  },
})

export type ContentEditorActorRef = ActorRefFrom<typeof contentEditorMachine>
export type ContentEditorSnapshot = SnapshotFrom<typeof contentEditorMachine>
