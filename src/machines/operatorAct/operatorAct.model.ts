import { operatorActMachine } from './operatorAct.machine.ts'
import { callError } from '../../../mocks/samples/payloads.ts'
import { done, failed } from '../shared/model.ts'
import type { Model } from '../shared/model.ts'

export const operatorAct: Model<typeof operatorActMachine> = {
  machine: operatorActMachine,
  inputs: [undefined],
  events: [
    { type: 'act.send', texts: { reason: '已电话告知' }, key: 'key-1' },
    { type: 'act.close' },
    done('sendAct', null),
    failed('sendAct', callError('offline')),
    failed('sendAct', callError('refused', 'jobRunning')),
  ],
  project: ({ texts, failure }) => ({ texts, failure: failure?.kind }),
}
