import type { Meta, StoryObj } from '@storybook/react-vite'

import { fixturesFor } from '../../mocks/fixtures.ts'
import { answerResponse, fault, refuse, refusalResponse } from '../../mocks/handlers.ts'
import { altered, inTurn, never } from '../../workbench/harness/stage/answers.ts'
import { expect } from '../../workbench/harness/stage/expect.ts'
import { dialog, element, expectNoDialog } from '../../workbench/harness/stage/pageActions.ts'
import { until } from '../../workbench/harness/stage/until.ts'
import type { Page } from '../../workbench/harness/story/playing.ts'
import { visit } from '../../workbench/harness/story/visit.ts'

const meta = { title: 'Components/Conference hosts' } satisfies Meta
export default meta

const hosts = { at: '/organizer/1/hosts', signedIn: true }
const inDialog = async (name: string) => element<HTMLInputElement>(`input[name="${name}"]`, await dialog())
const type = async ({ stage }: Page, name: string, text: string) => {
  // A dialog that has just opened takes the focus.
  const box = await dialog()
  await until(() => expect(box.contains(document.activeElement)).toBe(true))
  const field = await inDialog(name)
  await stage.user.clear(field)
  if (text !== '') await stage.user.paste(text)
}
/** A button of the entry with that number. */
const onEntry = async ({ stage }: Page, id: number, which: 'edit' | 'remove') => {
  const row = await until(() => element(`[data-entry="${id}"]`))
  const [edit, remove] = row.querySelectorAll('button')
  const button = which === 'edit' ? edit : remove
  if (button === undefined) throw new Error(`entry ${id} has no button`)
  await stage.user.click(button)
}

export const Hosts: StoryObj = {
  name: '主办方、委员会与联系人 · 缺少的译文有标注 / Lists, with what is missing in one language [CONF-02]',
  play: visit(hosts, async ({ see, read }) => {
    await see('heading', 'hosts.list.hosts')
    await see('heading', 'hosts.list.contacts')
    await read('hosts.missing.count', { number: 3 })
    expect(document.querySelectorAll('[data-entry]')).toHaveLength(8)
  }),
}
export const Loading: StoryObj = {
  name: '主办方、委员会与联系人 · 正在加载 / Loading',
  play: visit({ ...hosts, network: () => [inTurn('getConferenceHosts', never)] }, ({ see }) =>
    see('heading', 'organizer.section.hosts'),
  ),
}
export const Failed: StoryObj = {
  name: '主办方、委员会与联系人 · 没有打开，可重试 / It could not be opened: retry',
  play: visit({ ...hosts, network: () => [fault('getConferenceHosts', '500')] }, ({ see }) =>
    see('button', 'state.retry'),
  ),
}
export const NotFound: StoryObj = {
  name: '主办方、委员会与联系人 · 别人的会议：不存在 / Somebody else’s conference does not exist',
  play: visit({ ...hosts, network: () => [refuse('getConferenceHosts', 'notFound')] }, ({ see }) =>
    see('heading', 'page.404.title'),
  ),
}
export const Empty: StoryObj = {
  name: '主办方、委员会与联系人 · 草稿，尚无内容，会务组只看到自己的栏目 / A draft without any; a secretary sees her pages only [CONF-03]',
  play: visit(
    {
      ...hosts,
      network: () => [
        altered('getConferenceHosts', (happy) => ({
          ...happy,
          ...{ publication: 'draft', parts: ['secretary'], hosts: [], committees: [], contacts: [] },
        })),
      ],
    },
    async ({ read }) => {
      await read('hosts.unpublished')
      await read('hosts.empty.contacts')
      expect(document.querySelector('main a[href="/organizer/1/basics"]')).toBeNull()
    },
  ),
}
export const Wrong: StoryObj = {
  name: '添加联系人 · 指出有误的字段，已填内容保留 / A contact nobody can reach: the field is named, what is typed stays',
  play: visit(hosts, async (page) => {
    await page.press('hosts.add.contacts')
    await type(page, 'name', '投稿咨询')
    await page.submit()
    await until(async () => expect((await inDialog('phone')).getAttribute('aria-invalid')).toBe('true'))
    expect((await inDialog('name')).value).toBe('投稿咨询')
  }),
}
export const Conflict: StoryObj = {
  name: '编辑单位 · 他人刚保存过：列出变化，保留已填内容再存 / Somebody else was faster: what changed, and what was typed goes on',
  play: visit(
    {
      ...hosts,
      network: () => [
        inTurn(
          'getConferenceHosts',
          (language) =>
            answerResponse('getConferenceHosts', fixturesFor(language).getConferenceHosts, language),
          (language) => {
            const happy = fixturesFor(language).getConferenceHosts
            const [first, ...others] = happy.hosts
            const changed = first === undefined ? [] : [{ ...first, version: 1, kind: 'co' }]
            return answerResponse(
              'getConferenceHosts',
              { ...happy, hosts: [...changed, ...others] },
              language,
            )
          },
        ),
        inTurn(
          'saveHostEntry',
          (language) => refusalResponse('versionConflict', language, { field: 'version' }),
          (language) => answerResponse('saveHostEntry', fixturesFor(language).saveHostEntry, language),
        ),
      ],
    },
    async (page) => {
      await onEntry(page, 1, 'edit')
      await type(page, 'name', '中国化学会')
      await page.submit()
      await page.read('sale.conflict.changes')
      await page.answer('sale.conflict.keep')
      await until(async () => expect((await inDialog('name')).value).toBe('中国化学会'))
      await page.submit()
      await page.read('sale.saved')
      await until(expectNoDialog)
    },
  ),
}
export const Offline: StoryObj = {
  name: '添加成员 · 网络中断，已填内容保留 / The network is lost: what is typed stays',
  play: visit({ ...hosts, network: () => [fault('saveHostEntry', 'offline')] }, async (page) => {
    await until(() => element('[data-entry="4"] h4'))
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('[data-entry="7"] button')]
    const last = buttons.at(-1)
    if (last === undefined) throw new Error('nobody can be added')
    await page.stage.user.click(last)
    await type(page, 'name', '王立')
    await type(page, 'affiliation', '中国科学院物理研究所')
    await page.submit()
    await page.read('error.kind.offline')
    expect((await inDialog('name')).value).toBe('王立')
  }),
}
export const Ordering: StoryObj = {
  name: '调整顺序 · 键盘可用 / The order of the organizations, by keyboard',
  play: visit(hosts, async (page) => {
    await page.press('hosts.order.of', { name: page.stage.say('hosts.list.hosts') })
    const box = await dialog()
    const names = () => [...box.querySelectorAll('ol li > span')].map((each) => each.textContent)
    const [first, second] = names()
    const down = await until(() => element<HTMLButtonElement>('ol li button:last-of-type', box))
    await until(() => expect(box.contains(document.activeElement)).toBe(true))
    down.focus()
    await page.stage.user.keyboard('{Enter}')
    await until(() => expect(names().slice(0, 2)).toEqual([second, first]))
    await page.answer('sale.save')
    await page.read('sale.saved')
  }),
}
export const Removing: StoryObj = {
  name: '删除委员会 · 先确认，之后可撤销 / A committee is removed after a question, and put back',
  play: visit(hosts, async (page) => {
    await onEntry(page, 4, 'remove')
    await dialog()
    await page.answer('hosts.remove')
    await until(expectNoDialog)
    await page.see('button', 'hosts.undo')
    await page.press('hosts.undo')
    await page.read('hosts.undone')
  }),
}
export const UndoRefused: StoryObj = {
  name: '撤销删除 · 名额已满，说明原因 / It cannot be put back: the list is full meanwhile',
  play: visit(
    {
      ...hosts,
      network: () => [
        inTurn(
          'removeHostEntry',
          (language) => answerResponse('removeHostEntry', fixturesFor(language).removeHostEntry, language),
          (language) => refusalResponse('hostEntriesTooMany', language),
        ),
      ],
    },
    async (page) => {
      await onEntry(page, 3, 'remove')
      await page.answer('hosts.remove')
      await until(expectNoDialog)
      await page.press('hosts.undo')
      await page.see('button', 'shell.understood')
    },
  ),
}
