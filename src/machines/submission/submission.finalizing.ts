import { on } from '../../kinds/on.ts'
import { given } from '../shared/given.ts'
import { flow } from './submission.setup.ts'

/** Accepted: the final files are handed in and confirmed. */
export const finalizing = flow.createStateConfig({
  tags: ['paper', 'final'],
  initial: 'asked',
  states: {
    asked: {
      on: { 'paper.confirm': { target: 'confirming', actions: on('keepWish') } },
    },
    confirming: {
      tags: ['busy', 'sending'],
      invoke: {
        id: 'finalizePaper',
        src: 'finalizePaper',
        input: ({ context: { paper, typed, key } }) => ({
          paper: given(paper, 'a paper'),
          typed: given(typed, 'something typed'),
          key,
        }),
        onDone: { target: '#submission.routing', actions: on('keepPaper') },
        onError: { target: 'asked', actions: on('keepFailure') },
      },
    },
  },
})
