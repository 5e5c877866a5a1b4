import { fromPromise } from 'xstate'

import type { LifecycleRecord } from '../../contract/lifecycle.ts'
import type { RecordInput, RecordPort, Wish } from './record.types.ts'

export const createRecordActors = (port: RecordPort) => ({
  fetchRecord: fromPromise<LifecycleRecord, RecordInput>(({ input, signal }) =>
    port.fetchRecord(input, signal),
  ),
  fireRecord: fromPromise<LifecycleRecord, RecordInput & Wish>(({ input, signal }) =>
    port.fireRecord(input, signal),
  ),
})
