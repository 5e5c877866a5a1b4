import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import statecharts from 'virtual:statecharts'

import { ChartView } from '../../../workbench/core/chart/ChartView.tsx'
import type { ChartViewProps } from '../../../workbench/core/chart/ChartView.types.ts'
import { readingOrder } from '../../../workbench/core/chart/chartWords.ts'
import { neighbour } from '../../../workbench/core/chart/neighbour.ts'
import { headPath, linePath } from '../../../workbench/core/chart/paths.ts'
import { textWidth, wrapped } from '../../../workbench/core/chart/textWidth.ts'

const draw = (extra: Partial<ChartViewProps> = {}) =>
  renderToStaticMarkup(
    <ChartView {...statecharts.sendCode} locale="en" theme="light" label="Sending a code" {...extra} />,
  )

/** The names of all states and transitions, in reading order. */
const namesIn = (markup: string) =>
  [...markup.matchAll(/data-item="[^"]*" role="(?:img|button)" aria-label="([^"]*)"/g)].map(
    ([, name]) => name,
  )

const tagOf = (markup: string, id: string) =>
  new RegExp(`<g [^>]*data-item="${id.replaceAll(/[.|]/g, String.raw`\$&`)}"[^>]*>`).exec(markup)?.[0] ?? ''

describe('the drawing of a machine', () => {
  it('says each state and each transition as a sentence, transitions after the state they leave', () => {
    expect(namesIn(draw())).toEqual([
      'state sendCode',
      'state idle',
      'transition countdown.recalled, from idle to counting',
      'transition code.send, from idle to sending, if isValidTarget',
      'transition code.send, stays in idle',
      'state idle.ready',
      'state idle.failed',
      'state sending',
      'transition done(sendCode), from sending to counting',
      'transition error(sendCode), from sending to idle.failed',
      'state counting',
      'transition after resend, from counting to idle',
    ])
  })

  it('says what is current, what was taken, what can happen and what has changed', () => {
    const names = namesIn(
      draw({
        locale: 'zh-CN',
        names: { 'sendCode.idle': '可以发送' },
        active: ['sendCode', 'sendCode.idle'],
        taken: ['sendCode.counting|xstate.after.resend.sendCode.counting|0'],
        enabled: ['sendCode.idle|code.send|0'],
        marks: { 'sendCode.sending': 'changed' },
      }),
    )
    expect(names).toContain('状态 可以发送（idle），当前状态')
    expect(names).toContain('转移 code.send，从「可以发送」到「sending」，条件 isValidTarget，现在可以发生')
    expect(names).toContain('转移 code.send，留在「可以发送」，现在不能发生')
    expect(names).toContain('转移 resend 之后，从「counting」到「可以发送」，现在不能发生，刚刚发生')
    expect(names).toContain('状态 sending，有改动')
  })

  it('calls final states final', () => {
    expect(namesIn(draw({ ...statecharts.bindPhone }))).toContain('final state bound')
  })

  it('makes buttons only of elements with a listener, and one stop for Tab', () => {
    expect(draw()).not.toMatch(/data-item="[^"]*" role="button"/)
    const markup = draw({ onEdge: () => {}, selected: 'sendCode.sending' })
    expect(tagOf(markup, 'sendCode.idle|code.send|0')).toContain('role="button"')
    expect(tagOf(markup, 'sendCode.sending')).toContain('role="img"')
    expect(markup.match(/<g [^>]*data-item[^>]*tabindex="0"/g)).toHaveLength(1)
    expect(tagOf(markup, 'sendCode.sending')).toContain('tabindex="0"')
  })

  it('marks changes with a sign, not by colour only', () => {
    expect(draw().match(/class="sign"/g)).toBeNull()
    const markup = draw({ marks: { 'sendCode.idle': 'added', 'sendCode.idle|code.send|0': 'removed' } })
    expect(markup.match(/class="sign"/g)).toHaveLength(2)
  })

  it('has controls unless it is still', () => {
    expect(draw()).toContain('aria-label="Zoom in"')
    expect(draw({ still: true })).not.toContain('<button')
  })
})

it('walks by arrows: along a transition, back to its source, to the state around, and through everything', () => {
  const { chart } = statecharts.sendCode
  const order = readingOrder(chart)
  const go = (id: string, key: string) => neighbour(chart, order, id, key)
  expect(go('sendCode.idle', 'ArrowRight')).toBe('sendCode.idle|countdown.recalled|0')
  expect(go('sendCode.idle|code.send|0', 'ArrowRight')).toBe('sendCode.sending')
  expect(go('sendCode.idle|code.send|0', 'ArrowLeft')).toBe('sendCode.idle')
  expect(go('sendCode.idle|code.send|1', 'ArrowRight')).toBeNull()
  expect(go('sendCode.idle', 'ArrowLeft')).toBe('sendCode')
  expect(go('sendCode', 'ArrowLeft')).toBeNull()
  expect(go('sendCode', 'ArrowUp')).toBeNull()
  expect(go('sendCode', 'End')).toBe(order.at(-1))
  expect(go(order.at(-1) ?? '', 'Home')).toBe('sendCode')
  expect(go('sendCode', 'x')).toBeNull()
  const reached = [order[0]]
  while (reached.length <= order.length) {
    const next = go(reached.at(-1) ?? '', 'ArrowDown')
    if (next === null) break
    reached.push(next)
  }
  expect(reached).toEqual(order)
})

it('rounds the corners of a line and ends it where its head begins', () => {
  const points = [
    [0, 0],
    [0, 20],
    [30, 20],
  ] as const
  expect(linePath(points)).toBe('M0 0L0 14Q0 20 6 20L24 20')
  expect(headPath(points)).toBe('M30 20L22 24L22 16Z')
  expect(linePath([])).toBe('')
  expect(headPath([[1, 1]])).toBe('')
})

it('counts an ideograph as a square, and breaks no line before a closing sign', () => {
  expect(textWidth('扫码登录', 10)).toBeGreaterThanOrEqual(40)
  expect(textWidth('ill', 10)).toBeLessThan(textWidth('mmm', 10))
  expect(wrapped('Waiting before the next question', 14, 172)).toEqual([
    'Waiting before the next',
    'question',
  ])
  for (const line of wrapped('已确认，征求条款同意，等待回答', 14, 50)) expect(line).not.toMatch(/^[，。]/)
  expect(wrapped('已确认，征求条款同意，等待回答', 14, 50).join('')).toBe('已确认，征求条款同意，等待回答')
})
