import { commentMachine } from './comment.machine.ts'
import { learned } from '../../../../mocks/samples/learned.ts'
import type { Model } from '../../shared/model.ts'

export const comment: Model<typeof commentMachine> = {
  machine: commentMachine,
  inputs: [{ isFresh: true, reports: 0, reason: null }],
  events: [
    learned({ isFresh: false }),
    learned({ isFresh: true }),
    { type: 'comment.edit' },
    { type: 'comment.delete' },
    { type: 'comment.report' },
    { type: 'comment.dismiss' },
    { type: 'comment.hide', reason: '广告' },
    { type: 'comment.hide', reason: '' },
    { type: 'comment.restore' },
  ],
  project: ({ isFresh }) => ({ isFresh }),
}
