import { Cell, Group, Head, Page, Path, Rows } from './StateTable.styles.ts'
import type { ShownState } from './shownStates.ts'

interface Props {
  /** Machine id → its states, in the order of the machine. */
  readonly machines: Readonly<Record<string, readonly string[]>>
  readonly shown: readonly ShownState[]
}

/** All states of all machines, each with the stories that show it. */
export const StateTable = ({ machines, shown }: Props) => (
  <Page>
    <h1>状态总表 / All states</h1>
    <p>
      {Object.values(machines).flat().length} 个状态，{Object.keys(machines).length} 个流程 ·{' '}
      {Object.values(machines).flat().length} states of {Object.keys(machines).length} flows
    </p>
    {Object.entries(machines).map(([machine, states]) => (
      <Group key={machine} aria-labelledby={machine}>
        <Head id={machine}>{machine}</Head>
        <Rows>
          {states.map((state) => (
            <li key={state}>
              <Path>{state.slice(machine.length + 1)}</Path>
              <Cell>
                {shown
                  .filter((story) => story.state === state)
                  .map(({ id, name }) => (
                    <a key={id} href={`./?path=/story/${id}`} target="_top">
                      {name}
                    </a>
                  ))}
              </Cell>
            </li>
          ))}
        </Rows>
      </Group>
    ))}
  </Page>
)
