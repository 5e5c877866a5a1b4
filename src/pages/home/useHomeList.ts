import { useServices } from '../../app/context.tsx'
import type { CallOutput, Endpoint } from '../../contract/endpoint.ts'
import type { listConferences, listLives, listNews, listVideos } from '../../contract/catalogue.ts'
import type { RemoteListMachine } from '../../machines/remoteList/remoteList.machine.ts'
import type { ListItem, ListPage } from '../../machines/remoteList/remoteList.types.ts'
import { useRemoteList } from '../shared/useRemoteList.ts'
import { homePage } from './homePage.ts'

type ListEndpoint = typeof listConferences | typeof listLives | typeof listVideos | typeof listNews

/** One list of the home page, in its section's format. */
export const useHomeList = <E extends ListEndpoint, Item extends ListItem & CallOutput<E>['list'][number]>(
  endpoint: E,
  machine: RemoteListMachine<Item>,
) => {
  const { api, initial } = useServices()
  const fetchPage = async (page: number, signal: AbortSignal) =>
    (await api.call<Endpoint>(endpoint, homePage(endpoint, page), { signal })) as ListPage<Item>
  const served = initial<Endpoint>(endpoint, homePage(endpoint, 1)) as ListPage<Item> | undefined
  return useRemoteList(machine, { fetchPage }, served)
}
