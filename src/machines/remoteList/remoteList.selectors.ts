import type { SnapshotFrom } from 'xstate'

import type { RemoteListMachine } from './remoteList.machine.ts'
import type { ListItem } from './remoteList.types.ts'

type Snapshot<Item extends ListItem> = SnapshotFrom<RemoteListMachine<Item>>

export const selectView = <Item extends ListItem>(snapshot: Snapshot<Item>) => {
  if (snapshot.matches('loading')) return 'loading'
  if (snapshot.matches('failed')) return 'failed'
  return snapshot.matches('empty') ? 'empty' : 'ready'
}
export const selectItems = <Item extends ListItem>(snapshot: Snapshot<Item>) => snapshot.context.items
export const selectFailure = <Item extends ListItem>(snapshot: Snapshot<Item>) => snapshot.context.failure
export const selectMore = <Item extends ListItem>(snapshot: Snapshot<Item>) => {
  if (snapshot.matches('loadingMore')) return 'loading'
  if (snapshot.matches('moreFailed')) return 'failed'
  return snapshot.can({ type: 'list.more' }) ? 'available' : 'none'
}
export const selectTotal = <Item extends ListItem>(snapshot: Snapshot<Item>) => snapshot.context.total
