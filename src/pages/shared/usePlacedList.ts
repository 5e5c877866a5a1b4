import { useState } from 'react'

import { useServices } from '../../app/context.tsx'
import type { CallInput, CallOutput, Endpoint } from '../../contract/endpoint.ts'
import { placedPages } from './placedPages.ts'
import type { ItemOf } from './useCallList.ts'
import { useRemoteList } from './useRemoteList.ts'

/** The pages of a call that takes `after`, the place of the last known row. `input` of the first rendering counts. */
export const usePlacedList = <E extends Endpoint>(
  endpoint: E,
  input: Omit<CallInput<E>, 'after'>,
  placeOf: (item: ItemOf<CallOutput<E>>) => After<CallInput<E>>,
) => {
  type Item = ItemOf<CallOutput<E>>
  const { api } = useServices()
  const [fetchPage] = useState(() =>
    placedPages<Item, After<CallInput<E>>>((after, signal) => {
      const wish = { ...input, ...(after === undefined ? {} : { after }) } as CallInput<E>
      return api.call(endpoint, wish, { signal }) as Promise<{ list: Item[]; total: number }>
    }, placeOf),
  )
  const { onRefresh: _refresh, ...list } = useRemoteList({ fetchPage })
  return list
}

/** `never` where the call does not take it. */
type After<Input> = Input extends { after?: infer Place } ? NonNullable<Place> : never
