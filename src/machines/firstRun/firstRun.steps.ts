import type { SetupStep } from '../../contract/setup.ts'
import { on } from '../../kinds/on.ts'
import { flow } from './firstRun.setup.ts'

/** Sends the form of a step; a change of the first run by another browser counts more than the typed text. */
const saving = (step: SetupStep) =>
  flow.createStateConfig({
    tags: 'busy',
    invoke: {
      id: 'saveStep',
      src: 'saveStep',
      input: ({ context }) => ({ step, texts: context.texts }),
      onDone: { target: '#firstRun.deciding', actions: on('keepStatus') },
      onError: [
        { guard: on('isOver'), target: '#firstRun.gone' },
        { guard: on('isTaken'), target: '#firstRun.taken', actions: on('keepFailure') },
        { guard: on('isLost'), target: '#firstRun.loading' },
        { target: 'editing', actions: on('keepFailure') },
      ],
    },
  })

const passing = (step: SetupStep) =>
  flow.createStateConfig({
    tags: ['busy', 'passing'],
    invoke: {
      id: 'passStep',
      src: 'passStep',
      input: step,
      onDone: { target: '#firstRun.deciding', actions: on('keepStatus') },
      onError: [
        { guard: on('isOver'), target: '#firstRun.gone' },
        { guard: on('isTaken'), target: '#firstRun.taken', actions: on('keepFailure') },
        { guard: on('isLost'), target: '#firstRun.loading' },
        { target: 'editing', actions: on('keepFailure') },
      ],
    },
  })

/** A step that is needed. */
export const needed = (step: SetupStep) =>
  flow.createStateConfig({
    tags: step,
    initial: 'editing',
    states: {
      editing: {
        tags: 'settled',
        on: { 'setup.save': { target: 'saving', actions: on('keepTexts') } },
      },
      saving: saving(step),
    },
  })

/** A step that can be left for later. */
export const optional = (step: SetupStep) =>
  flow.createStateConfig({
    tags: step,
    initial: 'editing',
    states: {
      editing: {
        tags: 'settled',
        on: {
          'setup.save': { target: 'saving', actions: on('keepTexts') },
          'setup.pass': { target: 'passing', actions: 'forgetFailure' },
        },
      },
      saving: saving(step),
      passing: passing(step),
    },
  })

/** Nothing is typed: the environment configures it, and the operator reads what it lacks. */
export const read = (step: SetupStep) =>
  flow.createStateConfig({
    tags: step,
    initial: 'editing',
    states: {
      editing: { tags: 'settled', on: { 'setup.pass': { target: 'passing', actions: 'forgetFailure' } } },
      passing: passing(step),
    },
  })
