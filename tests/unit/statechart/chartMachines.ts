import { and, createMachine, not, or, setup, stateIn } from 'xstate'

/** Everything a statechart can have, in no sensible order. */
export const everything = setup({
  types: {} as {
    context: { seats: number }
    events: { type: 'open' } | { type: 'ask' } | { type: 'again' } | { type: 'stay' } | { type: 'leave' }
  },
  guards: {
    isOpen: () => true,
    isFull: () => false,
    isOver: () => false,
    isAtLeast: (_, { seats }: { seats: number }) => seats > 0,
  },
  actions: { note: () => {}, greet: () => {} },
  delays: { pause: 1_000 },
}).createMachine({
  id: 'all',
  context: { seats: 0 },
  initial: 'closed',
  states: {
    closed: {
      entry: 'greet',
      after: { pause: 'busy', 5_000: { target: 'ended', actions: 'note' } },
      on: {
        open: [
          { guard: and(['isOpen', not(or(['isFull', 'isOver']))]), target: 'busy' },
          { guard: { type: 'isAtLeast', params: { seats: 3 } }, target: 'busy' },
          { guard: ({ context }) => context.seats > 9, target: 'ended' },
        ],
        stay: { guard: stateIn({ busy: { left: 'one' } }), actions: 'note' },
      },
    },
    busy: {
      type: 'parallel',
      tags: ['loud', 'rare'],
      on: { again: { target: 'busy', reenter: true } },
      onDone: 'ended',
      states: {
        left: {
          initial: 'one',
          states: {
            one: { on: { ask: 'two' } },
            two: { type: 'final' },
          },
        },
        right: {
          initial: 'first',
          states: {
            first: { always: { guard: 'isFull', target: 'last' } },
            last: { type: 'final' },
          },
        },
      },
      exit: 'note',
    },
    recalled: { type: 'history', history: 'deep', target: 'busy' },
    ended: { type: 'final' },
  },
})

/** Actors with and without an id of their own. */
export const calling = createMachine({
  id: 'calling',
  initial: 'idle',
  invoke: [{ id: 'phone', src: 'dial', onDone: '.idle', onError: '.deep.down' }, { src: 'ring' }],
  states: {
    idle: { on: { '*': { target: ['deep.down'] } } },
    deep: { initial: 'down', states: { down: {} }, on: { up: '.down' } },
  },
})
