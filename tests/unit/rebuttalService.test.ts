import { expect, it } from 'vitest'

import { CallError, failure } from '../../src/contract/failure.ts'
import { getPaper } from '../../src/contract/paper.ts'
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
  const server = { isOnline: true, losesAnswers: false, draft_version: 0, draft: '' }
  const call = async (endpoint: { path: string }, wish: { text: string; draft_version: number }) => {
    if (!server.isOnline) throw callError('offline')
    const { draft, draft_version } = server
    if (endpoint.path === getPaper.path) return { rebuttal: { draft, draft_version } }
    if (wish.draft_version !== draft_version)
      throw new CallError({ ...failure('refused'), reason: 'versionConflict' })
    if (endpoint.path === saveRebuttal.path)
      Object.assign(server, { draft: wish.text.trim(), draft_version: draft_version + 1 })
    if (server.losesAnswers) throw callError('offline')
    return { draft_version: server.draft_version }
  }
  /** Reloads the page in a new document. */
  const open = (uid = '7') =>
    createRebuttalService({
      api: { call } as unknown as Api,
      drafts: createDraftStore({ tab, local, uid: () => uid }),
    })
  const known = () => ({ id: 3, draft: server.draft, draft_version: server.draft_version })
  return { server, open, known }
}

it('[SES-08] a rebuttal that the server did not get is there after a reload, for the same account', async () => {
  const { server, open, known } = visit()
  server.isOnline = false
  const typing = open().portOf(known(), 9)
  await expect(typing.saveDraft({ text: '补了误差棒。' }, signal)).rejects.toThrow()
  expect(open().typedOn(known())).toBe('补了误差棒。')
  expect(open('8').typedOn(known())).toBeNull()
  expect(open().typedOn({ id: 4, draft: '', draft_version: 0 })).toBeNull()
})

it('[SES-08] what the server has got, or has got a newer text of, is not brought back', async () => {
  const { server, open, known } = visit()
  await open().portOf(known(), 9).saveDraft({ text: '一' }, signal)
  expect(open().typedOn(known())).toBeNull()
  server.isOnline = false
  await expect(open().portOf(known(), 9).saveDraft({ text: '二' }, signal)).rejects.toThrow()
  server.isOnline = true
  await open().portOf(known(), 9).saveDraft({ text: '三' }, signal)
  expect(open().typedOn(known())).toBeNull()
})

it('[SES-08] what is submitted is forgotten here', async () => {
  const { server, open, known } = visit()
  server.isOnline = false
  const typing = open().portOf(known(), 9)
  await expect(typing.saveDraft({ text: '一' }, signal)).rejects.toThrow()
  server.isOnline = true
  await typing.sendAct({ texts: { text: '一' }, key: 'k' }, signal)
  expect(open().typedOn(known())).toBeNull()
})

it('[PAP-01] a rebuttal is submitted although the answer to its last saving was lost', async () => {
  const { server, open, known } = visit()
  const typing = open().portOf(known(), 9)
  server.losesAnswers = true
  await expect(typing.saveDraft({ text: '一 ' }, signal)).rejects.toThrow()
  expect(open().typedOn(known())).toBe('一 ')
  server.losesAnswers = false
  await typing.sendAct({ texts: { text: '二' }, key: 'k' }, signal)
  expect(open().typedOn(known())).toBeNull()
})
