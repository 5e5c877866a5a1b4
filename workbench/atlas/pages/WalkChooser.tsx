import type { WalkRequest } from '../replay/href.ts'
import { walkableStates } from '../replay/paths.ts'
import { registry } from '../../registry.ts'
import type { Locale } from '../../../src/i18n/locale.ts'
import type { MachineId } from '../../../src/machines/registry.ts'
import { Chooser } from './WalkPage.styles.ts'
import { walkWords } from './walkWords.ts'

interface Props {
  readonly request: WalkRequest
  readonly locale: Locale
  readonly onRequest: (request: WalkRequest) => void
}

/** Which machine, from where, to where. */
export const WalkChooser = ({ request: { machine, from, to }, locale, onRequest }: Props) => {
  const { model, states } = registry[machine]
  const walkable = [...new Set([...walkableStates(model), to, ...(from === undefined ? [] : [from])])]
  const options = walkable.map((id) => (
    <option key={id} value={id}>
      {states[id]?.[locale] ?? id}
    </option>
  ))
  return (
    <Chooser>
      <label>
        <span>{walkWords.flow[locale]}</span>
        <select
          value={machine}
          onChange={({ target }) => {
            const next = target.value as MachineId
            onRequest({ machine: next, to: walkableStates(registry[next].model).at(-1) ?? next })
          }}
        >
          {Object.entries(registry).map(([id, { title }]) => (
            <option key={id} value={id}>
              {title[locale]}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{walkWords.from[locale]}</span>
        <select
          value={from ?? ''}
          onChange={({ target }) => onRequest({ machine, from: target.value || undefined, to })}
        >
          <option value="">{walkWords.start[locale]}</option>
          {options}
        </select>
      </label>
      <label>
        <span>{walkWords.to[locale]}</span>
        <select value={to} onChange={({ target }) => onRequest({ machine, from, to: target.value })}>
          {options}
        </select>
      </label>
    </Chooser>
  )
}
