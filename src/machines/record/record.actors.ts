import type { LifecycleRecord } from '../../contract/lifecycle.ts'
import type { RecordInput, RecordPort, Wish } from './record.types.ts'
import { fromPromise } from '../shared/fromPromise.ts'

export const createRecordActors = (port: RecordPort) => ({
  fetchRecord: fromPromise<LifecycleRecord, RecordInput>(({ input, signal }) =>
    port.fetchRecord(input, signal),
  ),
  fireRecord: fromPromise<LifecycleRecord, RecordInput & Wish>(({ input, signal }) =>
    port.fireRecord(input, signal),
  ),
})
