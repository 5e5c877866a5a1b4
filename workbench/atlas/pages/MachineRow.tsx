import { registry } from '../../registry.ts'
import { ruleText } from '../registry/rules.ts'
import type { View } from './addresses.ts'
import { CodeText } from './CodeText.tsx'
import { machinePage } from './kin.ts'
import { Also, Chips, Row, Title } from './MachineRow.styles.ts'
import type { Hit } from './search.ts'
import { storiesShowing } from './shownStates.ts'
import { StoryLink } from './StoryLink.tsx'
import { words } from './words.ts'

interface Props {
  readonly hit: Hit
  readonly view: View
}

/** One machine of the index: its purpose, and the states that match the search. */
export const MachineRow = ({ hit, view }: Props) => {
  const { id, states, events, rules } = hit
  const { locale } = view
  const entry = registry[id]
  return (
    <Row aria-labelledby={`row-${id}`}>
      <Title>
        <h3 id={`row-${id}`}>
          <StoryLink story={machinePage(id)} view={view}>
            {entry.title[locale]}
          </StoryLink>
        </h3>
        <p>{entry.purpose[locale]}</p>
      </Title>
      <div>
        <Chips>
          {states.map((state) => {
            const [story] = storiesShowing(state)
            const name = entry.states[state]?.[locale] ?? state
            return (
              <li key={state}>
                {story === undefined ? (
                  name
                ) : (
                  <StoryLink story={story.id} view={view} title={state}>
                    {name}
                  </StoryLink>
                )}
              </li>
            )
          })}
        </Chips>
        {(events.length > 0 || rules.length > 0) && (
          <Also>
            {events.map((event) => (
              <li key={event}>
                {words.event[locale]} <code>{event}</code> {entry.events[event]?.says[locale]}
              </li>
            ))}
            {rules.map((rule) => (
              <li key={rule}>
                {words.rule[locale]} <code>{rule}</code> <CodeText>{ruleText(rule)[locale]}</CodeText>
              </li>
            ))}
          </Also>
        )}
      </div>
    </Row>
  )
}
