import type { Failure } from '../../contract/failure.ts'

export interface ListItem {
  id: number
}

export interface ListPage<T extends ListItem> {
  list: T[]
  total: number
  page: number
}

export interface RemoteListInput<T extends ListItem> {
  /** A first page that is known already (from the server's markup), or null. */
  initial: ListPage<T> | null
}

export interface RemoteListContext<T extends ListItem> {
  items: T[]
  total: number
  /** Last page that arrived; 0 before the first. */
  page: number
  failure: Failure | null
}

export type RemoteListEvent = { type: 'list.more' } | { type: 'list.retry' } | { type: 'list.refresh' }
/** Views of the page; each is a tag of the machine. */
export const listViews = ['loading', 'failed', 'empty', 'ready'] as const
export type RemoteListTag =
  | 'busy'
  | 'failure'
  | 'settled'
  | 'loadingMore'
  | 'moreFailed'
  | (typeof listViews)[number]

export interface RemoteListPort<T extends ListItem> {
  /** Pages count from 1. Rejects with `CallError`. */
  fetchPage(page: number, signal: AbortSignal): Promise<ListPage<T>>
}
