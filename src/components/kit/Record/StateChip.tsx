import { FormattedMessage } from 'react-intl'

import type { Entity } from '../../../contract/entity.ts'
import { Chip } from './StateChip.styles.ts'
import { toneOf } from './tones.ts'

interface Props {
  readonly entity: Entity
  readonly state: string
}

/** State of a record, in words and in the colour of its spine. */
export const StateChip = ({ entity, state }: Props) => (
  <Chip $tone={toneOf(entity, state)}>
    <FormattedMessage id={`record.state.${entity}.${state}`} />
  </Chip>
)
