import type * as z from 'zod/mini'

import { useServices } from '../../app/context.tsx'
import type { CallInput, Endpoint } from '../../contract/endpoint.ts'
import type { SiteDocument } from '../../contract/site.ts'
import { useRemoteOne } from './useRemoteOne.ts'

type DocumentEndpoint = Endpoint<z.ZodMiniType, z.ZodMiniType<SiteDocument>>

/** One text of the server. */
export const useDocument = <E extends DocumentEndpoint>(endpoint: E, input: CallInput<E>) => {
  const { api, initial } = useServices()
  const { one, ...rest } = useRemoteOne(
    async (signal) => (await api.call(endpoint, input, { signal })) as SiteDocument,
    initial(endpoint, input) as SiteDocument | undefined,
  )
  return { ...rest, document: one }
}
