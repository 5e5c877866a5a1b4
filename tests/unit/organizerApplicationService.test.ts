import { describe, expect, it } from 'vitest'

import type { Application } from '../../src/contract/organizer.ts'
import { createOrganizerApplicationService } from '../../src/services/organizerApplicationService.ts'
import type { Api } from '../../src/services/api.ts'
import { createDraftStore } from '../../src/services/draftStore.ts'
import { memoryStore } from '../support/memoryStore.ts'
import { application, callError, organizerValues } from '../../mocks/samples/payloads.ts'

const { signal } = new AbortController()

const build = (answers: Partial<Application> = {}) => {
  const [tab, local] = [memoryStore(), memoryStore()]
  let uid = '7'
  let fault: Error | null = null
  const call = async () => {
    if (fault !== null) throw fault
    return { ...application, ...answers }
  }
  const drafts = createDraftStore({ tab, local, uid: () => uid })
  const service = createOrganizerApplicationService({ api: { call } as unknown as Api, drafts })
  return {
    service,
    tab,
    local,
    draft: async () => (await service.loadApplication(signal)).draft,
    become: (other: string) => {
      uid = other
    },
    fail: (error: Error | null) => {
      fault = error
    },
  }
}

describe('the draft of the organizer information', () => {
  it('[SES-08] outlives the tab, and a session that ended', async () => {
    const { service, tab, local, draft } = build()
    service.keepDraft({ name: '前沿材料学会' })
    local.clear()
    expect(await draft()).toEqual({ name: '前沿材料学会' })
    service.keepDraft({ name: '前沿材料学会' })
    tab.clear()
    expect(await draft()).toEqual({ name: '前沿材料学会' })
  })

  it('[SES-08] stays its owner’s when it is typed on after the session ended', async () => {
    const { service, local, draft, become } = build()
    service.keepDraft({ name: '前沿' })
    become('')
    local.clear()
    service.keepDraft({ name: '前沿材料学会' })
    expect(local.names('')).toEqual([])
    become('8')
    expect(await draft()).toEqual({})
    become('7')
    expect(await draft()).toEqual({ name: '前沿材料学会' })
  })

  it('is its owner’s alone', async () => {
    const { service, draft, become } = build()
    service.keepDraft({ name: '前沿材料学会' })
    become('8')
    expect(await draft()).toEqual({})
  })

  it('[SES-08] stays when sending it fails, and is gone when it was sent', async () => {
    const { service, draft, fail } = build()
    service.keepDraft({ name: '前沿材料学会' })
    const submission = { version: 0, key: 'key-1', values: organizerValues }
    fail(callError('expired'))
    await expect(service.submitApplication(submission, signal)).rejects.toThrow()
    fail(null)
    expect(await draft()).toEqual({ name: '前沿材料学会' })
    await service.submitApplication(submission, signal)
    expect(await draft()).toEqual({})
  })

  it('[ORG-03] is the change that was taken back, which the server does not keep', async () => {
    const changing = { ...application, state: 'approved.changing', change: organizerValues }
    const { service, draft } = build({ state: 'approved.settled' })
    await service.withdrawApplication({ application: changing, key: 'key-1' }, signal)
    expect(await draft()).toEqual(organizerValues)
  })

  it.each(['{', '[]', '{"name":1}'])('an unreadable one is none: %s', async (text) => {
    const { tab, draft } = build()
    tab.write('attest:7', text)
    expect(await draft()).toEqual({})
  })
})
