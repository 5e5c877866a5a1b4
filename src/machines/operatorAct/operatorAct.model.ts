import { dialogEvents, projectCommand } from '../../kinds/command/command.model.ts'
import type { Model } from '../shared/model.ts'
import { operatorActMachine } from './operatorAct.machine.ts'

export const operatorAct: Model<typeof operatorActMachine> = {
  machine: operatorActMachine,
  inputs: [undefined],
  events: dialogEvents({ reason: '已电话告知' }, null, 'jobRunning'),
  project: projectCommand,
}
