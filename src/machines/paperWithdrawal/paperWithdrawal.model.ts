import { callError } from '../../../mocks/samples/payloads.ts'
import { draftPaper, submittedPaper, withdrawnPaper } from '../../../mocks/samples/papers.ts'
import { done, failed } from '../shared/model.ts'
import type { Model } from '../shared/model.ts'
import { paperWithdrawalMachine } from './paperWithdrawal.machine.ts'

export const paperWithdrawal: Model<typeof paperWithdrawalMachine> = {
  machine: paperWithdrawalMachine,
  inputs: [{ id: 1 }],
  events: [
    done('readPaper', submittedPaper),
    done('readPaper', withdrawnPaper),
    done('readPaper', draftPaper),
    failed('readPaper', callError('offline')),
    { type: 'paper.retry' },
    { type: 'withdrawal.ask' },
    {
      type: 'withdrawal.send',
      typed: { confirmation: '撤回', reason: '实验有误，需重做' },
      key: 'key-1',
    },
    { type: 'withdrawal.dismiss' },
    done('withdrawPaper', withdrawnPaper),
    failed('withdrawPaper', callError('offline')),
    failed('withdrawPaper', callError('refused', 'confirmationWrong')),
    failed('withdrawPaper', callError('refused', 'versionConflict')),
    { type: 'paper.revive', key: 'key-2' },
    done('revivePaper', submittedPaper),
    failed('revivePaper', callError('offline')),
    failed('revivePaper', callError('refused', 'submissionOver')),
    done('rereadPaper', submittedPaper),
    failed('rereadPaper', callError('offline')),
  ],
  project: ({ paper, typed, failure }) => ({
    state: paper?.state,
    isOpen: paper?.is_open,
    isTyped: typed !== null,
    failure: failure?.reason ?? failure?.kind,
  }),
}
