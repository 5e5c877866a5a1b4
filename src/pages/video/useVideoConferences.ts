import { useServices } from '../../app/context.tsx'
import { listVideoConferences, type VideoConference } from '../../contract/catalogue.ts'
import { useRemoteList } from '../shared/useRemoteList.ts'

/** The conferences that videos can be narrowed to; empty until they are here. */
export const useVideoConferences = (): readonly VideoConference[] => {
  const { api, initial } = useServices()
  const served = initial(listVideoConferences, {})
  return useRemoteList(
    { fetchPage: async (_page, signal) => asPage(await api.call(listVideoConferences, {}, { signal })) },
    served && asPage(served),
  ).items
}

const asPage = ({ list }: { list: VideoConference[] }) => ({ list, total: list.length, page: 1 })
