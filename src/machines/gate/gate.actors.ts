import type { CheckScan, GatePort, GateStart, GateVerdict } from './gate.types.ts'
import { fromPromise } from '../shared/fromPromise.ts'

export const createGateActors = (port: GatePort) => ({
  openGate: fromPromise<GateStart, void>(({ signal }) => port.openGate(signal)),
  checkScan: fromPromise<GateVerdict, CheckScan>(({ input, signal }) => port.checkScan(input, signal)),
})
