import { fromCallback } from 'xstate'

import type { GateReport, GateSyncPort, NetworkSignal, QueueSignal } from './gateSync.types.ts'
import { fromPromise } from '../shared/fromPromise.ts'

export const createGateSyncActors = (port: GateSyncPort) => ({
  syncGate: fromPromise<GateReport, void>(({ signal }) => port.syncGate(signal)),
  watchQueue: fromCallback<QueueSignal, void>(({ sendBack }) => port.watchQueue(sendBack)),
  watchNetwork: fromCallback<NetworkSignal, void>(({ sendBack }) => port.watchNetwork(sendBack)),
})
