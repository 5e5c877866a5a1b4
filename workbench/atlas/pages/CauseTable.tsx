import type { MachineEntry } from '../registry/entry.types.ts'
import type { Locale } from '../../../src/i18n/locale.ts'
import { Conditions, Frame, Sentence, Table, Who } from './CauseTable.styles.ts'
import type { CauseRow } from './causesOf.ts'
import { causes as causeNames, words } from './words.ts'

interface Props {
  readonly entry: MachineEntry
  readonly causes: readonly CauseRow[]
  readonly locale: Locale
}

/** Causes of a machine's transitions, with their states and conditions. */
export const CauseTable = ({ entry, causes, locale }: Props) => (
  <Frame>
    <Table>
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
              <Who $by={by}>{causeNames[by][locale]}</Who>
            </td>
            <td data-label={words.what[locale]}>
              <Sentence>{says[locale]}</Sentence>
              <code>{name}</code>
            </td>
            <td data-label={words.where[locale]}>
              <ul>
                {from.map((state) => (
                  <li key={state}>
                    {state === entry.machine.id ? words.anywhere[locale] : entry.states[state]?.[locale]}
                  </li>
                ))}
              </ul>
            </td>
            <td data-label={words.condition[locale]}>
              <Conditions>
                {guards.map((guard) => (
                  <li key={guard}>
                    {entry.guards[guard]?.[locale]} <code>{guard}</code>
                  </li>
                ))}
                {guards.length === 0 && <li>{words.unconditional[locale]}</li>}
              </Conditions>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  </Frame>
)
