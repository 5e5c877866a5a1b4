import { on } from '../../kinds/on.ts'
import { given } from '../shared/given.ts'
import { chosenType, flow } from './registration.setup.ts'

/** Requests to the server while the form does not change. */
export const submitting = flow.createStateConfig({
  invoke: {
    id: 'placeOrder',
    src: 'placeOrder',
    input: ({ context }) => given(context.attempt, 'an attempt'),
    onDone: { target: '#registration.placed', actions: [on('keepPlaced'), on('emitPlaced')] },
    onError: [
      { guard: on('isOutdated'), target: 'refreshing', actions: on('keepRefusal') },
      { guard: on('isSoldOut'), target: '#registration.routing', actions: ['markFull', 'forgetAttempt'] },
      { guard: on('isOver'), target: '#registration.closed', actions: on('closeBy') },
      { target: '#registration.routing', actions: on('keepRefusal') },
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
    onError: { target: '#registration.routing', actions: on('keepFailure') },
  },
})

export const joining = flow.createStateConfig({
  tags: 'waitlist',
  entry: 'clearFailure',
  invoke: {
    id: 'joinWaitlist',
    src: 'joinWaitlist',
    input: chosenType,
    onDone: { target: '#registration.editing.listed', actions: on('markWaiting') },
    onError: [
      { guard: on('isWaiting'), target: '#registration.editing.listed', actions: 'markListed' },
      { guard: on('hasPlaces'), target: 'refreshing', actions: on('keepFailure') },
      { target: '#registration.routing', actions: on('keepFailure') },
    ],
  },
})
