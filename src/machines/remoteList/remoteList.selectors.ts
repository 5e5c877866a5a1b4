import type { SnapshotFrom } from 'xstate'

import { shown } from '../shared/shown.ts'
import type { RemoteListMachine } from './remoteList.machine.ts'
import { listViews } from './remoteList.types.ts'
import type { ListItem } from './remoteList.types.ts'

type Snapshot<Item extends ListItem> = SnapshotFrom<RemoteListMachine<Item>>

export const selectView = <Item extends ListItem>(snapshot: Snapshot<Item>) => shown(snapshot, listViews)
export const selectItems = <Item extends ListItem>(snapshot: Snapshot<Item>) => snapshot.context.items
export const selectFailure = <Item extends ListItem>(snapshot: Snapshot<Item>) => snapshot.context.failure
export const selectMore = <Item extends ListItem>(snapshot: Snapshot<Item>) => {
  if (snapshot.hasTag('loadingMore')) return 'loading'
  if (snapshot.hasTag('moreFailed')) return 'failed'
  return snapshot.can({ type: 'list.more' }) ? 'available' : 'none'
}
export const selectTotal = <Item extends ListItem>(snapshot: Snapshot<Item>) => snapshot.context.total
