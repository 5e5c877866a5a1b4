import type { Meta, StoryObj } from '@storybook/react-vite'

import { fixturesFor } from '../../mocks/fixtures.ts'
import { answer, answerResponse, fault, refuse, refusalResponse } from '../../mocks/handlers.ts'
import { openConference, ticket } from '../../mocks/samples/registrations.ts'
import { altered, inTurn, never } from '../../workbench/harness/stage/answers.ts'
import { expect } from '../../workbench/harness/stage/expect.ts'
import { dialog, element, expectNoDialog } from '../../workbench/harness/stage/pageActions.ts'
import { until } from '../../workbench/harness/stage/until.ts'
import type { Page } from '../../workbench/harness/story/playing.ts'
import { visit } from '../../workbench/harness/story/visit.ts'

const meta = { title: 'Components/Registration form' } satisfies Meta
export default meta

const editor = { at: '/organizer/1/form', signedIn: true }
const register = { at: '/conferences/1/register', signedIn: true }
const order = { at: '/pay/1', signedIn: true }

const preview = () => until(() => element<HTMLFormElement>('section[aria-labelledby="form-preview"] form'))
const inDialog = async (selector: string) => element<HTMLInputElement>(selector, await dialog())
const choose = async ({ stage }: Page, selector: string, value: string, within: ParentNode = document) => {
  const list = await until(() => element<HTMLSelectElement>(selector, within))
  await stage.user.selectOptions(list, value)
}
/** A button of the question with that number. */
const onField = async ({ stage }: Page, id: number, which: 0 | 1 | 2) => {
  const row = await until(() => element(`[data-field="${id}"]`))
  const button = row.querySelectorAll('button')[which]
  if (button === undefined) throw new Error(`question ${id} has no such button`)
  await stage.user.click(button)
  const box = await dialog()
  // It takes the focus once it is there: earlier typing would be lost.
  await until(() => expect(box.contains(document.activeElement)).toBe(true))
}

export const Editor: StoryObj = {
  name: '报名表 · 问题与预览，条件即时生效 / Questions with a preview whose conditions work [CONF-03]',
  play: visit(editor, async (page) => {
    await page.see('heading', 'form.fields')
    expect(document.querySelectorAll('[data-field]')).toHaveLength(5)
    const form = await preview()
    expect(form.elements.namedItem('answers.q2')).toBeNull()
    await choose(page, 'select[name="answers.q1"]', 'o1', form)
    await until(() => expect(form.elements.namedItem('answers.q2')).not.toBeNull())
    const [box] = form.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')
    if (box === undefined) throw new Error('nothing can be ticked')
    await page.stage.user.click(box)
    await until(() => expect(new FormData(form).get('answers.q3')).toBe('o1'))
  }),
}
export const Loading: StoryObj = {
  name: '报名表 · 正在加载 / Loading',
  play: visit({ ...editor, network: () => [inTurn('getConferenceForm', never)] }, ({ see }) =>
    see('heading', 'organizer.section.form'),
  ),
}
export const Failed: StoryObj = {
  name: '报名表 · 没有打开，可重试 / It could not be opened: retry',
  play: visit({ ...editor, network: () => [fault('getConferenceForm', '500')] }, ({ see }) =>
    see('button', 'state.retry'),
  ),
}
export const NotFound: StoryObj = {
  name: '报名表 · 别人的会议：不存在 / Somebody else’s conference does not exist',
  play: visit({ ...editor, network: () => [refuse('getConferenceForm', 'notFound')] }, ({ see }) =>
    see('heading', 'page.404.title'),
  ),
}
export const Empty: StoryObj = {
  name: '报名表 · 尚无问题，一键添加模板失败会说明原因 / None yet; a template that does not fit says why',
  play: visit(
    {
      ...editor,
      network: () => [
        altered('getConferenceForm', (happy) => ({ ...happy, fields: [] })),
        refuse('addFormTemplate', 'formFieldsTooMany'),
      ],
    },
    async (page) => {
      await page.read('form.empty')
      await page.read('form.preview.empty')
      await page.press('form.template.arrival')
      await page.see('button', 'shell.understood')
    },
  ),
}
export const Wrong: StoryObj = {
  name: '添加单选题 · 没有选项，指出所在 / A question to choose from without options',
  play: visit(editor, async (page) => {
    await page.press('form.add')
    await choose(page, 'select[name="kind"]', 'one', await dialog())
    await page.submit()
    await until(async () =>
      expect((await inDialog('input[name="name"]')).getAttribute('aria-invalid')).toBe('true'),
    )
    expect((await dialog()).querySelector('[role="alert"]')).not.toBeNull()
  }),
}
export const Condition: StoryObj = {
  name: '编辑问题 · 选项与显示条件 / A question with its condition is changed',
  play: visit(editor, async (page) => {
    await onField(page, 2, 0)
    const on = await inDialog('select[name="condition_field"]')
    expect(on.value).toBe('1')
    expect((await inDialog('input[name="condition_values"]')).value).toBe('o1,o2')
    await page.submit()
    await page.read('sale.saved')
    await until(expectNoDialog)
  }),
}
export const Conflict: StoryObj = {
  name: '编辑问题 · 他人刚保存过：列出变化，保留已填内容再存 / Somebody else was faster: what changed, and what was typed goes on',
  play: visit(
    {
      ...editor,
      network: () => [
        inTurn(
          'getConferenceForm',
          (language) =>
            answerResponse('getConferenceForm', fixturesFor(language).getConferenceForm, language),
          (language) => {
            const happy = fixturesFor(language).getConferenceForm
            const fields = happy.fields.map((each) =>
              each.id === 1 ? { ...each, version: 1, is_required: true } : each,
            )
            return answerResponse('getConferenceForm', { ...happy, fields }, language)
          },
        ),
        inTurn(
          'saveFormField',
          (language) => refusalResponse('versionConflict', language, { field: 'version' }),
          (language) => answerResponse('saveFormField', fixturesFor(language).saveFormField, language),
        ),
      ],
    },
    async (page) => {
      await onField(page, 1, 0)
      const name = await inDialog('input[name="name"]')
      await page.stage.user.clear(name)
      await page.stage.user.paste('怎样参会？')
      await page.submit()
      await page.read('sale.conflict.changes')
      await page.answer('sale.conflict.keep')
      await until(async () => expect((await inDialog('input[name="name"]')).value).toBe('怎样参会？'))
      expect((await inDialog('input[name="options.2.name"]')).value).toBe('不作报告')
      await page.submit()
      await page.read('sale.saved')
    },
  ),
}
export const Hiding: StoryObj = {
  name: '隐藏已有回答的问题 · 没有删除按钮，回答会保留 / A question with answers is hidden; nothing deletes it',
  play: visit({ ...editor, network: () => [fault('hideFormField', 'offline')] }, async (page) => {
    const row = await until(() => element('[data-field="1"]'))
    expect(row.querySelectorAll('button')).toHaveLength(2)
    await onField(page, 1, 1)
    await page.read('form.hide.about')
    await page.answer('form.hide')
    await page.read('error.kind.offline')
  }),
}
export const Ordering: StoryObj = {
  name: '调整问题顺序 · 条件须在其后，说明原因 / The order would break a condition: it says so',
  play: visit(
    { ...editor, network: () => [refuse('orderFormFields', 'formConditionWrong')] },
    async (page) => {
      await page.press('sale.order')
      const box = await dialog()
      await until(() => expect(box.contains(document.activeElement)).toBe(true))
      const down = await until(() => element<HTMLButtonElement>('ol li button:last-of-type', box))
      down.focus()
      await page.stage.user.keyboard('{Enter}')
      await page.answer('sale.save')
      await page.see('button', 'shell.understood')
    },
  ),
}
export const Registering: StoryObj = {
  name: '报名 · 主办方的问题按回答显示，必答项有提示 / Registering: questions follow the answers; a required one is named',
  play: visit(
    {
      ...register,
      network: () => [
        answer('getConference', { ...openConference, ticket_types: [ticket(31)] }),
        altered('getRegistrationForm', ({ questions }) => ({
          questions: questions.map((each) => (each.id === 2 ? { ...each, is_required: true } : each)),
        })),
      ],
    },
    async (page) => {
      await choose(page, 'select[name="answers.q1"]', 'o1')
      const title = () => until(() => element<HTMLInputElement>('input[name="answers.q2"]'))
      await title()
      await page.stage.user.click(await until(() => element('main form button[type="submit"]')))
      await until(async () => expect((await title()).getAttribute('aria-invalid')).toBe('true'))
      await page.stage.user.type(await title(), 'X')
      await choose(page, 'select[name="answers.q1"]', 'o3')
      await until(() => expect(document.querySelector('input[name="answers.q2"]')).toBeNull())
      await choose(page, 'select[name="answers.q1"]', 'o2')
      // The earlier input is still there.
      await until(async () => expect((await title()).value).toBe('X'))
    },
  ),
}
export const OrderAnswers: StoryObj = {
  name: '订单 · 查看并修改回答，错误在字段旁 / The answers of an order are changed; what is wrong stands at its field',
  play: visit(
    {
      ...order,
      network: () => [
        inTurn(
          'saveOrderAnswers',
          (language) => refusalResponse('answerUnknown', language, { field: 'answers.q1' }),
          (language) => answerResponse('saveOrderAnswers', fixturesFor(language).saveOrderAnswers, language),
        ),
      ],
    },
    async (page) => {
      await page.press('question.change')
      const first = await inDialog('select[name="answers.q1"]')
      expect(first.value).toBe('o1')
      await page.submit()
      await until(async () =>
        expect((await inDialog('select[name="answers.q1"]')).getAttribute('aria-invalid')).toBe('true'),
      )
      await choose(page, 'select[name="answers.q1"]', 'o3', await dialog())
      await page.submit()
      await page.read('question.saved')
      await until(expectNoDialog)
    },
  ),
}
export const OrderFixed: StoryObj = {
  name: '订单 · 会议已开始，回答只读 / The conference has begun: the answers are read only',
  play: visit(
    { ...order, network: () => [altered('getOrderAnswers', (happy) => ({ ...happy, can_change: false }))] },
    ({ read }) => read('question.fixed'),
  ),
}
