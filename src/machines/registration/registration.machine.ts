import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import { on } from '../../kinds/on.ts'
import { joining, refreshing, submitting } from './registration.working.ts'
import { chosenType, flow } from './registration.setup.ts'

/** From the fee table to an order, or to the waiting list. The typed text outlives every failure (SES-08). */
export const registrationMachine = flow.createMachine({
  id: 'registration',
  context: {
    conference: null,
    coupons: [],
    questions: [],
    closure: null,
    texts: {},
    isRestored: false,
    attempt: null,
    isOpen: false,
    failure: null,
    placed: null,
  },
  invoke: { id: 'draft', src: 'draft' },
  initial: 'loading',
  states: {
    loading: {
      tags: ['busy', 'loading'],
      entry: 'startOver',
      invoke: {
        id: 'loadRegistration',
        src: 'loadRegistration',
        onDone: {
          target: 'routing',
          actions: [
            { type: 'restoreTexts', params: ({ event }) => event.output },
            { type: 'keepPresent', params: ({ event }) => event.output },
          ],
        },
        onError: [
          {
            guard: on('isUnknown'),
            target: 'closed',
            actions: { type: 'close', params: { closure: 'unknown' } },
          },
          { target: 'failed', actions: on('keepFailure') },
        ],
      },
      on: { 'registration.refresh': { target: 'loading', reenter: true } },
    },
    failed: {
      tags: ['failure', 'failed'],
      on: { 'registration.retry': 'loading', 'registration.refresh': 'loading' },
    },
    closed: { tags: 'closed', on: { 'registration.refresh': 'loading' } },
    // Decides the state by the data of the conference.
    routing: {
      always: [
        { guard: 'isClosed', target: 'closed' },
        { guard: 'isListed', target: 'editing.listed' },
        { guard: 'isFull', target: 'editing.soldOut' },
        { guard: 'isRepriced', target: 'editing.repriced' },
        { target: 'editing.filling' },
      ],
    },
    editing: {
      tags: 'form',
      initial: 'filling',
      on: {
        // The sentence of a refusal is in the language that was left.
        'registration.refresh': { target: 'working.refreshing', actions: 'clearFailure' },
        'registration.change': [
          {
            guard: on('isOtherChoice'),
            target: 'routing',
            actions: [on('keepTexts'), 'forgetAttempt', 'passToDraft'],
          },
          { guard: on('isChange'), actions: [on('keepTexts'), 'passToDraft'] },
        ],
      },
      states: {
        filling: {
          on: {
            'registration.submit': { target: '#registration.working.submitting', actions: on('keepAttempt') },
          },
        },
        // The server has another price by now: it is shown, and nothing happens before it was agreed to.
        repriced: {
          tags: 'repriced',
          on: {
            'registration.submit': { target: '#registration.working.submitting', actions: on('keepAttempt') },
          },
        },
        soldOut: { tags: 'waitlist', on: { 'waitlist.join': '#registration.working.joining' } },
        listed: {
          tags: 'listed',
          invoke: { id: 'watchPlace', src: 'watchPlace', input: chosenType },
          on: { 'place.offered': '#registration.working.refreshing' },
        },
      },
    },
    working: {
      tags: ['busy', 'form'],
      initial: 'refreshing',
      on: { 'registration.change': { guard: on('isChange'), actions: [on('keepFields'), 'passToDraft'] } },
      states: {
        submitting,
        refreshing,
        joining,
      },
    },
    placed: { type: 'final', tags: 'form' },
  },
})

export type RegistrationActorRef = ActorRefFrom<typeof registrationMachine>
export type RegistrationSnapshot = SnapshotFrom<typeof registrationMachine>
