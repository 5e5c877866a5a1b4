import type { Meta, StoryObj } from '@storybook/react-vite'

import { refuse } from '../../mocks/handlers.ts'
import { altered } from '../../workbench/harness/stage/answers.ts'
import { expect } from '../../workbench/harness/stage/expect.ts'
import { element } from '../../workbench/harness/stage/pageActions.ts'
import { until } from '../../workbench/harness/stage/until.ts'
import { reach } from '../../workbench/harness/story/reach.ts'
import { visit } from '../../workbench/harness/story/visit.ts'
import { builtIn } from '../../src/contract/documents/builtIn.ts'
import { samplePerson } from '../../src/contract/documents/sample.ts'

const meta = { title: 'Flows/Template designer' } satisfies Meta
export default meta

const at = '/organizer/1/documents/3'

export const Loading: StoryObj = {
  name: '模板设计 · 正在加载 / Loading',
  ...reach('templateDesigner.loading'),
}
export const Failed: StoryObj = {
  name: '模板设计 · 加载失败，可重试 / Could not be loaded: retry',
  ...reach('templateDesigner.failed'),
}
export const Clean: StoryObj = {
  name: '模板设计 · 胸卡 / A badge [CONF-03]',
  ...reach('templateDesigner.designing.clean'),
}
export const Changed: StoryObj = {
  name: '模板设计 · 有未保存的改动 / Something is unsaved',
  ...reach('templateDesigner.designing.changed'),
}
export const Saving: StoryObj = { name: '模板设计 · 正在保存 / Saving', ...reach('templateDesigner.saving') }
export const Comparing: StoryObj = {
  name: '模板设计 · 正在加载他人保存的内容 / Loading what somebody else saved',
  ...reach('templateDesigner.comparing'),
}
export const Conflict: StoryObj = {
  name: '模板设计 · 他人已保存，等待选择 / Somebody else saved: choose',
  ...reach('templateDesigner.conflict'),
}
export const ByKeyboard: StoryObj = {
  name: '模板设计 · 只用键盘移动姓名，再撤销 / The name is moved by keyboard alone, and taken back [CONF-03]',
  parameters: { state: 'templateDesigner.designing.changed' },
  play: visit({ at, signedIn: true }, async ({ stage, press }) => {
    const name = await until(() => element<HTMLElement>('main [data-block="4"]'))
    name.focus()
    await stage.user.keyboard('{Enter}')
    const canvas = element<HTMLElement>('main [role="application"]')
    canvas.focus()
    await stage.user.keyboard('{ArrowDown}{Shift>}{ArrowDown}{/Shift}')
    const y = () => element<HTMLInputElement>('main [name="blocks.4.y"]').value
    await until(() => expect(y()).toBe('48'))
    await press('documents.undo')
    // The selection is dropped: the block may be another one after an undo.
    name.focus()
    await stage.user.keyboard('{Enter}')
    await until(() => expect(y()).toBe('43'))
    // Checks the whole page, without the part that the header covers while it is scrolled.
    window.scrollTo(0, 0)
  }),
}
export const Faulty: StoryObj = {
  name: '模板设计 · 超出页面、占位符写错 / Beyond the page, an unknown placeholder',
  parameters: { state: 'templateDesigner.designing.changed' },
  play: visit({ at, signedIn: true }, async ({ stage, read }) => {
    await stage.user.click(await until(() => element<HTMLElement>('main [data-block="4"]')))
    const text = await until(() => element<HTMLTextAreaElement>('main [name="blocks.4.text"]'))
    await stage.user.clear(text)
    await stage.user.paste('{nmae}')
    await read('error.placeholderUnknown')
    await read('documents.faulty')
  }),
}
export const Misfits: StoryObj = {
  name: '模板设计 · 有人的姓名放不下 / Somebody’s name does not fit',
  parameters: { state: 'templateDesigner.designing.clean' },
  play: visit(
    {
      at,
      signedIn: true,
      network: () => [
        altered('getDocumentTemplate', (happy) => ({
          ...happy,
          misfits: ['Wolfeschlegelsteinhausenbergerdorff'],
          misfit_total: 3,
        })),
      ],
    },
    ({ read }) =>
      read('documents.misfits', { names: 'Wolfeschlegelsteinhausenbergerdorff', count: 3, others: 2 }),
  ),
}
export const Certificate: StoryObj = {
  name: '模板设计 · 参会证书 / A certificate of attendance [TKT-02]',
  parameters: { state: 'templateDesigner.designing.clean' },
  play: visit(
    {
      at,
      signedIn: true,
      network: () => [
        altered('getDocumentTemplate', (happy) => ({
          ...happy,
          kind: 'attendance' as const,
          design: builtIn.attendance,
          people: [samplePerson('attendance')],
        })),
      ],
    },
    ({ read }) => read('documents.blocks'),
  ),
}
export const List: StoryObj = {
  name: '模板设计 · 签到表 / A list to sign [CONF-03]',
  parameters: { state: 'templateDesigner.designing.clean' },
  play: visit(
    {
      at,
      signedIn: true,
      network: () => [
        altered('getDocumentTemplate', (happy) => ({
          ...happy,
          kind: 'list' as const,
          design: builtIn.list,
        })),
      ],
    },
    ({ read }) => read('documents.column', { place: 5 }),
  ),
}
export const Missing: StoryObj = {
  name: '模板设计 · 没有这个模板，或不归您管 / No such template, or none of yours',
  parameters: { state: 'templateDesigner.failed' },
  play: visit({ at, signedIn: true, network: () => [refuse('getDocumentTemplate', 'notFound')] }, ({ see }) =>
    see('heading', 'page.404.title'),
  ),
}
