import type { PeopleImportFacts } from '../../../contract/facts.ts'
import { learned } from '../../../../mocks/samples/learned.ts'
import type { Model } from '../../shared/model.ts'
import { peopleImportMachine } from './peopleImport.machine.ts'

const fresh: PeopleImportFacts = {
  conferenceId: 1,
  hasColumns: true,
  isChecked: false,
  isInTime: true,
  undoUntil: null,
  rows: 3,
  creates: 0,
  updates: 0,
  unpaid: 0,
  complete: 0,
  isQuiet: false,
  same: 0,
  errors: 0,
  waiting: 0,
  done: 0,
  refused: 0,
  undone: 0,
  kept: 0,
}

/** The world at one moment. */
const moment = (
  facts: Partial<
    Pick<
      PeopleImportFacts,
      'hasColumns' | 'isChecked' | 'isInTime' | 'creates' | 'errors' | 'waiting' | 'done'
    >
  >,
) => {
  const { hasColumns, isChecked, isInTime, creates, errors, waiting, done } = fresh
  return learned({ hasColumns, isChecked, isInTime, creates, errors, waiting, done, ...facts })
}

export const peopleImport: Model<typeof peopleImportMachine> = {
  machine: peopleImportMachine,
  inputs: [fresh],
  events: [
    moment({}),
    moment({ hasColumns: false }),
    // First, so that the shortest way to what is checked is the usual one: most rows can be done.
    moment({ isChecked: true, creates: 2, errors: 1 }),
    moment({ isChecked: true, creates: 2 }),
    moment({ isChecked: true }),
    moment({ isChecked: true, creates: 2, waiting: 2 }),
    moment({ isChecked: true, creates: 2, done: 2 }),
    moment({ isChecked: true, creates: 2, done: 2, isInTime: false }),
    { type: 'import.map' },
    { type: 'import.check' },
    { type: 'import.apply' },
    { type: 'import.applyRest' },
    { type: 'import.applyQuietly' },
    { type: 'import.applyRestQuietly' },
    { type: 'import.finish' },
    { type: 'import.undo' },
    { type: 'import.finishUndo' },
    { type: 'import.discard' },
  ],
  project: ({ hasColumns, isChecked, isInTime, creates, errors, waiting, done }) => ({
    ...{ hasColumns, isChecked, isInTime, creates, errors, waiting, done },
  }),
}
