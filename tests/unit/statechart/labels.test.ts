import { expect, it } from 'vitest'

import { chartOf } from '../../../workbench/core/chart/chartOf.ts'
import { eventLabel } from '../../../workbench/core/chart/labels.ts'
import { machines } from '../../../src/machines/registry.ts'

it.each([
  ['scan.expired', 'scan.refresh', 'scan.refresh', 'scan.refresh'],
  ['scan.asking', 'xstate.done.actor.checkScene', '完成(checkScene)', 'done(checkScene)'],
  ['scan.asking', 'xstate.error.actor.checkScene', '失败(checkScene)', 'error(checkScene)'],
  ['scan.asking', 'xstate.snapshot.checkScene', '更新(checkScene)', 'update(checkScene)'],
  ['calling', 'xstate.done.actor.1.calling', '完成(#1)', 'done(#1)'],
  ['scan.watching.resting', 'xstate.after.poll.scan.watching.resting', 'poll 之后', 'after poll'],
  ['a.b', 'xstate.after.5000.a.b', '5 秒后', '5 s later'],
  ['a.b', 'xstate.after.1500.a.b', '1.5 秒后', '1.5 s later'],
  ['a.b', 'xstate.after.50.a.b', '50 毫秒后', '50 ms later'],
  ['a.b', 'xstate.after.120000.a.b', '2 分钟后', '2 min later'],
  ['a.b', 'xstate.done.state.a.b', '结束(b)', 'end(b)'],
  ['a.b', 'always', '立即', 'at once'],
  ['a.b', '*', '任何事件', 'any event'],
])('in %s the event %s is called %s and %s', (source, event, chinese, english) => {
  expect(eventLabel({ source, event }, 'zh-CN')).toBe(chinese)
  expect(eventLabel({ source, event }, 'en')).toBe(english)
})

it('leaves no name of the library in any chart', () => {
  for (const machine of Object.values(machines)) {
    for (const edge of chartOf(machine).edges) {
      for (const locale of ['zh-CN', 'en'] as const) expect(eventLabel(edge, locale)).not.toMatch(/xstate/)
    }
  }
})
