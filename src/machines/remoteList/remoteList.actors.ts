import type { ListItem, ListPage, RemoteListPort } from './remoteList.types.ts'
import { fromPromise } from '../shared/fromPromise.ts'

export const createRemoteListActors = <Item extends ListItem>(port: RemoteListPort<Item>) => ({
  fetchPage: fromPromise<ListPage<Item>, { page: number }>(({ input, signal }) =>
    port.fetchPage(input.page, signal),
  ),
})
