import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'

import { fault, refuse } from '../../mocks/handlers.ts'
import { altered } from '../../workbench/harness/stage/answers.ts'
import { dialog, element } from '../../workbench/harness/stage/pageActions.ts'
import { until } from '../../workbench/harness/stage/until.ts'
import { visit } from '../../workbench/harness/story/visit.ts'

const meta = { title: 'Components/People' } satisfies Meta
export default meta

const people = { at: '/organizer/1/people', signedIn: true }
const nobody = altered('listPeople', () => ({ list: [], total: 0 }))

export const List: StoryObj = {
  name: '报名人员 · 名单：票种、状态、签到、论文、标签 / The list: type, state, who has signed in, paper, tags [CONF-03]',
  play: visit(people, ({ read }) => read('people.count', { total: 2 })),
}
export const ByKeyboard: StoryObj = {
  name: '报名人员 · 键盘：J、K 移动，X 选中，/ 搜索；打字时不起作用 / By keyboard: J and K move, X selects, / searches; not while somebody types',
  play: visit(people, async ({ stage, read }) => {
    await read('people.count', { total: 2 })
    const names = () => [...document.querySelectorAll<HTMLElement>('[data-person] h3 a')]
    const type = async (keys: string, at: () => Element | undefined) => {
      await stage.user.keyboard(keys)
      await until(() => expect(document.activeElement).toBe(at()))
    }
    // Outside of the list the letters have no effect.
    const before = document.activeElement
    await type('j', () => before ?? undefined)
    element<HTMLElement>('[data-person] input').focus()
    await type('j', () => names()[1])
    await type('k', () => names()[0])
    await type('k', () => names()[0])
    await stage.user.keyboard('x')
    await read('people.bulk.chosen', { chosen: 1 })
    await type('/', () => element('main input[name=q]'))
    await stage.user.keyboard('jx/')
    await until(() => expect(element<HTMLInputElement>('main input[name=q]').value).toBe('jx/'))
  }),
}
export const Filtered: StoryObj = {
  name: '报名人员 · 筛选条件写在地址里 / The filter stands in the address [CONF-03]',
  play: visit(
    { ...people, at: '/organizer/1/people?q=linmei&state=paid&types=1&tags=3&signed_in=yes&paper=accepted' },
    async ({ see }) => {
      await see('button', 'people.filter.clear')
      await until(() => expect(element<HTMLInputElement>('main input[name=q]').value).toBe('linmei'))
      await until(() => expect(element<HTMLDetailsElement>('main details').open).toBe(true))
    },
  ),
}
export const Filtering: StoryObj = {
  name: '报名人员 · 选择条件后筛选，没有符合的人 / Filtered: nobody matches [CONF-03]',
  play: visit({ ...people, network: () => [nobody] }, async ({ stage, fill, press, read, see }) => {
    await fill('people.filter.q', 'zhouning')
    await press('people.filter.show')
    await read('people.empty.filtered')
    await until(() => expect(stage.address()).toBe('/organizer/1/people?q=zhouning'))
    await see('button', 'people.filter.clear')
  }),
}
export const Empty: StoryObj = {
  name: '报名人员 · 还没有人报名 / Nobody has registered',
  play: visit({ ...people, network: () => [nobody] }, ({ read }) => read('people.empty')),
}
export const LongTexts: StoryObj = {
  name: '报名人员 · 很长的姓名、单位和标签 / Long names, affiliations and tags',
  play: visit(
    {
      ...people,
      network: () => [
        altered('listPeople', ({ list, total }) => ({
          total,
          list: list.map((each) => ({
            ...each,
            name: 'Maximiliane-Friederike von und zu Hohenstein-Wittelsbach',
            affiliation: '国家重点基础研究发展计划新能源材料与器件联合实验室（筹）'.repeat(3),
            type: '提前注册的境外普通代表（含晚宴与参观）',
            tags: [1, 2, 3, 4].map((id) => ({ id, name: '需要安排轮椅与同声传译设备'.repeat(2) + id })),
          })),
        })),
      ],
    },
    ({ read }) => read('people.count', { total: 2 }),
  ),
}
export const Failed: StoryObj = {
  name: '报名人员 · 没有打开，可重试 / It could not be opened: retry',
  play: visit({ ...people, network: () => [fault('getPeopleTools', '500')] }, ({ see }) =>
    see('button', 'state.retry'),
  ),
}
export const ListFailed: StoryObj = {
  name: '报名人员 · 名单没有打开，条件还在 / The list could not be opened; the filter stays',
  play: visit({ ...people, network: () => [fault('listPeople', '500')] }, async ({ see }) => {
    await see('button', 'state.retry')
    await see('button', 'people.filter.show')
  }),
}
export const Limited: StoryObj = {
  name: '报名人员 · 查询太频繁，请稍候 / Asked too often',
  play: visit(
    { ...people, network: () => [refuse('listPeople', 'limited', { retryAfter: 30 })] },
    ({ see }) => see('button', 'state.retry'),
  ),
}
export const NotTheirs: StoryObj = {
  name: '报名人员 · 不在团队中：不存在 / Not in the team: it does not exist',
  play: visit({ ...people, network: () => [refuse('getPeopleTools', 'notFound')] }),
}

const person = { at: '/organizer/1/people/21', signedIn: true }

export const Person: StoryObj = {
  name: '报名信息 · 订单、签到、论文、酒店、证书、餐券、办理记录 / One person: order, ticket, papers, hotel, certificates, meals, history [CONF-03]',
  play: visit(person, async ({ read }) => {
    await read('people.history')
    await read('people.field.no')
  }),
}
export const PersonForSecretary: StoryObj = {
  name: '报名信息 · 会务组：看不到论文题目、餐券和发票 / For a secretary: no titles of papers, no meals, no invoice [CONF-03]',
  play: visit(
    {
      ...person,
      network: () => [
        altered('getPerson', (happy) => ({
          ...happy,
          parts: ['secretary' as const],
          meals: null,
          papers: happy.papers.map((each) => ({ ...each, title: '', opens: false })),
        })),
      ],
    },
    ({ read }) => read('people.papers'),
  ),
}
export const PersonClosed: StoryObj = {
  name: '报名信息 · 已关闭，什么都没有 / Closed, with nothing of their own',
  play: visit(
    {
      ...person,
      network: () => [
        altered('getPerson', (happy) => ({
          ...happy,
          state: 'closed' as const,
          closed_reason: 'organizer' as const,
          paid_at: null,
          invoice: 'to_be_invoiced.waiting',
          ticket: null,
          tags: [],
          papers: [],
          stays: [],
          certificates: [],
          meals: [],
          history: [],
        })),
      ],
    },
    ({ read }) => read('people.history.none'),
  ),
}
export const Correcting: StoryObj = {
  name: '报名信息 · 更正姓名与单位：姓名不能为空 / Correcting the name and the affiliation: a name is needed [CONF-03]',
  play: visit(person, async ({ press, fill, submit, read }) => {
    await press('people.act.correct')
    await fill('people.import.field.name', '')
    await submit()
    await read('error.required')
  }),
}
export const CorrectedMeanwhile: StoryObj = {
  name: '报名信息 · 同事刚刚改过：填写的内容还在，再次保存 / A colleague has just changed it: what was typed stays, and is saved once more [CONF-03]',
  play: visit(
    {
      ...person,
      network: () => [
        refuse('correctPerson', 'versionConflict', { field: 'name' }),
        altered('getPerson', (happy) => ({
          ...happy,
          attendee: { ...happy.attendee, name: '林玫', affiliation: '东海大学' },
        })),
      ],
    },
    async ({ press, fill, submit }) => {
      await press('people.act.correct')
      await fill('people.import.field.name', '林梅梅')
      await submit()
      await expect(await screen.findByText('东海大学')).toBeVisible()
      await expect(screen.getByDisplayValue('林梅梅')).toBeVisible()
    },
  ),
}
export const Noting: StoryObj = {
  name: '报名信息 · 为团队写备注 / Noting something for the team [CONF-03]',
  play: visit(person, async ({ press, submit, read }) => {
    await press('people.act.note')
    await submit()
    await read('error.required')
  }),
}
export const Writing: StoryObj = {
  name: '报名信息 · 给此人写信，发送失败可再试 / Writing to the person: it failed, and can be tried again [CONF-03]',
  play: visit(
    { ...person, network: () => [fault('writeToPerson', '500')] },
    async ({ press, fill, submit }) => {
      await press('people.act.write')
      await fill('people.act.write.text', '请带学生证')
      await submit()
      await expect(await screen.findByRole('alert')).toBeVisible()
      await expect(screen.getByDisplayValue('请带学生证')).toBeVisible()
    },
  ),
}
export const PersonFailed: StoryObj = {
  name: '报名信息 · 没有打开，可重试 / It could not be opened: retry',
  play: visit({ ...person, network: () => [fault('getPerson', '500')] }, ({ see }) =>
    see('button', 'state.retry'),
  ),
}
export const PersonUnknown: StoryObj = {
  name: '报名信息 · 不存在 / No such registration',
  play: visit({ ...person, network: () => [refuse('getPerson', 'notFound')] }),
}

export const Views: StoryObj = {
  name: '报名人员 · 保存当前筛选，供全队使用 / A filter is named for the team [CONF-03]',
  play: visit({ ...people, at: '/organizer/1/people?state=paid' }, async ({ press, fill, submit, read }) => {
    await press('people.view.save')
    await dialog()
    await fill('people.field.view', '已付款')
    await submit()
    await read('people.view.saved')
  }),
}
export const ViewTaken: StoryObj = {
  name: '报名人员 · 同名的筛选已存在，已填名称保留 / The name is taken: what was typed stays',
  play: visit(
    {
      ...people,
      at: '/organizer/1/people?state=paid',
      network: () => [refuse('savePeopleView', 'viewNameTaken', { field: 'name' })],
    },
    async ({ press, fill, submit, stage }) => {
      await press('people.view.save')
      await dialog()
      await fill('people.field.view', '已付款')
      await submit()
      const field = () => element<HTMLInputElement>('dialog input[name=name], [role=dialog] input[name=name]')
      await until(() => expect(field().getAttribute('aria-invalid')).toBe('true'))
      await expect(field().value).toBe('已付款')
      await expect(stage.say('people.field.view')).not.toBe('')
    },
  ),
}
export const ViewRemoved: StoryObj = {
  name: '报名人员 · 删除常用筛选前先确认 / Asked before a named filter is deleted',
  play: visit(
    { ...people, at: '/organizer/1/people?signed_in=no&paper=accepted' },
    async ({ stage, read }) => {
      const name = stage.language === 'zh' ? '未签到的作者' : 'Authors to come'
      await stage.user.click(await until(() => buttonIn(document, stage.say('people.view.remove', { name }))))
      const box = await dialog()
      await stage.user.click(await until(() => buttonIn(box, stage.say('people.view.forget'))))
      await read('people.view.removed')
    },
  ),
}
export const Tagging: StoryObj = {
  name: '报名人员 · 给全部符合条件的人加标签：先预览，再确认 / All are tagged: a preview, then the outcome [CONF-03]',
  play: visit(people, async ({ press, fill, submit, read, stage }) => {
    await read('people.bulk.all', { total: 2 })
    await press('people.bulk.tag')
    await dialog()
    await fill('people.field.tag', '特邀报告')
    await submit()
    await read('people.bulk.tag.will', { total: 3, changes: 2 })
    await read('people.bulk.undoable')
    await press('people.bulk.tag.do', { changes: 2 })
    await until(() => expect(stage.address()).toBe('/organizer/1/people/actions/7'))
    await read('people.action.done')
  }),
}
export const TaggingWrong: StoryObj = {
  name: '报名人员 · 加标签：没有填写标签 / Tagged with nothing',
  play: visit(people, async ({ press, submit, read }) => {
    await press('people.bulk.tag')
    await dialog()
    await submit()
    await read('error.required')
  }),
}
export const Chosen: StoryObj = {
  name: '报名人员 · 只对选中的人操作 / Only those who are chosen [CONF-03]',
  play: visit(people, async ({ stage, read }) => {
    await stage.user.click(await until(() => element<HTMLElement>('main input[name=person]')))
    await read('people.bulk.chosen', { chosen: 1 })
  }),
}
export const Closing: StoryObj = {
  name: '报名人员 · 关闭待支付订单：不能更改的人先说明原因 / Unpaid orders: those that stay are named before [CONF-03]',
  play: visit(
    {
      ...people,
      network: (language) => [
        altered('previewBulk', () => ({
          ...{ total: 9, changes: 3, same: 1, is_undoable: false, until: 21 },
          exceptions: [
            {
              reason: 'orderPaid' as const,
              says: language === 'zh' ? '订单已支付' : 'The order is paid.',
              number: 5,
            },
          ],
        })),
      ],
    },
    async ({ press, fill, submit, read, see }) => {
      await press('people.bulk.cancel')
      await dialog()
      await fill('people.field.reason', '名额已满')
      await submit()
      await read('people.bulk.cancel.will', { total: 9, changes: 3 })
      await read('people.bulk.final')
      await see('button', 'people.bulk.cancel.do', { changes: 3 })
    },
  ),
}
export const Retyping: StoryObj = {
  name: '报名人员 · 更换票种：名额不足、未支付的人先列出 / Another ticket: who has none is named before [CONF-03]',
  play: visit(
    {
      ...people,
      network: (language) => [
        altered('previewBulk', () => ({
          ...{ total: 9, changes: 4, same: 1, is_undoable: true, until: 21 },
          exceptions: [
            {
              reason: 'soldOut' as const,
              says: language === 'zh' ? '名额已满' : 'Sold out.',
              number: 4,
            },
          ],
        })),
      ],
    },
    async ({ stage, press, submit, read, see }) => {
      await press('people.bulk.retype')
      await dialog()
      await submit()
      const field = await until(() => element<HTMLSelectElement>('select[name=type]'))
      await until(() => expect(field).toHaveAttribute('aria-invalid', 'true'))
      await stage.user.selectOptions(field, field.options[1]?.value ?? '')
      await submit()
      await read('people.bulk.retype.will', { total: 9, changes: 4 })
      await read('people.bulk.retype.note')
      await see('button', 'people.bulk.retype.do', { changes: 4 })
    },
  ),
}
export const NothingToChange: StoryObj = {
  name: '报名人员 · 预览后没有可以更改的人 / Nobody would be changed',
  play: visit(
    { ...people, network: () => [altered('previewBulk', (happy) => ({ ...happy, changes: 0, same: 3 }))] },
    async ({ press, fill, submit, see }) => {
      await press('people.bulk.untag')
      await dialog()
      await fill('people.field.tag', '特邀报告')
      await submit()
      await see('button', 'shell.understood')
    },
  ),
}
export const TaggingFailed: StoryObj = {
  name: '报名人员 · 预览没有打开，已填标签保留 / The preview failed: the tag stays',
  play: visit(
    { ...people, network: () => [fault('previewBulk', '500')] },
    async ({ press, fill, submit, read }) => {
      await press('people.bulk.tag')
      await dialog()
      await fill('people.field.tag', '特邀报告')
      await submit()
      await read('error.kind.server')
      await until(() => expect(element<HTMLInputElement>('input[name=tag]').value).toBe('特邀报告'))
    },
  ),
}
export const Secretary: StoryObj = {
  name: '报名人员 · 会务组：不能关闭订单 / A secretary closes no orders [CONF-03]',
  play: visit(
    {
      ...people,
      network: () => [
        altered('getPeopleTools', (happy) => ({ ...happy, parts: ['secretary' as const], views: [] })),
      ],
    },
    async ({ stage, see }) => {
      await see('button', 'people.bulk.tag')
      await expect(screen.queryByRole('button', { name: stage.say('people.bulk.cancel') })).toBeNull()
    },
  ),
}

const action = { at: '/organizer/1/people/actions/7', signedIn: true }

export const Actions: StoryObj = {
  name: '批量操作 · 记录 / The list of bulk actions [CONF-03]',
  play: visit({ ...action, at: '/organizer/1/people/actions' }, ({ read }) =>
    read('people.actions.count', { total: 2 }),
  ),
}
export const ActionsNone: StoryObj = {
  name: '批量操作 · 还没有记录 / None yet',
  play: visit(
    {
      ...action,
      at: '/organizer/1/people/actions',
      network: () => [altered('listBulkActions', () => ({ list: [], total: 0 }))],
    },
    ({ read }) => read('people.actions.none'),
  ),
}
export const ActionsFailed: StoryObj = {
  name: '批量操作 · 记录没有打开，可重试 / The list could not be opened: retry',
  play: visit(
    { ...action, at: '/organizer/1/people/actions', network: () => [fault('listBulkActions', '500')] },
    ({ see }) => see('button', 'state.retry'),
  ),
}
export const Outcome: StoryObj = {
  name: '批量操作 · 逐人结果，可撤销 / What became of each, and the way back [CONF-03]',
  play: visit(action, async ({ see, read }) => {
    await see('button', 'people.undo')
    await read('people.outcome.done')
  }),
}
export const OutcomeRunning: StoryObj = {
  name: '批量操作 · 部分未更改，其余等待处理 / Some refused, the others wait',
  play: visit(
    {
      ...action,
      network: (language) => [
        altered('getBulkAction', (happy) => ({
          ...happy,
          ...{ kind: 'cancel' as const, tag: '', reason: '名额已满', total: 3, done: 1, refused: 1, left: 1 },
          ...{ undo_until: null, can_undo: false },
        })),
        altered('listBulkRows', ({ list }) => ({
          total: 3,
          list: [
            ...list.map((each, place) => ({
              ...each,
              outcome: place === 0 ? ('refused' as const) : ('done' as const),
              says: place === 0 ? (language === 'zh' ? '订单已支付' : 'The order is paid.') : '',
            })),
            ...list.slice(0, 1).map((each) => ({ ...each, id: 19, outcome: null, says: '' })),
          ],
        })),
      ],
    },
    async ({ press, read }) => {
      await read('people.action.running', { left: 1 })
      await read('people.outcome.left')
      await press('people.action.refresh')
      await read('people.action.exceptions', { number: 1 })
    },
  ),
}
export const Undone: StoryObj = {
  name: '批量操作 · 撤销，之后又更改过的人保留 / Undone; who was changed since stays [CONF-03]',
  play: visit(
    {
      ...action,
      network: () => {
        const world = { isUndone: false }
        const after = { done: 0, undone: 1, kept: 1, undone_at: '2026-11-20T03:00:00.000Z', can_undo: false }
        return [
          altered('undoBulk', (happy) => {
            world.isUndone = true
            return { ...happy, ...after }
          }),
          altered('getBulkAction', (happy) => (world.isUndone ? { ...happy, ...after } : happy)),
        ]
      },
    },
    async ({ stage, press, read }) => {
      await press('people.undo')
      const box = await dialog()
      await stage.user.click(await until(() => buttonIn(box, stage.say('people.undo'))))
      await read('people.undo.done')
      await read('people.action.kept')
    },
  ),
}
export const UndoRefused: StoryObj = {
  name: '批量操作 · 超过 24 小时，不能撤销 / A day is over: refused by name',
  play: visit(
    { ...action, network: () => [refuse('undoBulk', 'bulkUndoOver')] },
    async ({ stage, press, read }) => {
      await press('people.undo')
      const box = await dialog()
      await stage.user.click(await until(() => buttonIn(box, stage.say('people.undo'))))
      await read('shell.understood')
    },
  ),
}
export const OutcomeFailed: StoryObj = {
  name: '批量操作 · 结果没有打开，可重试 / It could not be opened: retry',
  play: visit({ ...action, network: () => [fault('getBulkAction', '500')] }, ({ see }) =>
    see('button', 'state.retry'),
  ),
}

/** The one that has this written on it. */
const buttonIn = (box: ParentNode, text: string): HTMLElement => {
  const found = [...box.querySelectorAll('button')].find((each) => each.textContent === text)
  if (found === undefined) throw new Error(`There is no button ${text}`)
  return found
}
