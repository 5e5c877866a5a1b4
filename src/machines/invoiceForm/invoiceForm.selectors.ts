import type { SnapshotFrom } from 'xstate'

import { shown } from '../shared/shown.ts'
import type { invoiceFormMachine } from './invoiceForm.machine.ts'
import { invoiceFormViews } from './invoiceForm.types.ts'

export const selectView = (snapshot: SnapshotFrom<typeof invoiceFormMachine>) =>
  shown(snapshot, invoiceFormViews)
