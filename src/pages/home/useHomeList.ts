import { useServices } from '../../app/context.tsx'
import type { CallOutput, Endpoint } from '../../contract/endpoint.ts'
import type { listConferences, listLives, listNews, listVideos } from '../../contract/catalogue.ts'
import type { ListPage } from '../../machines/remoteList/remoteList.types.ts'
import type { ItemOf } from '../shared/useCallList.ts'
import { useRemoteList } from '../shared/useRemoteList.ts'
import { homePage } from './homePage.ts'

type ListEndpoint = typeof listConferences | typeof listLives | typeof listVideos | typeof listNews

/** One list of the home page, as its section wants it. */
export const useHomeList = <E extends ListEndpoint>(endpoint: E) => {
  type Item = ItemOf<CallOutput<E>>
  const { api, initial } = useServices()
  const fetchPage = async (page: number, signal: AbortSignal) =>
    (await api.call<Endpoint>(endpoint, homePage(endpoint, page), { signal })) as ListPage<Item>
  const served = initial<Endpoint>(endpoint, homePage(endpoint, 1)) as ListPage<Item> | undefined
  return useRemoteList({ fetchPage }, served)
}
