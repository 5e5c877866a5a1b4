import type { Locale } from '../../../src/i18n/locale.ts'
import { changeWords } from './changeWords.ts'
import type { MachineChange } from './compareMachines.ts'
import { countStates, summarize } from './summarize.ts'
import { describeDiff } from './describe.ts'
import type { Line } from './describe.ts'
import { namesOf, plain } from './names.ts'
import type { Known } from './names.ts'

/** Changes, for a terminal. */
export const reportText = (
  changes: readonly MachineChange[],
  registry: Readonly<Record<string, Known>>,
  locale: Locale,
): string => {
  const words = changeWords[locale]
  if (changes.length === 0) return words.nothing
  const sections = changes.map((change) => {
    const names = namesOf(change.machine, registry[change.machine], locale)
    const head = `${signs[change.change]} ${names.title === change.machine ? names.title : `${names.title} (${change.machine})`}`
    if (change.change === 'added') return `${head}: ${words.machineAdded(countStates(change.after))}`
    if (change.change === 'removed') return `${head}: ${words.machineRemoved(countStates(change.before))}`
    const body = describeDiff(change.diff, names, locale).map(
      ({ title, lines }) => `    ${plain(title)}\n${lines.map(lineText).join('\n')}`,
    )
    return [`${head}: ${summarize(change.diff, locale)}`, ...body].join('\n')
  })
  return [words.machines(changes.length), ...sections].join('\n\n')
}

const lineText = ({ sign, parts, details }: Line) =>
  [`      ${signs[sign]} ${plain(parts)}`, ...details.map((detail) => `          ${plain(detail)}`)].join(
    '\n',
  )

const signs = { added: '+', removed: '−', changed: '~', perhaps: '?' } as const
