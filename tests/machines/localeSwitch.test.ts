import { describe, expect, it } from 'vitest'

import { actorsOf } from '../../src/machines/shared/actorsOf.ts'
import { localeSwitchMachine } from '../../src/machines/localeSwitch/localeSwitch.machine.ts'
import type { LocaleName } from '../../src/machines/localeSwitch/localeSwitch.types.ts'
import { held, turn } from '../support/held.ts'
import { run } from '../support/run.ts'

const startSwitch = () => {
  const loadLocale = held<[LocaleName], void>()
  const machine = localeSwitchMachine.provide({
    actors: actorsOf(localeSwitchMachine, { loadLocale: loadLocale.call }),
  })
  return { ...run(machine, { locale: 'zh-CN' }), loadLocale }
}

describe('localeSwitch', () => {
  it('[I18N-01] changes the language when its texts are here, and not before', async () => {
    const { actor, loadLocale, emitted } = startSwitch()
    actor.send({ type: 'locale.choose', locale: 'en' })
    expect(actor.getSnapshot().context.locale).toBe('zh-CN')
    expect(loadLocale.last().args).toEqual(['en'])
    loadLocale.last().resolve()
    await turn()
    expect(actor.getSnapshot().context.locale).toBe('en')
    expect(emitted).toEqual([{ type: 'locale.changed', locale: 'en' }])
  })

  it('[I18N-01] stays as it is when the texts cannot be loaded, and says so', async () => {
    const { actor, loadLocale, emitted } = startSwitch()
    actor.send({ type: 'locale.choose', locale: 'en' })
    loadLocale.last().reject(new TypeError('Failed to fetch'))
    await turn()
    expect(actor.getSnapshot().context).toEqual({ locale: 'zh-CN', wanted: 'zh-CN' })
    expect(emitted).toEqual([{ type: 'locale.failed' }])
    actor.send({ type: 'locale.choose', locale: 'en' })
    expect(loadLocale.calls).toHaveLength(2)
  })

  it('loads nothing for the language that is shown already', () => {
    const { actor, loadLocale } = startSwitch()
    actor.send({ type: 'locale.choose', locale: 'zh-CN' })
    expect(loadLocale.calls).toHaveLength(0)
  })
})
