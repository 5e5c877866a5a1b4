import type { Locale } from '../../../src/i18n/locale.ts'
import type { ActorView, MachineView, Machines } from '../live/protocol.ts'

/** Name of a state; its path where it has none. */
export const stateName = (machine: MachineView, id: string, locale: Locale): string =>
  machine.states[id]?.[locale] ??
  (id === machine.id ? machine.title[locale] : id.slice(machine.id.length + 1))

export const stateNames = (machine: MachineView, ids: readonly string[], locale: Locale): string =>
  ids.map((id) => stateName(machine, id, locale)).join(locale === 'en' ? ', ' : '、')

/** `会话`, `验证码：发到手机`, `列表 2`: with a distinction where there are several of a kind. */
export const actorTitle = (
  machines: Machines,
  { machine, role, number }: ActorView,
  locale: Locale,
): string => {
  const title = role?.[locale] ?? machines[machine]?.title[locale] ?? machine
  return number === null ? title : `${title} ${number}`
}
