import { given } from '../shared/given.ts'
import { chosenType, flow } from './registration.setup.ts'

/** Requests to the server while the form does not change. */
export const submitting = flow.createStateConfig({
  invoke: {
    id: 'placeOrder',
    src: 'placeOrder',
    input: ({ context }) => given(context.attempt, 'an attempt'),
    onDone: {
      target: '#registration.placed',
      actions: [
        { type: 'keepPlaced', params: ({ event }) => ({ placed: event.output }) },
        { type: 'emitPlaced', params: ({ event }) => ({ placed: event.output }) },
      ],
    },
    onError: [
      {
        guard: { type: 'isOutdated', params: ({ event }) => event },
        target: 'refreshing',
        actions: { type: 'keepRefusal', params: ({ event }) => event },
      },
      {
        guard: { type: 'isSoldOut', params: ({ event }) => event },
        target: '#registration.routing',
        actions: ['markFull', 'forgetAttempt'],
      },
      {
        guard: { type: 'isOver', params: ({ event }) => event },
        target: '#registration.closed',
        actions: { type: 'closeBy', params: ({ event }) => event },
      },
      {
        target: '#registration.routing',
        actions: { type: 'keepRefusal', params: ({ event }) => event },
      },
    ],
  },
})

export const refreshing = flow.createStateConfig({
  invoke: {
    id: 'loadConference',
    src: 'loadConference',
    onDone: {
      target: '#registration.routing',
      actions: { type: 'keepPresent', params: ({ event }) => event.output },
    },
    onError: {
      target: '#registration.routing',
      actions: { type: 'keepFailure', params: ({ event }) => event },
    },
  },
})

export const joining = flow.createStateConfig({
  tags: 'waitlist',
  entry: 'clearFailure',
  invoke: {
    id: 'joinWaitlist',
    src: 'joinWaitlist',
    input: chosenType,
    onDone: {
      target: '#registration.editing.listed',
      actions: { type: 'markWaiting', params: ({ event }) => ({ waiting: event.output }) },
    },
    onError: [
      {
        guard: { type: 'isWaiting', params: ({ event }) => event },
        target: '#registration.editing.listed',
        actions: 'markListed',
      },
      {
        guard: { type: 'hasPlaces', params: ({ event }) => event },
        target: 'refreshing',
        actions: { type: 'keepFailure', params: ({ event }) => event },
      },
      {
        target: '#registration.routing',
        actions: { type: 'keepFailure', params: ({ event }) => event },
      },
    ],
  },
})
