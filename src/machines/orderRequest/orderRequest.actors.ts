import type { OrderRequestPort, SendRequest } from './orderRequest.types.ts'
import { fromPromise } from '../shared/fromPromise.ts'

export const createOrderRequestActors = (port: OrderRequestPort) => ({
  sendRequest: fromPromise<void, SendRequest>(({ input, signal }) => port.sendRequest(input, signal)),
})
