import { useServices } from '../../app/context.tsx'
import { getMessageTypes } from '../../contract/message.ts'
import { useRemoteList } from '../shared/useRemoteList.ts'

/** Number of unread messages of each kind (API-26); absent where it is not known. */
export const useUnreadKinds = () => {
  const { api } = useServices()
  const { items, onRefresh } = useRemoteList({
    async fetchPage(_page, signal) {
      const list = await api.call(getMessageTypes, {}, { signal })
      return { list, total: list.length, page: 1 }
    },
  })
  return { unread: Object.fromEntries(items.map(({ type, unread }) => [type, unread])), onRefresh }
}
