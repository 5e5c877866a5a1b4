import { expect, it } from 'vitest'

import type { Api } from '../../src/services/api.ts'
import { createDiscussionService } from '../../src/services/discussionService.ts'
import { createDraftStore } from '../../src/services/draftStore.ts'
import { callError } from '../../mocks/samples/payloads.ts'
import { memoryStore } from '../support/memoryStore.ts'

const { signal } = new AbortController()
const place = { part: 'reviewer', id: 3 } as const
const writing = { ...place, act: { type: 'write', text: '同意。' }, key: 'k' } as const

it('[SES-08] a comment that is being written is there after a reload, until it is sent', async () => {
  let isOnline = false
  const [tab, local] = [memoryStore(), memoryStore()]
  const call = async () => {
    if (!isOnline) throw callError('offline')
    return {}
  }
  /** Reloads the page in a new document. */
  const open = (uid = '7') =>
    createDiscussionService({
      api: { call } as unknown as Api,
      drafts: createDraftStore({ tab, local, uid: () => uid }),
    })
  open().keepTyped(place, '同意。')
  await expect(open().sendAct(writing, signal)).rejects.toThrow()
  expect(open().typedIn(place)).toBe('同意。')
  expect(open().typedIn({ part: 'chair', id: 3 })).toBe('')
  expect(open('8').typedIn(place)).toBe('')
  isOnline = true
  await open().sendAct(writing, signal)
  expect(open().typedIn(place)).toBe('')
})
