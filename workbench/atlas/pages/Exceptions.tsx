import type { MachineEntry } from '../registry/entry.types.ts'
import type { Locale } from '../../../src/i18n/locale.ts'
import { Part } from './MachinePage.styles.ts'
import { List } from './RuleList.styles.ts'
import { words } from './words.ts'

interface Props {
  readonly entry: MachineEntry
  readonly locale: Locale
}

/** States that nothing reaches or leaves on purpose. */
export const Exceptions = ({ entry: { excused, states }, locale }: Props) => {
  const reasons = Object.entries({ ...excused?.unreachable, ...excused?.deadEnd })
  if (reasons.length === 0) return null
  return (
    <Part aria-labelledby="exceptions">
      <h2 id="exceptions">{words.exceptions[locale]}</h2>
      <List>
        {reasons.map(([state, reason]) => (
          <div key={state}>
            <dt>{states[state]?.[locale] ?? state}</dt>
            <dd>{reason[locale]}</dd>
          </div>
        ))}
      </List>
    </Part>
  )
}
