import { on } from '../../kinds/on.ts'
import { flow } from './ownAccount.setup.ts'

/** State that accepts wishes; the kind of the wish decides the next state. */
export const choosing = flow.createStateConfig({
  tags: ['settled', 'open'],
  on: {
    'wish.choose': [
      { guard: on('needsYes'), target: 'confirming', actions: on('keepWish') },
      { guard: on('needsScan'), target: 'scanning', actions: on('keepWish') },
      { guard: on('needsContact'), target: 'contacting', actions: on('keepWish') },
      { target: 'saving', actions: on('keepWish') },
    ],
  },
})
