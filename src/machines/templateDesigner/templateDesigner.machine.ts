import type { SnapshotFrom } from 'xstate'

import { on } from '../../kinds/on.ts'
import { given } from '../shared/given.ts'
import { flow, start } from './templateDesigner.setup.ts'

const designing = flow.createStateConfig({
  on: {
    'design.change': { target: '.changed', actions: on('change') },
    'name.change': { target: '.changed', actions: on('rename') },
    'block.choose': { actions: on('choose') },
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
        onDone: { target: 'designing', actions: on('keepTemplate') },
        onError: { target: 'failed', actions: on('keepFailure') },
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
          onDone: { target: 'designing', actions: [on('keepTemplate'), 'emitSaved'] },
          onError: [
            { guard: on('isOutdated'), target: 'comparing' },
            { target: 'designing.changed', actions: on('keepFailure') },
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
        onDone: { target: 'conflict', actions: on('keepTheirs') },
        onError: { target: 'designing.changed', actions: on('keepFailure') },
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
