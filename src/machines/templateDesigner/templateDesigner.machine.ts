import type { SnapshotFrom } from 'xstate'

import { given } from '../shared/given.ts'
import { flow, start } from './templateDesigner.setup.ts'

const designing = flow.createStateConfig({
  on: {
    'design.change': { target: '.changed', actions: { type: 'change', params: ({ event }) => event } },
    'name.change': { target: '.changed', actions: { type: 'rename', params: ({ event }) => event } },
    'block.choose': { actions: { type: 'choose', params: ({ event }) => event } },
  },
})

/**
 * A badge, certificate or list as it is designed (CONF-03): every step can be taken back, and of two who save the second one
 * sees what the first one has saved and keeps what was designed here.
 */
export const templateDesignerMachine = flow.createMachine({
  id: 'templateDesigner',
  context: ({ input }) => ({ ...input, ...start }),
  initial: 'loading',
  states: {
    loading: {
      tags: ['busy', 'loading'],
      entry: 'forgetFailure',
      invoke: {
        id: 'loadTemplate',
        src: 'loadTemplate',
        input: ({ context: { conferenceId, templateId } }) => ({ conferenceId, templateId }),
        onDone: {
          target: 'designing',
          actions: { type: 'keepTemplate', params: ({ event }) => ({ template: event.output }) },
        },
        onError: { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event } },
      },
    },
    failed: { tags: ['failure', 'failed'], on: { 'designer.retry': 'loading' } },
    designing: {
      ...designing,
      tags: 'form',
      initial: 'clean',
      states: {
        clean: {},
        changed: {
          tags: 'changed',
          invoke: { id: 'warnOnLeave', src: 'warnOnLeave' },
          on: {
            'design.undo': { guard: 'hasPast', actions: 'undo' },
            'designer.save': { guard: 'canBePrinted', target: '#templateDesigner.saving' },
          },
        },
      },
    },
    saving: {
      tags: ['busy', 'form', 'changed'],
      entry: 'forgetFailure',
      invoke: [
        { id: 'warnOnLeave', src: 'warnOnLeave' },
        {
          id: 'saveTemplate',
          src: 'saveTemplate',
          input: ({ context: { template, theirs, drawing } }) => ({
            template: given(theirs ?? template, 'a template'),
            drawing: given(drawing, 'a design'),
          }),
          onDone: {
            target: 'designing',
            actions: [
              { type: 'keepTemplate', params: ({ event }) => ({ template: event.output }) },
              'emitSaved',
            ],
          },
          onError: [
            { guard: { type: 'isOutdated', params: ({ event }) => event }, target: 'comparing' },
            {
              target: 'designing.changed',
              actions: { type: 'keepFailure', params: ({ event }) => event },
            },
          ],
        },
      ],
    },
    /** The design made here stays while the newest version is read. */
    comparing: {
      tags: ['busy', 'form', 'changed'],
      invoke: {
        id: 'loadTemplate',
        src: 'loadTemplate',
        input: ({ context: { conferenceId, templateId } }) => ({ conferenceId, templateId }),
        onDone: {
          target: 'conflict',
          actions: { type: 'keepTheirs', params: ({ event }) => ({ theirs: event.output }) },
        },
        onError: {
          target: 'designing.changed',
          actions: { type: 'keepFailure', params: ({ event }) => event },
        },
      },
    },
    conflict: {
      tags: ['conflict', 'form', 'changed'],
      on: {
        'conflict.keepMine': 'saving',
        'conflict.takeTheirs': { target: 'designing', actions: 'takeTheirs' },
      },
    },
  },
})

export type TemplateDesignerSnapshot = SnapshotFrom<typeof templateDesignerMachine>
