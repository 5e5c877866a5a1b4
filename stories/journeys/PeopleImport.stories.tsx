import type { Meta, StoryObj } from '@storybook/react-vite'

import type { MessageLanguage } from '../../server/shared/sentences/language.ts'
import { answer } from '../../mocks/handlers.ts'
import { recordAt } from '../../mocks/records.ts'
import type { LifecycleRecord } from '../../src/contract/lifecycle.ts'
import { altered } from '../../workbench/harness/stage/answers.ts'
import { expect } from '../../workbench/harness/stage/expect.ts'
import { element } from '../../workbench/harness/stage/pageActions.ts'
import { pageLanguage } from '../../workbench/harness/stage/responses.ts'
import { until } from '../../workbench/harness/stage/until.ts'
import { visits } from '../../workbench/harness/story/visit.ts'

const meta = { title: 'Journeys/From a sheet to registrations' } satisfies Meta
export default meta

/** The import that the server holds. */
const createWorld = (language: MessageLanguage) => {
  const world = { state: 'uploaded', version: 0, kept: '' }
  const record = (): LifecycleRecord => ({
    ...recordAt(language, 'peopleImport', world.state, { version: world.version }),
    id: 1,
    roles: ['secretary'],
  })
  const move = (state: string) => Object.assign(world, { state, version: world.version + 1 })
  const handlers = [
    answer('getRecord', record),
    altered('getPeopleImport', (happy) => ({ ...happy, version: world.version })),
    answer('mapPeopleImport', ({ input }) => {
      world.kept = input.get('columns') ?? ''
      move('mapped')
      return null
    }),
    answer('fireRecord', ({ input }) => {
      move(targets[input.get('event') ?? ''] ?? world.state)
      return record()
    }),
  ]
  return { world, handlers, move }
}
const targets: Readonly<Record<string, string>> = {
  'import.applyRest': 'applying',
  'import.undo': 'undoing',
}

export const Brought: StoryObj = {
  name: '上传名单 → 核对各列 → 检查 → 执行 → 撤销 / A sheet is brought → its columns are checked → its rows → applied → undone [CONF-03]',
  parameters: { state: 'session.member' },
  play: visits(async ({ network, step, come }) => {
    const { world, handlers, move } = createWorld(pageLanguage())
    network.use(...handlers)
    const page = await come({ at: '/organizer/1/people', signedIn: true })
    await step(
      '从人员名单进入导入，上传文件 / From the list of people to the upload of a sheet',
      async () => {
        await page.stage.user.click(await page.see('link', 'people.import'))
        const field = await until(() => element<HTMLInputElement>('main input[type=file]'))
        await page.stage.user.upload(field, new File(['name,email\n'], 'people.csv', { type: 'text/csv' }))
        await page.see('heading', 'people.import.columns')
      },
    )
    await step('核对各列，服务器检查 / The columns are corrected, and the server checks', async () => {
      await page.stage.user.selectOptions(
        await until(() => element<HTMLSelectElement>('main [name="column5"]')),
        'tags',
      )
      await page.press('people.import.check')
      await page.read('record.state.peopleImport.mapped')
      expect(JSON.parse(world.kept)).toEqual(['name', 'mobile', 'email', 'affiliation', 'type', 'tags'])
      move('checked')
      await page.press('people.import.refresh')
      await page.read('record.state.peopleImport.checked')
      await page.see('link', 'people.import.errors', { count: 2 })
    })
    await step('跳过有误的行执行 / Applied without the rows with errors', async () => {
      await page.press('record.do.import.applyRest')
      await page.submit()
      await page.read('record.state.peopleImport.applying')
      move('applied')
      await page.press('people.import.refresh')
      await page.read('record.state.peopleImport.applied')
      // The columns are already mapped.
      expect(document.querySelector('main [name="column0"]')).toBeNull()
    })
    await step('24 小时内撤销 / Undone within 24 hours', async () => {
      await page.press('record.do.import.undo')
      await page.submit()
      await page.read('record.state.peopleImport.undoing')
      move('undone')
      await page.press('people.import.refresh')
      await page.read('record.state.peopleImport.undone')
    })
  }),
}
