import type { SetupStep } from '../../contract/setup.ts'
import { flow } from './firstRun.setup.ts'

/** Sends the form of a step; a change of the first run by another browser counts more than the typed text. */
const saving = (step: SetupStep) =>
  flow.createStateConfig({
    tags: 'busy',
    invoke: {
      id: 'saveStep',
      src: 'saveStep',
      input: ({ context }) => ({ step, texts: context.texts }),
      onDone: {
        target: '#firstRun.deciding',
        actions: { type: 'keepStatus', params: ({ event }) => ({ status: event.output }) },
      },
      onError: [
        {
          guard: { type: 'isOver', params: ({ event }) => ({ error: event.error }) },
          target: '#firstRun.gone',
        },
        {
          guard: { type: 'isTaken', params: ({ event }) => ({ error: event.error }) },
          target: '#firstRun.taken',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
        {
          guard: { type: 'isLost', params: ({ event }) => ({ error: event.error }) },
          target: '#firstRun.loading',
        },
        {
          target: 'editing',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
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
      onDone: {
        target: '#firstRun.deciding',
        actions: { type: 'keepStatus', params: ({ event }) => ({ status: event.output }) },
      },
      onError: [
        {
          guard: { type: 'isOver', params: ({ event }) => ({ error: event.error }) },
          target: '#firstRun.gone',
        },
        {
          guard: { type: 'isTaken', params: ({ event }) => ({ error: event.error }) },
          target: '#firstRun.taken',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
        {
          guard: { type: 'isLost', params: ({ event }) => ({ error: event.error }) },
          target: '#firstRun.loading',
        },
        {
          target: 'editing',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
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
        on: {
          'setup.save': { target: 'saving', actions: { type: 'keepTexts', params: ({ event }) => event } },
        },
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
          'setup.save': { target: 'saving', actions: { type: 'keepTexts', params: ({ event }) => event } },
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
