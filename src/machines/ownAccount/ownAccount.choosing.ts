import { on } from '../../kinds/on.ts'
import { flow } from './ownAccount.setup.ts'

/** Where something can be wished for: what follows depends on what it is. */
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
