import { callError } from '../../../mocks/samples/payloads.ts'
import { closedPaper, openPaper, preparedPaper, stuckPaper } from '../../../mocks/samples/paperDesk.ts'
import { done, failed } from '../shared/model.ts'
import type { Model } from '../shared/model.ts'
import { paperDecisionMachine } from './paperDecision.machine.ts'

export const paperDecision: Model<typeof paperDecisionMachine> = {
  machine: paperDecisionMachine,
  inputs: [{ paperId: 1 }],
  events: [
    done('loadPaper', openPaper),
    done('loadPaper', preparedPaper),
    done('loadPaper', stuckPaper),
    done('loadPaper', closedPaper),
    failed('loadPaper', callError('offline')),
    { type: 'decision.retry' },
    {
      type: 'decision.save',
      written: { decision: 'minor_revision', letter: '请补充对照实验。' },
      key: 'key-1',
    },
    done('prepareDecision', preparedPaper),
    failed('prepareDecision', callError('offline')),
    failed('prepareDecision', callError('refused', 'decisionPrepared')),
    { type: 'decision.change' },
    { type: 'decision.leave' },
    { type: 'decision.drop', key: 'key-2' },
    done('discardDecision', openPaper),
    failed('discardDecision', callError('offline')),
    failed('discardDecision', callError('refused', 'decisionReleased')),
    { type: 'decision.send', reason: '', key: 'key-3' },
    done('releaseDecision', closedPaper),
    failed('releaseDecision', callError('offline')),
    failed('releaseDecision', callError('refused', 'paperNotActive')),
    { type: 'decision.reload' },
  ],
  project: ({ paper, failure }) => ({
    isPrepared: paper?.decisions.some(({ state }) => state === 'prepared'),
    allowed: paper?.allowed.length,
    failure: failure?.kind,
  }),
}
