import { and, assign, setup } from 'xstate'

import type { PeopleImportFacts } from '../../../contract/facts.ts'
import { on } from '../../../kinds/on.ts'
import type { FactsLearned, Lifecycle } from '../shared/lifecycle.types.ts'

export type PeopleImportEvent =
  | FactsLearned<PeopleImportFacts>
  /** Sets the meaning of the columns. */
  | { type: 'import.map' }
  /** Every row is create, update, same or error. */
  | { type: 'import.check' }
  | { type: 'import.apply' }
  /** The same while some rows cannot be done: they are left out. */
  | { type: 'import.applyRest' }
  /** The same two without notifications of new registrations. */
  | { type: 'import.applyQuietly' }
  | { type: 'import.applyRestQuietly' }
  /** Every row was done or refused. */
  | { type: 'import.finish' }
  | { type: 'import.undo' }
  /** Every row is undone or kept. */
  | { type: 'import.finishUndo' }
  | { type: 'import.discard' }

/**
 * A sheet of people for a conference (CONF-03). Rows carry their own results: what is applied or taken back is gone on
 * with after a crash, and each row is done once.
 */
export const peopleImportMachine = setup({
  types: {} as { input: PeopleImportFacts; context: PeopleImportFacts; events: PeopleImportEvent },
  actions: {
    learn: assign((_, { facts }: { facts: Partial<PeopleImportFacts> }) => facts),
  },
  guards: {
    hasColumns: ({ context }) => context.hasColumns,
    isChecked: ({ context }) => context.isChecked,
    hasWork: ({ context }) => context.creates + context.updates > 0,
    hasErrors: ({ context }) => context.errors > 0,
    hasNoErrors: ({ context }) => context.errors === 0,
    isApplied: ({ context }) => context.waiting === 0,
    isInTime: ({ context }) => context.isInTime,
    isUndone: ({ context }) => context.done === 0,
  },
}).createMachine({
  id: 'peopleImport',
  context: ({ input }) => input,
  on: { 'facts.learned': { actions: on('learn') } },
  initial: 'uploaded',
  states: {
    uploaded: {
      on: { 'import.map': { guard: 'hasColumns', target: 'mapped' }, 'import.discard': 'discarded' },
    },
    mapped: {
      on: {
        'import.map': { guard: 'hasColumns', target: 'mapped' },
        'import.check': { guard: 'isChecked', target: 'checked' },
        'import.discard': 'discarded',
      },
    },
    checked: {
      on: {
        'import.map': { guard: 'hasColumns', target: 'mapped' },
        'import.apply': { guard: and(['hasWork', 'hasNoErrors']), target: 'applying' },
        'import.applyRest': { guard: and(['hasWork', 'hasErrors']), target: 'applying' },
        'import.applyQuietly': { guard: and(['hasWork', 'hasNoErrors']), target: 'applying' },
        'import.applyRestQuietly': { guard: and(['hasWork', 'hasErrors']), target: 'applying' },
        'import.discard': 'discarded',
      },
    },
    applying: { on: { 'import.finish': { guard: 'isApplied', target: 'applied' } } },
    applied: { on: { 'import.undo': { guard: 'isInTime', target: 'undoing' } } },
    undoing: { on: { 'import.finishUndo': { guard: 'isUndone', target: 'undone' } } },
    undone: {},
    discarded: {},
  },
})

export const peopleImportLifecycle: Lifecycle = {
  machine: peopleImportMachine,
  causes: {
    'import.map': ['secretary', 'organizer'],
    'import.check': ['system'],
    'import.apply': ['secretary', 'organizer'],
    'import.applyRest': ['secretary', 'organizer'],
    'import.applyQuietly': ['secretary', 'organizer'],
    'import.applyRestQuietly': ['secretary', 'organizer'],
    'import.finish': ['system'],
    'import.undo': ['secretary', 'organizer'],
    'import.finishUndo': ['system'],
    'import.discard': ['secretary', 'organizer'],
  },
  reasons: {
    states: {
      uploaded: 'importNotMapped',
      mapped: 'importChecking',
      checked: 'importChecked',
      applying: 'importApplying',
      applied: 'importApplied',
      undoing: 'importUndoing',
      undone: 'importUndone',
      discarded: 'importDiscarded',
    },
    guards: {
      hasColumns: 'importColumnsMissing',
      isChecked: 'importChecking',
      hasWork: 'importNothing',
      hasErrors: 'importNoErrors',
      hasNoErrors: 'importErrors',
      isApplied: 'importApplying',
      isInTime: 'importUndoOver',
      isUndone: 'importUndoing',
    },
  },
}
