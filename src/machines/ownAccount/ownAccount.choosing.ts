import { flow } from './ownAccount.setup.ts'

/** State that accepts wishes; the kind of the wish decides the next state. */
export const choosing = flow.createStateConfig({
  tags: ['settled', 'open'],
  on: {
    'wish.choose': [
      {
        guard: { type: 'needsYes', params: ({ event }) => event },
        target: 'confirming',
        actions: { type: 'keepWish', params: ({ event }) => event },
      },
      {
        guard: { type: 'needsScan', params: ({ event }) => event },
        target: 'scanning',
        actions: { type: 'keepWish', params: ({ event }) => event },
      },
      {
        guard: { type: 'needsContact', params: ({ event }) => event },
        target: 'contacting',
        actions: { type: 'keepWish', params: ({ event }) => event },
      },
      { target: 'saving', actions: { type: 'keepWish', params: ({ event }) => event } },
    ],
  },
})
