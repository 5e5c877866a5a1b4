import { dialogEvents, projectCommand } from '../../kinds/command/command.model.ts'
import type { Model } from '../shared/model.ts'
import { orderRequestMachine } from './orderRequest.machine.ts'

export const orderRequest: Model<typeof orderRequestMachine> = {
  machine: orderRequestMachine,
  inputs: [undefined],
  events: dialogEvents({ reason: '行程有变' }, undefined, 'refundWindowOver'),
  project: projectCommand,
}
