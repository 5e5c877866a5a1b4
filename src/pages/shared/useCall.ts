import { useServices } from '../../app/context.tsx'
import type { CallInput, CallOutput, Endpoint } from '../../contract/endpoint.ts'
import { useRemoteOne } from './useRemoteOne.ts'

/** The answer of one call, as `useRemoteOne` shows it. `input` of the first rendering counts. */
export const useCall = <E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  /** Came with the markup. */
  served?: CallOutput<E>,
  keptAs: string | null = null,
) => {
  const { api } = useServices()
  type One = CallOutput<E> & object
  return useRemoteOne<One>(
    (signal) => api.call(endpoint, input, { signal }) as Promise<One>,
    served as One | undefined,
    keptAs,
  )
}
