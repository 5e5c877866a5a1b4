import type { ListItem, ListPage } from '../../machines/remoteList/remoteList.types.ts'

/**
 * Pages of a list whose server knows places, not pages: decided records have left it in the meantime, and a page by its
 * number would skip as many. `ask` returns the entries after a place, and their total.
 */
export const placedPages = <Item extends ListItem, Place = string>(
  ask: (after: Place | undefined, signal: AbortSignal) => Promise<{ list: Item[]; total: number }>,
  placeOf: (item: Item) => Place,
) => {
  const ends: Array<{ after: Place; shown: number }> = []
  return async (page: number, signal: AbortSignal): Promise<ListPage<Item>> => {
    const end = page === 1 ? undefined : ends[page - 2]
    const { list, total } = await ask(end?.after, signal)
    const before = end?.shown ?? 0
    const last = list.at(-1)
    if (last !== undefined) ends[page - 1] = { after: placeOf(last), shown: before + list.length }
    return { list, total: before + total, page }
  }
}
