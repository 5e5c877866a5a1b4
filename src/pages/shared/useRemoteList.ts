import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'

import { createRemoteListActors } from '../../machines/remoteList/remoteList.actors.ts'
import { remoteListMachine, type RemoteListMachine } from '../../machines/remoteList/remoteList.machine.ts'
import * as select from '../../machines/remoteList/remoteList.selectors.ts'
import type { ListItem, ListPage, RemoteListPort } from '../../machines/remoteList/remoteList.types.ts'
import { useFlow } from './useFlow.ts'
import { useKeeping, useKept } from './useKept.ts'

/** A list of the server: its view, and the visitor's actions. Reloads when the language changes. */
export const useRemoteList = <Item extends ListItem>(
  port: RemoteListPort<Item>,
  /** The first page, where it came with the markup. */
  initial?: ListPage<Item>,
  /** Under which its pages are kept for the way back, with all that they depend on; none: they are not. */
  keptAs: string | null = null,
) => {
  const kept = useKept<ListPage<Item>>(keptAs)
  const [logic] = useState(() => machineOf<Item>().provide({ actors: createRemoteListActors(port) as never }))
  const list = useFlow(logic, { input: { initial: kept.before?.shown ?? initial ?? null } })
  const { locale } = useIntl()
  const shown = useRef(locale)
  useEffect(() => {
    if (shown.current === locale) return
    shown.current = locale
    list.send({ type: 'list.refresh' })
  }, [list, locale])
  useKeeping(kept, () => {
    const { items, total, page } = list.getSnapshot().context
    return items.length === 0 ? null : { list: items, total, page }
  })
  return {
    view: useSelector(list, select.selectView<Item>),
    items: useSelector(list, select.selectItems<Item>),
    total: useSelector(list, select.selectTotal<Item>),
    failure: useSelector(list, select.selectFailure<Item>),
    more: useSelector(list, select.selectMore<Item>),
    onRetry: () => list.send({ type: 'list.retry' }),
    onMore: () => list.send({ type: 'list.more' }),
    /** From the first page again: an entry was changed. */
    onRefresh: () => list.send({ type: 'list.refresh' }),
  } as const
}

/** The machine reads nothing of an item but its id. */
const machineOf = <Item extends ListItem>() => remoteListMachine as unknown as RemoteListMachine<Item>
