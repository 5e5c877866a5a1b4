import { walkHref } from '../replay/href.ts'
import { registry } from '../../registry.ts'
import type { MachineId } from '../../../src/machines/registry.ts'
import { nodesOf } from '../../core/walk.ts'
import { storyHref } from './addresses.ts'
import type { View } from './addresses.ts'
import { Cell } from './Cell.tsx'
import { Actions, Badge, Card, Cover, Name, Others, Shot, Tail } from './StateCard.styles.ts'
import { storiesShowing, storyName } from './shownStates.ts'
import { StoryLink } from './StoryLink.tsx'
import { words } from './words.ts'

interface Props {
  readonly machine: MachineId
  /** Id of a state in which the machine can rest. */
  readonly state: string
  readonly view: View
  /** Called with the card's element, so that a reader can be led to it. */
  readonly hold: (card: HTMLElement | null) => void
}

/** One state: its look, its name, and links to more. */
export const StateCard = ({ machine, state, view, hold }: Props) => {
  const { locale, theme } = view
  const { machine: logic, states } = registry[machine]
  const [best, ...others] = storiesShowing(state)
  const node = nodesOf(logic).find(({ id }) => id === state)
  const name = states[state]?.[locale] ?? state
  return (
    <Card ref={hold} tabIndex={-1} data-state={state} aria-label={name}>
      {best !== undefined && (
        <Shot>
          <Cell story={best.id} locale={locale} theme={theme} width={1024} height={660} />
          <Cover story={best.id} view={view} aria-hidden tabIndex={-1} />
        </Shot>
      )}
      <Name>
        {best === undefined ? (
          name
        ) : (
          <StoryLink story={best.id} view={view}>
            {name}
          </StoryLink>
        )}
        {node?.type === 'final' && <Badge>{words.end[locale]}</Badge>}
      </Name>
      <Tail>
        <code>{state.slice(machine.length + 1)}</code>
      </Tail>
      {others.length > 0 && (
        <Others>
          {others.map((story) => (
            <li key={story.id}>
              <StoryLink story={story.id} view={view}>
                {storyName(story.name)[locale]}
              </StoryLink>
            </li>
          ))}
        </Others>
      )}
      {best !== undefined && (
        <Actions>
          <a
            href={storyHref(matrixStory, view, { story: best.id })}
            target="_top"
            aria-label={`${words.matrix[locale]} · ${name}`}
          >
            {words.matrix[locale]}
          </a>
          <a
            href={walkHref({ machine, to: state }, view)}
            target="_top"
            aria-label={`${words.walk[locale]} · ${name}`}
          >
            {words.walk[locale]}
          </a>
        </Actions>
      )}
    </Card>
  )
}

const matrixStory = 'state-atlas-matrix--matrix'
