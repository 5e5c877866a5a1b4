import type { Meta, StoryObj } from '@storybook/react-vite'

import { answer } from '../../mocks/handlers.ts'
import { recordAt } from '../../mocks/records.ts'
import type { LifecycleRecord } from '../../src/contract/lifecycle.ts'
import type { MessageLanguage } from '../../server/shared/sentences/language.ts'
import { altered } from '../../workbench/harness/stage/answers.ts'
import { expect } from '../../workbench/harness/stage/expect.ts'
import { dialog, element } from '../../workbench/harness/stage/pageActions.ts'
import { pageLanguage } from '../../workbench/harness/stage/responses.ts'
import { until } from '../../workbench/harness/stage/until.ts'
import { visits } from '../../workbench/harness/story/visit.ts'

const meta = { title: 'Journeys/Badges and certificates' } satisfies Meta
export default meta

const documents = { at: '/organizer/1/documents', signedIn: true }

/** The server's batch; `role` is the viewer's. */
const createWorld = (language: MessageLanguage) => {
  const world = { state: 'draft', version: 0, role: 'secretary' as 'secretary' | 'organizer', kind: 'badge' }
  const record = (): LifecycleRecord => ({
    ...recordAt(language, 'documentBatch', world.state, {
      version: world.version,
      facts: { isOfCertificates: world.kind !== 'badge' },
    }),
    id: 13,
    roles: [world.role],
  })
  const handlers = [
    answer('getRecord', record),
    answer('createDocumentBatch', ({ input }) => {
      world.kind = input.get('built_in') ?? ''
      Object.assign(world, { state: 'draft', version: 0 })
      return 13
    }),
    answer('fireRecord', ({ input }) => {
      world.state = targets[input.get('event') ?? ''] ?? world.state
      world.version += 1
      return record()
    }),
    altered('listDocumentItems', (happy) => ({
      ...happy,
      list: happy.list.map((item) => ({
        ...item,
        is_issued: world.state === 'issued' && item.state === 'done',
      })),
    })),
  ]
  return { world, handlers }
}
const targets: Readonly<Record<string, string>> = {
  'batch.generate': 'generating',
  'batch.issue': 'issued',
}

export const Issued: StoryObj = {
  name: '胸卡与证书：会务组制作 → 主办方签发 → 任何人核验 / Badges and certificates: the secretary makes them → a chair issues → anybody verifies [CONF-03] [TKT-02]',
  parameters: { state: 'session.member' },
  play: visits(async ({ network, step, come }) => {
    const { world, handlers } = createWorld(pageLanguage())
    network.use(...handlers)
    let page = await come(documents)
    const choose = async (design: string) =>
      page.stage.user.selectOptions(
        await until(() => element<HTMLSelectElement>('main [name="design"]')),
        design,
      )
    const make = async () => {
      await page.press('documents.batch.begin', { total: 214 })
      await page.press('record.do.batch.generate')
      await page.read('record.state.documentBatch.generating')
      // The server makes them.
      world.state = 'ready'
      world.version += 1
      await page.press('record.refresh')
      await page.see('link', 'documents.download')
    }
    await step('会务组生成胸卡并下载 / The secretary makes badges and downloads them', async () => {
      await choose('badgeSheet')
      await make()
      expect(element<HTMLAnchorElement>('main a[download]').getAttribute('href')).toBe(
        '/files/documents/13.pdf',
      )
    })
    await step(
      '会务组生成参会证书，但不能签发 / The secretary makes certificates, and cannot issue them',
      async () => {
        page = await come(documents)
        await choose('attendance')
        await make()
        expect(document.body.textContent).not.toContain(page.say('record.do.batch.issue'))
      },
    )
    await step('主办方签发 / A chair issues them', async () => {
      world.role = 'organizer'
      page = await come({ at: '/console/documentBatch/13', signedIn: true })
      await page.press('record.do.batch.issue')
      await dialog()
      await page.submit()
      await page.read('record.state.documentBatch.issued')
      await page.read('documents.item.issued')
    })
    await step('凭编号核验 / Anyone with the code verifies one', async () => {
      page = await come({ at: '/verify/q1W9dXk2Vb7LrN4sT8yZ0p', signedIn: true })
      await page.read('verify.valid')
    })
  }),
}
