import { callError } from '../../../mocks/samples/payloads.ts'
import {
  checkedText,
  clearFindings,
  fullBalance,
  matchedFindings,
} from '../../../mocks/samples/similarity.ts'
import { done, failed } from '../shared/model.ts'
import type { Model } from '../shared/model.ts'
import { similarityCheckMachine } from './similarityCheck.machine.ts'

export const similarityCheck: Model<typeof similarityCheckMachine> = {
  machine: similarityCheckMachine,
  inputs: [{ paperId: null }],
  events: [
    { type: 'check.start', text: checkedText },
    done('loadBalance', fullBalance),
    done('loadBalance', { ...fullBalance, left: 0 }),
    failed('loadBalance', callError('offline')),
    done('compareText', clearFindings),
    done('compareText', matchedFindings),
    failed('compareText', callError('refused', 'freeCharactersSpent')),
    failed('compareText', callError('offline')),
  ],
  project: ({ findings, balance, failure }) => ({
    found: findings.map(({ report }) => report.percent > 0),
    isUsedUp: balance?.left === 0,
    failure: failure?.kind,
  }),
}
