import { describe, expect, it } from 'vitest'

import { CallError, failure } from '../../src/contract/failure.ts'
import { savePaper, submitPaper } from '../../src/contract/paper.ts'
import { saveReview } from '../../src/contract/review.ts'
import type { Api } from '../../src/services/api.ts'
import { createDraftStore } from '../../src/services/draftStore.ts'
import { createPaperService } from '../../src/services/paperService.ts'
import { createReviewService } from '../../src/services/reviewService.ts'
import { fixturesFor } from '../../mocks/fixtures.ts'
import { callError } from '../../mocks/samples/payloads.ts'
import { memoryStore } from '../support/memoryStore.ts'

const { signal } = new AbortController()
const happy = fixturesFor('zh')

/** A server that keeps one text under a version, and whose answers may get lost. */
const createServer = <Text extends object>(text: Text) => {
  const server = { version: 4, text, losesAnswers: false, calls: [] as string[] }
  const write = (seen: number, next: Text) => {
    if (seen !== server.version) {
      const refused = { ...failure('refused'), reason: 'versionConflict' }
      throw new CallError(refused)
    }
    server.version += 1
    server.text = next
    if (server.losesAnswers) throw callError('offline')
    return server.version
  }
  const boxes = { tab: memoryStore(), local: memoryStore() }
  const drafts = () => createDraftStore({ ...boxes, uid: () => '7' })
  return { server, write, drafts }
}

const papers = () => {
  const first = {
    ...happy.getPaper,
    form_version: 4,
    state: 'draft' as const,
    editing: 'draft' as const,
    has_unsent: false,
    response: '',
  }
  const { server, write, drafts } = createServer(first.form)
  const call = async (endpoint: { path: string }, input: { form_version: number; form: string }) => {
    server.calls.push(endpoint.path)
    if (endpoint.path === savePaper.path)
      return { form_version: write(input.form_version, JSON.parse(input.form)) }
    if (endpoint.path === submitPaper.path) {
      const form_version = write(input.form_version, JSON.parse(input.form))
      return { ...first, form: server.text, form_version, state: 'administrator_review.active' }
    }
    return { ...first, form: server.text, form_version: server.version }
  }
  const open = () => createPaperService({ api: { call } as unknown as Api, drafts: drafts() })
  const typed = (title: string) => ({ form: { ...first.form, title }, response: '' })
  const wish = (title: string) => ({ paper: first, typed: typed(title) })
  return { server, open, first, typed, wish }
}

describe('[PAP-01] a paper whose saving was not answered', () => {
  it('is saved again with what was typed since, and asks for no choice', async () => {
    const { server, open, wish } = papers()
    const service = open()
    server.losesAnswers = true
    await expect(service.savePaper(wish('一'), signal)).rejects.toThrow()
    await expect(service.savePaper(wish('二'), signal)).rejects.toThrow()
    server.losesAnswers = false
    expect(await service.savePaper(wish('三'), signal)).toEqual({ form_version: server.version })
    expect(server.text.title).toBe('三')
  })

  it('is submitted, whichever of the two the server has', async () => {
    const { server, open, wish } = papers()
    const service = open()
    server.losesAnswers = true
    await expect(service.savePaper(wish(' 一 '), signal)).rejects.toThrow()
    server.losesAnswers = false
    // As the server reads it back.
    server.text = { ...server.text, title: '一' }
    const sent = await service.sendPaper({ ...wish('二'), key: 'k' }, signal)
    expect(sent).toMatchObject({ state: 'administrator_review.active', form: { title: '二' } })
  })

  it('asks for a choice if another user has written since', async () => {
    const { server, open, wish } = papers()
    const service = open()
    server.losesAnswers = true
    await expect(service.savePaper(wish('一'), signal)).rejects.toThrow()
    Object.assign(server, { losesAnswers: false, version: 9, text: { ...server.text, title: '别处' } })
    await expect(service.savePaper(wish('二'), signal)).rejects.toMatchObject({
      detail: { reason: 'versionConflict' },
    })
    expect(server.text.title).toBe('别处')
  })

  it('is not read again if every saving was answered', async () => {
    const { server, open, wish } = papers()
    const service = open()
    await service.savePaper(wish('一'), signal)
    await expect(service.savePaper(wish('二'), signal)).rejects.toMatchObject({
      detail: { reason: 'versionConflict' },
    })
    expect(server.calls).toEqual([savePaper.path, savePaper.path])
  })

  it('[SES-08] is there after a reload with what was typed last', async () => {
    const { server, open, wish, first, typed } = papers()
    const before = open()
    server.losesAnswers = true
    before.keepTyped(first, typed('一'))
    await expect(before.savePaper(wish('一'), signal)).rejects.toThrow()
    before.keepTyped(first, typed('一二'))
    server.losesAnswers = false
    expect((await open().loadPaper(first.id, signal)).typed?.form.title).toBe('一二')
    // Another user's version takes its place.
    server.text = { ...server.text, title: '别处' }
    expect((await open().loadPaper(first.id, signal)).typed).toBeNull()
  })
})

describe('[REV-02] a review whose saving was not answered', () => {
  const written = (comments: string) => ({ recommendation: 'accept' as const, comments, remarks: '' })
  it('is saved again with what was typed since', async () => {
    const draft = { recommendation: null, comments: '', remarks: '', version: 4 }
    const review = { ...happy.getReview, draft }
    const { server, write, drafts } = createServer<object>(written(''))
    const call = async (endpoint: { path: string }, input: { draft_version: number }) => {
      const { draft_version, ...text } = input
      if (endpoint.path === saveReview.path) return { draft_version: write(draft_version, text) }
      return { ...review, draft: { ...draft, ...server.text, version: server.version } }
    }
    const service = createReviewService({ api: { call } as unknown as Api, drafts: drafts() })
    server.losesAnswers = true
    await expect(service.saveReview({ review, written: written('一 ') }, signal)).rejects.toThrow()
    server.text = written('一')
    server.losesAnswers = false
    await service.saveReview({ review, written: written('二') }, signal)
    expect(server.text).toMatchObject({ comments: '二' })
  })
})
