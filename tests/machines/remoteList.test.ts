import { describe, expect, it } from 'vitest'

import { createRemoteListActors } from '../../src/machines/remoteList/remoteList.actors.ts'
import { remoteListMachine } from '../../src/machines/remoteList/remoteList.machine.ts'
import type { ListItem, ListPage } from '../../src/machines/remoteList/remoteList.types.ts'
import { held, turn } from '../support/held.ts'
import { callError } from '../../mocks/samples/payloads.ts'
import { run } from '../support/run.ts'

const startList = (initial: ListPage<ListItem> | null = null) => {
  const fetchPage = held<[number], ListPage<ListItem>>()
  const machine = remoteListMachine.provide({
    actors: createRemoteListActors({ fetchPage: fetchPage.call }),
  })
  const running = run(machine, { initial })
  const shown = () => running.actor.getSnapshot().context.items.map(({ id }) => id)
  return { ...running, fetchPage, shown }
}

const page = (number: number, ids: number[], total: number): ListPage<ListItem> => ({
  page: number,
  list: ids.map((id) => ({ id })),
  total,
})

describe('remoteList', () => {
  it('asks for the first page and shows it', async () => {
    const { actor, fetchPage, shown } = startList()
    expect(fetchPage.last().args).toEqual([1])
    fetchPage.last().resolve(page(1, [1, 2], 3))
    await turn()
    expect(actor.getSnapshot().value).toBe('ready')
    expect(shown()).toEqual([1, 2])
  })

  it('does not ask for a page that is in the markup already', () => {
    expect(startList(page(1, [1], 1)).fetchPage.calls).toHaveLength(0)
    const empty = startList(page(1, [], 0))
    expect(empty.fetchPage.calls).toHaveLength(0)
    expect(empty.actor.getSnapshot().value).toBe('empty')
  })

  it('says so when there is nothing', async () => {
    const { actor, fetchPage } = startList()
    fetchPage.last().resolve(page(1, [], 0))
    await turn()
    expect(actor.getSnapshot().value).toBe('empty')
  })

  it('shows an item once when the list moved between two pages, and asks for nothing past the end', async () => {
    const { actor, fetchPage, shown } = startList(page(1, [1, 2], 3))
    actor.send({ type: 'list.more' })
    actor.send({ type: 'list.more' })
    expect(fetchPage.calls.map(({ args }) => args)).toEqual([[2]])
    fetchPage.last().resolve(page(2, [2, 3], 3))
    await turn()
    expect(shown()).toEqual([1, 2, 3])
    actor.send({ type: 'list.more' })
    expect(fetchPage.calls).toHaveLength(1)
  })

  it('keeps the shown entries when more cannot be loaded, and retries that page', async () => {
    const { actor, fetchPage, shown } = startList(page(1, [1], 2))
    actor.send({ type: 'list.more' })
    fetchPage.last().reject(callError('timeout'))
    await turn()
    expect(actor.getSnapshot().hasTag('failure')).toBe(true)
    expect(shown()).toEqual([1])
    actor.send({ type: 'list.retry' })
    expect(fetchPage.last().args).toEqual([2])
  })

  it('does not wait for ever at an end that came earlier than promised', async () => {
    const { actor, fetchPage } = startList(page(1, [1], 5))
    actor.send({ type: 'list.more' })
    fetchPage.last().resolve(page(2, [], 5))
    await turn()
    expect(actor.getSnapshot().can({ type: 'list.more' })).toBe(false)
  })

  it('an answer that was overtaken by a refresh is not shown', async () => {
    const { actor, fetchPage, shown } = startList()
    const overtaken = fetchPage.last()
    actor.send({ type: 'list.refresh' })
    overtaken.resolve(page(1, [9], 1))
    await turn()
    expect(actor.getSnapshot().value).toBe('loading')
    fetchPage.last().resolve(page(1, [1], 1))
    await turn()
    expect(shown()).toEqual([1])
  })
})
