import { registry } from '../../registry.ts'
import type { MachineId } from '../../../src/machines/registry.ts'
import type { View } from './addresses.ts'
import { Line } from './Kin.styles.ts'
import { machinePage, partsOf, wholesOf } from './kin.ts'
import { StoryLink } from './StoryLink.tsx'
import { words } from './words.ts'

interface Props {
  readonly id: MachineId
  readonly view: View
}

/** The machines that this one runs, and those that run it. */
export const Kin = ({ id, view }: Props) =>
  [['uses', partsOf(id)] as const, ['usedBy', wholesOf(id)] as const].map(
    ([relation, kin]) =>
      kin.length > 0 && (
        <Line key={relation}>
          {words[relation][view.locale]}
          {kin.map((other) => (
            <StoryLink key={other} story={machinePage(other)} view={view}>
              {registry[other].title[view.locale]}
            </StoryLink>
          ))}
        </Line>
      ),
  )
