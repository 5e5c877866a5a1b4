import { useServices } from '../../app/context.tsx'
import type { CallInput, CallOutput, Endpoint } from '../../contract/endpoint.ts'
import type { ListItem, ListPage } from '../../machines/remoteList/remoteList.types.ts'
import { useRemoteList } from './useRemoteList.ts'

/** The pages of a call that takes `page`, as `useRemoteList` shows them. `input` of the first rendering counts. */
export const useCallList = <E extends Endpoint>(
  endpoint: E,
  input: Omit<CallInput<E>, 'page'>,
  /** The first page; it came with the markup. */
  served?: CallOutput<E>,
  keptAs: string | null = null,
) => {
  const { api } = useServices()
  type Item = ItemOf<CallOutput<E>>
  return useRemoteList<Item>(
    {
      fetchPage: (page, signal) =>
        api.call(endpoint, { ...input, page } as CallInput<E>, { signal }) as Promise<ListPage<Item>>,
    },
    served as ListPage<Item> | undefined,
    keptAs,
  )
}

/** `never` where the answer is no list. */
export type ItemOf<Answer> = Answer extends { list: (infer Item extends ListItem)[] } ? Item : never
