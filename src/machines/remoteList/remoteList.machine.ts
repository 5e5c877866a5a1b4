import { assign, setup } from 'xstate'

import { toFailure } from '../../contract/failure.ts'
import { on } from '../../kinds/on.ts'
import { promisePlaceholder } from '../shared/placeholders.ts'
import type * as T from './remoteList.types.ts'

/** The resting places of every read-only list: loading, ready, empty, failed, loading more. */
export const createRemoteListMachine = <Item extends T.ListItem>() =>
  setup({
    types: {} as {
      input: T.RemoteListInput<Item>
      context: T.RemoteListContext<Item>
      events: T.RemoteListEvent
      tags: T.RemoteListTag
    },
    actors: {
      fetchPage: promisePlaceholder<T.RemoteListPort<Item>['fetchPage'], { page: number }>('fetchPage'),
    },
    actions: {
      keepFirst: assign((_, { output: page }: { output: T.ListPage<Item> }) => ({
        items: page.list,
        total: page.total,
        page: page.page,
        failure: null,
      })),
      // The list may have moved between two pages: an item that is shown already is not shown twice.
      keepMore: assign(({ context }, { output: page }: { output: T.ListPage<Item> }) => {
        const known = new Set(context.items.map((item) => item.id))
        return {
          items: [...context.items, ...page.list.filter((item) => !known.has(item.id))],
          total: page.list.length === 0 ? context.items.length : page.total,
          page: page.page,
          failure: null,
        }
      }),
      keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
      forget: assign({ items: [], total: 0, page: 0, failure: null }),
    },
    guards: {
      hasItems: ({ context }) => context.items.length > 0,
      isKnownEmpty: ({ context }) => context.page > 0 && context.items.length === 0,
      hasMore: ({ context }) => context.items.length < context.total,
      isEmptyPage: (_, { output: page }: { output: T.ListPage<Item> }) => page.list.length === 0,
    },
  }).createMachine({
    id: 'remoteList',
    context: ({ input }) => ({
      items: input.initial?.list ?? [],
      total: input.initial?.total ?? 0,
      page: input.initial?.page ?? 0,
      failure: null,
    }),
    initial: 'loading',
    states: {
      loading: {
        tags: ['busy', 'loading'],
        always: [
          { guard: 'hasItems', target: 'ready' },
          { guard: 'isKnownEmpty', target: 'empty' },
        ],
        invoke: {
          id: 'fetchPage',
          src: 'fetchPage',
          input: { page: 1 },
          onDone: [
            { guard: on('isEmptyPage'), target: 'empty' },
            { target: 'ready', actions: on('keepFirst') },
          ],
          onError: { target: 'failed', actions: on('keepFailure') },
        },
        on: { 'list.refresh': { target: 'loading', reenter: true, actions: 'forget' } },
      },
      ready: {
        tags: ['settled', 'ready'],
        on: {
          'list.more': { guard: 'hasMore', target: 'loadingMore' },
          'list.refresh': { target: 'loading', actions: 'forget' },
        },
      },
      loadingMore: {
        tags: ['settled', 'ready', 'loadingMore'],
        invoke: {
          id: 'fetchPage',
          src: 'fetchPage',
          input: ({ context }) => ({ page: context.page + 1 }),
          onDone: { target: 'ready', actions: on('keepMore') },
          onError: { target: 'moreFailed', actions: on('keepFailure') },
        },
        on: { 'list.refresh': { target: 'loading', actions: 'forget' } },
      },
      moreFailed: {
        tags: ['settled', 'failure', 'ready', 'moreFailed'],
        on: {
          'list.retry': 'loadingMore',
          'list.refresh': { target: 'loading', actions: 'forget' },
        },
      },
      empty: { tags: ['settled', 'empty'], on: { 'list.refresh': { target: 'loading', actions: 'forget' } } },
      failed: {
        tags: ['failure', 'failed'],
        on: {
          'list.retry': { target: 'loading', actions: 'forget' },
          'list.refresh': { target: 'loading', actions: 'forget' },
        },
      },
    },
  })

export const remoteListMachine = createRemoteListMachine<T.ListItem>()
export type RemoteListMachine<Item extends T.ListItem> = ReturnType<typeof createRemoteListMachine<Item>>
