import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import statecharts from 'virtual:statecharts'

import { ChartView } from '../../workbench/core/chart/ChartView.tsx'
import type { ChartViewProps } from '../../workbench/core/chart/ChartView.types.ts'
import { registry } from '../../workbench/registry.ts'
import { parseLocale } from '../../src/i18n/locale.ts'
import type { MachineId } from '../../src/machines/registry.ts'
import { ChartStage } from './ChartStage.styles.ts'

const meta = { title: 'Components/Statechart' } satisfies Meta
export default meta

const onEdge = fn().mockName('onEdge')
const onNode = fn().mockName('onNode')

type Extra = Partial<ChartViewProps>

const chartOf =
  (id: MachineId, extra: Extra = {}) =>
  (_args: object, { globals }: { globals: Record<string, unknown> }) => {
    const locale = parseLocale(globals['locale'])
    const { title, states } = registry[id]
    const named = [[id, title] as const, ...Object.entries(states)]
    return (
      <ChartStage>
        <ChartView
          {...statecharts[id]}
          locale={locale}
          theme={globals['theme'] === 'dark' ? 'dark' : 'light'}
          label={title[locale]}
          names={Object.fromEntries(named.map(([state, name]) => [state, name[locale]]))}
          {...extra}
        />
      </ChartStage>
    )
  }

export const Resting: StoryObj<typeof meta> = {
  name: '一张状态图 / A chart',
  render: chartOf('login'),
}

const idle: Extra = {
  active: ['sendCode', 'sendCode.idle', 'sendCode.idle.failed'],
  taken: ['sendCode.sending|xstate.error.actor.sendCode|0'],
  enabled: ['sendCode.idle|countdown.recalled|0', 'sendCode.idle|code.send|1'],
  selected: null,
  onEdge,
  onNode,
}

export const Live: StoryObj<typeof meta> = {
  name: '当前状态、刚走的路、可走的路 / Where it stands, came from, can go',
  render: chartOf('sendCode', idle),
  play: async ({ canvasElement, globals, step }) => {
    const canvas = within(canvasElement)
    const chinese = globals['locale'] !== 'en'
    const item = (id: string) => canvasElement.querySelector(`[data-item="${CSS.escape(id)}"]`)
    const user = userEvent.setup()
    onEdge.mockClear()
    onNode.mockClear()

    await step('each transition has a name that says all of it', async () => {
      const { states } = registry.sendCode
      const call = (id: string) => states[id]?.[chinese ? 'zh-CN' : 'en'] ?? ''
      const [from, to] = [call('sendCode.idle'), call('sendCode.sending')]
      const name = chinese
        ? `转移 code.send，从「${from}」到「${to}」，条件 isValidTarget，现在不能发生`
        : `transition code.send, from ${from} to ${to}, if isValidTarget, not possible now`
      await expect(canvas.getByRole('button', { name })).toBe(item('sendCode.idle|code.send|0'))
    })

    await step('one stop for Tab, and arrows walk', async () => {
      const stops = canvasElement.querySelectorAll('[data-item][tabindex="0"]')
      await expect([...stops]).toEqual([item('sendCode')])
      ;(stops[0] as SVGElement).focus()
      await user.keyboard('{ArrowDown}')
      await expect(item('sendCode.idle')).toHaveFocus()
      await user.keyboard('{ArrowRight}')
      await expect(item('sendCode.idle|countdown.recalled|0')).toHaveFocus()
      await user.keyboard('{ArrowDown}')
      await expect(item('sendCode.idle|code.send|0')).toHaveFocus()
      await user.keyboard('{Enter}')
      await expect(onEdge).toHaveBeenLastCalledWith('sendCode.idle|code.send|0')
      await user.keyboard('{ArrowRight}')
      await expect(item('sendCode.sending')).toHaveFocus()
      await user.keyboard(' ')
      await expect(onNode).toHaveBeenLastCalledWith('sendCode.sending')
      await user.keyboard('{ArrowLeft}')
      await expect(item('sendCode')).toHaveFocus()
    })

    await step('a click on a transition that cannot happen asks, too', async () => {
      const forbidden = item('sendCode.sending|xstate.done.actor.sendCode|0')
      await user.click(forbidden as SVGElement)
      await expect(onEdge).toHaveBeenLastCalledWith('sendCode.sending|xstate.done.actor.sendCode|0')
      await expect(onEdge).toHaveBeenCalledTimes(2)
    })

    await step('keys and buttons zoom', async () => {
      const drawing = canvas.getByRole('graphics-document')
      const width = () => drawing.getBoundingClientRect().width
      const before = width()
      await user.keyboard('+')
      await waitFor(() => expect(width()).toBeCloseTo(before * 1.2, 0))
      await user.click(canvas.getByRole('button', { name: chinese ? '缩小' : 'Zoom out' }))
      await waitFor(() => expect(width()).toBeCloseTo(before, 0))
      await user.click(canvas.getByRole('button', { name: chinese ? '看全图' : 'Show all' }))
      const frame = drawing.parentElement as HTMLElement
      await waitFor(() => expect(width()).toBeLessThanOrEqual(frame.clientWidth + 1))
    })
  },
}

export const RestingInside: StoryObj<typeof meta> = {
  name: '停在有内部转移的状态 / Resting where transitions stay inside',
  render: chartOf('collect', {
    active: ['collect', 'collect.saving'],
    enabled: ['collect.saving|collect.toggle|0'],
    onEdge,
    onNode,
  }),
}

export const Compared: StoryObj<typeof meta> = {
  name: '改动：新增、删除、修改 / Added, removed, changed',
  render: chartOf('session', {
    marks: {
      'session.guest': 'added',
      'session.member': 'changed',
      'session.signingOut': 'removed',
      'session.guest|session.open|0': 'added',
      'session.signingOut|xstate.done.actor.endSession|0': 'removed',
      'session.member|user.refresh|0': 'changed',
      'session.member|unread.counted|0': 'added',
    },
  }),
}

export const Still: StoryObj<typeof meta> = {
  name: '静止的图 / Without controls',
  render: chartOf('terms', { still: true }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryAllByRole('button')).toEqual([])
  },
}
