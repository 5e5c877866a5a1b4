import { assign, raise, setup } from 'xstate'

/** A ticket office in small: nested, parallel, eventless and guarded at the start. */
export const officeMachine = setup({
  types: {
    context: {} as { open: boolean; seats: number },
    input: {} as { open: boolean; seats: number },
    events: {} as
      | { type: 'ask'; count: number }
      | { type: 'close' }
      | { type: 'page.hidden' }
      | { type: 'page.shown' }
      | { type: 'hurry' },
  },
  actions: { refuse: () => {} },
  guards: {
    isOpen: ({ context }) => context.open,
    hasSeats: ({ context, event }) => event.type === 'ask' && context.seats >= event.count,
    isSoldOut: ({ context }) => context.seats === 0,
  },
}).createMachine({
  id: 'office',
  context: ({ input }) => input,
  initial: 'arriving',
  states: {
    arriving: { always: [{ guard: 'isOpen', target: 'selling' }, { target: 'shut' }] },
    selling: {
      type: 'parallel',
      on: { close: 'shut', ask: { actions: 'refuse' } },
      states: {
        counter: {
          initial: 'free',
          states: {
            free: {
              on: {
                ask: { guard: 'hasSeats', target: 'sold' },
                hurry: { actions: raise({ type: 'close' }) },
              },
            },
            sold: {
              entry: assign({ seats: ({ context }) => context.seats - 1 }),
              always: { guard: 'isSoldOut', target: 'empty' },
              on: { ask: { guard: 'hasSeats', target: 'sold', reenter: true } },
            },
            empty: {},
          },
        },
        window: {
          initial: 'lit',
          states: { lit: { on: { 'page.*': 'dark' } }, dark: { on: { 'page.shown': 'lit' } } },
        },
      },
    },
    shut: { type: 'final' },
  },
})
