import { fromPromise } from 'xstate'

import type { OrderRequestPort, SendRequest } from './orderRequest.types.ts'

export const createOrderRequestActors = (port: OrderRequestPort) => ({
  sendRequest: fromPromise<void, SendRequest>(({ input, signal }) => port.sendRequest(input, signal)),
})
