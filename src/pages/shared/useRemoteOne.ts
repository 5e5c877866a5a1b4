import { useRemoteList } from './useRemoteList.ts'

/** One thing of the server, as a list of one: it loads, fails and is retried like any other. */
export const useRemoteOne = <One extends object>(
  fetchOne: (signal: AbortSignal) => Promise<One>,
  served?: One,
  keptAs: string | null = null,
) => {
  const fetchPage = async (_page: number, signal: AbortSignal) => asPage(await fetchOne(signal))
  const { items, total: _total, ...rest } = useRemoteList({ fetchPage }, served && asPage(served), keptAs)
  return { ...rest, one: (items[0]?.one as One | undefined) ?? null }
}

const asPage = (one: object) => ({ list: [{ id: 0, one }], total: 1, page: 1 })
