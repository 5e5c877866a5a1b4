import { FormattedList, FormattedMessage } from 'react-intl'

import type { TeamPart } from '../../../contract/teamParts.ts'

/** A user's roles in the team of a conference. */
export const Parts = ({ parts }: { parts: readonly TeamPart[] }) => (
  <FormattedList
    type="unit"
    value={parts.map((part) => (
      <FormattedMessage key={part} id={`team.part.${part}`} />
    ))}
  />
)
