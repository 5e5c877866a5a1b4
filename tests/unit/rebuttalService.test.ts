import { expect, it } from 'vitest'

import { saveRebuttal } from '../../src/contract/rebuttal.ts'
import type { Api } from '../../src/services/api.ts'
import { createDraftStore } from '../../src/services/draftStore.ts'
import { createRebuttalService } from '../../src/services/rebuttalService.ts'
import { callError } from '../../mocks/samples/payloads.ts'
import { memoryStore } from '../support/memoryStore.ts'

const { signal } = new AbortController()

/** A browser, and a server that keeps what it can reach. */
const visit = () => {
  const [tab, local] = [memoryStore(), memoryStore()]
  const server = { isOnline: true, draft_version: 0 }
  const call = async (endpoint: { path: string }) => {
    if (!server.isOnline) throw callError('offline')
    if (endpoint.path === saveRebuttal.path) server.draft_version += 1
    return { draft_version: server.draft_version }
  }
  /** The page anew, in a new document. */
  const open = (uid = '7') =>
    createRebuttalService({
      api: { call } as unknown as Api,
      drafts: createDraftStore({ tab, local, uid: () => uid }),
    })
  const known = () => ({ id: 3, draft_version: server.draft_version })
  return { server, open, known }
}

it('[SES-08] a rebuttal that the server did not get stands there after a reload, for the same account', async () => {
  const { server, open, known } = visit()
  server.isOnline = false
  const typing = open().portOf(known())
  await expect(typing.saveDraft({ text: '补了误差棒。' }, signal)).rejects.toThrow()
  expect(open().typedOn(known())).toBe('补了误差棒。')
  expect(open('8').typedOn(known())).toBeNull()
  expect(open().typedOn({ id: 4, draft_version: 0 })).toBeNull()
})

it('[SES-08] what the server has got, or has got a newer text of, is not brought back', async () => {
  const { server, open, known } = visit()
  await open().portOf(known()).saveDraft({ text: '一' }, signal)
  expect(open().typedOn(known())).toBeNull()
  server.isOnline = false
  await expect(open().portOf(known()).saveDraft({ text: '二' }, signal)).rejects.toThrow()
  server.isOnline = true
  await open().portOf(known()).saveDraft({ text: '三' }, signal)
  expect(open().typedOn(known())).toBeNull()
})

it('[SES-08] what is submitted is forgotten here', async () => {
  const { server, open, known } = visit()
  server.isOnline = false
  const typing = open().portOf(known())
  await expect(typing.saveDraft({ text: '一' }, signal)).rejects.toThrow()
  server.isOnline = true
  await typing.sendAct({ texts: { text: '一' }, key: 'k' }, signal)
  expect(open().typedOn(known())).toBeNull()
})
