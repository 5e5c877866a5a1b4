import type { Locale } from '../../../src/i18n/locale.ts'
import type { CauseRow } from '../pages/causesOf.ts'
import { causes as causers, words } from '../pages/words.ts'
import type { MachineEntry } from '../registry/entry.types.ts'

interface Props {
  readonly entry: MachineEntry
  readonly causes: readonly CauseRow[]
  readonly locale: Locale
}

/** Causes of a machine's transitions, with their states and conditions. */
export const Causes = ({ entry, causes, locale }: Props) => (
  <table>
    <thead>
      <tr>
        {(['who', 'what', 'where', 'condition'] as const).map((head) => (
          <th key={head} scope="col">
            {words[head][locale]}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {causes.map(({ key, name, by, says, from, guards }) => (
        <tr key={key}>
          <td>
            <span className="who" data-by={by}>
              {causers[by][locale]}
            </span>
          </td>
          <td>
            {says[locale]}
            {key !== 'always:always' && <code>{name}</code>}
          </td>
          <td>
            {from
              .map(
                (state) =>
                  (state === entry.machine.id ? words.anywhere : entry.states[state])?.[locale] ?? state,
              )
              .join(locale === 'zh-CN' ? '、' : ', ')}
          </td>
          <td>
            {guards.length === 0 ? (
              <span className="none">{words.unconditional[locale]}</span>
            ) : (
              <ul>
                {guards.map((guard) => (
                  <li key={guard}>
                    {entry.guards[guard]?.[locale]} <code>{guard}</code>
                  </li>
                ))}
              </ul>
            )}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)
