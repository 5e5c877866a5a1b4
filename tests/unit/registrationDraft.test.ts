import { expect, it } from 'vitest'

import { getRegistrationForm } from '../../src/contract/conferenceForm.ts'
import { getConference } from '../../src/contract/conference.ts'
import { getDraft, listCoupons, saveDraft } from '../../src/contract/order.ts'
import type { Api } from '../../src/services/api.ts'
import { createDraftStore } from '../../src/services/draftStore.ts'
import { createRegistrationService } from '../../src/services/registrationService.ts'
import { memoryStore } from '../support/memoryStore.ts'
import { callError } from '../../mocks/samples/payloads.ts'

const { signal } = new AbortController()

const visit = () => {
  const [tab, local] = [memoryStore(), memoryStore()]
  let uid = '7'
  let saving = async () => {}
  const call = async (endpoint: { path: string }) => {
    if (endpoint.path === getConference.path) return {}
    if (endpoint.path === listCoupons.path) return { list: [] }
    if (endpoint.path === getRegistrationForm.path) return { questions: [] }
    if (endpoint.path === getDraft.path) return { draft: { name: '旧', company: '某大学' }, known: {} }
    if (endpoint.path === saveDraft.path) return saving()
    throw new Error(endpoint.path)
  }
  /** Reloads the page in a new document. */
  const open = () =>
    createRegistrationService({
      api: { call } as unknown as Api,
      drafts: createDraftStore({ tab, local, uid: () => uid }),
      now: () => 0,
    })(3)
  return {
    open,
    tab,
    local,
    texts: async () => (await open().loadRegistration(signal)).texts,
    save(answer: () => Promise<void>) {
      saving = answer
    },
    become(other: string) {
      uid = other
    },
    expire() {
      uid = ''
      local.clear()
    },
  }
}

it('[SES-08] what is typed in the second before the page is left is there again, also in another tab', async () => {
  const { open, texts, tab } = visit()
  open().keepDraft({ name: '新' })
  expect(await texts()).toEqual({ name: '新', company: '某大学' })
  tab.clear()
  expect(await texts()).toMatchObject({ name: '新' })
})

it('[SES-08] text typed after the session ended is restored to its author only', async () => {
  const { open, texts, expire, become, local } = visit()
  const page = open()
  page.keepDraft({ name: '甲' })
  expire()
  page.keepDraft({ name: '甲乙' })
  await expect(page.saveDraft({ name: '甲乙丙' }, signal)).resolves.toBeUndefined()
  page.keepDraft({ name: '甲乙丙丁' })
  // Nothing of it waits for the next person at this browser.
  expect(local.names('')).toEqual([])
  become('8')
  expect(await texts()).toMatchObject({ name: '旧' })
  become('7')
  expect(await texts()).toMatchObject({ name: '甲乙丙丁' })
})

it('[SES-08] a draft that arrived is kept by the server alone, unless more was typed since', async () => {
  const { open, save, tab } = visit()
  const page = open()
  page.keepDraft({ name: '甲' })
  await page.saveDraft({ name: '甲' }, signal)
  expect(tab.names('')).toEqual([])
  page.keepDraft({ name: '甲乙' })
  save(async () => page.keepDraft({ name: '甲乙丙' }))
  await page.saveDraft({ name: '甲乙' }, signal)
  expect(tab.names('')).toHaveLength(1)
  save(() => Promise.reject(callError('expired')))
  await expect(page.saveDraft({ name: '甲乙丙' }, signal)).rejects.toThrow()
  expect(tab.names('')).toHaveLength(1)
})
