import { useServices } from '../../app/context.tsx'
import type { CallInput, Endpoint } from '../../contract/endpoint.ts'
import type { SiteDocument, document } from '../../contract/site.ts'
import type * as z from 'zod/mini'
import { createRemoteListMachine } from '../../machines/remoteList/remoteList.machine.ts'
import { useRemoteList } from './useRemoteList.ts'

type DocumentEndpoint = Endpoint<z.ZodMiniType, typeof document>

/** One text of the server, as a list of one: it loads, fails and is retried like any other. */
export const useDocument = <E extends DocumentEndpoint>(endpoint: E, input: CallInput<E>) => {
  const { api, initial } = useServices()
  const served = initial(endpoint, input) as SiteDocument | undefined
  const fetchPage = async (_page: number, signal: AbortSignal) =>
    asPage((await api.call(endpoint, input, { signal })) as SiteDocument)
  const { items, ...rest } = useRemoteList(machine, { fetchPage }, served && asPage(served))
  return { ...rest, document: items[0] ?? null }
}

const machine = createRemoteListMachine<SiteDocument & { id: number }>()
const asPage = (text: SiteDocument) => ({ list: [{ id: 0, ...text }], total: 1, page: 1 })
