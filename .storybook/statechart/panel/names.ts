import type { Locale } from '../../../src/i18n/locale.ts'
import type { ActorView, MachineView, Machines } from '../live/protocol.ts'

/** What people call a state; its path where it has no name. */
export const stateName = (machine: MachineView, id: string, locale: Locale): string =>
  machine.states[id]?.[locale] ??
  (id === machine.id ? machine.title[locale] : id.slice(machine.id.length + 1))

export const stateNames = (machine: MachineView, ids: readonly string[], locale: Locale): string =>
  ids.map((id) => stateName(machine, id, locale)).join(locale === 'en' ? ', ' : '、')

/** `验证码 · 快捷登录`, `列表 2`: where there are several of a kind, it says which. */
export const actorTitle = (
  machines: Machines,
  { machine, within, number }: ActorView,
  locale: Locale,
): string => {
  const parent = within === null ? undefined : machines[within]?.title[locale]
  const title = machines[machine]?.title[locale] ?? machine
  return `${title}${parent === undefined ? '' : ` · ${parent}`}${number === null ? '' : ` ${number}`}`
}
